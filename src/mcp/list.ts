import { pathOf } from '../reference/address';
import { counted } from '../reference/words';
import { linesOf } from './pieces';
import { plainName } from './plainName';
import type { Portal } from './portal';
import { Refusal, unknownName } from './refusal';
import { callOf } from './search';

/** What can be listed and read. */
export const kinds = ['operations', 'models', 'guides', 'recipes'] as const;

interface ListArguments {
  kind: (typeof kinds)[number];
  page?: string | undefined;
  offset: number;
  limit: number;
}

/** All of a kind, a line each, in an order that never changes; operations and webhooks of one page where it is named. */
export function list(portal: Portal, { kind, page, offset, limit }: ListArguments): string {
  if (page !== undefined && kind !== 'operations')
    throw new Refusal(`"page" is for operations only. List ${kind} without it.`);
  const lines = {
    operations: () => operationLines(portal, page),
    models: () => modelLines(portal),
    guides: () => guideLines(portal),
    recipes: () => portal.recipes.map(({ name, summary }) => `${name}: ${summary}`),
  };
  const all = lines[kind]();
  if (all.length === 0) return `This site has no ${kind}.`;
  return linesOf(all, offset, limit);
}

function operationLines({ index }: Portal, page: string | undefined): string[] {
  const titles = new Map(index.pages.map(({ url, title }) => [url, title]));
  const operations = [...index.operations, ...index.webhooks];
  const own = operations.filter((each) => page === undefined || isPage(page, each.page, titles));
  if (page !== undefined && own.length === 0) {
    const known = new Set(operations.map((each) => titles.get(each.page) ?? each.page));
    throw unknownName('page with operations', page, [...known], `The pages: ${[...known].slice(0, 100).join(', ')}.`);
  }
  return own.map((each) => {
    const deprecated = each.deprecated ? ', deprecated' : '';
    return `${each.isIdMade ? '' : `${plainName(each.id)}: `}${callOf(each)} (${titles.get(each.page) ?? each.page}${deprecated})`;
  });
}

function isPage(wanted: string, url: string, titles: ReadonlyMap<string, string>): boolean {
  return pathOf(wanted).replace(/\.md$/, '') === url || wanted.toLowerCase() === titles.get(url)?.toLowerCase();
}

function modelLines({ index }: Portal): string[] {
  return index.models.map(
    ({ name, page, usedBy }) =>
      `${plainName(name)}: used by ${counted(usedBy.length, 'operation')}${page === null ? '' : `, ${page}`}`,
  );
}

function guideLines({ pages }: Portal): string[] {
  return pages.map(
    ({ title, path, description }) =>
      `${path}: ${title}${description === '' ? '' : `${/[.?!]$/.test(title) ? '' : '.'} ${description}`}`,
  );
}
