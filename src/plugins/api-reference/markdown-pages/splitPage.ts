import { anchorsIn, type BreakRank, type Line, readLines } from '../../../reference/outputs/markdown/lines';

/** No Markdown page has as many characters. A line more may be added to each file, and all stay under 50,000. */
const maxCharacters = 49_000;

/** Characters reserved for the head and the foot of a part, and for links that grow when they lead to another part. */
const reservedForLinks = 4_000;

/** A file of a Markdown page: its address, and its text. */
export interface MarkdownPart {
  address: string;
  content: string;
  /** The anchors that are set in it, of those that no earlier part sets. */
  anchors: string[];
}

/** Returns the address of a part; the first is the Markdown page's own. */
type PartAddress = (part: number) => string;

/**
 * A Markdown page as one file, or cut into parts that each stay under the limit: before a heading where that is possible, else
 * before a block, an item of a list, or a line. The first part lists all, then `whole`, the address of the uncut text
 * where there is one; each part leads to the one before and after it.
 */
export function splitPage(markdown: string, addressOf: PartAddress, whole?: string): MarkdownPart[] {
  if (markdown.length + grownBy(markdown) < maxCharacters)
    return [{ address: addressOf(1), content: markdown, anchors: [] }];
  const lines = readLines(markdown).flatMap(cutLongLine);
  const title = /^# (.*)$/.exec(lines[0]?.text ?? '')?.[1] ?? '';
  let reserved = 0;
  for (;;) {
    const parts = cutLines(lines, maxCharacters - reservedForLinks, reserved);
    const index = partIndex(parts, addressOf, maxCharacters / 2) + wholeEntry(whole);
    if (index.length <= reserved) return writeParts(parts, { title: title.slice(0, 200), index, addressOf });
    reserved = index.length;
  }
}

/** Characters by which the links of a text grow at most when each leads to another part (`x-12.md`). */
function grownBy(markdown: string): number {
  return 3 * (markdown.match(/\.md#/g)?.length ?? 0);
}

function wholeEntry(whole: string | undefined): string {
  return whole === undefined ? '' : `\n- [All parts as one file](${whole})`;
}

/** A line that is longer than a part as several. */
function cutLongLine(line: Line): Line[] {
  const limit = maxCharacters - 2 * reservedForLinks;
  if (line.text.length <= limit) return [line];
  const pieces = line.text.match(new RegExp(`[\\s\\S]{1,${limit}}`, 'gu')) ?? [];
  return pieces.map((text, at) => (at === 0 ? { ...line, text } : { ...line, text, rank: 4 as const }));
}

/** Fills parts of at most `limit` characters greedily; the first has `reserved` fewer. */
function cutLines(lines: Line[], limit: number, reserved: number): Line[][] {
  const parts: Line[][] = [];
  let start = 0;
  while (start < lines.length) {
    const end = endOfPart(lines, start, parts.length === 0 ? limit - reserved : limit);
    parts.push(lines.slice(start, end));
    start = end;
  }
  return parts;
}

/** Where the part that begins at `start` ends: at the best place among those that leave it at least half full. */
function endOfPart(lines: Line[], start: number, limit: number): number {
  const best = new Map<BreakRank, number>();
  let size = contextOf(lines, start).join('\n').length;
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) break;
    if (at > start && size > limit / 2) best.set(line.rank, at);
    size += line.text.length + 1;
    if (size > limit) {
      const ranks: BreakRank[] = [0, 1, 2, 3, 4];
      return ranks.map((rank) => best.get(rank)).find((end) => end !== undefined) ?? Math.max(at, start + 1);
    }
  }
  return lines.length;
}

/** What a part repeats so that its first line can be understood: its section, the items around it, the code's fence. */
function contextOf(lines: Line[], start: number): string[] {
  const line = lines[start];
  if (start === 0 || !line || line.rank === 0) return [];
  const heading = line.section === '' ? [] : [`## ${line.section} (continued)`, ''];
  const items = itemsAround(lines, start);
  return [
    ...heading,
    ...items,
    ...(line.fence === undefined
      ? []
      : [(items.length > 0 ? '  '.repeat(items.length) : '') + line.fence.replace(/^[\s>]*(?:- )*/, '')]),
  ];
}

/** The items of lists that contain a line, each by its name alone. */
function itemsAround(lines: Line[], start: number): string[] {
  const indentOf = (text: string): number => /^ */.exec(text)?.[0].length ?? 0;
  const first = lines.slice(start).find(({ text }) => text !== '');
  let depth = first ? indentOf(first.text) : 0;
  const items: string[] = [];
  for (let at = start - 1; at >= 0 && depth > 0; at -= 1) {
    const { text = '', fence } = lines[at] ?? {};
    if (fence !== undefined || !/^ *- /.test(text) || indentOf(text) >= depth) continue;
    depth = indentOf(text);
    const name = /^ *- ((`+)(?:(?!\2).){1,100}\2(?!`)|\*\*[^*`]{1,100}\*\*)/.exec(text)?.[1] ?? '…';
    items.unshift(`${' '.repeat(depth)}- ${name} (continued)`);
  }
  return items;
}

interface PartsInput {
  title: string;
  index: string;
  addressOf: PartAddress;
}

function writeParts(parts: Line[][], { title, index, addressOf }: PartsInput): MarkdownPart[] {
  const all = parts.flat();
  const known = new Set<string>();
  let before = 0;
  return parts.map((part, at) => {
    const body = [
      ...contextOf(all, before),
      ...part.map(({ text }) => text),
      ...closing(part, all[before + part.length]),
    ];
    before += part.length;
    const text = withIndex(body.join('\n').trim(), at === 0 ? index : '');
    const links = partLinks(at + 1, parts.length, addressOf);
    const head = at === 0 ? [] : [`# ${title} (part ${at + 1} of ${parts.length})`, links];
    const anchors = [...new Set(part.flatMap(anchorsIn))].filter((anchor) => !known.has(anchor));
    for (const anchor of anchors) known.add(anchor);
    return { address: addressOf(at + 1), content: `${[...head, text, links].join('\n\n')}\n`, anchors };
  });
}

/** Closes a block of code that continues in the next part. */
function closing(part: Line[], next: Line | undefined): string[] {
  const fence = next?.fence;
  if (fence === undefined || part.length === 0) return [];
  const indent = /^[\s>]*/.exec(part.at(-1)?.text ?? '')?.[0] ?? '';
  return [indent.slice(0, /^ */.exec(fence)?.[0].length ?? 0) + (/`{3,}|~{3,}/.exec(fence)?.[0] ?? '')];
}

/** Puts the list of parts after the title. */
function withIndex(text: string, index: string): string {
  return index === '' ? text : text.replace(/^(# [^\n]*\n)/, (title) => `${title}\n${index}\n`);
}

function partLinks(part: number, count: number, addressOf: PartAddress): string {
  const links = [
    ...(part > 1 ? [`[Previous part](${addressOf(part - 1)})`] : []),
    ...(part > 2 ? [`[First part](${addressOf(1)})`] : []),
    ...(part < count ? [`[Next part](${addressOf(part + 1)})`] : []),
  ];
  return links.join(' · ');
}

/** All parts with the sections that begin in them, or the one that goes on; without those when the list would be longer than `limit`. */
function partIndex(parts: Line[][], addressOf: PartAddress, limit: number): string {
  const entry = (part: Line[], at: number, named: boolean): string => {
    const begun = part.filter(({ rank }) => rank === 0).map(({ section }) => section);
    const titles = begun.length > 0 ? begun : part.slice(0, 1).map(({ section }) => `${section} (continued)`);
    const shown = [...new Set(titles)].map((title) => title.slice(0, 80));
    const more = shown.length > 3 ? `, and ${shown.length - 3} more` : '';
    const names = named && shown.length > 0 ? `: ${shown.slice(0, 3).join(', ')}${more}` : '';
    return `- [Part ${at + 1}](${addressOf(at + 1)})${names}`;
  };
  const write = (named: boolean): string =>
    [`This text has ${parts.length} parts:`, '', ...parts.map((part, at) => entry(part, at, named))].join('\n');
  return write(true).length > limit ? write(false) : write(true);
}
