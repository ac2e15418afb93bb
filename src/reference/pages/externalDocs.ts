import { toPlainText } from '../markdown';
import type { ExternalDocumentation } from '../model';
import type { ExternalDocs, Written } from '../text';
import type { RenderText } from './texts';

/** Further documentation as a part of what a page shows. */
export interface DocsView {
  externalDocs?: ExternalDocs;
  /** What its address and label are made of, where a link has to be checked or leads nowhere. */
  written?: Written[];
}

/** Characters of a text that still reads as the name of a link. */
const maxNameLength = 120;

/**
 * An External Documentation Object (4.11) as a link, named by the words of its text, or by its address where these are too
 * many for a name. The text itself is beside it then, and where it has links of its own. An address that leads nowhere is
 * no name, and is reported as a link: only the words are left, or nothing where there are none.
 */
export function externalDocsView(docs: ExternalDocumentation | undefined, renderText: RenderText): DocsView {
  if (!docs) return {};
  const text = docs.description && renderText(docs.description);
  const words = text ? toPlainText(text, Number.POSITIVE_INFINITY) : '';
  const { href, written = [] } = renderText.address(docs.url);
  const isName = href === undefined || words.length <= maxNameLength;
  const isShown = text?.links !== undefined || !isName;
  const all = [...written, ...(text?.broken && !isShown ? [{ source: text.source, broken: text.broken }] : [])];
  const toReport = all.length > 0 ? { written: all } : {};
  if (href === undefined && words === '') return toReport;
  const label = words === '' || !isName ? docs.url : words;
  return { externalDocs: { label, href, ...(text && isShown ? { description: text } : {}) }, ...toReport };
}
