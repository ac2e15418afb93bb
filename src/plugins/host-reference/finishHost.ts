import path from 'node:path';
import type { Props, RouteConfig } from '@docusaurus/types';
import { withoutSlash } from '../../reference/address';
import { findSecrets } from '../../reference/leaks/secrets';
import type { OutputFile } from '../../reference/outputs/openapiFiles';
import { checkLeaks, leakWords } from '../api-reference/leaks';
import { llmsText } from '../api-reference/markdown-pages/llms';
import { writeMarkdownPages } from '../api-reference/markdown-pages/writeMarkdownPages';
import { copyOutputFiles } from '../api-reference/storeReference';
import { openSiteFiles } from '../siteFiles';
import { pluginName } from './checkSite';
import type { StoredApi } from './loadApi';

/** Writes what the built site has beside the pages of its APIs: descriptions and other downloads, and the pages as Markdown. */
export async function finishHost(
  props: Props & { content: StoredApi[] },
  directory: string,
  overview: string | undefined,
): Promise<void> {
  refuseTakenRoutes(props);
  const files = await openSiteFiles(props);
  await copyOutputFiles(directory, props.outDir, files);
  for (const { data, stored } of props.content) {
    const site = {
      ...props,
      siteConfig: { ...props.siteConfig, title: data.label, tagline: '' },
      linkOrigin: props.siteConfig.url,
      urls: stored.pages.map(({ url }) => url),
      handwritten: [],
    };
    await writeMarkdownPages(site, files, [stored], noInserts);
  }
  if (overview !== undefined) await files.write(listsOfApis(props, overview.slice(1)));
  await checkEditions(props);
}

/** Searches the site for what the editions of its APIs keep from readers. What one API shows is no secret of another. */
export async function checkEditions({
  content,
  outDir,
}: Pick<Props, 'outDir'> & { content: Pick<StoredApi, 'edition'>[] }): Promise<void> {
  const editions = content.flatMap(({ edition }) => edition ?? []);
  if (editions.length === 0) return;
  const whole = { editions: editions.map((each) => each.whole) };
  const shown = { editions: editions.map(({ document }) => document) };
  await checkLeaks(outDir, findSecrets(whole, shown), leakWords(process.env));
}

/** What programs read of all APIs, beside the page that lists them in `folder`: `llms.txt` (llmstxt.org) and `apis.json`. */
export function listsOfApis(
  {
    siteConfig,
    content,
  }: { siteConfig: Pick<Props['siteConfig'], 'title' | 'url'>; content: Pick<StoredApi, 'card'>[] },
  folder: string,
): OutputFile[] {
  const urlOf = (address: string): string => siteConfig.url + address;
  const pages = content.map(({ card: { label, href, summary, facts } }) => ({
    title: label,
    address: urlOf(`${href}/llms.txt`),
    description: summary,
    details: `${facts.join(', ')}.`,
  }));
  const notes = ['Each list has the pages of one API as Markdown, and its description as one file.'];
  const apis = content.map(({ card: { label, href, summary, changed, isDeprecated } }) => ({
    title: label,
    ...(summary === '' ? {} : { summary }),
    ...(changed === undefined ? {} : { changed }),
    ...(isDeprecated ? { deprecated: true } : {}),
    page: urlOf(href),
    description: urlOf(`${href}/openapi.json`),
    index: urlOf(`${href}/reference-index.json`),
  }));
  return [
    {
      path: path.posix.join(folder, 'llms.txt'),
      content: llmsText({ title: siteConfig.title, summary: '', notes, groups: [{ title: 'APIs', pages }] }),
    },
    { path: path.posix.join(folder, 'apis.json'), content: `${JSON.stringify({ apis }, undefined, 2)}\n` },
  ];
}

/** Pages that are written by hand, which take in parts of the reference, are of the site. */
const noInserts = {
  find: (name: string): never => {
    throw new Error(`No page of the reference takes in "${name}".`);
  },
};

/** Throws an Error with each page of an API whose address another plugin has as well: only one of the two can be reached. */
export function refuseTakenRoutes({ plugins, content }: Pick<Props, 'plugins'> & { content: StoredApi[] }): void {
  const others = new Map(
    plugins
      .filter(({ name }) => name !== pluginName)
      .flatMap(({ name, routes }) => routes.flatMap(leaves).map((url) => [keyOf(url), name] as const)),
  );
  const problems = content.flatMap(({ api, data: { home }, stored: { pages } }) =>
    [home, ...pages.map(({ url }) => url)]
      .filter((url) => others.has(keyOf(url)))
      .map(
        (url) =>
          `- ${url} is a page of ${others.get(keyOf(url))} as well. Give the API another route than "${api.route}".`,
      ),
  );
  if (problems.length > 0) throw new Error(`Pages of APIs have addresses of other pages:\n${problems.join('\n')}`);
}

/** The addresses of the pages below a route. */
function leaves({ path, routes }: RouteConfig): string[] {
  return routes ? routes.flatMap(leaves) : [path];
}

/** The router compares addresses without case and without a slash at the end. */
function keyOf(url: string): string {
  return withoutSlash(url).toLowerCase();
}
