import type { VcsConfig } from '@docusaurus/types';
import type { Description } from '../../reference/load/description';
import type { Addresses } from '../../reference/pages/addresses';
import { createReach } from '../../reference/slice/contentKeys';
import type { Reference } from '../../reference/stages/generate';
import type { PageFile } from './pageFiles';

/** A page of the reference with the time of its last change (milliseconds since 1970); null where it is unknown. */
export type DatedPage = PageFile & { lastUpdatedAt: number | null };

/**
 * Dates each page by the last change of the files of the description that it shows; null unless `vcs` knows that of all
 * of them, and for every page without `vcs`.
 */
export async function datePages(
  pages: PageFile[],
  { description, addresses }: Pick<Reference, 'description' | 'addresses'>,
  vcs: Pick<VcsConfig, 'getFileLastUpdateInfo'> | undefined,
): Promise<DatedPage[]> {
  if (vcs === undefined) return pages.map((page) => ({ ...page, lastUpdatedAt: null }));
  const sources = pageSources(description, addresses);
  return Promise.all(
    pages.map(async (page) => {
      const changes = await Promise.all((sources.get(page.url) ?? []).map((file) => vcs.getFileLastUpdateInfo(file)));
      const times = changes.flatMap((change) => (change ? [change.timestamp] : []));
      const isKnown = times.length > 0 && times.length === changes.length;
      return { ...page, lastUpdatedAt: isKnown ? Math.max(...times) : null };
    }),
  );
}

/** The files of the description that state what a page shows, relative to the site's folder, by the page's address. */
function pageSources({ document, locate }: Description, addresses: Addresses): Map<string, string[]> {
  const reach = createReach(document);
  const filesOf = (pointers: string[]): string[] => [
    ...new Set(reach(pointers).map((pointer) => locate(pointer).file)),
  ];
  return new Map([
    ...addresses.apiPages.map(({ url, operations }): [string, string[]] => [
      url,
      filesOf(operations.map(({ pointer }) => pointer)),
    ]),
    ...addresses.modelPages.map(({ url, schema }): [string, string[]] => [url, filesOf([schema.pointer])]),
  ]);
}
