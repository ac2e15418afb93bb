import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { scriptsFolder } from '../../platform/docusaurus/plugins';
import { unescapeHtml } from '../../reference/escape';
import type { SiteFiles } from '../siteFiles';
import type { ListedPage } from './nearestPages';

/** KB that a file takes on its way to the browser: gzipped with gzip, and as it is. */
export type TransferSize = [gzipped: number, plain: number];

interface BuiltFile {
  address: string;
  size: TransferSize;
  /** The title of a page. */
  title?: string;
}

const pack = promisify(gzip);
const kilobyte = 1024;

/** Files that are read in parallel: packing keeps one core busy, and all pages at once would take much memory. */
const sideBySide = 3;

/** What of a page is searched for its title, in bytes. */
const maxHeadBytes = 64 * kilobyte;

/**
 * Writes two lists to `outDir`. `pages.json` has the address and title of every page, sorted: the not-found page looks
 * there for what the reader may have meant. `transfer-sizes.json` has the size of each script and of each page's HTML,
 * by its address: what is loaded ahead has a budget, and a browser does not know a size before it has loaded the file.
 */
export async function writePageLists(
  outDir: string,
  { write }: SiteFiles,
  routes: string[],
  baseUrl: string,
): Promise<void> {
  const scripts = (await readdir(path.join(outDir, scriptsFolder))).filter((name) => name.endsWith('.js'));
  const pages = routes.filter((route) => route !== `${baseUrl}404.html`);
  const waiting = [
    ...scripts.map((name) => () => readScript(outDir, `${scriptsFolder}/${name}`, baseUrl)),
    ...pages.map((route) => () => readPage(outDir, route, baseUrl)),
  ];
  const built: BuiltFile[] = [];
  const readOn = async (): Promise<void> => {
    for (let read = waiting.shift(); read; read = waiting.shift()) built.push(await read());
  };
  await Promise.all(Array.from({ length: sideBySide }, readOn));
  built.sort((a, b) => (a.address < b.address ? -1 : 1));
  const listed = built.flatMap(({ address, title }): ListedPage[] =>
    title === undefined ? [] : [{ path: address, title }],
  );
  const sizes = Object.fromEntries(built.map(({ address, size }) => [address, size]));
  await write([
    { path: 'pages.json', content: JSON.stringify(listed) },
    { path: 'transfer-sizes.json', content: JSON.stringify(sizes) },
  ]);
}

async function readScript(outDir: string, name: string, baseUrl: string): Promise<BuiltFile> {
  return { address: baseUrl + name, size: await measure(await readFile(path.join(outDir, name))) };
}

async function readPage(outDir: string, route: string, baseUrl: string): Promise<BuiltFile> {
  const content = await readFile(path.join(outDir, route.slice(baseUrl.length), 'index.html'));
  const title = titleOf(content.toString('utf8', 0, maxHeadBytes)) ?? route;
  return { address: route, size: await measure(content), title: unescapeHtml(title) };
}

/** The title of a page in its static HTML, without the name of the site that follows it. */
function titleOf(html: string): string | undefined {
  return /<title[^>]*>([^<]*?)(?: \| [^<|]*)?</.exec(html)?.[1];
}

async function measure(content: Buffer): Promise<TransferSize> {
  const gzipped = await pack(content);
  return [Math.ceil(gzipped.length / kilobyte), Math.ceil(content.length / kilobyte)];
}
