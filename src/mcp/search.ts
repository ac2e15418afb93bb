import { displayMethod } from '../reference/methods';
import { printable } from '../reference/printable';
import type { Hit } from '../search/ranking/findRecords';
import { labelOf, type SearchGroup } from '../search/record';
import { linesOf } from './pieces';
import type { Portal } from './portal';
import { Refusal } from './refusal';

interface SearchArguments {
  query: string;
  group?: SearchGroup | undefined;
  offset: number;
  limit: number;
}

/** What the site's own search finds for a query, in its order: a line each, with the address and how to read it. */
export async function search(portal: Portal, { query, group, offset, limit }: SearchArguments): Promise<string> {
  if (query.trim() === '')
    throw new Refusal('The query is empty. Name what you look for: a word, an id, a path, a value.');
  const siteSearch = portal.newSearch();
  await siteSearch.load(query, () => undefined);
  const found = siteSearch.find(query).filter((hit) => group === undefined || hit.group === group);
  if (found.length > 0) {
    const names = namesByUrl(portal);
    return linesOf(
      found.map((hit) => lineOf(hit, names)),
      offset,
      limit,
    );
  }
  const spellings = siteSearch.spellings(query);
  const other = spellings.length > 0 ? ` Similar words: ${spellings.join(', ')}.` : '';
  return `Nothing was found for "${printable(query)}"${group === undefined ? '' : ` among ${group}`}.${other}`;
}

/** `GET Get tasks (/tasks), on Tasks: /docs/…#list-tasks; read operation "listTasks"`. */
function lineOf(hit: Hit, names: ReadonlyMap<string, string>): string {
  const { title, of, where, page, url } = hit;
  const context = [of, where, page].filter(Boolean).join(', ');
  // A field is at an anchor below that of its operation, or on the page of its model.
  const [operation = url] = /^[^#]*#[^.]*/.exec(url) ?? [];
  const name = names.get(operation) ?? names.get(url.replace(/#.*$/s, ''));
  return `${labelOf(hit)} ${title}${context === '' ? '' : ` (${context})`}: ${url}${name === undefined ? '' : `; ${name}`}`;
}

/** How to read operations and models and list the operations of a page, by address. */
function namesByUrl({ index }: Portal): Map<string, string> {
  const operations = [...index.operations, ...index.webhooks];
  const models = index.models.flatMap(({ name, page }): [string, string][] =>
    page === null ? [] : [[page, `read model "${name}"`]],
  );
  return new Map([
    ...operations.map(({ page }): [string, string] => [page, `list operations of page "${page}"`]),
    ...models,
    ...operations.map(({ id, page, anchor }): [string, string] => [`${page}#${anchor}`, `read operation "${id}"`]),
  ]);
}

/** What a list calls an operation: `GET /tasks`, or `EVENT taskClosed`. */
export function callOf({ method, path, name }: { method: string; path?: string; name?: string }): string {
  return `${displayMethod({ kind: name === undefined ? 'operation' : 'webhook', method })} ${name ?? path}`;
}
