import { type BuildContext, followReference, listOf, markdownOf, textOf } from '../buildContext';
import { asNode, isNode, isSame, type Node } from '../json';
import { essenceOf, isJsonType, isMultipartForm } from '../mediaType';
import type { Encoding, MediaType } from '../model';
import { extendPointer, valueAt } from '../pointer';
import { statedStyle } from '../request/parameterStyle';
import { buildExamples } from './example';
import { buildHeaders } from './parameter';
import { buildSchema } from './schema';

/** Reads the Media Type Objects (4.14) of a request body or a response, the one that samples take first. */
export function buildContent(value: unknown, pointer: string, context: BuildContext): MediaType[] {
  return jsonFirst(Object.entries(isNode(value) ? value : {}), context).flatMap(([mediaType, media]) => {
    const located = followReference(media, extendPointer(pointer, mediaType), context);
    if (!located) return [];
    const node: Node = located.lost === undefined ? located.node : { schema: { $ref: located.lost } };
    const stated = hasUnnamedParts(mediaType, node, context.document) ? namedParts(node.schema) : node.schema;
    const schema = stated === undefined ? undefined : buildSchema(stated, context);
    const built: MediaType = {
      mediaType,
      ...(schema ? { schema } : {}),
      ...(node.itemSchema === undefined ? {} : { itemSchema: buildSchema(node.itemSchema, context) }),
      examples: buildExamples(node, located.pointer, context, schema, mediaType),
      encoding: buildAllEncodings(node, located.pointer, context),
    };
    if (mediaType.includes('*')) context.mediaRanges?.push(built);
    return [built];
  });
}

/**
 * Whether a body in parts is a list or a single value, so that nothing names its parts. (The Encoding Objects by position of
 * 3.2 are for parts that need no name.)
 */
export function hasUnnamedParts(mediaType: string, node: Node, document: object): boolean {
  const { schema, prefixEncoding, itemEncoding } = node;
  if (!isMultipartForm(mediaType) || !isNode(schema)) return false;
  const types = [typeOf(schema, document)].flat();
  const isUnnamed = prefixEncoding === undefined && itemEncoding === undefined && !types.includes('object');
  return isUnnamed && (types.includes('array') || types.includes('string'));
}

/** The schema of a body whose parts all have one name. */
function namedParts(schema: unknown): Node {
  return { type: 'object', required: ['file'], properties: { file: schema } };
}

/**
 * What the formatters of ASP.NET make beside `application/json`, and the type that a value has to have to be really sent as
 * that; without one it is JSON under another name.
 */
const madeBeside = new Map<string, string | undefined>([
  ['text/plain', 'string'],
  ['application/json-patch+json', 'array'],
  ['text/json', undefined],
  ['application/*+json', undefined],
]);

/**
 * ASP.NET lists `text/plain` first for each result and `application/json-patch+json` for each body, with the schema of the
 * JSON: such an object is sent as JSON. Of several names of JSON, `application/json` is sent.
 */
function jsonFirst(
  entries: [mediaType: string, media: unknown][],
  { document }: BuildContext,
): [mediaType: string, media: unknown][] {
  const [first] = entries;
  const listed = first && essenceOf(first[0]);
  if (first === undefined || listed === undefined || !madeBeside.has(listed)) return entries;
  const { schema } = asNode(first[1]);
  const fitting = madeBeside.get(listed);
  if (isNode(schema) && fitting !== undefined && [typeOf(schema, document)].flat().includes(fitting)) return entries;
  const alike = entries.filter(([, media]) => isNode(schema) && isSame(asNode(media).schema, schema));
  const json = alike.find(([mediaType]) => essenceOf(mediaType) === 'application/json') ?? alike.find(isOwnJson);
  return json && fitting === undefined && essenceOf(json[0]) !== 'application/json'
    ? entries
    : [...(json ? [json] : []), ...entries.filter((entry) => entry !== json)];
}

function isOwnJson([mediaType]: [mediaType: string, media: unknown]): boolean {
  return isJsonType(mediaType) && essenceOf(mediaType) !== 'application/json-patch+json';
}

function typeOf({ type, $ref }: Node, document: object): unknown {
  const isLocal = typeof $ref === 'string' && $ref.startsWith('#/');
  return isLocal ? asNode(valueAt(document, $ref)).type : type;
}

/** Encodings by property, by position and of every further item (the last two 3.2). */
function buildAllEncodings(node: Node, pointer: string, context: BuildContext): Encoding[] {
  const byPosition = Object.fromEntries(listOf(node.prefixEncoding).map((value, index) => [`[${index}]`, value]));
  const ofItems = node.itemEncoding === undefined ? {} : { '[item]': node.itemEncoding };
  return [
    ...buildEncodings(node.encoding, extendPointer(pointer, 'encoding'), context),
    ...buildEncodings(byPosition, extendPointer(pointer, 'prefixEncoding'), context),
    ...buildEncodings(ofItems, pointer, context),
  ];
}

function buildEncodings(value: unknown, pointer: string, context: BuildContext): Encoding[] {
  return Object.entries(isNode(value) ? value : {}).flatMap(([property, encoding]) =>
    isNode(encoding)
      ? [
          {
            property,
            contentType: textOf(encoding.contentType),
            style: statedStyle(encoding),
            explode: typeof encoding.explode === 'boolean' ? encoding.explode : undefined,
            allowReserved: typeof encoding.allowReserved === 'boolean' ? encoding.allowReserved : undefined,
            headers: buildHeaders(encoding.headers, extendPointer(pointer, property, 'headers'), context),
            ...nestedEncoding(buildAllEncodings(encoding, extendPointer(pointer, property), context)),
          },
        ]
      : [],
  );
}

function nestedEncoding(encoding: Encoding[]): Pick<Encoding, 'encoding'> {
  return encoding.length > 0 ? { encoding } : {};
}

/** Reads a Request Body Object (4.13). */
export function buildRequestBody(value: unknown, pointer: string, context: BuildContext) {
  const located = followReference(value, pointer, context);
  if (!located) return undefined;
  const { content } = located.node;
  if (isNode(content) && Object.keys(content).length === 0 && !textOf(located.node.description)?.trim()) {
    const message = 'The request body has no media type, so no body is shown.';
    context.report(located.pointer, 'notice', message, 'Add a media type to its `content`, or leave the body out.');
    return undefined;
  }
  return {
    required: located.node.required === true,
    description: markdownOf(located.node.description),
    content: buildContent(located.node.content, extendPointer(located.pointer, 'content'), context),
  };
}
