import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unescapeHtml } from '../../reference/escape';
import type { ListedPage } from './nearestPages';

/**
 * Writes `pages.json` to `outDir`: the address and title of every page, sorted. The not-found page looks there for what
 * the reader may have meant.
 */
export async function writePageList(outDir: string, routes: string[], baseUrl: string): Promise<void> {
  const paths = routes.filter((route) => route !== `${baseUrl}404.html`).sort();
  const pages = await Promise.all(paths.map((route) => readPage(outDir, route, baseUrl)));
  await writeFile(path.join(outDir, 'pages.json'), JSON.stringify(pages));
}

async function readPage(outDir: string, route: string, baseUrl: string): Promise<ListedPage> {
  const file = path.join(outDir, route.slice(baseUrl.length), 'index.html');
  const html = await readFile(file, 'utf8');
  return { path: route, title: unescapeHtml(titleOf(html) ?? route) };
}

/** The title of a page in its static HTML, without the name of the site that follows it. */
function titleOf(html: string): string | undefined {
  return /<title[^>]*>([^<]*?)(?: \| [^<|]*)?</.exec(html)?.[1];
}
