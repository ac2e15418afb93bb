import type { Json } from '../json';
import type { NamedSchema, Property, Schema, SchemaObject } from '../model';
import { shapeOf } from '../shape';

/** Which way a value goes: read-only fields are left out of requests, write-only ones out of responses. */
export type Direction = 'request' | 'response';

interface SampleContext {
  schemas: Map<string, NamedSchema>;
  direction: Direction;
}

const deepest = 8;

/**
 * Makes an example value of a schema, the same every time: the author's own example, default, constant or first
 * enumeration value where there is one, else the plainest value that keeps the limits. Recursion ends where it is
 * allowed to.
 */
export function makeExample(schema: Schema, schemas: Map<string, NamedSchema>, direction: Direction): Json {
  return sample(schema, { schemas, direction }, []) ?? null;
}

/** Undefined stands for "leave it out", inside a schema that is being sampled already. */
function sample(schema: Schema, context: SampleContext, branch: readonly string[]): Json | undefined {
  if (schema.kind === 'any' || schema.kind === 'never') return {};
  if (branch.length > deepest) return undefined;
  const names = schema.kind === 'reference' ? [...branch, schema.name] : branch;
  if (schema.kind === 'reference' && branch.includes(schema.name)) return undefined;
  const { schema: shape } = shapeOf(schema, context.schemas);
  const stated = statedValue(shape);
  if (stated !== undefined && (typeof stated !== 'object' || stated === null || !hasDirections(shape))) return stated;
  const member = shape.oneOf[0] ?? shape.anyOf[0];
  if (member && shape.properties.length === 0) return sample(member, context, names) ?? (shape.nullable ? null : undefined);
  return sampleType(shape, context, names);
}

function statedValue(shape: SchemaObject): Json | undefined {
  return shape.const ? shape.const.value : (shape.examples[0] ?? shape.default ?? shape.enum[0]?.value);
}

function hasDirections(shape: SchemaObject): boolean {
  return shape.properties.some(({ schema }) => schema.kind === 'schema' && (schema.readOnly || schema.writeOnly));
}

function sampleType(shape: SchemaObject, context: SampleContext, branch: readonly string[]): Json | undefined {
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
  const text = formatExamples[shape.format ?? ''] ?? 'text';
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

function sampleArray(shape: SchemaObject, context: SampleContext, branch: readonly string[]): Json {
  const tuple = shape.prefixItems.map((item) => sample(item, context, branch) ?? null);
  const item = shape.items ? sample(shape.items, context, branch) : undefined;
  const count = Math.max(tuple.length > 0 ? 0 : 1, (limit(shape, 'minItems') ?? 0) - tuple.length);
  return [...tuple, ...(item === undefined ? [] : Array.from({ length: Math.min(count, 100) }, () => item))];
}

function sampleObject(shape: SchemaObject, context: SampleContext, branch: readonly string[]): Json | undefined {
  if (shape.types.length === 0 && shape.properties.length === 0) return shape.nullable ? null : {};
  const value: { [key: string]: Json } = {};
  for (const property of shape.properties) {
    if (isHidden(property, context)) continue;
    const sampled = sample(property.schema, context, branch);
    if (sampled === undefined && property.required) return branch.length > 0 ? undefined : value;
    if (sampled !== undefined) setOwn(value, property.name, sampled);
  }
  if (shape.properties.length === 0 && shape.additionalProperties && shape.additionalProperties.kind !== 'never') {
    const sampled = sample(shape.additionalProperties, context, branch);
    if (sampled !== undefined) setOwn(value, 'key', sampled);
  }
  return value;
}

/** Sets a property by any name, `__proto__` included. */
function setOwn(target: { [key: string]: Json }, name: string, value: Json): void {
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}

function isHidden({ schema }: Property, { schemas, direction }: SampleContext): boolean {
  const { schema: shape } = shapeOf(schema, schemas);
  return direction === 'request' ? shape.readOnly : shape.writeOnly;
}
