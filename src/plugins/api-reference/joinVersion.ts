import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import type { Internal } from '../../reference/internal/internal';
import { keepLastRun, type LastRun, type PlainResults } from '../../reference/lastRun';
import type { Secrets } from '../../reference/leaks/secrets';
import { workflowDownload } from '../../reference/outputs/openapiFiles';
import { operationFilesOf } from '../../reference/outputs/operationFiles';
import { datePages } from './lastUpdates';
import {
  changelogAddress,
  checkReleasedAddresses,
  type InternalNow,
  type LoadedReference,
  loadReference,
  modelsAddress,
  readInternalNow,
} from './loadReference';
import type { PluginOptions } from './options';
import { type ReferenceInserts, withChangelog } from './referenceInserts';
import { reportRemoved } from './reportRemoved';
import { joinSidebar, referenceSidebar, withoutDoc } from './sidebar';
import { type StoredVersion, storeFiles, storePages } from './storeReference';
import { type DocsVersion, isCurrent, outputFolderOf } from './versions';
import { rememberingWriter, type WriteFile } from './writeFiles';

// What the dev server does not need is loaded on demand: it starts faster.
const loadSearch = () => import('./writeSearchFiles');
const loadLeaks = async () => ({
  ...(await import('./guideFiles')),
  ...(await import('../../reference/leaks/secrets')),
});

/** What the references of all versions have in common. */
export interface Site {
  context: LoadContext;
  options: PluginOptions;
  /** Absolute path of the folder in which references are stored. */
  directory: string;
  inserts: ReferenceInserts;
}

/** What the dev server keeps from one edit to the next; a build runs once and keeps nothing. */
export interface KeptInDevelopment {
  lastRun: LastRun;
  writePage: WriteFile;
}

/** Makes what the dev server keeps, with what an earlier start has stored in it. */
export function keepInDevelopment(stored: PlainResults): KeptInDevelopment {
  return { lastRun: keepLastRun(stored), writePage: rememberingWriter() };
}

/** A version of the docs with its reference. */
interface JoinedVersion {
  docs: DocsVersion;
  stored: StoredVersion;
  /** What is internal in its description. */
  internal: Internal | undefined;
  /** What its edition keeps from readers, of the version that is being worked on, in a build. */
  secrets: Secrets | undefined;
  /** Writes the reference's files beside its pages. A build has written them. */
  writeFiles: () => Promise<void>;
}

/**
 * Joins every version with its reference, one after the other: each reference takes the memory of a whole description. What is
 * internal in the current description goes from the others as well.
 */
export async function joinVersions(
  site: Site,
  content: LoadedContent,
  kept: KeptInDevelopment | undefined,
): Promise<JoinedVersion[]> {
  const { loadedVersions } = content;
  const joined = new Map<DocsVersion, JoinedVersion>();
  const now = loadedVersions.find(isCurrent);
  if (now) joined.set(now, await joinVersion(site, content, now, { kept }));
  const internalNow = now ? joined.get(now)?.internal : await readInternalNow(site.context, site.options);
  for (const version of loadedVersions.filter((each) => each !== now))
    joined.set(version, await joinVersion(site, content, version, { kept, internalNow }));
  kept?.lastRun.end();
  return loadedVersions.flatMap((version) => joined.get(version) ?? []);
}

/**
 * Generates the reference of a version, stores its pages, and joins it with the version's docs: sidebar and inserts.
 * `kept` is given in development. Throws a DescriptionError with every problem.
 */
async function joinVersion(
  site: Site,
  content: LoadedContent,
  version: DocsVersion,
  { kept, internalNow }: { kept: KeptInDevelopment | undefined } & InternalNow,
): Promise<JoinedVersion> {
  const { context, options, directory, inserts } = site;
  const name = version.versionName;
  const reference = await loadReference(context, options, content, version, {
    kept: kept?.lastRun,
    internalNow,
  });
  if (!kept && isCurrent(version)) await reportRemoved(reference.description.internal);
  if (!kept) await checkReleasedAddresses(reference, context, options, content, version);
  inserts.provide(name, withChangelog(reference));
  // In development dates are not needed, and files of a third-party description have no git history here.
  const vcs = kept || options.foreign ? undefined : context.siteConfig.future.experimental_vcs;
  const laidOut = await storePages(directory, reference, options.editUrl, kept?.writePage);
  const pages = await datePages(laidOut, reference, vcs);
  if (!kept) await storeForBuild(directory, name, reference);
  const unused = [
    ...(reference.releases ? [] : [changelogAddress(version, options)]),
    ...(reference.modelsPage === undefined ? [modelsAddress(version, options)] : []),
  ];
  const shown = unused.reduce(withoutDoc, version);
  return {
    docs: joinSidebar(inserts.fillTitles(shown), reference),
    stored: { ...storedOf(version, reference), pages },
    internal: reference.description.internal,
    secrets: kept || !isCurrent(version) ? undefined : await secretsIn(site, version, reference),
    writeFiles: () => storeFiles(directory, reference, outputFolderOf(name)),
  };
}

/** What the edition of a version and its guides keeps from readers; undefined where the site is for all. */
async function secretsIn(
  { context, options }: Site,
  version: DocsVersion,
  { description: { document, internal } }: LoadedReference,
): Promise<Secrets | undefined> {
  if (!internal?.audience || !internal.whole) return undefined;
  const { editionGuidesOf, findSecrets } = await loadLeaks();
  const { guides, hidden } = await editionGuidesOf(context, version, options.guides?.posts, internal.audience);
  return findSecrets(internal.whole, document, { hidden, shown: guides.map(({ text }) => text) });
}

/** Stores what only a built site has beside the pages: the dev server has no search, and writes files later. */
async function storeForBuild(directory: string, name: string, reference: LoadedReference): Promise<void> {
  await (await loadSearch()).storeSearchRecords(directory, name, reference);
  await storeFiles(directory, reference, outputFolderOf(name));
}

function storedOf(version: DocsVersion, reference: LoadedReference): Omit<StoredVersion, 'pages'> {
  return {
    name: version.versionName,
    path: version.path,
    folder: outputFolderOf(version.versionName),
    sidebar: referenceSidebar(version),
    workflows: [...new Set(reference.workflows.map(workflowDownload))],
    operationFile: reference.pages.flatMap(operationFilesOf)[0],
    feedLinks: reference.releases?.feedLinks ?? [],
    newestRelease: reference.releases?.newest,
    hasModelList: reference.modelsPage !== undefined,
  };
}
