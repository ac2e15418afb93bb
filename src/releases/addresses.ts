import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode } from '../reference/json';
import type { ReferenceIndex } from '../reference/outputs/referenceIndex';
import { anchorsTo } from '../reference/pages/anchors';
import { toPointer } from '../reference/pointer';
import type { Problem } from '../reference/problems';
import { inShort } from '../reference/words';
import { followRedirect, type Redirects } from './followRedirect';
import { addressesFile, problemAt } from './readReleases';
import { isThere, type SiteAddresses } from './redirects';

/** The addresses that a release promised: of each page, with its anchors. Paths are those of a site at the root of its host. */
interface RecordedAddresses {
  version: string;
  pages: Record<string, string[]>;
}

/** The addresses that an index has, sorted, for the version of its description. */
export function recordAddresses(
  { pages, operations, webhooks, fields }: ReferenceIndex,
  version: string,
): RecordedAddresses {
  const anchors = new Map(pages.map(({ url }) => [url, new Set<string>()]));
  for (const { page, anchor } of [...operations, ...webhooks, ...fields]) anchors.get(page)?.add(anchor);
  return { version, pages: Object.fromEntries([...anchors].map(([url, found]) => [url, [...found].sort()])) };
}

/** The recorded addresses as a file: a line for each page, so that a change of one page is one line. */
export function addressesText({ version, pages }: RecordedAddresses): string {
  const lines = Object.entries(pages).map(([url, anchors]) => `${JSON.stringify(url)}: ${JSON.stringify(anchors)}`);
  return `{\n"version": ${JSON.stringify(version)},\n"pages": {\n${lines.join(',\n')}\n}\n}\n`;
}

/** The recorded addresses of the last release in a folder (relative to `project`, which is absolute), with their file. */
interface ReadAddresses {
  recorded?: RecordedAddresses;
  file: string;
  body: string;
  problems: Problem[];
}

/** Reads the addresses of the last release; nothing where none are recorded. */
export function readAddresses(project: string, folder: string): ReadAddresses {
  const absolute = path.resolve(project, folder, addressesFile);
  const file = path.relative(project, absolute).split(path.sep).join('/');
  if (!existsSync(absolute)) return { file, body: '', problems: [] };
  const body = readFileSync(absolute, 'utf8');
  const recorded = parseAddresses(body);
  if (recorded) return { recorded, file, body, problems: [] };
  const remedy = 'Restore the file from version control; each release writes it again.';
  return { file, body, problems: [problemAt(file, '', '#', 'This file has no recorded addresses.', remedy)] };
}

function parseAddresses(body: string): RecordedAddresses | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    const isWhole = isNode(parsed) && typeof parsed.version === 'string' && isNode(parsed.pages);
    return isWhole && Object.values(parsed.pages as object).every(Array.isArray)
      ? (parsed as unknown as RecordedAddresses)
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What the last release promised and the site has no more, though no redirect leads from there: a problem for each page that
 * is gone, or that has lost anchors. What `wasInternal` says is of something that is internal now, so nobody has to find it.
 */
export function findGone(
  { recorded, file, body }: ReadAddresses,
  redirects: Redirects,
  site: SiteAddresses,
  wasInternal: (address: string) => boolean = () => false,
): Problem[] {
  const isKept = (address: string): boolean => isReachable(address, redirects, site) || wasInternal(address);
  return Object.entries(recorded?.pages ?? {}).flatMap(([page, anchors]) => {
    const lost = withoutInner(anchors.filter((anchor) => !isKept(`${page}#${anchor}`)));
    const [first] = lost;
    const release = `which ${recorded?.version} had`;
    const report = (message: string, from: string, to: string): Problem =>
      problemAt(
        ...([file, body, toPointer(['pages', page]), message] as const),
        `Add a redirect in redirects.yaml, as in "${from}: ${to}", or restore it.`,
      );
    if (!isKept(page)) return [report(`The page ${page} is gone, ${release}.`, page, '/where/it/is/now')];
    if (first === undefined) return [];
    const named = inShort(lost, (anchor) => `#${anchor}`);
    return [report(`The page ${page} has lost ${named}, ${release}.`, `${page}#${first}`, page)];
  });
}

/** Whether an address exists, or redirects lead from it to one that does. */
function isReachable(address: string, redirects: Redirects, site: SiteAddresses): boolean {
  const seen = new Set<string>();
  for (let current: string | undefined = address; current !== undefined && !seen.has(current); ) {
    if (isThere(current, site) !== false) return true;
    seen.add(current);
    current = followRedirect(current, redirects);
  }
  return false;
}

/** Anchors without those below another one of them: a redirect of that counts for them as well. */
function withoutInner(anchors: readonly string[]): string[] {
  const all = new Set(anchors);
  return anchors.filter(
    (anchor) =>
      !anchorsTo(anchor)
        .slice(0, -1)
        .some((outer) => all.has(outer)),
  );
}
