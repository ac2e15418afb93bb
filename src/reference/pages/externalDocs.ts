import { toPlainText } from '../markdown';
import type { ExternalDocumentation } from '../model';
import type { ExternalDocs } from '../text';
import type { RenderText } from './texts';

/**
 * An External Documentation Object (4.11) as a link, named by the words of its text. The text itself is beside it where
 * it has links of its own.
 */
export function externalDocsView(
  docs: ExternalDocumentation | undefined,
  renderText: RenderText,
): ExternalDocs | undefined {
  if (!docs) return undefined;
  const text = docs.description && renderText(docs.description);
  const words = text ? toPlainText(text, Number.POSITIVE_INFINITY) : '';
  return {
    label: words === '' ? docs.url : words,
    href: renderText.href(docs.url),
    ...(text?.links ? { description: text } : {}),
  };
}
