import { asNode, isNode, type Node } from '../json';
import { pointerKeys, toPointer } from '../pointer';

/** Keywords by which schemas find each other from anywhere in a description (JSON Schema core, 8.2). */
const foundByName = new Set(['$id', '$anchor', '$dynamicAnchor', '$dynamicRef', '$recursiveAnchor', '$recursiveRef']);

/** Where the references within a value lead, and what its discriminators name (4.25), as pointers. */
export function referencesIn(within: unknown): string[] {
  const found: string[] = [];
  visitFields(within, (name, value) => {
    if (name === '$ref') {
      if (typeof value === 'string' && value.startsWith('#/')) found.push(value);
    } else if (name === 'discriminator') {
      const { mapping, defaultMapping } = asNode(value);
      const targets = [...Object.values(asNode(mapping)), defaultMapping].filter((each) => typeof each === 'string');
      found.push(...targets.map(mappedSchema).filter((reference) => reference.startsWith('#/')));
    }
  });
  return found;
}

/** The reference to the schema that the mapping of a discriminator names (4.25), which may state its name alone. */
export function mappedSchema(target: string): string {
  return /^[\w.-]+$/.test(target) ? schemaPointer(target) : target;
}

/** For each schema with a discriminator, those that are it and more (`allOf`): its values may be any of them (4.25). */
export function variantsOf(schemas: Node): Map<string, string[]> {
  const variants = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(schemas)) {
    const { allOf } = asNode(schema);
    for (const base of Array.isArray(allOf) ? allOf : []) {
      const { $ref } = asNode(base);
      const parent = typeof $ref === 'string' ? (pointerKeys($ref)[2] ?? '') : '';
      if (asNode(schemas[parent]).discriminator === undefined) continue;
      const pointer = schemaPointer(parent);
      variants.set(pointer, [...(variants.get(pointer) ?? []), schemaPointer(name)]);
    }
  }
  return variants;
}

/** The names of the security schemes that the requirements within a value ask for (4.30). */
export function schemesNamedIn(within: unknown): Set<string> {
  const named = new Set<string>();
  visitFields(within, (name, value) => {
    if (name !== 'security' || !Array.isArray(value)) return;
    for (const scheme of value.flatMap((requirement) => Object.keys(asNode(requirement)))) named.add(scheme);
  });
  return named;
}

/** Whether schemas find each other by what a field of this name says. */
export function isFoundByName(name: string): boolean {
  return foundByName.has(name);
}

/** Whether schemas within a value find each other by name. */
export function hasNames(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasNames);
  return isNode(value) && Object.entries(value).some(([name, inner]) => isFoundByName(name) || hasNames(inner));
}

/** Calls `visit` for each field in a value, those that are inside others included. */
export function visitFields(value: unknown, visit: (name: string, value: unknown) => void): void {
  if (Array.isArray(value)) for (const item of value) visitFields(item, visit);
  else if (isNode(value))
    for (const [name, inner] of Object.entries(value)) {
      visit(name, inner);
      visitFields(inner, visit);
    }
}

function schemaPointer(name: string): string {
  return toPointer(['components', 'schemas', name]);
}
