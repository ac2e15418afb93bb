import { asNode } from '../json';
import { schemaKeywords } from '../keywords/table';
import { type Part, type Parts, within } from './parts';
import { fieldsOf, groupOf, type SchemaContext } from './schemaGroup';
import { findValues } from './sharedValues';

/** Keywords of alternatives, which may say more of a property that is internal. */
const alternatives = ['oneOf', 'anyOf', 'then', 'else', 'dependentSchemas'];

/**
 * What else says something of properties that go, in the conditions and alternatives of the schema that has them, or of
 * one that it stands in: a condition goes as a whole, of an alternative what is about them, and the alternative where it
 * says nothing else.
 */
export function internalConditions(parts: Parts, schemas: SchemaContext): Part[] {
  const found = new Set<Part>();
  const { values, tooMany } = findValues(parts, schemas);
  // The description is refused.
  if (tooMany) return [];
  for (const { first, conditional } of values) {
    const { hidden, stated, surelyHidden, left, certain, hides } = groupOf(first, schemas, conditional);
    for (const part of left)
      for (const inner of part.parts)
        if (isDependent(inner) && hides(inner.key) && !fieldsOf(part, schemas).stated.has(inner.key)) found.add(inner);
    for (const part of [...first, ...conditional].flatMap((schema) => schema.parts)) {
      const name = String(part.node.propertyName);
      if (part.object === 'Discriminator' && hidden.has(name) && !stated.has(name)) found.add(part);
    }
    if (surelyHidden.size === 0) continue;
    for (const part of left) {
      for (const inner of part.parts) for (const each of goesFrom(inner, surelyHidden, schemas)) found.add(each);
      if (!certain.has(part)) for (const each of goesAround(part, surelyHidden, schemas)) found.add(each);
    }
  }
  return [...found].filter((part) => !schemas.gone.has(part));
}

/** Whether a schema says something of values that have the property of its key. */
function isDependent(part: Part): part is Part & { key: string } {
  return (part.field === 'dependentSchemas' || part.field === 'dependencies') && part.key !== undefined;
}

/** What goes of a schema that stands in another one. */
function goesFrom(inner: Part, hidden: ReadonlySet<string>, schemas: SchemaContext): Part[] {
  if (inner.object === 'Discriminator') return hidden.has(String(inner.node.propertyName)) ? [inner] : [];
  if (conditions.has(inner.field)) return namesOne(inner, hidden, schemas) ? conditionOf(inner) : [];
  if (inner.field === 'propertyNames') return statesOne(inner, hidden) ? [inner] : [];
  if (!alternatives.includes(inner.field)) return [];
  if (isOnlyAbout(inner, hidden)) return [inner];
  return inner.parts.filter(({ field, key = '' }) => field === 'properties' && hidden.has(key));
}

/** What goes of a schema that is about a value under a condition, or in an alternative, further out. */
function goesAround(schema: Part, hidden: ReadonlySet<string>, schemas: SchemaContext): Part[] {
  if (!namesOne(schema, hidden, schemas)) return [];
  for (let each: Part | undefined = schema; each?.object === 'Schema'; each = each.parent)
    if (conditions.has(each.field)) return conditionOf(each);
  return schema.parts.filter(({ field, key = '' }) => field === 'properties' && hidden.has(key));
}

/** Keywords of conditions. */
const conditions: ReadonlySet<string> = new Set(['if', 'not', 'contains']);

/** A condition with what follows from it. */
function conditionOf(condition: Part): Part[] {
  if (condition.field !== 'if') return [condition];
  return condition.parent?.parts.filter(({ field }) => ['if', 'then', 'else'].includes(field)) ?? [];
}

/** Whether a schema of names allows one of these by a constant, alone or in a union. */
function statesOne({ node, parts }: Part, hidden: ReadonlySet<string>): boolean {
  return hidden.has(String(node.const)) || parts.some((part) => part.object === 'Schema' && statesOne(part, hidden));
}

/** Whether a schema names one of these properties, at any depth, or one does that it refers to. */
function namesOne(schema: Part, hidden: ReadonlySet<string>, context: SchemaContext): boolean {
  const naming = context.naming.get(schema) ?? findNaming(schema, context);
  context.naming.set(schema, naming);
  return naming.some((names) => [...hidden].some((name) => names.has(name)));
}

/** The names of properties in a schema, at any depth, and in each that it refers to. */
function findNaming(schema: Part, context: SchemaContext): ReadonlySet<string>[] {
  const own = within(schema).filter(({ object }) => object === 'Schema');
  const targets = new Set(own.flatMap((part) => context.leads.get(part) ?? []));
  return [new Set(own.flatMap(namesIn)), ...[...targets].map((target) => namesBehind(target, context))];
}

/** The names of properties in what a reference leads to, which is read once however many refer to it. */
function namesBehind(target: Part, context: SchemaContext): ReadonlySet<string> {
  const known = context.named.get(target);
  if (known) return known;
  const names = new Set<string>();
  for (const part of groupOf([], context, [target]).left) {
    // What hides a property itself says nothing of it once that is gone.
    const { hidden } = fieldsOf(part, context);
    for (const name of namesIn(part)) if (!hidden.has(name)) names.add(name);
  }
  context.named.set(target, names);
  return names;
}

/** The names of properties in what a schema requires, describes and allows. */
function namesIn({ node, field }: Part): string[] {
  const named = ['properties', 'dependentRequired', 'dependentSchemas', 'dependencies'].flatMap((keyword) =>
    Object.entries(asNode(node[keyword])).flatMap(([name, value]) => [name, ...listOf(value)]),
  );
  const allowed = field === 'propertyNames' ? [...listOf(node.enum), node.const] : [];
  return [...listOf(node.required), ...named, ...allowed].map(String);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Whether a schema says nothing of anything but these properties. */
function isOnlyAbout({ node }: Part, hidden: ReadonlySet<string>): boolean {
  const { required, properties, ...others } = node;
  const names = [...listOf(required), ...Object.keys(asNode(properties))];
  const isSilent = Object.keys(others).every((name) => name === 'type' || schemaKeywords[name]?.annotates);
  return names.length > 0 && isSilent && names.every((name) => hidden.has(String(name)));
}
