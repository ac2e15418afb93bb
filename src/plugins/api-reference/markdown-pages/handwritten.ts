import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { readMarkdown } from '../../../platform/docusaurus/sources';
import type { ToMarkdownLink } from '../../../reference/markdownAddress';
import type { GuideInsert } from '../../../reference/outputs/guides/guideInserts';
import { insertBlocks } from '../../../reference/outputs/guides/insertBlocks';
import { guidePage } from '../../../reference/outputs/markdown/guidePage';
import { insertName } from '../../../reference/outputs/markdown/marker';
import { withBaseUrl } from '../../../reference/pages/links';
import type { MarkdownGroup } from './llmsFiles';

/** A page that is written by hand in Markdown. */
export interface HandwrittenPage {
  url: string;
  /** Its file (absolute). */
  file: string;
  /** Where lists put it. */
  group: MarkdownGroup;
}

/** A page as Markdown, with what lists say of it. */
export interface WrittenMarkdownPage {
  title: string;
  description: string;
  /** What a list of its section says beside that, as Markdown. */
  details?: string;
  markdown: string;
}

interface Site {
  siteDir: string;
  baseUrl: string;
  siteConfig: { markdown?: Pick<MarkdownConfig, 'preprocessor'> };
}

interface HandwrittenContext {
  site: Site;
  /** All pages made from Markdown files, to which links may lead by their file. */
  pages: HandwrittenPage[];
  toMarkdownLink: ToMarkdownLink;
  findInsert: (name: string, file: string) => GuideInsert;
}

/** Reads a page's file and writes its Markdown page. */
export async function handwrittenPage(
  page: HandwrittenPage,
  context: HandwrittenContext,
): Promise<WrittenMarkdownPage> {
  const { url, file } = page;
  const source = await readFile(file, 'utf8');
  // As on the page.
  const { preprocessor } = context.site.siteConfig.markdown ?? {};
  const written = preprocessor?.({ filePath: file, fileContent: source }) ?? source;
  const { frontMatter, content, contentTitle } = await readMarkdown(file, written);
  const stated = typeof frontMatter.title === 'string' ? frontMatter.title : undefined;
  const title = stated ?? contentTitle ?? url.split('/').filter(Boolean).at(-1) ?? '';
  const asked = insertName(title);
  const named = asked === undefined ? undefined : context.findInsert(asked, file);
  const markdown = guidePage({
    title: named ? insertBlocks(named, context.toMarkdownLink).join(' ') : title,
    source: content,
    insert: (name) => insertBlocks(context.findInsert(name, file), context.toMarkdownLink),
    href: (href) => context.toMarkdownLink(resolveLink(href, page, context)),
  });
  const description = typeof frontMatter.description === 'string' ? frontMatter.description : '';
  return { title: named?.text ?? title, description, markdown };
}

/** The address on the site that a link of a guide leads to, however it is written; one to another site as it is. */
function resolveLink(href: string, { url, file }: HandwrittenPage, { site, pages }: HandwrittenContext): string {
  const pathname = href.replace(/^pathname:\/\//, '');
  if (pathname.startsWith('/')) return withBaseUrl(pathname, site.baseUrl);
  if (href.startsWith('#')) return url + href;
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return href;
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  const linked = [path.dirname(file), site.siteDir].map((folder) => path.resolve(folder, decodeURI(target)));
  const page = pages.find((each) => linked.includes(each.file));
  if (page) return page.url + rest;
  const resolved = new URL(href, `https://site${url}`);
  return resolved.pathname + resolved.search + resolved.hash;
}
