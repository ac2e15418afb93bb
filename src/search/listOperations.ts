import type { AsPlainObject } from 'minisearch';
import { fetchJson } from '../components/loadFiles';
import { labelOf, type SearchResult } from './record';
import type { SearchStart } from './searchIndex';

/** What a list shows of an operation or a webhook. */
interface ListedOperation {
  label: string;
  /** Address of its page, with its anchor. */
  href: string;
  /** Upper case; `EVENT` for a webhook. */
  method: string;
  path: string;
}

/**
 * The operations and webhooks of a version of the site, by the address of their page, from the file that search begins with.
 * `folder` is that of the index. Rejects when the file cannot be loaded, as in the dev server, which has none.
 */
export async function listOperations(folder: string): Promise<Map<string, ListedOperation[]>> {
  const file = 'search/start.json';
  const { operations } = await fetchJson<Pick<SearchStart, 'operations'>>(`${folder}${file}`, file);
  return operationsByPage(operations as AsPlainObject);
}

/** The operations of the index of operations, by the address of their page. */
export function operationsByPage({
  storedFields,
}: Pick<AsPlainObject, 'storedFields'>): Map<string, ListedOperation[]> {
  const byPage = new Map<string, ListedOperation[]>();
  for (const stored of Object.values(storedFields)) {
    const record = stored as unknown as SearchResult;
    if (record.kind === 'callback') continue;
    const page = record.url.replace(/#.*$/s, '');
    const listed = byPage.get(page) ?? [];
    byPage.set(page, listed);
    listed.push({ label: record.title, href: record.url, method: labelOf(record), path: record.where });
  }
  return byPage;
}
