import { isNode, type Node } from '../json';
import type { Encoding, MediaType } from '../model';
import { extendPointer } from '../pointer';
import { type BuildContext, followReference, listOf, markdownOf, textOf } from './context';
import { buildExamples } from './example';
import { buildHeaders } from './parameter';
import { buildSchema } from './schema';

/** Reads the Media Type Objects (4.14) of a request body or a response. */
export function buildContent(value: unknown, pointer: string, context: BuildContext): MediaType[] {
  return Object.entries(isNode(value) ? value : {}).flatMap(([mediaType, media]) => {
    const located = followReference(media, extendPointer(pointer, mediaType), context);
    if (!located) return [];
    const node: Node = located.lost === undefined ? located.node : { schema: { $ref: located.lost } };
    return [
      {
        mediaType,
        ...(node.schema === undefined ? {} : { schema: buildSchema(node.schema, context) }),
        ...(node.itemSchema === undefined ? {} : { itemSchema: buildSchema(node.itemSchema, context) }),
        examples: buildExamples(node, located.pointer, context),
        encoding: buildAllEncodings(node, located.pointer, context),
      },
    ];
  });
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
            style: textOf(encoding.style),
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
  return {
    required: located.node.required === true,
    description: markdownOf(located.node.description),
    content: buildContent(located.node.content, extendPointer(located.pointer, 'content'), context),
  };
}
