import type { BaseResolver, Document } from '@redocly/openapi-core';
import { asNode, isNode, type Node, ownValue } from '../json';
import { pointerKeys, toPointer, valueAt } from '../pointer';
import { setOwn } from '../setOwn';
import { visitNodes } from './visitNodes';

/** Whether security requirements of a description may name schemes by their addresses (OpenAPI 3.2, 4.30). */
function hasAddresses(description: Document | undefined): boolean {
  return /^3\.([2-9]|\d\d)/.test(String(asNode(description?.parsed).openapi));
}

/** The files in which the security requirements of a file name schemes by their addresses; `description` is the root file. */
export function schemeFiles(document: Document, description: Document | undefined, resolver: BaseResolver): string[] {
  if (!hasAddresses(description)) return [];
  return addressesIn(document).flatMap(({ addresses }) =>
    addresses.map((address) => placeOf(address, document, resolver).file),
  );
}

/**
 * Writes the names of security schemes where requirements have their addresses, as everything finds schemes by name. One that is no
 * component of the description becomes one, which refers to it. An address that is the name of a component stays, and so does
 * one that leads nowhere.
 */
export function nameSchemes(documents: ReadonlyMap<string, Document>, root: string, resolver: BaseResolver): void {
  const description = documents.get(root);
  const tree = description?.parsed;
  if (!description || !isNode(tree) || !hasAddresses(description)) return;
  const schemes = { ...asNode(asNode(tree.components).securitySchemes) };
  const names = new Map<string, string>();
  for (const [name, scheme] of Object.entries(schemes)) {
    names.set(`${root}${toPointer(['components', 'securitySchemes', name])}`, name);
    const { $ref } = asNode(scheme);
    if (typeof $ref === 'string') names.set(placeOf($ref, description, resolver).place, name);
  }
  for (const document of documents.values()) {
    for (const { requirement, addresses } of addressesIn(document)) {
      const found = new Map<string, string>();
      for (const address of addresses) {
        const { file, pointer, place } = placeOf(address, document, resolver);
        const isFound = isNode(valueAt(documents.get(file)?.parsed, pointer));
        if (ownValue(schemes, address) !== undefined || !isFound) continue;
        const name = names.get(place) ?? freeName(place, schemes);
        names.set(place, name);
        if (ownValue(schemes, name) === undefined) setOwn(schemes, name, { $ref: file === root ? pointer : place });
        found.set(address, name);
      }
      if (found.size > 0) rename(requirement, found);
    }
  }
  if (Object.keys(schemes).length > 0) tree.components = { ...asNode(tree.components), securitySchemes: schemes };
}

/** The addresses by which security requirements name schemes; what could be a name alone is one. */
function addressesIn({ parsed }: Document): { requirement: Node; addresses: string[] }[] {
  const found: ReturnType<typeof addressesIn> = [];
  visitNodes(parsed, undefined, ({ security }) => {
    for (const requirement of Array.isArray(security) ? security.filter(isNode) : [])
      found.push({ requirement, addresses: Object.keys(requirement).filter((key) => /[#/]/.test(key)) });
    return undefined;
  });
  return found;
}

/** Where an address leads that stands in a file. */
function placeOf(
  address: string,
  { source }: Document,
  resolver: BaseResolver,
): { file: string; pointer: string; place: string } {
  const [name = '', fragment = ''] = address.split('#');
  const file = name === '' ? source.absoluteRef : resolver.resolveExternalRef(source.absoluteRef, name);
  const pointer = toPointer(pointerKeys(fragment));
  return { file, pointer, place: fragment === '' ? file : `${file}${pointer}` };
}

/** A name that no scheme has: the last key of a place, or the name of its file. */
function freeName(place: string, schemes: Node): string {
  const [file = '', fragment = ''] = place.split('#');
  const wanted = pointerKeys(fragment).at(-1) ?? file.replace(/^.*\//, '').replace(/\..*$/, '');
  let name = wanted;
  for (let number = 2; ownValue(schemes, name) !== undefined; number += 1) name = `${wanted}-${number}`;
  return name;
}

/** Renames keys of an object in place, and keeps the order of all. */
function rename(holder: Node, names: ReadonlyMap<string, string>): void {
  for (const [key, value] of Object.entries(holder)) {
    Reflect.deleteProperty(holder, key);
    setOwn(holder, names.get(key) ?? key, value);
  }
}
