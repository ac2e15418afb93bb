import type { Parameter } from '../model';

/** How a value is written when no `style` is stated (4.12.2). */
export const defaultStyles: Readonly<Record<Parameter['in'], string>> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
  querystring: 'form',
  responseHeader: 'simple',
  unresolved: '',
};

/** Whether a style writes each item as a parameter of its own when no `explode` is stated (4.12.2). */
export function isExplodedByDefault(style: string): boolean {
  return style === 'form' || style === 'cookie';
}

/** The style of lists with tabs between their items, which Swagger 2.0 has (`tsv`) and OpenAPI 3 does not. */
export const tabDelimited = 'tabDelimited';
