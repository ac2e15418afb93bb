import type { Json } from '../json';
import type { MediaType, NamedSchema, Schema } from '../model';
import { shapeOf } from '../shape';
import type { SampleBody, SamplePart } from './request';

/** Makes a request body of an example value, in the way its media type is sent. Names are looked up in `schemas`. */
export function buildBody(
  { mediaType, schema, encoding }: MediaType,
  value: Json | undefined,
  schemas = new Map<string, NamedSchema>(),
): SampleBody | undefined {
  if (value === undefined) return undefined;
  if (/[/+]json\b/i.test(mediaType) || mediaType === '*/*') return { kind: 'json', mediaType, value };
  if (/^multipart\//i.test(mediaType)) {
    const parts = fieldsOf(value).flatMap(([name, item]) => {
      const contentType = encoding.find(({ property }) => property === name)?.contentType;
      return partsOf(name, item, isFile(schema, name, schemas), contentType);
    });
    return { kind: 'multipart', mediaType, parts };
  }
  if (/x-www-form-urlencoded/i.test(mediaType)) {
    return { kind: 'form', mediaType, fields: fieldsOf(value).flatMap(([name, item]) => formFields(name, item)) };
  }
  if (/^(text\/|application\/(xml|yaml|graphql))|\+xml/i.test(mediaType) && typeof value === 'string') {
    return { kind: 'text', mediaType, text: value };
  }
  if (/xml/i.test(mediaType)) return { kind: 'text', mediaType, text: JSON.stringify(value) };
  return { kind: 'file', mediaType, filename: 'body.bin' };
}

function fieldsOf(value: Json): [string, Json][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

function formFields(name: string, value: Json): { name: string; value: string }[] {
  return Array.isArray(value) ? value.map((item) => ({ name, value: toText(item) })) : [{ name, value: toText(value) }];
}

function toText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function partsOf(name: string, value: Json, file: boolean, contentType: string | undefined): SamplePart[] {
  const values = Array.isArray(value) ? value : [value];
  const type = contentType?.split(',')[0]?.trim();
  return values.map((item): SamplePart => {
    if (file) {
      const text = toText(item);
      const filename = /^[\w. -]+\.\w+$/.test(text) ? text : `${name.replace(/[^\w-]/g, '') || 'file'}.bin`;
      return { kind: 'file', name, filename, contentType: type ?? 'application/octet-stream' };
    }
    const json = typeof item === 'object' && item !== null ? 'application/json' : undefined;
    return { kind: 'text', name, value: toText(item), contentType: type ?? json };
  });
}

/** A property holds a file when its schema says so: `format: binary` (3.0) or a content media type (3.1). */
function isFile(schema: Schema | undefined, name: string, schemas: Map<string, NamedSchema>): boolean {
  if (!schema) return false;
  const property = shapeOf(schema, schemas).schema.properties.find((candidate) => candidate.name === name)?.schema;
  if (!property) return false;
  const shape = shapeOf(property, schemas).schema;
  const item = shape.items ?? property;
  if (item.kind === 'any') return true;
  const { format, constraints } = shapeOf(item, schemas).schema;
  return format === 'binary' || constraints.some(({ keyword }) => keyword === 'contentMediaType');
}
