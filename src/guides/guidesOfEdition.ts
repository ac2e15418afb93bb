import { safelyDecode, withoutSlash } from '../reference/address';
import type { AudienceMarks } from '../reference/internal/audience';
import type { Problem } from '../reference/problems';
import { editGuide } from './guideEdition';
import { field } from './guideMarks';
import { type GuideSource, readGuide } from './readGuide';

/** The guides of an edition, and what is wrong with the marks of all. */
export interface EditionGuides {
  guides: GuideSource[];
  /** Lines of the guides that are left out, and of the parts. */
  hidden: string[];
  problems: Problem[];
}

/**
 * Leaves out the guides, and the parts of guides, that are for others. A link from what stays to a guide that is left out is an error,
 * by its file or by its address on the site (`addresses`, by file).
 */
export function guidesOfEdition(
  all: readonly GuideSource[],
  marks: AudienceMarks | undefined,
  addresses: ReadonlyMap<string, string> = new Map(),
): EditionGuides {
  const editions = all.map((guide) => ({ ...editGuide(guide, marks), file: guide.file }));
  const hidden = new Map<string, string>();
  for (const { file, hiddenBy } of editions)
    if (hiddenBy !== undefined)
      for (const key of [`/${file}`, `/${withoutEnding(file)}`, addresses.get(file) ?? ''])
        hidden.set(key.toLowerCase(), `${file}:${hiddenBy}`);
  hidden.delete('');
  const guides = editions.filter(({ hiddenBy }) => hiddenBy === undefined).map(({ file, text }) => ({ file, text }));
  const problems = editions.flatMap((edition) => edition.problems);
  const shown = new Set(guides.flatMap(({ text }) => text.split('\n')));
  const lost = marks ? all.flatMap(({ text }) => text.split('\n')).filter((line) => !shown.has(line)) : [];
  return { guides, hidden: lost, problems: [...problems, ...(hidden.size > 0 ? guides.flatMap(linksTo(hidden)) : [])] };
}

/** Returns what finds links to paths, given in lower case with the place that hides each. */
function linksTo(hidden: ReadonlyMap<string, string>): (guide: GuideSource) => Problem[] {
  return ({ file, text }) =>
    readGuide(text).flatMap((piece) => {
      if (piece.kind !== 'link') return [];
      const by = hidden.get(targetOf(piece.href, file) ?? '');
      if (by === undefined) return [];
      const message = `This links to a guide that ${by} keeps for others.`;
      const remedy = `Take the link out, or write it between ":::${field} NAME" and ":::".`;
      return [{ severity: 'error', place: { file, ...piece.position, pointer: '' }, message, remedy }];
    });
}

/** What a link in a file names: the path of an address of the site, or of a file from the site's folder; undefined elsewhere. */
function targetOf(href: string, file: string): string | undefined {
  const written = href.replace(/^pathname:\/\/|^@site(?=\/)/, '');
  const base = 'https://site/';
  const url = URL.canParse(written, base + file) ? new URL(written, base + file) : undefined;
  return url?.origin === new URL(base).origin ? withoutSlash(safelyDecode(url.pathname)).toLowerCase() : undefined;
}

function withoutEnding(file: string): string {
  return file.replace(/\.mdx?$/, '');
}
