/** How well a part of a text begins with a line, best first: before a heading, a block, an item of a list, or any line. */
export type BreakRank = 0 | 1 | 2 | 3 | 4;

/** A line of a Markdown text with what the cutting needs to know of it. */
export interface Line {
  text: string;
  rank: BreakRank;
  /** The line that opened the block of code that this line is inside of. */
  fence?: string;
  /** Title of the section of the second level that the line belongs to. */
  section: string;
}

const anchorLine = /^<a id="([^"]*)"><\/a>$/;

/** The anchor that a line sets, if it is a line that sets one. */
function anchorOf(line: string): string | undefined {
  return anchorLine.exec(line)?.[1];
}

/** Every anchor that a line outside of code sets: the stated ones, and the one that readers of Markdown make of a heading. */
export function anchorsIn({ text, fence }: Line): string[] {
  if (fence !== undefined) return [];
  const words = /^#{1,6} (.*)$/.exec(text)?.[1];
  const stated = [...text.matchAll(/<a id="([^"]*)"><\/a>/g)].map((match) => match[1] ?? '');
  return words === undefined ? stated : [...stated, headingSlug(words)];
}

/** The anchor that readers of Markdown make of a heading's words, as GitHub and Docusaurus do. */
function headingSlug(words: string): string {
  return words
    .toLowerCase()
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** A heading (`## A b`) as lines: under its anchor, unless the anchor is the one that its words make. A title has none. */
export function anchoredHeading(heading: string, anchor: string | undefined): string[] {
  const isMade =
    anchor === undefined || heading.startsWith('# ') || anchor === headingSlug(heading.replace(/^#+ /, ''));
  return isMade ? [heading] : [`<a id="${anchor}"></a>`, heading];
}

/** Reads the lines of a Markdown text: its blocks of code, headings and lists. */
export function readLines(markdown: string): Line[] {
  let section = '';
  const texts = markdown.split('\n');
  const fences = fencesOf(texts);
  return texts.map((text, at) => {
    const inside = fences[at];
    if (inside === undefined)
      section = sectionOf(text) ?? (anchorOf(text) && sectionOf(texts[at + 1] ?? '')) ?? section;
    const rank = inside === undefined ? rankOf(text, texts[at - 1] ?? '', texts[at + 1] ?? '') : 4;
    return { text, rank, section, ...(inside === undefined ? {} : { fence: inside }) };
  });
}

/** For each line, the line that opened the block of code that it is inside of. */
export function fencesOf(lines: string[]): (string | undefined)[] {
  let fence: string | undefined;
  return lines.map((line) => {
    const inside = fence;
    if (inside === undefined) fence = openingOf(line);
    else if (closes(line, inside)) fence = undefined;
    return inside;
  });
}

function sectionOf(line: string): string | undefined {
  return /^## (.*)$/.exec(line)?.[1];
}

function openingOf(line: string): string | undefined {
  return /^[\s>]*(?:(?:[-*]|\d+[.)]) +)*(`{3,}[^`]*|~{3,}.*)$/.test(line) ? line : undefined;
}

function closes(line: string, opening: string): boolean {
  const ticks = /`{3,}|~{3,}/.exec(opening)?.[0] ?? '```';
  return (
    line.includes(ticks) &&
    line
      .replace(/^[\s>]*/, '')
      .trimEnd()
      .replaceAll(ticks.charAt(0), '') === ''
  );
}

/** How well a part begins with a line. An anchor and the heading under it stay together. */
function rankOf(text: string, previous: string, next: string): BreakRank {
  if (anchorOf(text) !== undefined) return sectionOf(next) === undefined ? 1 : 0;
  if (/^#{2,6} /.test(text)) return anchorOf(previous) === undefined ? (sectionOf(text) === undefined ? 1 : 0) : 4;
  if (previous === '' && /^\S/.test(text)) return 2;
  return /^ *- /.test(text) ? 3 : 4;
}
