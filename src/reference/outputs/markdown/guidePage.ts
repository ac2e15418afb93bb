import { readAlert } from '../../alerts';
import { anchoredHeading } from './lines';
import { insertName } from './marker';
import { indent, plainParagraph, readFence } from './text';

interface GuideInput {
  /** Title of the page; put first unless the text has a title of its own. */
  title: string;
  /** Markdown of the page, without front matter. */
  source: string;
  /** Blocks in the place of `<!-- reference:name -->`. */
  insert: (name: string) => string[];
  /** The address of a link as it is in the Markdown page. */
  href: (href: string) => string;
}

const fenceLine = /^\s*(`{3,}|~{3,})/;

/**
 * A handwritten page as plain Markdown: what the reference gives it filled in, notes as quotes, links to Markdown pages, and
 * nothing left of what only the site's own build reads.
 */
export function guidePage({ title, source, insert, href }: GuideInput): string {
  const text = quoteNotes(mapProse(source, insert, href))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return /^# /.test(text) ? `${text}\n` : `# ${title}\n\n${text}\n`;
}

/** Lines with inserts, links and headings done; lines of code as they are. */
function mapProse(source: string, insert: GuideInput['insert'], href: GuideInput['href']): string[] {
  let fence: string | undefined;
  return source.split(/\r?\n/).flatMap((line) => {
    const ticks = fenceLine.exec(line)?.[1];
    if (fence === undefined && ticks !== undefined) {
      fence = ticks;
      return titledFence(line);
    }
    if (fence !== undefined) {
      if (ticks?.startsWith(fence) && line.trim() === ticks) fence = undefined;
      return [line];
    }
    const name = insertName(line);
    if (name !== undefined) return insert(name).join('\n\n').split('\n').flatMap(withAnchor);
    if (isForTheBuild(line)) return [];
    return alertTitle(line) ?? withAnchor(line).map((each) => linkLine(each, href));
  });
}

/**
 * The line that opens a block, with its language alone, under its title, which readers of Markdown would not see behind
 * the language; a line that says something else as it is.
 */
export function titledFence(line: string): string[] {
  const [, space = '', opening = line, meta = ''] = /^(\s*)([`~]{3,}\S*)\s*(.*)$/.exec(line) ?? [];
  const words = readFence(meta);
  if (words === undefined) return [line];
  const { title } = words;
  return title === undefined ? [space + opening] : ['', `${space}**${plainParagraph(title)}**`, '', space + opening];
}

/** A line; a heading with an anchor of its own (`## A {#b}`) under that anchor. */
function withAnchor(line: string): string[] {
  const [, heading, anchor] = /^(#{1,6} .*?)\s*\{#([^}\s]*)\}\s*$/.exec(line) ?? [];
  return heading === undefined ? [line] : anchoredHeading(heading, anchor);
}

/** The first line of an alert (`> [!NOTE]`), as notes begin; undefined for any other line. */
function alertTitle(line: string): string[] | undefined {
  const [, quote = '', marker] = /^(\s*(?:>\s*)+)(\[!.*)$/.exec(line) ?? [];
  const alert = marker === undefined ? undefined : readAlert(marker);
  return alert && [`${quote}**${alert.title}**`, quote.trimEnd()];
}

/** A comment, or what a page of MDX imports and exports. */
function isForTheBuild(line: string): boolean {
  return (
    /^\s*(?:<!--.*-->|\{\/\*.*\*\/\})\s*$/.test(line) || /^(?:import\s.+\sfrom\s|import\s['"]|export\s)/.test(line)
  );
}

/** The links of a line, as links to Markdown pages; what is in code is left alone. */
function linkLine(line: string, href: GuideInput['href']): string {
  return line
    .split(/(`+[^`]*`+)/)
    .map((piece, at) => (at % 2 === 1 ? piece : linkPiece(piece, href)))
    .join('');
}

function linkPiece(text: string, href: GuideInput['href']): string {
  return text
    .replace(/\]\(([^\s()]+)/g, (_all, target: string) => `](${href(target)}`)
    .replace(/^(\s*\[[^\]]+\]:\s+)(\S+)/, (_all, start: string, target: string) => `${start}${href(target)}`);
}

const opening = /^(:{3,})\s*([a-z]+)(?:\[(.*)\]|\s+(.*))?\s*$/;

/** Notes (`:::warning`) as quotes that begin with the kind of note, or with its title. */
function quoteNotes(lines: string[]): string[] {
  const done: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, colons, kind = '', ...titles] = opening.exec(line) ?? [];
    const end = colons === undefined ? -1 : lines.findIndex((each, index) => index > at && each.trim() === colons);
    if (end < 0) {
      done.push(line);
      continue;
    }
    const title = titles.find((each) => each) ?? kind.charAt(0).toUpperCase() + kind.slice(1);
    const inner = quoteNotes(lines.slice(at + 1, end))
      .join('\n')
      .trim();
    done.push(...`> ${indent(`**${title}**\n\n${inner}`, '> ')}`.replace(/\n\n/g, '\n>\n').split('\n'));
    at = end;
  }
  return done;
}
