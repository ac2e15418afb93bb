import { type BuildContext, entriesOf, followReference, listOf, markdownOf } from '../buildContext';
import { isNode, type Node } from '../json';
import type { Parameter } from '../model';
import { extendPointer, pointerKeys } from '../pointer';
import { defaultStyles, isExplodedByDefault, isIgnored, statedStyle } from '../request/parameterStyle';
import { buildExamples } from './example';
import { sunsetOf } from './extensions';
import { buildSchema } from './schema';

const places = ['path', 'query', 'header', 'cookie', 'querystring'] as const;

/** Reads the parameters of a path and its operation; the operation's win over the path's of the same name and place. */
export function buildParameters(lists: { value: unknown; pointer: string }[], context: BuildContext): Parameter[] {
  const parameters = new Map<string, Parameter>();
  for (const { value, pointer } of lists) {
    listOf(value).forEach((item, index) => {
      const parameter = buildParameter(item, extendPointer(pointer, index), context);
      if (parameter) parameters.set(`${parameter.in} ${parameter.name}`, parameter);
    });
  }
  return [...parameters.values()];
}

function buildParameter(value: unknown, pointer: string, context: BuildContext): Parameter | undefined {
  const located = followReference(value, pointer, context);
  if (located?.lost !== undefined) {
    const name = pointerKeys(located.lost).at(-1) ?? located.lost;
    return buildValue(name, 'unresolved', located.node, located.pointer, context);
  }
  const place = places.find((name) => name === located?.node.in);
  if (!located || !place || typeof located.node.name !== 'string') return undefined;
  return buildValue(located.node.name, place, located.node, located.pointer, context);
}

/** Reads Header Objects (4.21), which are parameters without a place. */
export function buildHeaders(value: unknown, pointer: string, context: BuildContext): Parameter[] {
  return Object.entries(isNode(value) ? value : {}).flatMap(([name, header]) => {
    const located = followReference(header, extendPointer(pointer, name), context);
    return located ? [buildValue(name, 'responseHeader', located.node, located.pointer, context)] : [];
  });
}

function buildValue(
  name: string,
  place: Parameter['in'],
  node: Node,
  pointer: string,
  context: BuildContext,
): Parameter {
  const style = statedStyle(node) ?? defaultStyles[place];
  const [content] = entriesOf(node.content);
  const media = isNode(content?.[1]) ? content[1] : undefined;
  const stated = media ? media.schema : node.schema;
  const schema = stated === undefined ? undefined : buildSchema(stated, context);
  return {
    name,
    in: place,
    required: (node.required === true && !isIgnored({ in: place, name })) || place === 'path',
    deprecated: node.deprecated === true,
    ...sunsetOf(node),
    allowEmptyValue: node.allowEmptyValue === true,
    allowReserved: node.allowReserved === true,
    style,
    explode: typeof node.explode === 'boolean' ? node.explode : isExplodedByDefault(style),
    description: markdownOf(node.description),
    ...(schema ? { schema } : {}),
    ...(content ? { mediaType: content[0] } : {}),
    examples: [
      ...buildExamples(node, pointer, context, schema, content?.[0]),
      ...(media
        ? buildExamples(media, extendPointer(pointer, 'content', content?.[0] ?? ''), context, schema, content?.[0])
        : []),
    ],
    pointer,
  };
}
