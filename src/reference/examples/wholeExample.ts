import { isJsonObject, isScalar, type Json } from '../json';
import { emptySchema } from '../keywords/emptySchema';
import { unionsOf } from '../keywords/subschemasOf';
import type { Schema, SchemaObject } from '../model';
import { appliedBy, appliedByAll, joinedBy } from '../schemas/appliedSchemas';
import { setOwn } from '../setOwn';
import { OutOfSteps, type Steps } from '../validate/run';
import { schemasOfItem } from './arrays';
import type { ExampleCache } from './exampleCache';
import { fieldsOf, schemasOfField } from './fields';
import { furtherSchemas } from './objects';
import { makeExample, makeShortExample } from './schemaExample';

/** Steps of finding out which fields one example lacks, and whether it may have them all. */
const maxSteps = 10_000;
/** Values that an example gets besides its own. */
const maxAdded = 200;
/** Deeper into an example nothing is added. */
const maxDepth = 20;

interface Completion {
  cache: ExampleCache;
  steps: Steps;
  valuesLeft: number;
}

/**
 * An author's example of a request with the fields that it lacks behind its own, also inside of its objects and lists: those of
 * the alternatives that it is of. Undefined where it lacks none, and where that takes too many steps to find out. Of fields that
 * its schema does not accept together it has the first.
 */
export function wholeExample(schema: Schema, stated: Json, cache: ExampleCache): Json | undefined {
  const given = Math.min(maxSteps, Math.max(cache.steps.left, 0));
  const completion = { cache, steps: { left: given }, valuesLeft: maxAdded };
  try {
    const whole = complete(stated, [schema], completion, 0);
    const accepts = (value: Json): boolean => cache.accepts(schema, value, 'request', completion.steps);
    const isAsGood = whole === stated || accepts(whole) || !accepts(stated);
    const found = isAsGood ? whole : withAccepted(stated, whole, accepts);
    return found === stated ? undefined : found;
  } catch (error) {
    if (!(error instanceof OutOfSteps)) throw error;
    return undefined;
  } finally {
    cache.steps.left -= given - completion.steps.left;
  }
}

/** The value with each field of the whole one that is accepted beside those before it; itself where there is none. */
function withAccepted(value: Json, whole: Json, accepts: (value: Json) => boolean): Json {
  if (!isJsonObject(value) || !isJsonObject(whole)) return value;
  let found = value;
  for (const [name, inner] of Object.entries(whole)) {
    if (found[name] === inner) continue;
    const next = { ...found };
    setOwn(next, name, inner);
    if (accepts(next)) found = next;
  }
  return found;
}

/** The value itself where it lacks nothing. */
function complete(value: Json, schemas: readonly Schema[], completion: Completion, depth: number): Json {
  if (isScalar(value) || depth > maxDepth) return value;
  const applied = withChosen(appliedByAll(schemas, completion.cache), value, completion);
  if (Array.isArray(value)) {
    const items = value.map((item, index) => complete(item, schemasOfItem(index, applied), completion, depth + 1));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  return isJsonObject(value) ? completeObject(value, applied, completion, depth) : value;
}

function completeObject(
  value: { [key: string]: Json },
  applied: readonly SchemaObject[],
  completion: Completion,
  depth: number,
): Json {
  const { cache } = completion;
  const schemasOf = (name: string): readonly Schema[] => schemasOfField(name, applied, 'request', cache);
  const { names, hidden } = fieldsOf(applied, 'request', cache);
  const whole: { [key: string]: Json } = {};
  let isSame = true;
  for (const [name, inner] of Object.entries(value)) {
    const completed = complete(inner, schemasOf(name), completion, depth + 1);
    setOwn(whole, name, completed);
    if (completed !== inner) isSame = false;
  }
  for (const name of names) {
    if (hidden.has(name) || Object.hasOwn(whole, name) || schemasOf(name).some(({ kind }) => kind === 'never'))
      continue;
    if (depth > 0 && completion.valuesLeft < 0) break;
    setOwn(whole, name, makeField(name, schemasOf(name), completion));
    isSame = false;
  }
  return isSame ? value : whole;
}

/** A value of a field, a short one where the example would become too long to read. */
function makeField(name: string, schemas: readonly Schema[], completion: Completion): Json {
  const { cache } = completion;
  const [schema = { kind: 'any' as const }] = schemas;
  const isToldByName = furtherSchemas(name, { cache, direction: 'request' }).length > 0;
  const own = isToldByName ? undefined : makeExample(schema, cache.schemas, 'request', cache);
  const isPossible = own !== undefined && cache.acceptsStated(schema, own, 'request', completion.steps);
  const whole = isPossible ? own : makeInside(name, schema, cache);
  const made = countValues(whole) > completion.valuesLeft ? makeShortExample(schema, cache) : whole;
  completion.valuesLeft -= countValues(made);
  return made;
}

/** A value of a field as the example of an object has it: as its name tells, without an author's example of another type. */
function makeInside(name: string, schema: Schema, cache: ExampleCache): Json {
  const around = { ...emptySchema, properties: [{ name, required: true, schema }] };
  const made = makeExample(around, cache.schemas, 'request', cache);
  return isJsonObject(made) ? (made[name] ?? null) : null;
}

function countValues(value: Json): number {
  if (isScalar(value)) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + countValues(inner), 1);
}

/** The schemas that apply, with those of the members of their unions that a value is of. */
function withChosen(
  applied: readonly SchemaObject[],
  value: Json,
  { cache, steps }: Completion,
): readonly SchemaObject[] {
  const all = new Set(applied);
  const chosen: Schema[] = [];
  for (const schema of all) {
    for (const member of unionsOf(schema).flat()) {
      if (!cache.accepts(member, value, 'request', steps)) continue;
      chosen.push(member);
      for (const subschema of appliedBy(member, cache)) all.add(subschema);
    }
  }
  return joinedBy(applied, chosen, cache);
}

/** Whether a value has every field of another one, the first items of its lists as well. */
export function hasFieldsOf(value: Json | undefined, other: Json | undefined): boolean {
  if (Array.isArray(other)) return Array.isArray(value) && (other.length === 0 || hasFieldsOf(value[0], other[0]));
  if (!isJsonObject(other)) return true;
  return (
    isJsonObject(value) &&
    Object.entries(other).every(([name, inner]) => Object.hasOwn(value, name) && hasFieldsOf(value[name], inner))
  );
}
