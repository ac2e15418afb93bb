import type { Json } from '../../json';
import type { MediaType, NamedSchema, Schema, SchemaObject } from '../../model';
import { buildBody } from '../../samples/buildBody';
import { bodyExample } from '../../samples/buildRequest';
import type { SamplePart } from '../../samples/request';
import { shapeOf } from '../../shape';
import type { Body, FormPart } from './collection';
import { describeMarked } from './description';

type Schemas = Map<string, NamedSchema>;

/** A body with the media type that has to be stated; a multipart body's boundary is Postman's to choose. */
export interface PostmanBody {
  contentType?: string;
  body: Body;
}

/** The body of a request: the first named example of its first media type, else one made from the schema. */
export function buildRequestBody(media: MediaType, schemas: Schemas): PostmanBody | undefined {
  const shaped = withShape(media, schemas);
  const example = buildBody(shaped, bodyExample(media, schemas) ?? {});
  switch (example?.kind) {
    case 'json': {
      const contentType = example.mediaType === '*/*' ? 'application/json' : example.mediaType;
      return {
        contentType,
        body: { mode: 'raw', raw: writeJson(example.value), options: { raw: { language: 'json' } } },
      };
    }
    case 'text': {
      const language = /xml/i.test(example.mediaType) ? 'xml' : 'text';
      return {
        contentType: example.mediaType,
        body: { mode: 'raw', raw: example.text, options: { raw: { language } } },
      };
    }
    case 'form': {
      const fields = example.fields.map(({ name, value }) => ({
        key: name,
        value,
        description: fieldText(shaped, name),
      }));
      return { contentType: example.mediaType, body: { mode: 'urlencoded', urlencoded: fields } };
    }
    case 'multipart':
      return { body: { mode: 'formdata', formdata: example.parts.map((part) => toFormPart(part, shaped)) } };
    case 'file':
      return { contentType: example.mediaType, body: { mode: 'file', file: { src: null } } };
    default:
      return undefined;
  }
}

/** JSON as it stands in a body. */
export function writeJson(value: Json): string {
  return JSON.stringify(value, null, 2);
}

function toFormPart(part: SamplePart, media: MediaType): FormPart {
  const description = fieldText(media, part.name);
  if (part.kind === 'file') {
    return { key: part.name, type: 'file', src: [], description, contentType: part.contentType };
  }
  return { key: part.name, type: 'text', value: part.value, description, contentType: part.contentType };
}

/** A form's media type with its schema, the fields and their items looked through, so that files are known as such. */
function withShape(media: MediaType, schemas: Schemas): MediaType {
  if (!media.schema || !/form/i.test(media.mediaType)) return media;
  const look = (schema: Schema): SchemaObject => shapeOf(schema, schemas).schema;
  const shape = look(media.schema);
  const properties = shape.properties.map((property) => {
    const schema = property.schema.kind === 'any' ? property.schema : withItems(look(property.schema), look);
    return { ...property, schema };
  });
  return { ...media, schema: { ...shape, properties } };
}

function withItems(schema: SchemaObject, look: (schema: Schema) => SchemaObject): SchemaObject {
  return schema.items ? { ...schema, items: look(schema.items) } : schema;
}

function fieldText({ schema }: MediaType, name: string): string | undefined {
  if (schema?.kind !== 'schema') return undefined;
  const property = schema.properties.find((candidate) => candidate.name === name)?.schema;
  return property?.kind === 'schema' ? describeMarked(property) : undefined;
}
