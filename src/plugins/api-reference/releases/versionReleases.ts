import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { findPages, type SitePages } from '../../../diff/pages';
import type { Reference } from '../../../reference/generate';
import type { LastRun } from '../../../reference/lastRun';
import type { GuideInsert } from '../../../reference/outputs/guides/guideInserts';
import type { OutputFile } from '../../../reference/outputs/openapiFiles';
import { fieldsOn } from '../../../reference/outputs/referenceIndex';
import type { ReleaseMarks } from '../../../reference/pages/releaseLinks';
import { DescriptionError } from '../../../reference/report';
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
import { readReleases, releasesFolder } from '../../../releases/readReleases';
import type { DocsVersion } from '../versions';

/** What a version's site shows of its releases. */
export interface VersionReleases {
  /** Finds the marks for the version's document, before pages are made. */
  marksFor: (document: object) => ReleaseMarks;
  /** Makes the changelog and the files beside it, when pages are made. */
  finish: (reference: Reference, site: ChangelogSite) => Promise<FinishedReleases>;
}

export interface FinishedReleases {
  changelog: GuideInsert;
  files: OutputFile[];
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
 * `kept` has the comparison of releases that an edit of the description leaves as it was.
 * Throws a DescriptionError with all that is wrong with them.
 */
export function readVersionReleases(
  siteDir: string,
  descriptionFile: string,
  page: string,
  kept?: LastRun,
): VersionReleases | undefined {
  const { releases, problems } = readReleases(siteDir, releasesFolder(descriptionFile));
  if (problems.length > 0) throw new DescriptionError(problems);
  const last = releases.at(-1);
  if (!last) return undefined;
  const compare = (): unknown => compareReleases(releases);
  const recorded = (
    kept ? kept.take(`comparison of ${JSON.stringify(releases)}`, compare) : compare()
  ) as ReleaseChanges[];
  let changes: ReleaseChanges[] = [];
  return {
    marksFor: (document) => {
      // What is not released is judged on the day of the last release, so that a build does not depend on its day.
      changes = withUnreleased(recorded, last, document, last.date);
      return markReleases(changes, page);
    },
    finish: async (reference, site) => {
      const entries = makeChangelog(changes, sitePages(reference), await readTexts(site));
      const { title, servers } = reference.model;
      const calls = changedCalls(entries, { operations: callsOf(reference), servers: servers.map(({ url }) => url) });
      return {
        changelog: { kind: 'markdown', text: changelogText(entries, calls) },
        files: changelogFeeds({ title, origin: site.origin, page, base: site.base, entries }),
      };
    },
  };
}

/** Every operation of the API, as a call is matched with it. */
function callsOf({ model }: Reference): string[] {
  const called = model.operations.filter(({ kind }) => kind === 'operation');
  return called.map(({ method, path: template }) => `${method.toUpperCase()} ${template}`);
}

/** Where the site shows the parts of the description, by its finished pages. */
function sitePages({ model, addresses, pages }: Reference): SitePages {
  const fields = new Map(pages.map((page) => [page.url, fieldsOn(page)]));
  const marked = new Set(
    [...fields].flatMap(([url, own]) => own.flatMap(({ anchor, releases }) => (releases ? [`${url}#${anchor}`] : []))),
  );
  return findPages({
    ...{ model, addresses },
    anchorsOf: (url) => (fields.get(url) ?? []).map(({ anchor }) => anchor),
    isMarked: (address) => marked.has(address),
  });
}

/** The guides of a version, which may name what changed. */
async function readTexts({ siteDir, version }: ChangelogSite): Promise<SiteText[]> {
  return Promise.all(
    version.docs.map(async ({ title, permalink, source }): Promise<SiteText> => {
      const file = aliasedSitePathToRelativePath(source);
      const text = await readFile(path.join(siteDir, file), 'utf8');
      return { kind: 'guide', file, text, line: 1, title, href: permalink };
    }),
  );
}
