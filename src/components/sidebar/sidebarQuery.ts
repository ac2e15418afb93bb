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

/** The operations on the page at an address, as far as they are known. */
export type OperationsAt = (href: string) => SidebarOperation[];

/** The operations of the site's pages by their addresses, once the filter has loaded them. */
export const SiteOperations = createContext<ReadonlyMap<string, SidebarOperation[]>>(new Map());

/**
 * The operations to list below the link of a page: those that match a query, or what of it the page's name lacks. Where the
 * name has all of it, the query is not the name alone.
 */
export function operationsBelow(label: string, query: string, operations: SidebarOperation[]): SidebarOperation[] {
  return matchingOperations(remainingQuery(query, label) || query, operations);
}

/**
 * Whether an entry, something in it, or an operation of its page matches a query. What the name of a group or a page
 * matches need not be in its entries.
 */
export function isListed(item: PropSidebarItem, query: string, operationsAt: OperationsAt): boolean {
  if (item.type === 'html') return query === '';
  const rest = remainingQuery(query, item.label);
  if (rest === '') return true;
  if (item.type === 'category' && item.items.some((inner) => isListed(inner, rest, operationsAt))) return true;
  return item.href !== undefined && matchingOperations(rest, operationsAt(item.href)).length > 0;
}

interface Entry {
  type: string;
  href?: string;
  items?: readonly Entry[];
}

/** How many links a sidebar has. */
export function countLinks(items: readonly Entry[]): number {
  return items.reduce((sum, item) => sum + (item.type === 'category' ? countLinks(item.items ?? []) : 1), 0);
}

/** The addresses that the links of a sidebar lead to. */
export function linkedAddresses(items: readonly Entry[]): string[] {
  return items.flatMap(({ href, items: inner = [] }) => [
    ...(href === undefined ? [] : [href]),
    ...linkedAddresses(inner),
  ]);
}
