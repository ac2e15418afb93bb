import type { Json } from '../json';
import { boundOf, patternsOf } from '../keywords/limits';
import { namedValues, suppliedBy } from '../keywords/suppliedValues';
import type { Schema, SchemaObject } from '../model';
import { appliedByAll } from '../schemas/appliedSchemas';
import { unnamedFieldsOf } from '../schemas/insideSchemas';
import { setOwn } from '../setOwn';
import { credentialSchemas, isCredential } from './credentials';
import { type Fields, patternOf } from './exampleCache';
import { fieldsOf, schemasOfField } from './fields';
import { formatTexts, schemasByName } from './formats';
import { patternTexts } from './patternText';
import { type Attempt, acceptedByAll, keyOf, namesIn, takePatternSteps, type ValuePosition } from './sampling';
import { texts } from './scalars';

type JsonObject = { [key: string]: Json };

/**
 * Makes an object; a `brief` one has only its required fields. Undefined when a required field cannot be made. The libraries
 * have optional fields all or none; here each is left out that would be refused or lead too deep.
 */
export function sampleObject(
  applied: readonly SchemaObject[],
  attempt: Attempt,
  position: ValuePosition,
  brief: boolean,
): JsonObject | undefined {
  const { cache, direction } = attempt;
  const fields = fieldsOf(applied, direction, cache);
  const { hidden, required } = fields;
  const value: JsonObject = {};
  const max = boundOf(applied, 'properties', 'upper')?.value ?? Number.POSITIVE_INFINITY;
  const short = attempt.isShort ? shortNames(applied, attempt) : undefined;
  for (const name of orderNames(fields, max)) {
    if (hidden.has(name) || (!required.has(name) && (brief || isFull(value, max)))) continue;
    if (short && !short.has(name)) continue;
    takePatternSteps(attempt, applied);
    const schemas = schemasOfField(name, applied, direction, cache);
    if (!required.has(name) && isTooDeep(schemas, attempt, position)) continue;
    const isMade = isAllowed(name, applied, attempt);
    const sampled = isMade
      ? sampleField([...schemas, ...furtherSchemas(name, attempt)], required.has(name), attempt, position)
      : undefined;
    if (sampled === undefined && required.has(name) && attempt.mustBeAccepted) return undefined;
    if (sampled !== undefined) setOwn(value, name, sampled);
    else if (isMade) attempt.leftOut.push({ holder: value, name, names: fields.names, schemas, position });
    if (attempt.valuesLeft < 0) return undefined;
  }
  addOthers(value, applied, attempt, position, brief);
  return value;
}

/** What the name of a field tells of its value. */
export function furtherSchemas(name: string, attempt: Pick<Attempt, 'cache' | 'direction'>): readonly SchemaObject[] {
  return isCredential(name, attempt) ? credentialSchemas(name) : schemasByName(name);
}

/**
 * The names of the fields that a short object has: the required ones, those of which the author gives an example, and as
 * many others as there have to be, at least one. Deprecated ones come last. What authorises is sent once.
 */
function shortNames(applied: readonly SchemaObject[], attempt: Attempt): ReadonlySet<string> {
  const { cache, direction } = attempt;
  const { names, hidden, required } = fieldsOf(applied, direction, cache);
  const schemasOf = (name: string): readonly Schema[] => schemasOfField(name, applied, direction, cache);
  const visible = names.filter((name) => !hidden.has(name));
  const optional = visible.filter((name) => !required.has(name) && !isCredential(name, attempt));
  const current = optional.filter((name) => !schemasOf(name).some(isDeprecated));
  const short = new Set([
    ...visible.filter((name) => required.has(name)),
    ...current.filter((name) => schemasOf(name).some(hasExample)),
  ]);
  const least = Math.max(1, boundOf(applied, 'properties', 'lower')?.value ?? 0);
  for (const name of [...current, ...optional]) if (short.size < least) short.add(name);
  return short;
}

function isDeprecated(schema: Schema): boolean {
  return 'deprecated' in schema && schema.deprecated;
}

/** Whether the author gives an example of a field itself, not of the named schema that it refers to. */
function hasExample(schema: Schema): boolean {
  return 'examples' in schema && suppliedBy(schema, 'example').length > 0;
}

function isFull(value: JsonObject, max: number): boolean {
  return max !== Number.POSITIVE_INFINITY && Object.keys(value).length >= max;
}

/** A field that may be left out is there only when it is as it should be. */
function sampleField(
  schemas: readonly Schema[],
  isRequired: boolean,
  attempt: Attempt,
  position: ValuePosition,
): Json | undefined {
  const { mustBeAccepted } = attempt;
  attempt.mustBeAccepted = mustBeAccepted || !isRequired;
  const value = attempt.sample(schemas, attempt, position);
  attempt.mustBeAccepted = mustBeAccepted;
  return value;
}

/** All names as they are stated; the required ones first where not all fit. */
function orderNames({ names, required }: Fields, max: number): readonly string[] {
  return names.length > max ? [...names].sort((a, b) => Number(required.has(b)) - Number(required.has(a))) : names;
}

function isTooDeep(schemas: readonly Schema[], { maxNamedDepth }: Attempt, { branch }: ValuePosition): boolean {
  return schemas.some((schema) => typeof keyOf(schema) === 'string') && namesIn(branch) >= maxNamedDepth;
}

function isAllowed(name: string, applied: readonly SchemaObject[], attempt: Attempt): boolean {
  return applied.every(({ propertyNames }) => !propertyNames || acceptedByAll([propertyNames], name, attempt));
}

/** Fields of any name: one where no name is stated, and as many as an object has to have. */
function addOthers(
  value: JsonObject,
  applied: readonly SchemaObject[],
  attempt: Attempt,
  position: ValuePosition,
  brief: boolean,
): void {
  const isMap = !brief && applied.every(({ properties }) => properties.length === 0) && applied.some(isOpen);
  const least = Math.min(boundOf(applied, 'properties', 'lower')?.value ?? 0, 100);
  const max = boundOf(applied, 'properties', 'upper')?.value ?? Number.POSITIVE_INFINITY;
  const wanted = Math.min(Math.max(least, isMap ? 1 : 0), max);
  if (Object.keys(value).length >= wanted) return;
  let variant = position.variant;
  for (const name of otherNames(applied, attempt)) {
    if (Object.keys(value).length >= wanted || attempt.valuesLeft < 0) return;
    if (Object.hasOwn(value, name) || !isAllowed(name, applied, attempt)) continue;
    const schemas = otherSchemas(name, applied, attempt);
    if (least === 0 && isTooDeep(schemas, attempt, position)) return;
    const sampled = attempt.sample(schemas, attempt, { ...position, variant });
    if (sampled !== undefined) setOwn(value, name, sampled);
    else if (least === 0) return;
    variant += 1;
  }
}

function isOpen(schema: SchemaObject): boolean {
  return unnamedFieldsOf(schema).some(({ kind }) => kind !== 'never');
}

function otherSchemas(
  name: string,
  applied: readonly SchemaObject[],
  { cache, direction }: Attempt,
): readonly Schema[] {
  const schemas = schemasOfField(name, applied, direction, cache);
  const unevaluated = applied.flatMap(({ unevaluatedProperties }) => unevaluatedProperties ?? []);
  return schemas.length > 0 ? schemas : unevaluated;
}

const variants = [0, 1, 2, 3, 4, 5];

/** Names for fields of any name: those that `propertyNames` and patterns tell, else `key`, `key2`, …, or texts as long as wanted. */
function* otherNames(applied: readonly SchemaObject[], attempt: Attempt): Generator<string> {
  const { cache, steps } = attempt;
  const ofNames = applied.flatMap(({ propertyNames }) => (propertyNames ? appliedByAll([propertyNames], cache) : []));
  for (const value of ofNames.flatMap(namedValues)) if (typeof value === 'string') yield value;
  for (const variant of variants) for (const { format } of ofNames) yield* formatTexts(format, 0, variant);
  yield* textsOf([
    ...patternsOf(ofNames),
    ...applied.flatMap(({ patternProperties }) => patternProperties.map(({ pattern }) => pattern)),
  ]);
  yield 'key';
  for (let number = 2; number <= 110; number += 1) yield `key${number}`;
  if (ofNames.length > 0) for (const variant of variants) yield* texts(ofNames, variant, attempt);

  function* textsOf(sources: string[]): Generator<string> {
    for (const variant of variants) {
      for (const source of sources) {
        const pattern = patternOf(source, cache);
        for (const text of pattern ? patternTexts(pattern, 0, variant, steps) : []) {
          yield text;
          // What a pattern leaves open behind its text has one text alone without more.
          if (variant > 0) yield `${text}${variant}`;
        }
      }
    }
  }
}
