import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Reference } from '../../reference/generate';
import type { ReferencePage } from '../../reference/page';
import type { Link } from '../../reference/text';
import { pageFileName } from './pageFileName';
import { writeIfChanged } from './writeIfChanged';

/** A page as its file holds it: with what stands at its foot. */
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

/** Writes the data of each page to `pagesDir` (absolute) and says where it is. */
export async function writePages(pagesDir: string, { pages }: Reference, editUrl: string): Promise<PageFile[]> {
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
      await writeIfChanged(file, JSON.stringify(rendered));
      return { url: page.url, file };
    }),
  );
}

function toLink(page: ReferencePage | undefined): Link | undefined {
  return page && { label: page.title, href: page.url };
}
