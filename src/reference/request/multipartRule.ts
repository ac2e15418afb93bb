import { checkedMediaType } from '../mediaType';
import type { MediaType, NamedSchema, Schema } from '../model';
import { shapeOf } from '../shape';
import type { MultipartRule } from './writeBody';

/** How a property of a multipart body is sent: as a file where its schema says so, as one of the types of its encoding. */
export function multipartRule(
  { schema, encoding }: MediaType,
  property: string,
  schemas: Map<string, NamedSchema>,
): MultipartRule {
  const { contentType = '', style, explode } = encoding.find((each) => each.property === property) ?? {};
  const types = contentType.split(',').flatMap((type) => checkedMediaType(type) ?? []);
  return {
    isFile: isFile(schema, property, schemas),
    ...(types.length > 0 ? { contentType: types.join(', ') } : {}),
    ...(style === undefined ? {} : { style }),
    ...(explode === undefined ? {} : { explode }),
  };
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
