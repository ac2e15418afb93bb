import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { ReferencePage } from '../../reference/page';
import type { Reference } from '../../reference/stages/generate';
import type { Link } from '../../reference/text';
import { type WriteFile, writeIfChanged } from './writeFiles';

/** A page as its file holds it: with what is at its foot. */
export interface RenderedPage {
  page: ReferencePage;
  editUrl?: string;
  previous?: Link;
  next?: Link;
}

/** A page's address and the file with its data. */
export interface PageFile {
  url: string;
  file: string;
}

/** Writes the data of each page to `pagesDir` (absolute) with `write`, and says where it is. */
export async function writePages(
  pagesDir: string,
  { pages }: Reference,
  editUrl: string,
  write: WriteFile = writeIfChanged,
): Promise<PageFile[]> {
  await mkdir(pagesDir, { recursive: true });
  return Promise.all(
    pages.map(async (page, index) => {
      const rendered: RenderedPage = {
        page,
        editUrl: page.source === undefined || editUrl === '' ? undefined : editUrl.replace('{file}', page.source),
        previous: index === 0 ? page.breadcrumbs[0] : toLink(pages[index - 1]),
        next: toLink(pages[index + 1]),
      };
      const file = path.join(pagesDir, pageFileName(page.url));
      await write(file, JSON.stringify(rendered));
      return { url: page.url, file };
    }),
  );
}

function toLink(page: ReferencePage | undefined): Link | undefined {
  return page && { label: page.title, href: page.url };
}

/** A name has at most 255 bytes, with its extension and a few characters that tools add. */
const maxNameLength = 200;

/**
 * The name of the file that holds a page's data. Addresses compare without case, and so do some file systems. One that
 * is cut, or has letters of other scripts, has a hash of the whole.
 */
export function pageFileName(url: string): string {
  const path = url.replace(/^\/+/, '').toLowerCase();
  const name = path.replace(/[^a-z0-9_-]+/g, '.');
  if (name.length <= maxNameLength && /^[ -~]*$/.test(path)) return `${name}.json`;
  return `${name.slice(0, maxNameLength)}.${createHash('sha256').update(path).digest('hex').slice(0, 16)}.json`;
}

/** The HTML of a page in the built site (absolute), or undefined where the page has none. */
export function htmlFile(url: string, { outDir, baseUrl }: { outDir: string; baseUrl: string }): string | undefined {
  const folder = path.join(outDir, url.slice(baseUrl.length));
  return [path.join(folder, 'index.html'), `${folder}.html`].find((name) => existsSync(name));
}
