import type { BuildContext, PlacedExample } from '../buildContext';
import { isMultipleOf, isNumber } from '../exactNumber';
import { isNode, isSame, type Json } from '../json';
import { maxLevels, parseJson } from '../jsonText';
import { limitsBy } from '../keywords/limits';
import { namedValues } from '../keywords/suppliedValues';
import { isFormType, isMultipartForm, isXmlType, isYamlType, keepsJsonTypes, recordFormat } from '../mediaType';
import type { NamedSchema, Schema } from '../model';
import { pointersOf } from '../nodePointers';
import { extendPointer, valueAt } from '../pointer';
import type { Problem } from '../problems';
import { appliedBy, createAppliedCache } from '../schemas/appliedSchemas';
import { typesOf as typesToMake } from '../schemas/valueTypes';
import { type TypeCache, type Types, typeMismatch, typesOf } from './allowedTypes';
import { type FieldCache, oddInside } from './insideExamples';

/**
 * Reads each text that is an example of an object or a list as the value whose JSON it is, in place: frameworks take examples
 * as texts. An example or a default that its schema does not allow, by type or by the values that it names, stays as it is. All
 * are notices, each with where a value is shown as it is: that of a schema is not in examples that hold it.
 */
export function readExamplesByType(
  placed: readonly PlacedExample[],
  schemas: Map<string, NamedSchema>,
  { document, schemaNodes = new Map(), report }: Pick<BuildContext, 'document' | 'schemaNodes' | 'report'>,
): void {
  const cache: FieldCache = { ...createAppliedCache(schemas), types: new Map(), fields: new Map(), choices: new Map() };
  const reported = new Set<string>();
  const cacheOfTexts: FieldCache = { ...cache, areTexts: true };
  const readAt = (
    pointer: string,
    value: Json,
    schema: Schema,
    shown: string,
    written: 'json' | 'texts' | 'other',
  ): Json => {
    const isTyped = written !== 'other';
    const known = written === 'texts' ? cacheOfTexts : cache;
    const read = readText(value, schema, known);
    const problem = read === undefined ? isTyped && valueProblem(value, schema, known) : readAsJson;
    const message = problem && problem !== readAsJson ? `${problem.message}; it ${shown}` : readAsJson.message;
    if (problem && !reported.has(pointer)) report(pointer, 'notice', message, problem.remedy);
    const inside = isTyped && !problem && oddInside(value, [schema], known, pointer);
    if (inside && !reported.has(pointer))
      report(inside.pointer, 'notice', `${inside.message}; the example ${shown}`, inside.remedy);
    reported.add(pointer);
    return read ?? value;
  };
  for (const { example, schema, pointer, mediaType } of placed) {
    if (example.value === undefined) continue;
    if (mediaType !== undefined && isFormType(mediaType)) example.value = fieldsOfForm(example.value);
    if (mediaType !== undefined && isSentText(example.value, mediaType)) continue;
    example.value = readAt(pointer, example.value, schema, shownAs.example, writtenIn(mediaType));
  }
  const odd = [...schemaNodes].filter(([schema]) => isOdd(schema, cache));
  const schemasOf = new Map(odd.map(([schema, node]) => [node, schema]));
  for (const pointer of pointersOf(document, schemasOf.keys())) {
    const node = valueAt(document, pointer);
    const schema = schemasOf.get(node);
    if (!isNode(node) || !schema || !('examples' in schema)) continue;
    const wrong = defaultProblem(schema, cache);
    if (wrong)
      report(extendPointer(pointer, 'default'), 'notice', `${wrong.message}; it ${shownAs.default}`, wrong.remedy);
    const own = node.example === undefined ? [] : [extendPointer(pointer, 'example')];
    schema.examples = schema.examples.map((value, index) => {
      const place = own[index] ?? extendPointer(pointer, 'examples', index - own.length);
      return readAt(place, value, schema, shownAs.exampleOfSchema, 'json');
    });
  }
}

/** How the values of a media type are written: as those of JSON, or as texts, of which the schema says what they are. */
function writtenIn(mediaType: string | undefined): 'json' | 'texts' | 'other' {
  if (mediaType === undefined || keepsJsonTypes(mediaType)) return 'json';
  return isXmlType(mediaType) || isFormType(mediaType) || isMultipartForm(mediaType) ? 'texts' : 'other';
}

/** The fields of a form that its author wrote as it is sent, `a=1&b=2`; any other value as it is. */
function fieldsOfForm(value: Json): Json {
  if (typeof value !== 'string' || !/^[^\s={}"]+=/.test(value)) return value;
  const pairs = new URLSearchParams(value.trim());
  return Object.fromEntries(
    [...new Set(pairs.keys())].map((name) => {
      const [first = '', ...others] = pairs.getAll(name);
      return [name, others.length > 0 ? [first, ...others] : first];
    }),
  );
}

/** Whether an example is the text that is sent: the records of a stream, YAML, a document of XML, parts of a form. */
function isSentText(value: Json, mediaType: string): boolean {
  if (typeof value !== 'string') return false;
  const isDocument = isXmlType(mediaType) && /^\s*</.test(value);
  const isParts = isMultipartForm(mediaType) && /^\s*--/.test(value);
  return isDocument || isParts || recordFormat(mediaType) !== undefined || isYamlType(mediaType);
}

/** Where a value that its schema does not allow is shown, by what states it. */
const shownAs = {
  example: 'is shown as written.',
  exampleOfSchema: 'is shown as written, but examples of larger values have an allowed value in its place.',
  default: 'is shown as written, but examples have an allowed value in its place.',
};

const readAsJson: Pick<Problem, 'message' | 'remedy'> = {
  message: 'The example is a string of JSON; it is read as the value in it.',
  remedy: 'Write the value itself instead of a text.',
};

/** Whether a schema states an example that is read in another way, or an example or default that is reported. */
function isOdd(schema: Schema, cache: FieldCache): boolean {
  if (!('examples' in schema)) return false;
  const isRead = (value: Json): boolean =>
    (readText(value, schema, cache) ?? valueProblem(value, schema, cache) ?? oddInside(value, [schema], cache)) !==
    undefined;
  return defaultProblem(schema, cache) !== undefined || schema.examples.some(isRead);
}

/** The object or list whose JSON a text is, where its schema wants one and no text. */
function readText(value: Json, schema: Schema, cache: TypeCache): Json | undefined {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return undefined;
  const types: Types = typesOf(schema, cache) ?? new Set(typesToMake(appliedBy(schema, cache)));
  const wanted = /^\s*\[/.test(value) ? 'array' : 'object';
  if (!types?.has(wanted) || types.has('string')) return undefined;
  try {
    return parseJson(value, maxLevels);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/** What is wrong with a value that a schema states as an example or its default, without where it is shown. */
function valueProblem(
  value: Json,
  schema: Schema,
  cache: TypeCache,
  what: 'example' | 'default' = 'example',
): typeof readAsJson | undefined {
  const mismatch = typeMismatch(value, schema, cache);
  if (!mismatch) return stepProblem(value, schema, cache, what) ?? choiceProblem(value, schema, cache, what);
  return { message: `The ${what} is ${mismatch.message}`, remedy: mismatch.remedy };
}

function defaultProblem(schema: Schema, cache: TypeCache): typeof readAsJson | undefined {
  const value = 'default' in schema ? schema.default : undefined;
  return value === undefined ? undefined : valueProblem(value, schema, cache, 'default');
}

function stepProblem(value: Json, schema: Schema, cache: TypeCache, what: string): typeof readAsJson | undefined {
  if (!isNumber(value)) return undefined;
  const steps = limitsBy(appliedBy(schema, cache), 'multipleOf').filter(isNumber);
  const missed = steps.find((step) => !isMultipleOf(value, step));
  if (missed === undefined) return undefined;
  return {
    message: `The ${what} ${value} is not a multiple of ${missed}, as its schema wants`,
    remedy: 'Write a multiple, or correct `multipleOf`.',
  };
}

function choiceProblem(value: Json, schema: Schema, cache: TypeCache, what: string): typeof readAsJson | undefined {
  const isRefused = appliedBy(schema, cache).some((applied) => {
    const allowed = namedValues(applied);
    const isOne = (each: Json): boolean =>
      isSame(each, value) || (cache.areTexts === true && String(each) === String(value));
    const isAllowed = (value === null && applied.nullable) || allowed.some(isOne);
    return allowed.length > 0 && !isAllowed;
  });
  if (!isRefused) return undefined;
  return {
    message: `The ${what} is none of the values that its schema allows`,
    remedy: 'Write one of them, or add it to them.',
  };
}
