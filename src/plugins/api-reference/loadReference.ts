import { readFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { otherMarks } from '../../diff/otherMarks';
import { joinAddress } from '../../platform/docusaurus/sources';
import { printAnnotations } from '../../reference/annotations';
import { audienceMarks } from '../../reference/internal/audience';
import { type Internal, nothingInternal } from '../../reference/internal/internal';
import type { LastRun } from '../../reference/lastRun';
import { loadDescription } from '../../reference/load/description';
import { summariseNotices } from '../../reference/notices';
import type { ProofRow } from '../../reference/outputs/guides/proof';
import type { Problem } from '../../reference/problems';
import { DescriptionError, formatErrors } from '../../reference/report';
import type { Checked } from '../../reference/stages/checks';
import type { Reference } from '../../reference/stages/generate';
import type { SiteOptions, SourceOptions } from '../../reference/stages/options';
import { assembleSite } from './assembleSite';
import { readGuideAnchors } from './guideAnchors';
import type { PluginOptions } from './options';
import { checkAddresses } from './releases/redirects';
import { type Changelog, changelogOf, readRecorded } from './releases/releaseStage';
import { type DocsVersion, descriptionOf, outputFolderOf, overlaysOf } from './versions';

// What the dev server does not need is loaded on demand: it starts faster.
const loadGuides = async () => ({ ...(await import('./guideFiles')), ...(await import('../../guides/internalNames')) });

/** A reference with what a site shows of its releases. */
export interface LoadedReference extends Reference {
  releases?: Changelog | undefined;
}

/** What is internal in the current description, for another version. */
export interface InternalNow {
  internalNow?: Internal | undefined;
}

/** Generates the reference that is beside one version of the docs. Throws a DescriptionError with every problem. */
export async function loadReference(
  context: LoadContext,
  options: PluginOptions,
  docs: LoadedContent,
  version: DocsVersion,
  { kept, internalNow }: { kept?: LastRun | undefined } & InternalNow,
): Promise<LoadedReference> {
  const { siteDir, siteConfig } = context;
  const changelog = changelogAddress(version, options);
  const source = sourceOf(context, options, version, internalNow);
  const reference = await assembleSite(
    {
      source,
      site: await siteOf(context, options, docs, version),
      checks: { foreign: options.foreign, strict: options.strict, logo: options.logo },
      cache: kept,
    },
    {
      recorded: changelog === undefined ? [] : readRecorded(siteDir, source.descriptionFile, source),
      changelog,
      // In development the linter does the same, in parallel.
      checkTexts: kept ? undefined : textsCheck(context, options, version),
    },
  );
  logNotices(reference.notices, options.verbose);
  printAnnotations(reference.notices);
  const site = { siteDir, origin: siteConfig.url, page: changelog ?? '', version };
  return { ...reference, releases: await changelogOf(reference, site) };
}

/** The folder (absolute) that places in reports are relative to. A portal without a site of its own is made in one that nobody knows. */
export function placesFrom({ siteDir }: Pick<LoadContext, 'siteDir'>): string {
  return process.env.OPENAPI_PLACES_FROM ?? siteDir;
}

/** The description beside a version of the docs. */
function sourceOf(
  context: LoadContext,
  options: PluginOptions,
  version: DocsVersion,
  internalNow: Internal | undefined,
): SourceOptions {
  return {
    siteDir: placesFrom(context),
    descriptionFile: path.resolve(context.siteDir, descriptionOf(version.versionName, options.description)),
    allowRefs: allowedRefs(context, options),
    overlays: overlaysOf(context.siteDir, version.versionName, options),
    isOtherVersion: version.versionName !== 'current',
    internal: options.internal,
    audience: options.audience,
    alsoInternal: otherMarks(internalNow),
    linksBase: options.linksBase,
  };
}

/** The place of a version's reference on the site. */
async function siteOf(
  { siteDir, baseUrl }: LoadContext,
  options: PluginOptions,
  docs: LoadedContent,
  version: DocsVersion,
): Promise<SiteOptions> {
  return {
    basePath: joinAddress(version.path, options.folder),
    docsPath: version.path,
    baseUrl,
    filesPath: joinAddress(baseUrl, outputFolderOf(version.versionName), '/'),
    ...(await guidesOf(siteDir, docs, options)),
    home: { label: 'API reference', href: homeOf(version, options) },
    modelsPage: modelsAddress(version, options),
    hasRequestBuilder: options.requestBuilder,
    ...(options.samples ? { samples: options.samples } : {}),
    ...(options.proof ? { proof: await readProof(siteDir, options.proof) } : {}),
  };
}

/** Checks the guides of a version and the posts: against the API where the options name them, and for what is internal. */
function textsCheck(
  { siteDir, baseUrl }: LoadContext,
  { guides, samples }: PluginOptions,
  version: DocsVersion,
): (made: Checked) => Promise<Problem[]> {
  return async (made) => {
    const { document, internal = nothingInternal } = made.description;
    if (!guides && !internal.whole) return [];
    const { checkGuideFiles, editionGuidesOf, findInternalNames } = await loadGuides();
    const edition = await editionGuidesOf({ siteDir, baseUrl }, version, guides?.posts, internal.audience);
    const found = [...edition.problems, ...findInternalNames(edition.guides, internal)];
    if (!guides) return found;
    const faults = await checkGuideFiles(
      edition.guides,
      { siteDir, otherWords: guides.otherWords },
      { ...made, document, baseUrl, addressVariable: samples?.baseUrlVariable },
    );
    return [...faults, ...found];
  };
}

/** The rows of what has been run. Throws an Error that names the file where it cannot be read. */
async function readProof(siteDir: string, file: string): Promise<ProofRow[]> {
  try {
    return JSON.parse(await readFile(path.resolve(siteDir, file), 'utf8')) as ProofRow[];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const remedy = 'Name a file with what the tests have run, or leave the option out.';
    throw new Error(`${file}, the option "proof" of api-reference, cannot be read: ${reason}. ${remedy}`, {
      cause: error,
    });
  }
}

/**
 * Checks that the reference of the version that readers get first has every address of the last release. Throws a
 * DescriptionError with each that is gone without a redirect.
 */
export async function checkReleasedAddresses(
  reference: Reference,
  { siteDir, baseUrl }: LoadContext,
  options: PluginOptions,
  docs: LoadedContent,
  version: DocsVersion,
): Promise<void> {
  if (options.foreign || version.versionName !== 'current') return;
  const descriptionFile = path.resolve(siteDir, options.description);
  const guides = await guidesOf(siteDir, docs, options);
  const basePath = joinAddress(version.path, options.folder);
  const unlist = options.internal === 'unlist';
  checkAddresses(reference, { siteDir, baseUrl, descriptionFile, docsPath: version.path, basePath, unlist, ...guides });
}

/** The addresses of the guides of all versions, and their anchors. */
async function guidesOf(
  siteDir: string,
  docs: LoadedContent,
  { audience }: PluginOptions,
): Promise<Required<Pick<SiteOptions, 'sitePaths' | 'siteAnchors'>>> {
  const sitePaths = docs.loadedVersions.flatMap((each) => each.docs.map((doc) => doc.permalink));
  return { sitePaths, siteAnchors: await readGuideAnchors(siteDir, docs, audience && audienceMarks(audience)) };
}

/** Address of the page that gives the overview of a version. */
function homeOf({ path: docsPath }: DocsVersion, { home }: PluginOptions): string {
  return joinAddress(docsPath, home);
}

/** Address of the page with the changelog of a version; undefined for a site without one. */
export function changelogAddress({ path: docsPath }: DocsVersion, { changelog }: PluginOptions): string | undefined {
  return changelog === '' ? undefined : joinAddress(docsPath, changelog);
}

/** Address of the page that lists the models of a version; undefined for a site without one. */
export function modelsAddress({ path: docsPath }: DocsVersion, { models }: PluginOptions): string | undefined {
  return models ? joinAddress(docsPath, models) : undefined;
}

/** Address of the overview that the whole site leads to: that of the version that readers get first. */
export function overviewAddress({ loadedVersions }: LoadedContent, options: PluginOptions): string {
  const first = loadedVersions.find(({ isLast }) => isLast) ?? loadedVersions[0];
  return first ? homeOf(first, options) : '/';
}

/**
 * Prints the notices: first what the specification forbids, then what is not shown as it was written. `strict` is what makes an error of
 * the first.
 */
export function logNotices(notices: Problem[], verbose: boolean, strict = '--strict'): void {
  const maxPlaces = verbose ? Number.POSITIVE_INFINITY : undefined;
  const forbidden = summariseNotices(
    notices.filter(({ isViolation }) => isViolation),
    maxPlaces,
  );
  const others = summariseNotices(
    notices.filter(({ isViolation }) => !isViolation),
    maxPlaces,
  );
  if (forbidden !== '')
    logger.warn(`The API description violates the OpenAPI Specification (an error with ${strict}):\n${forbidden}`);
  if (others !== '')
    logger.info(`Parts of the API description that are not shown, or shown in another way:\n${others}`);
}

/** What a `$ref` may read outside the description's folder, as absolute paths and URLs. */
export function allowedRefs(
  { siteDir }: Pick<LoadContext, 'siteDir'>,
  { allowRefs }: Pick<PluginOptions, 'allowRefs'>,
): string[] {
  return allowRefs.map((entry) => toAbsolute(siteDir, entry));
}

/**
 * What is internal in the description as it is now, for a site that shows earlier versions alone. Throws a
 * DescriptionError where that cannot be read.
 */
export async function readInternalNow(context: LoadContext, options: PluginOptions): Promise<Internal | undefined> {
  const file = path.resolve(context.siteDir, options.description);
  const allowed = allowedRefs(context, options);
  const { description, problems } = await loadDescription(file, context.siteDir, allowed, false, undefined, {
    overlays: options.overlays.map((overlay) => path.resolve(context.siteDir, overlay)),
    audience: options.audience,
  });
  if (!description) throw new DescriptionError(problems);
  return description.internal;
}

/** A file as an absolute path, with the slash at the end that a folder has; a URL as it is. */
function toAbsolute(siteDir: string, entry: string): string {
  if (/^https?:/i.test(entry)) return entry;
  return path.resolve(siteDir, entry) + (entry.endsWith('/') ? '/' : '');
}

/**
 * Wraps a loader so that a description with problems keeps the last good content, together with the report. The first
 * load has nothing to fall back to, so its error is thrown, as in every build.
 */
export function keepLastGood<Content>(
  load: () => Promise<Content>,
): () => Promise<{ content: Content; report: string }> {
  let lastGood: Content | undefined;
  return async () => {
    try {
      lastGood = await load();
      return { content: lastGood, report: '' };
    } catch (error) {
      if (!(error instanceof DescriptionError) || lastGood === undefined) throw error;
      logger.error(`${error.message}\nThe site shows the reference as it was before.`);
      return { content: lastGood, report: formatErrors(error.problems) };
    }
  };
}
