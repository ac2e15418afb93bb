import type { Json } from '../json';
import type { NamedSchema, Property, Schema, SchemaObject } from '../model';
import { type Shape, shapeOf } from '../shape';

/** Which way a value goes: read-only fields are left out of requests, write-only ones out of responses. */
export type Direction = 'request' | 'response';

interface SampleContext {
  schemas: Map<string, NamedSchema>;
  direction: Direction;
  /** Named schemas that may be open inside one another. */
  deepest: number;
  /** How many more values may be made; below zero the attempt has failed. */
  left: number;
  shapes: Map<Schema, Shape>;
  /** Whether an object without one of its required fields is none. */
  complete: boolean;
}

/** How deep named schemas are followed: as deep as the example stays under `mostValues`. */
const depths = [8, 5, 3, 2, 1];
const mostValues = 400;
/** Schemas that may be open inside one another, named or not. */
const mostNested = 50;

/**
 * Makes an example value of a schema, the same every time: the author's own example, default, constant or first
 * enumeration value where there is one, else the plainest value that keeps the limits. Recursion ends where it is
 * allowed to, and sooner where schemas are so closely linked that the example would be too long to read.
 */
export function makeExample(schema: Schema, schemas: Map<string, NamedSchema>, direction: Direction): Json {
  const shared = { schemas, direction, shapes: new Map<Schema, Shape>() };
  for (const deepest of depths) {
    const context: SampleContext = { ...shared, deepest, left: mostValues, complete: true };
    const value = sample(schema, context, []);
    if (context.left >= 0 && value !== undefined) return value;
  }
  const deepest = schema.kind === 'reference' ? 1 : 0;
  return sample(schema, { ...shared, deepest, left: Number.POSITIVE_INFINITY, complete: false }, []) ?? null;
}

/** What is being sampled around a value: named schemas by their name, others themselves. */
type Branch = readonly (string | Schema)[];

/** Undefined stands for "leave it out", inside a schema that is being sampled already. */
function sample(schema: Schema, context: SampleContext, branch: Branch): Json | undefined {
  if (schema.kind === 'any' || schema.kind === 'never') return {};
  context.left -= 1;
  if (context.left < 0) return undefined;
  const { schema: shape, reference } = lookUp(schema, context);
  const key = schema.kind === 'reference' ? schema.name : (reference?.name ?? schema);
  if (isTooDeep(key, context, branch)) return shape.nullable ? null : undefined;
  return sampleShape(shape, context, [...branch, key]);
}

function isTooDeep(key: string | Schema, { deepest }: SampleContext, branch: Branch): boolean {
  if (branch.includes(key) || branch.length > mostNested) return true;
  return typeof key === 'string' && branch.filter((open) => typeof open === 'string').length > deepest;
}

/** The shape of a schema, worked out once for an example. */
function lookUp(schema: Schema, { schemas, shapes }: SampleContext): Shape {
  const known = shapes.get(schema) ?? shapeOf(schema, schemas);
  shapes.set(schema, known);
  return known;
}

function sampleShape(shape: SchemaObject, context: SampleContext, branch: Branch): Json | undefined {
  const stated = statedValue(shape);
  if (stated !== undefined) return withoutHidden(stated, shape, context);
  const members = [...shape.oneOf, ...shape.anyOf];
  const chosen = members.find((member) => !branch.includes(keyOf(member)));
  if (chosen) return sampleMember(chosen, shape, context, branch) ?? (shape.nullable ? null : undefined);
  if (members.length > 0 && shape.properties.length === 0) return shape.nullable ? null : undefined;
  return sampleType(shape, context, branch);
}

function keyOf(schema: Schema): string | Schema {
  return schema.kind === 'reference' ? schema.name : schema;
}

/** A value of one alternative of a union, with the fields that stand beside the union. */
function sampleMember(chosen: Schema, union: SchemaObject, context: SampleContext, branch: Branch): Json | undefined {
  if (union.properties.length === 0) return withDiscriminator(sample(chosen, context, branch), chosen, union, context);
  const base: SchemaObject = { ...union, oneOf: [], anyOf: [], allOf: [] };
  const both: SchemaObject = { ...base, properties: [], constraints: [], allOf: [base, chosen] };
  const { schema: shape } = shapeOf(both, context.schemas, new Set(branch.filter((open) => typeof open === 'string')));
  return withDiscriminator(sampleShape(shape, context, [...branch, keyOf(chosen)]), chosen, union, context);
}

/** The author's own value: an example, the constant, the default or the first value of an enumeration. */
function statedValue(shape: SchemaObject): Json | undefined {
  if (shape.const) return shape.const.value;
  if (shape.examples.length > 0) return shape.examples[0];
  if (shape.default !== undefined && shape.default !== null) return shape.default;
  return (shape.enum.find(({ value }) => value !== null) ?? shape.enum[0])?.value;
}

type JsonObject = { [key: string]: Json };

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A stated value without the fields that do not go this way. */
function withoutHidden(value: Json, shape: SchemaObject, context: SampleContext): Json {
  const { items } = shape;
  if (Array.isArray(value)) {
    return items ? value.map((item) => withoutHidden(item, lookUp(items, context).schema, context)) : value;
  }
  if (!isObject(value)) return value;
  const kept: JsonObject = {};
  for (const [name, item] of Object.entries(value)) {
    const property = shape.properties.find((candidate) => candidate.name === name);
    if (property && isHidden(property, context)) continue;
    setOwn(kept, name, property ? withoutHidden(item, lookUp(property.schema, context).schema, context) : item);
  }
  return kept;
}

/** Lets a union's example name its own alternative, as the mapping says or, failing that, by its schema's name. */
function withDiscriminator(
  value: Json | undefined,
  chosen: Schema,
  union: SchemaObject,
  context: SampleContext,
): Json | undefined {
  const property = union.discriminator?.property;
  if (property === undefined || chosen.kind !== 'reference' || !isObject(value)) return value;
  const mapped = union.discriminator?.mapping.find(({ schema }) => schema === chosen.name)?.value;
  const stated = lookUp(chosen, context).schema.properties.find(({ name }) => name === property)?.schema;
  const fixed = stated && statedValue(lookUp(stated, context).schema) !== undefined;
  if (mapped === undefined && fixed) return value;
  const named: JsonObject = { ...value };
  setOwn(named, property, mapped ?? chosen.name);
  return named;
}

function sampleType(shape: SchemaObject, context: SampleContext, branch: Branch): Json | undefined {
  switch (shape.types[0]) {
    case 'string':
      return sampleString(shape);
    case 'integer':
    case 'number':
      return sampleNumber(shape);
    case 'boolean':
      return true;
    case 'array':
      return sampleArray(shape, context, branch);
    default:
      return sampleObject(shape, context, branch);
  }
}

function limit(shape: SchemaObject, keyword: string): number | undefined {
  const value = shape.constraints.find((constraint) => constraint.keyword === keyword)?.value;
  return typeof value === 'number' ? value : undefined;
}

const formatExamples: Record<string, string> = {
  'date-time': '2026-03-02T08:15:00Z',
  'date-time-local': '2026-03-02T08:15:00',
  date: '2026-03-02',
  time: '08:15:00Z',
  duration: 'P1D',
  email: 'user@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/',
  'uri-reference': '/example',
  url: 'https://example.com/',
  uuid: '0f6d2a8e-5b1c-4c39-9a52-6e1b7b0c7d11',
  byte: 'ZXhhbXBsZQ==',
  binary: 'file',
  password: 'correct horse battery staple',
};

function sampleString(shape: SchemaObject): string {
  const text = (Object.hasOwn(formatExamples, shape.format ?? '') && formatExamples[shape.format ?? '']) || 'text';
  const padded = text.padEnd(Math.min(limit(shape, 'minLength') ?? 0, 1000), 'x');
  const longest = limit(shape, 'maxLength');
  return longest === undefined ? padded : padded.slice(0, longest);
}

function sampleNumber(shape: SchemaObject): number {
  const step = limit(shape, 'multipleOf') ?? 1;
  const above = limit(shape, 'exclusiveMinimum');
  const below = limit(shape, 'exclusiveMaximum');
  const low = limit(shape, 'minimum') ?? (above === undefined ? undefined : above + step);
  const high = limit(shape, 'maximum') ?? (below === undefined ? undefined : below - step);
  const value = low ?? (high !== undefined && high < step ? high : step);
  return Math.ceil(value / step) * step;
}

function sampleArray(shape: SchemaObject, context: SampleContext, branch: Branch): Json {
  const tuple = shape.prefixItems.map((item) => sample(item, context, branch) ?? null);
  const item = shape.items ? sample(shape.items, context, branch) : undefined;
  const count = Math.max(tuple.length > 0 ? 0 : 1, (limit(shape, 'minItems') ?? 0) - tuple.length);
  return [...tuple, ...(item === undefined ? [] : Array.from({ length: Math.min(count, 100) }, () => item))];
}

function sampleObject(shape: SchemaObject, context: SampleContext, branch: Branch): Json | undefined {
  if (shape.types.length === 0 && shape.properties.length === 0) return shape.nullable ? null : {};
  const value: JsonObject = {};
  for (const property of shape.properties) {
    if (isHidden(property, context)) continue;
    const sampled = sample(property.schema, context, branch);
    if (sampled === undefined && property.required && context.complete) return undefined;
    if (sampled !== undefined) setOwn(value, property.name, sampled);
  }
  if (shape.properties.length === 0 && shape.additionalProperties && shape.additionalProperties.kind !== 'never') {
    const sampled = sample(shape.additionalProperties, context, branch);
    if (sampled !== undefined) setOwn(value, 'key', sampled);
  }
  return value;
}

/** Sets a property by any name, `__proto__` included. */
function setOwn(target: JsonObject, name: string, value: Json): void {
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}

function isHidden({ schema }: Property, context: SampleContext): boolean {
  const { readOnly, writeOnly } = lookUp(schema, context).schema;
  return context.direction === 'request' ? readOnly : writeOnly;
}
