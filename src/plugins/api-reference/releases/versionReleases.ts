import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HtmlTagObject } from '@docusaurus/types';
import { linesOf, recipesOf, samplesOf, zapsOf } from '../../../diff/apiTexts';
import { otherMarks } from '../../../diff/otherMarks';
import { findPages, type SitePages } from '../../../diff/pages';
import { siteFile } from '../../../platform/docusaurus/sources';
import type { Reference } from '../../../reference/generate';
import type { LastRun } from '../../../reference/lastRun';
import type { Description } from '../../../reference/load/description';
import type { GuideInsert } from '../../../reference/outputs/guides/guideInserts';
import { recipeName } from '../../../reference/outputs/guides/recipes';
import { insertName } from '../../../reference/outputs/markdown/marker';
import type { OutputFile } from '../../../reference/outputs/openapiFiles';
import type { ReleaseMarks } from '../../../reference/pages/releaseLinks';
import { DescriptionError } from '../../../reference/report';
import { withArticle } from '../../../reference/words';
import {
  compareReleases,
  makeChangelog,
  type ReleaseChanges,
  type SiteText,
  withUnreleased,
} from '../../../releases/changelog';
import { markReleases } from '../../../releases/marks';
import { changedCalls, changelogText } from '../../../releases/outputs/changelogText';
import { changelogFeeds } from '../../../releases/outputs/feeds';
import { type NewestRelease, newestRelease } from '../../../releases/outputs/newestRelease';
import { publicRelease } from '../../../releases/publicRelease';
import { readReleases, releasesFolder } from '../../../releases/readReleases';
import type { DocsVersion } from '../versions';

/** What a version's site shows of its releases. */
interface VersionReleases {
  /** Finds the marks for the version's description, before pages are made. */
  marksFor: (description: Pick<Description, 'document' | 'internal'>) => ReleaseMarks;
  /** Makes the changelog and the files beside it, when pages are made. */
  finish: (reference: Reference, site: ChangelogSite) => Promise<FinishedReleases>;
}

/** A version's changelog and the files beside it, once its pages are made. */
export interface FinishedReleases {
  changelog: GuideInsert;
  files: OutputFile[];
  /** What announces the feeds of the changelog in the head of pages. */
  feedLinks: HtmlTagObject[];
  newest: NewestRelease | undefined;
}

interface ChangelogSite {
  siteDir: string;
  /** Origin of the site. */
  origin: string;
  /** Address below which the files of the version stand. */
  base: string;
  version: DocsVersion;
}

/**
 * Reads the releases beside a description (absolute file); nothing when there is none. `page` is the address of the changelog;
 * `unlist` says what becomes of internal schemas, `kept` has the comparisons that an edit of the description leaves as they were.
 * Throws a DescriptionError with all that is wrong with them.
 */
export function readVersionReleases(
  siteDir: string,
  descriptionFile: string,
  page: string,
  { kept, unlist = false }: { kept?: LastRun | undefined; unlist?: boolean } = {},
): VersionReleases | undefined {
  const { releases: recorded, problems } = readReleases(siteDir, releasesFolder(descriptionFile));
  if (problems.length > 0) throw new DescriptionError(problems);
  let changes: ReleaseChanges[] = [];
  if (recorded.length === 0) return undefined;
  return {
    marksFor: ({ document, internal }) => {
      const releases = recorded.map((release) => publicRelease(release, { also: otherMarks(internal), unlist }));
      const compare = (): unknown => compareReleases(releases);
      const compared = (
        kept ? kept.takePlain(`comparison of ${JSON.stringify(releases)}`, compare) : compare()
      ) as ReleaseChanges[];
      const last = releases.at(-1);
      // What is not released is judged on the day of the last release, so that a build does not depend on its day.
      if (last) changes = withUnreleased(compared, last, document, last.date, kept);
      return markReleases(changes, page);
    },
    finish: async (reference, site) => {
      const entries = makeChangelog(changes, sitePages(reference), await readTexts(reference, site));
      const { title, servers } = reference.model;
      const calls = changedCalls(entries, { operations: callsOf(reference), servers: servers.map(({ url }) => url) });
      return {
        changelog: { kind: 'markdown', text: changelogText(entries, calls) },
        files: changelogFeeds({ title, origin: site.origin, page, base: site.base, entries }),
        feedLinks: feedLinks(title, site.base),
        newest: newestRelease(entries, page),
      };
    },
  };
}

function feedLinks(title: string, base: string): HtmlTagObject[] {
  const link = (type: string, file: string): HtmlTagObject => ({
    tagName: 'link',
    attributes: { rel: 'alternate', type, href: `${base}${file}`, title: `Changes of ${withArticle(title)}` },
  });
  return [link('application/atom+xml', 'changelog.atom'), link('application/feed+json', 'changelog.json')];
}

/** Every operation of the API, as a call is matched with it. */
function callsOf({ model }: Reference): string[] {
  const called = model.operations.filter(({ kind }) => kind === 'operation');
  return called.map(({ method, path: template }) => `${method.toUpperCase()} ${template}`);
}

/** Where the site shows the parts of the description, by its finished pages. */
function sitePages({ model, addresses, uses, pages }: Reference): SitePages {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  return findPages({ model, addresses, uses, pageAt: (url) => byUrl.get(url) });
}

/** What may name the parts of the API: the guides of a version, its recipes and Zaps, and the samples of the description. */
async function readTexts(reference: Reference, { siteDir, version }: ChangelogSite): Promise<SiteText[]> {
  const guides = await Promise.all(
    version.docs.map(async ({ title, permalink, source }): Promise<SiteText> => {
      const file = siteFile(source);
      const lines = linesOf(await readFile(path.join(siteDir, file), 'utf8'));
      return { kind: 'guide', file, lines, title, href: permalink };
    }),
  );
  const { description, workflows, workflowFiles, model, addresses } = reference;
  /** The guide that takes in a text of the reference. */
  const guideWith = (name: string): string | undefined =>
    guides.find(({ lines }) => lines.some(({ text }) => insertName(text) === name))?.href;
  const operationOf = (id: string | undefined): string | undefined => {
    const operation = model.operations.find((each) => each.id === id);
    const address = operation && addresses.operations.get(operation.id);
    return address && `${address.page}#${address.anchor}`;
  };
  const others = [
    ...recipesOf(workflowFiles).map(({ workflowId, text }) => {
      const workflow = workflows.find(({ id }) => id === workflowId);
      return { text, href: workflow && guideWith(recipeName(workflow)) };
    }),
    ...zapsOf(description).map((text) => ({ text, href: guideWith('zapier-actions') })),
    ...samplesOf(description).map((text) => ({ text, href: undefined })),
  ];
  const shown = others.flatMap(({ text, href = operationOf(text.operationIds[0]) }) =>
    href === undefined ? [] : [{ ...text, href }],
  );
  return [...guides, ...shown];
}
