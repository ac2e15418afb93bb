import { isNode, type Json, type Node } from '../json';
import type { Example, Schema } from '../model';
import { extendPointer } from '../pointer';
import { type BuildContext, followReference, type Located, markdownOf, textOf } from './context';

/**
 * Reads `example` and `examples` of a parameter, header or media type (Example Object, 4.19), whose values are of a schema.
 */
export function buildExamples(
  node: Node,
  pointer: string,
  context: BuildContext,
  schema?: Schema,
  mediaType?: string,
): Example[] {
  const place = (example: Example, valuePointer: string): Example => {
    if (schema) context.placedExamples?.push({ example, schema, pointer: valuePointer, mediaType });
    return example;
  };
  const single = node.example === undefined ? undefined : { name: '', value: node.example as Json };
  const named = Object.entries(isNode(node.examples) ? node.examples : {}).flatMap(([name, value]) => {
    const located = followReference(value, extendPointer(pointer, 'examples', name), context);
    if (!located) return [];
    const example = buildExample(name, located);
    const { value: shown, externalValue, summary, description } = example;
    if (shown === undefined && externalValue === undefined && !summary && !description) return [];
    return place(example, extendPointer(located.pointer, example.value === located.node.value ? 'value' : 'dataValue'));
  });
  return [...(single ? [place(single, extendPointer(pointer, 'example'))] : []), ...named];
}

function buildExample(name: string, { node }: Located): Example {
  const stated = [node.value, node.dataValue, node.serializedValue].find((value) => value !== undefined);
  const serialized = stated === node.serializedValue ? undefined : textOf(node.serializedValue);
  return {
    name,
    summary: textOf(node.summary),
    description: markdownOf(node.description),
    ...(stated === undefined ? {} : { value: stated as Json }),
    ...(serialized === undefined ? {} : { serialized }),
    externalValue: textOf(node.externalValue),
  };
}
