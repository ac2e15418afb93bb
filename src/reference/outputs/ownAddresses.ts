import { asNode, isNode, type Node } from '../json';
import { withoutTags, withTaggedNumbers } from '../jsonText';
import { visitReferences } from '../load/visitReferences';
import { extendPointer, placeAt } from '../pointer';
import { findResources, type Resource, type Resources } from '../validate/resources';

/** An address that the document has until it is somewhere. */
const somewhere = 'https://description.example/';

/**
 * The document with references by address (`$id`) where these are needed: inside a schema with an `$id`, a pointer is relative
 * to that schema (JSON Schema 2020-12, core 8.2.1), while loading has made all of them relative to the document. What has no
 * address of its own is referred to as before. A document without addresses is returned as it is.
 */
export function byOwnAddresses<T extends object>(document: T): T {
  if (!hasAddresses(document)) return document;
  // Plain data keeps no exact number.
  const copy = withoutTags(structuredClone(withTaggedNumbers(document)));
  const resources = findResources(asNode(copy), somewhere);
  visitReferences(copy, ({ node, reference, around, isInData }) => {
    const isInside = around.some((each) => resources.begunBy(each) !== undefined);
    const address =
      isInside && !isInData && reference.startsWith('#/') ? addressOf(reference, copy, resources) : undefined;
    if (address !== undefined) node.$ref = address;
  });
  return copy;
}

/** Whether a schema of the document has an address. */
export function hasAddresses(document: object): boolean {
  return findResources(asNode(document), somewhere).isDivided;
}

/** The address of what a pointer into the document leads to, by the innermost schema around it that has one. */
function addressOf(pointer: string, document: object, { begunBy }: Resources): string | undefined {
  const { keys = [] } = placeAt(document, pointer) ?? {};
  let found: { resource: Resource; depth: number } | undefined;
  let value: unknown = document;
  for (const [index, key] of keys.entries()) {
    value = (value as Node)[key];
    const resource = isNode(value) ? begunBy(value) : undefined;
    if (resource) found = { resource, depth: index + 1 };
  }
  if (!found) return undefined;
  const { resource, depth } = found;
  const rest = keys.slice(depth);
  const id = String(resource.root.$id);
  const address = URL.canParse(id) ? resource.uri : id;
  return rest.length === 0 ? address : `${address}${extendPointer('#', ...rest)}`;
}
