import { asNode, isNode } from '../json';
import { isJsonType } from '../mediaType';

/** The media type of a file of which nothing else is known. */
const fileType = 'application/octet-stream';

/**
 * States that files are bytes: a body that is a file as a whole (`type: file`) gets the media types that `produces` or `consumes`
 * lists for all bodies, but no JSON has bytes as its value.
 */
export function stateFileTypes(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const { content } = asNode(value);
  if (isNode(content)) {
    const types = Object.entries(content);
    const rest = types.filter(([type, media]) => !(isJsonType(type) && isFile(asNode(media).schema)));
    const [file] = types.filter((entry) => !rest.includes(entry));
    if (file) {
      const others = rest.length > 0 ? rest : [[fileType, { schema: asNode(file[1]).schema }] as const];
      asNode(value).content = Object.fromEntries(others);
    }
  }
  for (const inner of Object.values(value)) stateFileTypes(inner);
}

function isFile(schema: unknown): boolean {
  const { type, format } = asNode(schema);
  return type === 'string' && format === 'binary';
}
