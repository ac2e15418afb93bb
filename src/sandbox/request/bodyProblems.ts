import { isJsonObject, type Json } from '../../reference/json';
import { listed } from '../../reference/keywords/assertions';
import { recordFormat } from '../../reference/mediaType';
import type { MediaType, Schema } from '../../reference/model';
import { escapeToken, toFieldName } from '../../reference/pointer';
import { isUnresolved } from '../../reference/schema';
import { typesIn } from '../../reference/schemas/insideSchemas';
import { furtherProblems, mostSpecific, type ValueProblem } from '../../reference/validate/problems';
import { maxProblems } from '../../reference/validate/room';
import { type Steps, stepsForParts, tooManyTogether, type Validator } from '../../reference/validate/validator';
import type { ParameterContext } from './parameters';
import type { FieldProblem } from './values';

/**
 * The schemas that a body is checked by. Before 3.2 nothing says what the schema of JSON lines is about: one that is of no list
 * is that of each record, as samples have it.
 */
export function schemasOf(
  { schema, itemSchema }: MediaType,
  contentType: string,
  value: Json,
  { cache }: ParameterContext,
): BodySchemas {
  const types = typesIn(schema, cache);
  const isOfRecord = Array.isArray(value) && recordFormat(contentType) && types.size > 0 && !types.has('array');
  return isOfRecord ? { itemSchema: schema } : { schema, itemSchema };
}

type BodySchemas = Partial<Record<'schema' | 'itemSchema', Schema | undefined>>;

/**
 * What is wrong with a body by the schema of all of it, or by that of its items (3.2). A merge patch (RFC 7396) leaves out what
 * stays, and has null for what goes: most descriptions state the schema of what it is merged into, which is checked afterwards.
 */
export function bodyProblems(
  value: Json,
  { schema, itemSchema }: BodySchemas,
  validator: Validator,
  isMerge: boolean,
): FieldProblem[] {
  if (schema && isUnresolved(schema)) return [];
  if (schema) {
    const found = validator.check(schema, isMerge ? withoutNulls(value) : value, 'request');
    const isOfMerge = ({ keyword, missing = [] }: ValueProblem): boolean =>
      missing.length > 0 || keyword === 'minProperties';
    const left = isMerge ? found.filter((problem) => problem !== furtherProblems && !isOfMerge(problem)) : found;
    return mostSpecific(left).map(toFieldProblem);
  }
  if (!itemSchema || isUnresolved(itemSchema) || !Array.isArray(value)) return [];
  const found: ValueProblem[] = [];
  const steps = { left: stepsForParts(value) };
  for (const [index, item] of value.entries()) {
    // A number takes none, and there may be millions of them.
    steps.left -= 1;
    const all = steps.left < 0 ? [tooManyTogether] : validator.check(itemSchema, item, 'request', maxProblems, steps);
    const own = mostSpecific(all);
    if (own.length > 0 && found.length >= maxProblems) return [...found, furtherProblems].map(toFieldProblem);
    found.push(...own.map((problem) => ({ ...problem, pointer: `/${index}${problem.pointer}` })));
    // The same would be wrong with all that follow.
    if (steps.left < 0) break;
  }
  return found.map(toFieldProblem);
}

/** What a merge patch has for what stays or is set; a list takes the place of the former one as a whole, with its nulls. */
function withoutNulls(value: Json): Json {
  if (!isJsonObject(value)) return value;
  const set = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(set.map(([name, inner]) => [name, withoutNulls(inner)]));
}

/** What is wrong with a row of a body by its schema; all rows share `steps`. */
export function problemsIn(value: Json, schema: Schema, validator: Validator, steps: Steps): FieldProblem[] {
  return mostSpecific(validator.check(schema, value, 'request', maxProblems, steps)).map(toFieldProblem);
}

/** What is wrong with a changed object by its schema that was not wrong with it before. */
export function newProblems(
  before: Json,
  after: Json,
  schema: Schema | undefined,
  { description: { validator } }: { description: { validator: Validator } },
): FieldProblem[] {
  if (!schema || isUnresolved(schema)) return [];
  const known = new Set(validator.check(schema, before, 'response').map(({ pointer }) => pointer));
  const found = validator.check(schema, after, 'response').filter(({ pointer }) => !known.has(pointer));
  return mostSpecific(found).map(toFieldProblem);
}

/** The field at fault: of one that is missing, the field itself and not what lacks it. */
export function toFieldProblem({ pointer, reason, missing = [] }: ValueProblem): FieldProblem {
  const [first, ...others] = missing;
  if (first === undefined) return { in: 'body', field: toFieldName(pointer), pointer, message: reason };
  const place = `${pointer}/${escapeToken(first)}`;
  const message = others.length === 0 ? 'is missing' : `is missing; send ${listed([...missing])}`;
  return { in: 'body', field: toFieldName(place), pointer: place, message };
}
