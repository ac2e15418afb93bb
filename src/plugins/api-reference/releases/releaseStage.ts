import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HtmlTagObject } from '@docusaurus/types';
import { linesOf, recipesOf, samplesOf, zapsOf } from '../../../diff/apiTexts';
import { otherMarks } from '../../../diff/otherMarks';
import { findPages, type SitePages } from '../../../diff/pages';
import { siteFile } from '../../../platform/docusaurus/sources';
import { sentMethod } from '../../../reference/methods';
import type { GuideInsert } from '../../../reference/outputs/guides/guideInserts';
import { recipeName } from '../../../reference/outputs/guides/recipes';
import { insertName } from '../../../reference/outputs/markdown/marker';
import type { OutputFile } from '../../../reference/outputs/openapiFiles';
import type { ReleaseMarks } from '../../../reference/pages/releaseLinks';
import { DescriptionError } from '../../../reference/report';
import type { Reference } from '../../../reference/stages/generate';
import type { Loaded } from '../../../reference/stages/load';
import type { SourceOptions } from '../../../reference/stages/options';
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
import { publicRelease, shownIn } from '../../../releases/publicRelease';
import { type ReleaseFile, readReleases, releasesFolder } from '../../../releases/readReleases';
import type { Release } from '../../../releases/release';
import type { DocsVersion } from '../versions';

/** What changed with the releases of a description. */
export interface Released {
  /** With each release and since the last one, the newest first; nothing for a description without releases. */
  readonly changes?: readonly ReleaseChanges[];
  /** The marks of what they brought or changed. */
  readonly marks?: ReleaseMarks;
}

/** A version's changelog and the files beside it. */
export interface Changelog {
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
  /** Address of the changelog. */
  page: string;
  version: DocsVersion;
}

/**
 * Reads the releases beside a description (absolute file); none where nothing is recorded. Throws a DescriptionError with all
 * that is wrong with them.
 */
export function readRecorded(
  siteDir: string,
  descriptionFile: string,
  source: Pick<SourceOptions, 'audience' | 'overlays'>,
): ReleaseFile[] {
  const { releases, problems } = readReleases(siteDir, releasesFolder(descriptionFile), shownIn(source));
  if (problems.length > 0) throw new DescriptionError(problems);
  return releases;
}

/** Compares the releases with each other and with the description; `page` is the address of the changelog. */
export function releaseStage<Made extends Loaded>(
  made: Made,
  recorded: readonly Release[],
  page: string,
): Made & Released {
  const { document, internal } = made.description;
  const { source, cache } = made.options;
  const hidden = { also: otherMarks(internal), unlist: source.internal === 'unlist', audience: internal?.audience };
  const releases = recorded.map((release) => publicRelease(release, hidden));
  const last = releases.at(-1);
  if (!last) return made;
  const compare = (): ReleaseChanges[] => compareReleases(releases);
  const compared = cache ? cache.takePlain(`comparison of ${JSON.stringify(releases)}`, compare) : compare();
  // What is not released is judged on the day of the last release, so that a build does not depend on its day.
  const changes = withUnreleased(compared as ReleaseChanges[], last, document, last.date, cache);
  return { ...made, changes, marks: markReleases(changes, page) };
}

/** The changelog of a finished reference; nothing for a description without releases. */
export async function changelogOf(
  reference: Reference & Released,
  site: ChangelogSite,
): Promise<Changelog | undefined> {
  const { model, changes, filesPath: base } = reference;
  if (!changes) return undefined;
  const { origin, page } = site;
  const entries = makeChangelog(changes, sitePages(reference), await readTexts(reference, site));
  const { title, servers } = model;
  const calls = changedCalls(entries, { operations: callsOf(reference), servers: servers.map(({ url }) => url) });
  return {
    changelog: { kind: 'markdown', text: changelogText(entries, calls) },
    files: changelogFeeds({ title, origin, page, base, entries }),
    feedLinks: feedLinks(title, base),
    newest: newestRelease(entries, page),
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
  return called.map(({ method, path: template }) => `${sentMethod(method)} ${template}`);
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
