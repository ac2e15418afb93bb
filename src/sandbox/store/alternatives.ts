import { namedAlternative } from '../../reference/examples/choices';
import { type ExampleCache, makeExample } from '../../reference/examples/schemaExample';
import { isJsonObject, isSame, type Json } from '../../reference/json';
import { unionsOf } from '../../reference/keywords/subschemasOf';
import { namedValues } from '../../reference/keywords/suppliedValues';
import type { Schema, SchemaObject } from '../../reference/model';
import { appliedBy } from '../../reference/schemas/appliedSchemas';
import { propertiesIn } from '../../reference/schemas/insideSchemas';
import type { JsonObject } from '../request/types';

/** An alternative of a union, what a discriminator says of objects of it, and the other alternatives. */
interface Alternative {
  member: Schema;
  tag?: SchemaObject | undefined;
  others: readonly Schema[];
}

/** How deep unions stand in alternatives of others. */
const maxDepth = 4;

/**
 * An object of the alternative that accepts what was sent (`oneOf`, `anyOf`), to which the sent fields can be added: `item`
 * where it is of that one; else an example of it with the values of `item` that it can have.
 */
export function asAlternativeFor(
  sent: JsonObject,
  item: JsonObject,
  schema: Schema | undefined,
  cache: ExampleCache,
): JsonObject {
  const chosen = alternativesFor(sent, schema, cache);
  if (!schema || chosen.every((each) => isOf(each, item, cache))) return item;
  const example: JsonObject = Object.fromEntries(
    chosen.flatMap(({ member, tag }) => [...Object.entries(exampleOf(member, cache)), ...tagValues(tag)]),
  );
  const own = appliedBy(schema, cache).flatMap(({ properties }) => properties.map(({ name }) => name));
  const ofChosen = chosen.flatMap(({ member }) => [...propertiesIn(member, cache).keys()]);
  const made = withFieldsOf(item, new Set([...own, ...ofChosen]), example, chosen, cache);
  if (cache.accepts(schema, { ...made, ...sent }, 'response')) return made;
  // Alternatives may choose by which of the fields beside the union are there.
  const ofOthers = new Set(
    chosen.flatMap(({ others }) => others.flatMap((other) => [...propertiesIn(other, cache).keys()])),
  );
  return withFieldsOf(
    item,
    new Set([...own.filter((name) => !ofOthers.has(name)), ...ofChosen]),
    example,
    chosen,
    cache,
  );
}

/** An example with those of an object's fields that have these names and that all of the alternatives accept. */
function withFieldsOf(
  item: JsonObject,
  names: ReadonlySet<string>,
  example: JsonObject,
  chosen: readonly Alternative[],
  cache: ExampleCache,
): JsonObject {
  let made = example;
  for (const [name, value] of Object.entries(item)) {
    const next = { ...made, [name]: value };
    if (names.has(name) && chosen.every((each) => isOf(each, next, cache))) made = next;
  }
  return made;
}

/** The properties of a schema, of each of its unions those of the alternative that accepts an object. */
export function propertiesFor(
  sent: JsonObject,
  schema: Schema | undefined,
  cache: ExampleCache,
): ReadonlyMap<string, Schema> {
  const chosen = alternativesFor(sent, schema, cache);
  const all = propertiesIn(schema, cache);
  if (!schema || chosen.length === 0) return all;
  const own = appliedBy(schema, cache).flatMap(({ properties }) => properties);
  return new Map([
    ...own.map((property): [string, Schema] => [property.name, property.schema]),
    ...chosen.flatMap(({ member }) => [...propertiesIn(member, cache)]),
  ]);
}

/** The alternative of each union that accepts an object best, with those of the unions in it. */
function alternativesFor(
  sent: JsonObject,
  schema: Schema | undefined,
  cache: ExampleCache,
  depth = 0,
): readonly Alternative[] {
  if (!schema || depth > maxDepth) return [];
  return appliedBy(schema, cache).flatMap((applied) =>
    unionsOf(applied).flatMap((members) => {
      const best = bestOf(members, applied, sent, cache);
      return best ? [best, ...alternativesFor(sent, best.member, cache, depth + 1)] : [];
    }),
  );
}

/**
 * That which accepts an object as it was sent, before one that does so with what a response has besides; of several, that which
 * describes most of its fields. Where none does, that which the discriminator chooses.
 */
function bestOf(
  members: readonly Schema[],
  union: SchemaObject,
  sent: JsonObject,
  cache: ExampleCache,
): Alternative | undefined {
  let best: { alternative: Alternative; score: number } | undefined;
  const possible = members
    .map((member) => {
      const others = members.filter((other) => other !== member);
      return { member, tag: namedAlternative(member, union), others };
    })
    .filter((each) => isTagged(each, sent));
  for (const alternative of possible) {
    const { member } = alternative;
    const known = propertiesIn(member, cache);
    const described = Object.entries(sent).filter(([name]) => known.has(name));
    const isAccepted = cache.accepts(member, sent, 'request');
    const whole = (): JsonObject => ({ ...exampleOf(member, cache), ...Object.fromEntries(described) });
    if (!isAccepted && !cache.accepts(member, whole(), 'response')) continue;
    const score = described.length + (isAccepted ? Object.keys(sent).length + 1 : 0);
    if (!best || score > best.score) best = { alternative, score };
  }
  return best?.alternative ?? possible.find(({ tag }) => tagsOf(tag).some(({ name }) => sent[name] !== undefined));
}

/** Whether an object is of an alternative, as responses show it. */
function isOf(alternative: Alternative, value: JsonObject, cache: ExampleCache): boolean {
  return isTagged(alternative, value) && cache.accepts(alternative.member, value, 'response');
}

/** Whether an object has no value of the discriminator's field that chooses another alternative. */
function isTagged({ tag }: Alternative, value: JsonObject): boolean {
  return tagsOf(tag).every(({ name, allowed }) => {
    const own = value[name];
    return own === undefined || allowed.length === 0 || allowed.some((each) => isSame(each, own));
  });
}

function tagValues(tag: SchemaObject | undefined): [string, Json][] {
  return tagsOf(tag).flatMap(({ name, allowed: [first] }): [string, Json][] =>
    first === undefined ? [] : [[name, first]],
  );
}

/** The fields by which a discriminator chooses, with the values that choose an alternative. */
function tagsOf(tag: SchemaObject | undefined): { name: string; allowed: readonly Json[] }[] {
  return (tag?.properties ?? []).map(({ name, schema }) => ({
    name,
    allowed: schema.kind === 'schema' ? namedValues(schema) : [],
  }));
}

function exampleOf(schema: Schema, cache: ExampleCache): JsonObject {
  const made = makeExample(schema, cache.schemas, 'response', cache);
  return isJsonObject(made) ? made : {};
}
