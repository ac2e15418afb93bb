import { isNumber, isNumberText, numberOf } from '../../reference/exactNumber';
import type { ExampleCache } from '../../reference/examples/schemaExample';
import type { Json } from '../../reference/json';
import { parseJson as readJson } from '../../reference/jsonText';
import type { Parameter, Schema, TypeName } from '../../reference/model';
import { itemAt, otherFieldsOf, propertiesIn, typesIn } from '../../reference/schemas/insideSchemas';

/** Where a part of a request stands: the place of a parameter, or what the request has one of. */
export type FieldPlace = Parameter['in'] | 'body' | 'mediaType' | 'accept' | 'security';

/** The part of a request that a problem is with. */
export interface ProblemPlace {
  in: FieldPlace;
  /** Name of the parameter, or place in the body: `executors[0].id`. */
  field: string;
  /** Place in the body as a JSON pointer; empty for a parameter. */
  pointer: string;
}

/** A problem with a part of a request. */
export interface FieldProblem extends ProblemPlace {
  /** In words, to be read after the field: `is missing`. */
  message: string;
  /** Whether the message is a sentence of its own instead: `No object has the id 6`. */
  isSentence?: true;
}

/** A value as it is in a request: one text, several, or some with names. */
export type RawValue = string | RawValue[] | { [name: string]: RawValue };

/**
 * Converts texts to the types that the schema asks for: `12` is a number where a text is not accepted. What fits
 * nothing stays as close to the schema as possible, so that the reported reason is the most helpful.
 */
export function readValue(raw: RawValue, schema: Schema | undefined, cache: ExampleCache): Json {
  if (typeof raw === 'string') return readText(raw, schema, cache);
  if (Array.isArray(raw)) {
    return raw.map((item, index) => readMember(item, itemAt(schema, index, cache), cache));
  }
  const indices = Object.keys(raw);
  const isList = typesOf(schema, cache).has('array') && indices.every((index) => /^\d+$/.test(index));
  if (isList) return readValue(Object.values(raw), schema, cache);
  const properties = propertiesIn(schema, cache);
  const others = otherFieldsOf(schema, cache);
  return Object.fromEntries(
    Object.entries(raw).map(([name, inner]) => [name, readMember(inner, properties.get(name) ?? others, cache)]),
  );
}

/** The types of schemas by which texts were read: a list may have millions of items. */
const known = new WeakMap<Schema, ReadonlySet<TypeName>>();

function typesOf(schema: Schema | undefined, cache: ExampleCache): ReadonlySet<TypeName> {
  const types = (schema && known.get(schema)) ?? typesIn(schema, cache);
  if (schema) known.set(schema, types);
  return types;
}

/** A member of a list or an object: a text may be JSON, or the only item of a list. */
function readMember(raw: RawValue, schema: Schema | undefined, cache: ExampleCache): Json {
  if (typeof raw !== 'string') return readValue(raw, schema, cache);
  const types = typesOf(schema, cache);
  if (types.has('string') || !(types.has('array') || types.has('object'))) return readText(raw, schema, cache);
  const parsed = /^\s*[[{]/.test(raw) ? parseJson(raw) : undefined;
  if (parsed !== undefined) return parsed;
  return types.has('array') ? readValue([raw], schema, cache) : readText(raw, schema, cache);
}

/** The value of a JSON text; undefined for a text that is not JSON. */
export function parseJson(text: string): Json | undefined {
  try {
    return readJson(text);
  } catch {
    return undefined;
  }
}

function readText(text: string, schema: Schema | undefined, cache: ExampleCache): Json {
  if (!schema) return text;
  const candidates = candidatesOf(text);
  const accepted = candidates.find((value) => cache.accepts(schema, value, 'request'));
  if (accepted !== undefined) return accepted;
  const types = typesOf(schema, cache);
  if (types.has('string')) return text;
  return candidates.find((value) => isOf(types, value)) ?? text;
}

function candidatesOf(text: string): Json[] {
  const number = isNumberText(text) ? [numberOf(text)] : [];
  const boolean = text === 'true' ? [true] : text === 'false' ? [false] : [];
  return [text, ...number, ...boolean, ...(text === 'null' || text === '' ? [null] : [])];
}

function isOf(types: ReadonlySet<TypeName>, value: Json): boolean {
  if (isNumber(value)) return types.has('number') || types.has('integer');
  return typeof value === 'boolean' && types.has('boolean');
}
