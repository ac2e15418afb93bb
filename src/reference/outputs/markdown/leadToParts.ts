import { safelyDecode } from '../../address';
import type { TwinPart } from './splitTwin';

/** The addresses of the parts of twins by their anchors, for each twin that is cut into parts, by the twin's address. */
export type PartsByAnchor = Map<string, Map<string, string>>;

/** Where the anchors of a twin are found that is cut into parts; those of its first part are left out. */
export function partsByAnchor([, ...parts]: TwinPart[]): Map<string, string> {
  return new Map(parts.flatMap(({ address, anchors }) => anchors.map((anchor) => [copyOf(anchor), address] as const)));
}

/** V8 keeps a whole text in memory for as long as a piece that was cut out of it. */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}

/** Points the links of a Markdown text (`/x.md#a`) to the parts of twins that have their anchors. */
export function leadToParts(markdown: string, twins: PartsByAnchor): string {
  return markdown.replace(
    /(\]\(|\]: )([^\s()<>#]+)#([^\s()<>]+)/g,
    (link, start: string, twin: string, anchor: string) => {
      const part = twins.get(twin)?.get(safelyDecode(anchor));
      return part === undefined ? link : `${start}${part}#${anchor}`;
    },
  );
}
