import { asNode, isNode, type Node } from '../json';
import { isFileType, isJsonType } from '../mediaType';
import { referredNode } from './swaggerResponses';

/** The media type of a file of which nothing else is known. */
const fileType = 'application/octet-stream';

/**
 * Takes from bodies what cannot be of the media types that `produces` or `consumes` lists for all of them: a body that is a file
 * as a whole (`type: file`) is no JSON, and an object, such as an error beside it, is no PDF where it has another type.
 */
export function stateFileTypes(value: unknown, root: object): void {
  if (typeof value !== 'object' || value === null) return;
  const { content } = asNode(value);
  if (isNode(content)) asNode(value).content = Object.fromEntries(possibleTypes(Object.entries(content), root));
  for (const inner of Object.values(value)) stateFileTypes(inner, root);
}

type Entry = [type: string, media: unknown];

function possibleTypes(entries: Entry[], root: object): Entry[] {
  const rest = entries.filter(([type, media]) => {
    const { schema, example, examples } = asNode(media);
    if (isJsonType(type)) return !isFile(asNode(schema));
    return !isFileType(type) || example !== undefined || examples !== undefined || !isObject(asNode(schema), root);
  });
  if (rest.length > 0) return rest;
  const [file] = entries.filter(([type]) => isJsonType(type));
  return file ? [[fileType, { schema: asNode(file[1]).schema }]] : entries;
}

function isFile({ type, format }: Node): boolean {
  return type === 'string' && format === 'binary';
}

function isObject(schema: Node, root: object): boolean {
  const { type, properties, allOf } = referredNode(schema, root)?.node ?? schema;
  return type === 'object' || type === 'array' || isNode(properties) || Array.isArray(allOf);
}
