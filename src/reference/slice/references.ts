import { groupBy } from '../groupBy';
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

/**
 * The schemas that are each schema and more (`allOf`), for those with a discriminator and those below them: their values may be any of
 * them (4.25).
 */
export function variantsOf(schemas: Node): Map<string, string[]> {
  const children = groupBy(Object.keys(schemas), (name) => extendedIn(schemas[name]));
  const chosen = new Set(Object.keys(schemas).filter((name) => asNode(schemas[name]).discriminator !== undefined));
  const variants = new Map<string, string[]>();
  // The set grows while it is gone through.
  for (const name of chosen) {
    const below = children.get(name) ?? [];
    if (below.length > 0) variants.set(schemaPointer(name), below.map(schemaPointer));
    for (const child of below) chosen.add(child);
  }
  return variants;
}

/** The names of the schemas that one extends, by members of `allOf` without a name, too. */
function extendedIn(schema: unknown): string[] {
  const { allOf } = asNode(schema);
  if (!Array.isArray(allOf)) return [];
  return allOf.flatMap((member) => {
    const { $ref } = asNode(member);
    return typeof $ref === 'string' ? [pointerKeys($ref)[2] ?? ''] : extendedIn(member);
  });
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
