import { asNode, isNode, type Node } from '../json';
import { pointerKeys } from '../pointer';
import { closedAround } from './closedAround';

/**
 * The schemas of a description, in its own words, that cannot mean what they say by `additionalProperties: false`: those of
 * an inheritance with a discriminator (4.25.2), as some frameworks write them. Each would refuse the fields of the others,
 * so that no value could be of a subtype. What they say counts for the whole subtype; likewise what is said around others by
 * `allOf`, of which no field would be left.
 */
export function openedSchemas(document: unknown): ReadonlySet<unknown> {
  const named = Object.entries(asNode(asNode(asNode(document).components).schemas));
  const family = new Set(named.filter(([, schema]) => parts(schema).some(hasDiscriminator)).map(([name]) => name));
  for (let size = -1; size !== family.size; ) {
    size = family.size;
    for (const [name, schema] of named) if (parts(schema).some((part) => family.has(nameIn(part)))) family.add(name);
  }
  const extending = named.filter(([, schema]) => parts(schema).some((part) => family.has(nameIn(part))));
  const extended = new Set(extending.flatMap(([, schema]) => parts(schema).map(nameIn)));
  const opened = named.filter(([name]) => family.has(name) && extended.has(name));
  return new Set([...[...opened, ...extending].flatMap(([, schema]) => parts(schema)), ...closedAround(document)]);
}

/** A schema with the members of its `allOf` that have no name of their own. */
function parts(schema: unknown): Node[] {
  if (!isNode(schema)) return [];
  const members = Array.isArray(schema.allOf) ? schema.allOf : [];
  return [schema, ...members.flatMap(parts)];
}

function hasDiscriminator({ discriminator }: Node): boolean {
  return discriminator !== undefined;
}

/** The name of the schema of the description that a schema refers to; empty for any other. */
function nameIn({ $ref }: Node): string {
  const [, , name = '', ...further] = typeof $ref === 'string' ? pointerKeys($ref) : [];
  return further.length === 0 ? name : '';
}
