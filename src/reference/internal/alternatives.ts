import { isSame, type Node } from '../json';
import type { Part } from './parts';
import { fieldsOf, groupOf, makeGroup, type SchemaContext, type SchemaGroup } from './schemaGroup';

/**
 * The schemas that say something of an object, without the alternatives that it is not one of, where one of these hides a field
 * that another one shows. `all` is the group of `schemas`.
 */
export function groupOfValue(
  value: Node,
  schemas: readonly Part[],
  all: SchemaGroup,
  context: SchemaContext,
): SchemaGroup {
  const isDisputed = Object.keys(value).some((name) => all.hidden.has(name) && all.stated.has(name));
  if (!isDisputed) return all;
  const alternatives = alternativesIn(all, context);
  context.room.trials -= alternatives.length;
  if (context.room.trials < 0) return all;
  const choices = choicesOf(value, all, context);
  const excluded = new Set(alternatives.filter((part) => !mayBe(value, part, choices, context)));
  return excluded.size > 0 ? makeGroup(schemas, [], context, excluded) : all;
}

/** The alternatives in a group: members of `oneOf` and `anyOf`, and the schemas that extend one with a discriminator. */
function alternativesIn({ left }: SchemaGroup, context: SchemaContext): Part[] {
  return [...left].flatMap((schema) => {
    const variants = fieldsOf(schema, context).discriminators.length > 0 ? (context.leads.get(schema) ?? []) : [];
    return [...schema.parts.filter(({ field }) => /^(one|any)Of$/.test(field)), ...variants];
  });
}

/** The schema that a discriminator chooses for a value, and all that it chooses from. */
interface Choice {
  chosen: Part;
  from: ReadonlySet<Part>;
}

function choicesOf(value: Node, { left }: SchemaGroup, context: SchemaContext): Choice[] {
  return [...left].flatMap((schema) =>
    fieldsOf(schema, context).discriminators.flatMap((part): Choice[] => {
      const kinds = context.kinds.get(part);
      const chosen = kinds?.get(String(value[String(part.node.propertyName)]));
      return kinds && chosen ? [{ chosen, from: new Set(kinds.values()) }] : [];
    }),
  );
}

/** Whether a value may be one of an alternative, by what discriminators and properties with stated values say of it. */
function mayBe(value: Node, alternative: Part, choices: readonly Choice[], context: SchemaContext): boolean {
  const { certain } = groupOf([alternative], context);
  const isOther = ({ chosen, from }: Choice): boolean =>
    !certain.has(chosen) && [...certain].some((schema) => from.has(schema));
  if (choices.some(isOther)) return false;
  return [...certain].every((schema) =>
    [...fieldsOf(schema, context).named].every(([name = '', property]) => {
      const { [name]: given } = value;
      return given === undefined || allows(groupOf([property], context).certain, given);
    }),
  );
}

/** Whether schemas allow a value, as far as they state the values that there are. */
function allows(schemas: Iterable<Part>, value: unknown): boolean {
  return [...schemas].every(({ node }) => {
    const stated: unknown = node.const === undefined ? node.enum : [node.const];
    return !Array.isArray(stated) || stated.some((each) => isSame(each, value));
  });
}
