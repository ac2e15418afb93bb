import { toPlainText } from '../markdown';
import type { ExternalDocumentation } from '../model';
import type { ExternalDocs } from '../text';
import type { RenderText } from './texts';

/** Characters of a text that still reads as the name of a link. */
const maxNameLength = 120;

/**
 * An External Documentation Object (4.11) as a link, named by the words of its text, or by its address where these are too
 * many for a name. The text itself is beside it then, and where it has links of its own.
 */
export function externalDocsView(
  docs: ExternalDocumentation | undefined,
  renderText: RenderText,
): ExternalDocs | undefined {
  if (!docs) return undefined;
  const text = docs.description && renderText(docs.description);
  const words = text ? toPlainText(text, Number.POSITIVE_INFINITY) : '';
  const isName = words.length <= maxNameLength;
  return {
    label: words === '' || !isName ? docs.url : words,
    href: renderText.href(docs.url),
    ...(text && (text.links || !isName) ? { description: text } : {}),
  };
}
