interface Heading {
  /** The line on which its section begins. */
  line: number;
  level: number;
  /** The anchor that is stated above it. */
  anchor?: string;
  /** Without one, what anchors made of its words have in common with them. */
  letters?: string;
}

/**
 * The section of a page's Markdown under the heading with an anchor; undefined where none has it, or it is not the first one
 * of its words.
 */
export function sectionAt(markdown: string, anchor: string): string | undefined {
  const lines = markdown.split('\n');
  const headings = headingsOf(lines);
  const at = headings.findIndex((heading) => heading.anchor === anchor || heading.letters === lettersOf(anchor));
  const found = headings[at];
  if (!found) return undefined;
  const next = headings.slice(at + 1).find(({ level }) => level <= found.level);
  return `${lines.slice(found.line, next?.line).join('\n').trim()}\n`;
}

/** The headings outside code. Their anchors are above them, or are made of their letters. */
function headingsOf(lines: readonly string[]): Heading[] {
  const headings: Heading[] = [];
  let fence: string | undefined;
  for (const [at, line] of lines.entries()) {
    const [, ticks] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (ticks !== undefined && (fence === undefined || (ticks.startsWith(fence) && line.trim() === ticks)))
      fence = fence === undefined ? ticks : undefined;
    const [, marks, words = ''] = (fence === undefined && /^(#{1,6}) (.*)$/.exec(line)) || [];
    if (marks === undefined) continue;
    const [, anchor] = /^<a id="([^"]*)"><\/a>$/.exec(lines[at - 1] ?? '') ?? [];
    const named = anchor === undefined ? { line: at, letters: lettersOf(plainText(words)) } : { line: at - 1, anchor };
    headings.push({ level: marks.length, ...named });
  }
  return headings;
}

/** The words of a link without its address. */
function plainText(markdown: string): string {
  return markdown.replace(/\]\([^)]*\)/g, '');
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
