import { toPlainText } from '../markdown';
import type { ExternalDocumentation } from '../model';
import type { ExternalDocs } from '../text';
import type { RenderText } from './texts';

/** Characters of a text that still reads as the name of a link. */
const maxNameLength = 120;

/**
 * An External Documentation Object (4.11) as a link, named by the words of its text, or by its address where these are too
 * many for a name. The text itself is beside it then, and where it has links of its own. An address that leads nowhere is
 * no name, and is reported as a link: only the words are left, or nothing where there are none.
 */
export function externalDocsView(
  docs: ExternalDocumentation | undefined,
  renderText: RenderText,
): ExternalDocs | undefined {
  if (!docs) return undefined;
  const text = docs.description && renderText(docs.description);
  const words = text ? toPlainText(text, Number.POSITIVE_INFINITY) : '';
  const href = renderText.href(docs.url);
  if (href === undefined && words === '') return undefined;
  const isName = href === undefined || words.length <= maxNameLength;
  return {
    label: words === '' || !isName ? docs.url : words,
    href,
    ...(text && (text.links || !isName) ? { description: text } : {}),
  };
}
