import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { createContext } from 'react';
import type { SidebarOperation } from './pageOperations';

/** What the reader filters the sidebar by; empty without a filter. */
export const SidebarQuery = createContext('');

/** The words of a query that a text does not contain, in upper or lower case. */
export function remainingQuery(query: string, text: string): string {
  const lower = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !lower.includes(word))
    .join(' ');
}

/** Whether a text contains every word of a query. */
export function matchesQuery(query: string, text: string): boolean {
  return remainingQuery(query, text) === '';
}

/** The operations whose name, method or path match a query. */
export function matchingOperations(query: string, operations: SidebarOperation[]): SidebarOperation[] {
  return operations.filter(({ label, method, path }) => matchesQuery(query, `${label} ${method} ${path}`));
}

/** The page that is shown, and its operations. */
interface CurrentPage {
  path: string;
  operations: SidebarOperation[];
}

/**
 * Whether an entry, something in it, or an operation of the current page below it matches a query. What the name of a
 * group matches need not be in its entries.
 */
export function isListed(item: PropSidebarItem, query: string, page: CurrentPage): boolean {
  if (item.type === 'html') return query === '';
  const rest = remainingQuery(query, item.label);
  if (rest === '') return true;
  if (item.type === 'category' && item.items.some((inner) => isListed(inner, rest, page))) return true;
  return item.href === page.path && matchingOperations(query, page.operations).length > 0;
}

/** How many links a sidebar has. */
export function countLinks(items: PropSidebarItem[]): number {
  return items.reduce((sum, item) => sum + (item.type === 'category' ? countLinks(item.items) : 1), 0);
}
