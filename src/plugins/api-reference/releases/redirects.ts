import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { build } from 'esbuild';
import { otherMarks } from '../../../diff/otherMarks';
import { indexSite } from '../../../diff/pages';
import { bundled } from '../../../machine/bundled';
import { withoutSlash } from '../../../reference/address';
import type { OutputFile } from '../../../reference/outputs/openapiFiles';
import { fieldsOn } from '../../../reference/outputs/referenceIndex';
import { anchorsTo } from '../../../reference/pages/anchors';
import type { Problem } from '../../../reference/problems';
import { DescriptionError } from '../../../reference/report';
import type { Reference } from '../../../reference/stages/generate';
import { findGone, readAddresses, recordAddresses } from '../../../releases/addresses';
import { redirectFiles } from '../../../releases/outputs/redirectFiles';
import { publicRelease } from '../../../releases/publicRelease';
import { readReleases, releasesFolder } from '../../../releases/readReleases';
import { checkRedirects, isThere, readRedirects, redirectsFile, type SiteAddresses } from '../../../releases/redirects';

interface CheckedSite {
  siteDir: string;
  baseUrl: string;
  /** The description, absolute. */
  descriptionFile: string;
  /** Address of the docs, whose pages are known. */
  docsPath: string;
  /** Address of the reference. */
  basePath: string;
  sitePaths: string[];
  /** Anchors of guides, by lower-case address. */
  siteAnchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether internal schemas are shown where something public uses them. */
  unlist?: boolean;
}

/**
 * Checks that a finished reference has every address of the last release. Throws a DescriptionError with every page and
 * anchor that is gone without a redirect, and every redirect that cannot be resolved or in a cycle.
 */
export function checkAddresses(reference: Pick<Reference, 'pages' | 'description'>, site: CheckedSite): void {
  const known = knownAddresses(reference, site);
  const declared = readRedirects(site.siteDir, redirectsFile(site.descriptionFile));
  const addresses = readAddresses(site.siteDir, releasesFolder(site.descriptionFile));
  const isInternal = internalAddresses(reference, site);
  const problems = [
    ...declared.problems,
    ...addresses.problems,
    ...checkRedirects(declared, known),
    ...internalRedirects(declared, known, isInternal),
    ...findGone(addresses, declared.redirects, known, isInternal),
  ];
  if (problems.length > 0) throw new DescriptionError(problems);
}

/** Redirects from addresses of what is internal: the site would publish its name in them. */
function internalRedirects(
  { redirects, problem }: ReturnType<typeof readRedirects>,
  known: SiteAddresses,
  isInternal: (address: string) => boolean,
): Problem[] {
  const remedy = 'Remove this redirect: what is internal needs none.';
  return [...redirects.keys()]
    .filter((from) => isInternal(from) && isThere(from, known) !== true)
    .map((from) => problem(from, `"${from}" is the address of something internal, which the site keeps back.`, remedy));
}

/**
 * Finds the addresses that the site would have if nothing were internal, now or in a release, when the first one is asked
 * for.
 */
function internalAddresses(
  { description }: Pick<Reference, 'description'>,
  { siteDir, descriptionFile, baseUrl, basePath, unlist }: CheckedSite,
): (address: string) => boolean {
  const { internal } = description;
  const { whole } = internal ?? {};
  if (!whole) return () => false;
  let addresses: Set<string> | undefined;
  const addressesIn = (document: object): string[] => {
    const index = indexSite({ ...description, document: document as typeof description.document }, basePath);
    return Object.entries(recordAddresses(index, '').pages).flatMap(([url, anchors]) => [
      url,
      ...anchors.flatMap(anchorsTo).map((anchor) => `${url}#${anchor}`),
    ]);
  };
  const find = (): Set<string> => {
    const { releases } = readReleases(siteDir, releasesFolder(descriptionFile));
    const before = releases.flatMap((release) => {
      const shown = publicRelease(release, { also: otherMarks(internal), unlist, audience: internal?.audience });
      const left = new Set(addressesIn(shown.document));
      return addressesIn(release.document).filter((address) => !left.has(address));
    });
    return new Set([...addressesIn(whole), ...before]);
  };
  return (address) => {
    addresses ??= find();
    return addresses.has(baseUrl + address.slice(1));
  };
}

/** What is known of the site while it is generated: the docs and the reference. Addresses are those without the base URL. */
function knownAddresses({ pages }: Pick<Reference, 'pages'>, site: CheckedSite): SiteAddresses {
  const { baseUrl, docsPath, sitePaths, siteAnchors } = site;
  const toSite = (page: string): string => baseUrl + page.slice(1);
  const urls = new Set([...sitePaths, ...pages.map(({ url }) => url)]);
  const anchors = new Map(pages.map((page) => [page.url, anchorsOn(page)]));
  const moved = new Map(pages.flatMap(movedFrom));
  return {
    hasPage: (page) => (`${toSite(page)}/`.startsWith(`${docsPath}/`) ? urls.has(toSite(page)) : undefined),
    hasAnchor: (page, anchor) => {
      const [first = ''] = anchorsTo(anchor);
      const [at = toSite(page), now = first] = moved.get(`${toSite(page)}#${first}`)?.split('#') ?? [];
      return (anchors.get(at) ?? siteAnchors.get(at.toLowerCase()))?.has(now + anchor.slice(first.length));
    },
  };
}

/** The anchors of a page whose operations are on other pages now, with where they lead. */
function movedFrom(page: Reference['pages'][number]): [from: string, to: string][] {
  const parts = page.kind === 'api' ? (page.parts ?? []) : [];
  return parts.flatMap(({ operations }) =>
    operations.map(({ anchor, href }): [string, string] => [`${page.url}#${anchor}`, href]),
  );
}

/** The anchors of a page: of its operations and fields, and of all that these stand in. */
function anchorsOn(page: Reference['pages'][number]): Set<string> {
  const own = page.kind === 'api' ? page.operations.map(({ anchor }) => anchor) : ['fields'];
  const shared = page.sharedAnchors?.flatMap(({ anchors }) => anchors) ?? [];
  const all = [...own, ...fieldsOn(page).map(({ anchor }) => anchor), ...shared];
  return new Set(all.flatMap(anchorsTo));
}

/**
 * The files by which the redirects of a built site work. Throws a DescriptionError where one is in the place of a page,
 * or leads to none.
 */
export async function builtRedirects(
  { siteDir, outDir, baseUrl, siteConfig, routesPaths }: Props,
  description: string,
): Promise<OutputFile[]> {
  const declared = readRedirects(siteDir, redirectsFile(description));
  const routes = new Set(routesPaths.map(withoutSlash));
  const isFile = (page: string): boolean => existsSync(path.join(outDir, page)) && path.extname(page) !== '';
  const problems = checkRedirects(declared, {
    hasPage: (page) => routes.has(withoutSlash(baseUrl + page.slice(1))) || isFile(page),
    hasAnchor: () => undefined,
  });
  if (problems.length > 0) throw new DescriptionError(problems);
  return redirectFiles(declared.redirects, { origin: siteConfig.url, baseUrl, script: await redirectScript() });
}

/** The script of redirect pages, as one file without imports. */
export async function redirectScript(): Promise<string> {
  const { outputFiles } = await build({
    ...{
      entryPoints: [bundled(path.resolve(__dirname, '../client/redirectPage.ts'))],
      bundle: true,
      write: false,
      minify: true,
    },
    ...{ format: 'iife', target: 'es2020', charset: 'utf8', logLevel: 'silent' },
  });
  return outputFiles[0]?.text ?? '';
}
