import { groupBy } from '../groupBy';
import { asNode, isNode, type Node } from '../json';
import type { Discriminator, Schema, SchemaObject } from '../model';
import { asTyped } from './discriminated';

/** What the discriminator of a schema that others extend says of a value: the schema that it chooses, by the field's value. */
export interface SubtypeChoice {
  property: string;
  /** The nodes of the schemas that may be chosen, each with the values that choose it. */
  options: { values: unknown[]; node: Node }[];
  /** The schema that any other value chooses (3.2). */
  fallback: Node | undefined;
  /** Whether a mapping names all of them, so that another value chooses none. */
  isMapped: boolean;
}

/**
 * Finds the schemas whose subtypes a discriminator chooses, though they do not list them (4.25.2), by their nodes. `built` are
 * the schemas of the model, which lists the subtypes, with the nodes that they were built from.
 */
export function findSubtypeChoices(document: Node, built: ReadonlyMap<Schema, unknown>): Map<unknown, SubtypeChoice> {
  const nodes = asNode(asNode(document.components).schemas);
  const found = [...built].flatMap(([schema, node]): [unknown, SubtypeChoice][] => {
    const isListed = !isNode(node) || node.oneOf !== undefined || node.anyOf !== undefined;
    if (schema.kind !== 'schema' || isListed || !schema.discriminator || schema.oneOf.length === 0) return [];
    return [[node, choiceOf(schema, schema.discriminator, nodes)]];
  });
  return new Map(found);
}

/** The nodes of the references by which a schema extends one of which it is a subtype. */
export function extendingReferences(built: ReadonlyMap<Schema, unknown>): Set<unknown> {
  return new Set([...built].flatMap(([schema, node]) => (schema.kind === 'reference' && schema.base ? [node] : [])));
}

function choiceOf({ oneOf }: SchemaObject, { property, mapping, fallback }: Discriminator, nodes: Node): SubtypeChoice {
  const mapped = groupBy(mapping, ({ schema }) => [schema]);
  const names = oneOf.flatMap((option) =>
    option.kind === 'reference' && isNode(nodes[option.name]) ? [option.name] : [],
  );
  const other = fallback === undefined ? undefined : nodes[fallback];
  return {
    property,
    options: names
      .filter((name) => mapped.has(name) || name !== fallback)
      .map((name) => ({
        values: asTyped(mapped.get(name)?.map(({ value }) => value) ?? [name]),
        node: asNode(nodes[name]),
      })),
    fallback: isNode(other) ? other : undefined,
    isMapped: oneOf.every((option) => option.kind === 'reference' && mapped.has(option.name)),
  };
}

/**
 * A schema whose subtypes a discriminator chooses: itself, and the subtype that a value names. `whole` is what it is without
 * them, and `referenceTo` refers to a schema in the same way. A value that names no schema is of `whole` alone, unless a
 * mapping leaves no other.
 */
export function withChosenSubtype(
  whole: Node,
  { property, options, fallback, isMapped }: SubtypeChoice,
  referenceTo: (node: Node) => Node,
): Node {
  const chosen = {
    property,
    options: options.map(({ values }) => ({ values, isClosed: true })),
    schemas: options.map(({ node }) => referenceTo(node)),
  };
  const known = options.flatMap(({ values }) => values);
  const other = fallback && {
    if: { properties: { [property]: { not: { enum: known } } } },
    then: referenceTo(fallback),
  };
  const rest = other ?? (isMapped ? { properties: { [property]: { enum: known } } } : {});
  return { allOf: [whole, { schemaByValue: chosen }, rest] };
}
