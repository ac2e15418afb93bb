import { isNode, type Json, type Node } from '../json';
import type { Example } from '../model';
import { extendPointer } from '../pointer';
import { type BuildContext, followReference, markdownOf, textOf } from './context';

/** Reads `example` and `examples` of a parameter, header or media type (Example Object, 4.19). */
export function buildExamples(node: Node, pointer: string, context: BuildContext): Example[] {
  const single: Example[] = node.example === undefined ? [] : [{ name: '', value: node.example as Json }];
  const named = Object.entries(isNode(node.examples) ? node.examples : {}).map(([name, value]) =>
    buildExample(name, value, extendPointer(pointer, 'examples', name), context),
  );
  return [...single, ...named.filter((example) => example !== undefined)];
}

function buildExample(name: string, value: unknown, pointer: string, context: BuildContext): Example | undefined {
  const located = followReference(value, pointer, context);
  if (!located) return undefined;
  const { node } = located;
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
