import { safelyDecode } from '../../../reference/address';
import { fencesOf } from '../../../reference/outputs/markdown/lines';
import type { MarkdownPart } from './splitPage';

/** The addresses of the parts of Markdown pages by their anchors, for each Markdown page that is cut into parts, by the Markdown page's address. */
export type PartsByAnchor = Map<string, Map<string, string>>;

/** Where the anchors of a Markdown page are found that is cut into parts; those of its first part are left out. */
export function partsByAnchor([, ...parts]: MarkdownPart[]): Map<string, string> {
  return new Map(parts.flatMap(({ address, anchors }) => anchors.map((anchor) => [copyOf(anchor), address] as const)));
}

/** V8 keeps a whole text in memory for as long as a piece that was cut out of it. */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}

/** Points the links of a Markdown text (`/x.md#a`) to the parts of Markdown pages that have their anchors; code stays as it is. */
export function relinkParts(markdown: string, markdownPages: PartsByAnchor): string {
  const lines = markdown.split('\n');
  const fences = fencesOf(lines);
  return lines.map((line, at) => (fences[at] === undefined ? leadLine(line, markdownPages) : line)).join('\n');
}

/** Code within a line, which is before links so that a link in it is none, or a link. */
const codeOrLink = /(?<![\\`])(`+)(?!`).*?(?<!`)\1(?!`)|(\]\(|\]: )([^\s()<>#]+)#([^\s()<>]+)/g;

function leadLine(line: string, markdownPages: PartsByAnchor): string {
  if (!line.includes('.md#')) return line;
  return line.replace(codeOrLink, (all, _ticks, start?: string, markdownPage?: string, anchor?: string) => {
    const part = markdownPages.get(markdownPage ?? '')?.get(safelyDecode(anchor ?? ''));
    return part === undefined ? all : `${start}${part}#${anchor}`;
  });
}
