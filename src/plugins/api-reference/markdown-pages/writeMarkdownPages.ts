import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { createToMarkdownLink, markdownAddress } from '../../../reference/markdownAddress';
import { createMarkdownWriter } from '../../../reference/outputs/markdown/referencePage';
import { codeSpan, plainParagraph } from '../../../reference/outputs/markdown/text';
import type { ApiPage } from '../../../reference/page';
import { withoutControls } from '../../../reference/printable';
import { compareText } from '../../../reference/problems';
import type { SiteFiles } from '../../siteFiles';
import { htmlFile, type RenderedPage } from '../pageFiles';
import type { ReferenceInserts } from '../referenceInserts';
import type { StoredVersion } from '../storeReference';
import { versionOfUrl } from '../versions';
import { type WholeMarkdownPage, writeFullTexts } from './fullText';
import { type HandwrittenPage, handwrittenPage, type WrittenMarkdownPage } from './handwritten';
import { htmlPageMarkdown } from './htmlPage';
import { listAddress, llmsFiles, type MarkdownGroup } from './llmsFiles';
import { createPartFiles } from './partFiles';
import { type PartsByAnchor, relinkParts } from './relinkParts';

/** What the Markdown pages of a site are made for. */
export interface MarkdownSite {
  siteDir: string;
  /** Folder that the files are written to; a page's HTML is looked for there. */
  outDir: string;
  baseUrl: string;
  /** Origin that links of Markdown pages begin with; none for a site that is still written, since its origin is elsewhere. */
  linkOrigin: string;
  siteConfig: Pick<Props['siteConfig'], 'title' | 'tagline' | 'url' | 'markdown'>;
  /** Addresses of all pages. */
  urls: string[];
  /** Those that are made from Markdown files. */
  handwritten: HandwrittenPage[];
}

/** Makes the Markdown of a page, and says where lists put it. */
type MakeMarkdownPage = () => Promise<WrittenMarkdownPage & { group: MarkdownGroup }>;

/**
 * Writes the Markdown page of every page of a built site, and the lists of them: pages of the reference from their
 * stored data, guides and posts from their source, every other page from its HTML. One page after the other, since the
 * data of all pages would not fit into memory at once; `stopped` ends it before the next one.
 */
export async function writeMarkdownPages(
  site: MarkdownSite,
  siteFiles: SiteFiles,
  versions: StoredVersion[],
  inserts: Pick<ReferenceInserts, 'find'>,
  stopped?: AbortSignal,
): Promise<void> {
  const { outDir, baseUrl, linkOrigin, siteConfig } = site;
  const makers = markdownMakers(site, versions, inserts);
  const urls = [...makers.keys()].sort(compareText);
  const cut: PartsByAnchor = new Map();
  const listOf = (page: string): string => {
    const version = versionOfUrl(page, versions);
    return listAddress(`${siteConfig.url}${baseUrl}`, version?.folder ?? '');
  };
  const filesOf = createPartFiles({ url: siteConfig.url, linkOrigin, baseUrl, listOf }, urls, cut);
  const paths: string[] = [];
  const written: (WholeMarkdownPage & { url: string })[] = [];
  for (const url of urls) {
    if (stopped?.aborted) return;
    const markdownPage = await makers.get(url)?.();
    if (!markdownPage) continue;
    const files = filesOf(url, withoutControls(markdownPage.markdown));
    await siteFiles.write(files);
    paths.push(...files.map((file) => file.path));
    const { markdown: _markdown, ...withoutText } = markdownPage;
    const whole = files.at(-1)?.path ?? '';
    written.push({ ...withoutText, url, whole, address: linkOrigin + markdownAddress(url, baseUrl) });
  }
  await relinkFiles(outDir, paths, cut);
  for (const version of versions) {
    const { folder } = version;
    const others = versions.filter((each) => each !== version).map(({ name, folder }) => ({ label: name, folder }));
    const markdownPages = written.filter(({ url }) => [undefined, version].includes(versionOfUrl(url, versions)));
    const full = await writeFullTexts(outDir, siteFiles, folder, markdownPages);
    const { title, tagline } = siteConfig;
    const { workflows, operationFile } = version;
    const site = { title, tagline, markdownPages, full, others, workflows, operationFile };
    const lists = llmsFiles({ ...site, folder, baseUrl, linkOrigin });
    await siteFiles.write(lists.map((file) => ({ ...file, content: withoutControls(file.content) })));
  }
}

/** Which part of another Markdown page has an anchor is known when all Markdown pages are cut. */
async function relinkFiles(outDir: string, paths: string[], cut: PartsByAnchor): Promise<void> {
  if (cut.size === 0) return;
  for (const file of paths.map((name) => path.join(outDir, name))) {
    const written = await readFile(file, 'utf8');
    const led = relinkParts(written, cut);
    if (led !== written) await writeFile(file, led);
  }
}

/** How the Markdown page of each page of the site is made, by the page's address. */
function markdownMakers(
  site: MarkdownSite,
  versions: StoredVersion[],
  inserts: Pick<ReferenceInserts, 'find'>,
): Map<string, MakeMarkdownPage> {
  const { urls, handwritten: pages } = site;
  const toMarkdownLink = createToMarkdownLink(urls, site.baseUrl, site.linkOrigin);
  const writeReference = createMarkdownWriter(toMarkdownLink);
  const context = { site, pages, toMarkdownLink, findInsert: inserts.find };
  const makers = new Map<string, MakeMarkdownPage>();
  for (const url of urls) {
    const file = htmlFile(url, site);
    if (file === undefined) continue;
    makers.set(url, async () => ({
      ...htmlPageMarkdown(await readFile(file, 'utf8'), url, toMarkdownLink),
      group: 'Optional',
    }));
  }
  for (const page of pages) {
    makers.set(page.url, async () => ({ ...(await handwrittenPage(page, context)), group: page.group }));
  }
  for (const { url, file } of versions.flatMap((version) => version.pages)) {
    makers.set(url, async () => {
      const { page } = JSON.parse(await readFile(file, 'utf8')) as RenderedPage;
      const group = page.kind === 'api' ? 'API reference' : 'Models';
      return {
        ...{ title: page.title, description: page.summary, markdown: writeReference(page), group },
        ...(page.kind === 'api' ? { details: operationsOf(page) } : {}),
      };
    });
  }
  return makers;
}

/** The operations of a page in a sentence, so that a list of pages says what can be done where. */
function operationsOf({ operations }: ApiPage): string {
  const named = operations.map(
    ({ title, method, path: where, kind }) =>
      plainParagraph(title) + (kind === 'operation' ? ` (${codeSpan(`${method} ${where}`)})` : ''),
  );
  return named.length === 0 ? '' : `Operations: ${named.join(', ')}.`;
}
