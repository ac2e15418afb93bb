import { type Node, ownValue } from '../json';
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

/** The extension that states how Swagger 2.0 writes a list where OpenAPI 3.0 has no style for it. */
export const swaggerFormat = 'x-collectionFormat';

const swaggerStyles: Readonly<Record<string, string>> = {
  tsv: tabDelimited,
  ssv: 'spaceDelimited',
  pipes: 'pipeDelimited',
};

/** The style that a `collectionFormat` is, where OpenAPI 3.0 has none for it; undefined for any other value. */
export function styleOfSwagger(format: unknown): string | undefined {
  return ownValue(swaggerStyles, String(format));
}

/** The style that a parameter, a header or the encoding of a property states. */
export function statedStyle(node: Node): string | undefined {
  return styleOfSwagger(node[swaggerFormat]) ?? (typeof node.style === 'string' ? node.style : undefined);
}
