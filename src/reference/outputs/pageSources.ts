import { createReach } from '../contentKeys';
import type { Description } from '../load/description';
import type { Addresses } from '../pages/addresses';

/** The files of the description that state what a page shows, relative to the site's folder, by the page's address. */
export function pageSources({ document, locate }: Description, addresses: Addresses): Map<string, string[]> {
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
