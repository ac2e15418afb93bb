import type { Node } from '../json';
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

/** Headers that are not parameters, whatever a description says (4.12.2 Fixed Fields, `name`). */
export function isIgnored({ in: place, name }: { in?: unknown; name?: unknown }): boolean {
  return place === 'header' && /^(accept|content-type|authorization)$/i.test(String(name));
}

/** Whether a style writes each item as a parameter of its own when no `explode` is stated (4.12.2). */
export function isExplodedByDefault(style: string): boolean {
  return style === 'form' || style === 'cookie';
}

/** The style of lists with tabs between their items, which Swagger 2.0 has (`tsv`) and OpenAPI 3 does not. */
export const tabDelimited = 'tabDelimited';

/** The extension in which the converter of Swagger 2.0 states that style. */
export const tabsBetween: Readonly<Node> = { 'x-collectionFormat': 'tsv' };

/** The style that a parameter, a header or the encoding of a property states. */
export function statedStyle(node: Node): string | undefined {
  if (node['x-collectionFormat'] === tabsBetween['x-collectionFormat']) return tabDelimited;
  return typeof node.style === 'string' ? node.style : undefined;
}
