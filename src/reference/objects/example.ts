import { type BuildContext, followReference, type Located, markdownOf, textOf } from '../buildContext';
import { asMarkdown } from '../escape';
import { showsValue } from '../exampleLabel';
import { isNode, type Json, type Node } from '../json';
import { maxLevels, parseJson } from '../jsonText';
import { isJsonType } from '../mediaType';
import type { Example, Schema } from '../model';
import { extendPointer } from '../pointer';

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
    const stated = buildExample(name, located, mediaType);
    const isEmpty = !showsValue(stated) && located.lost === undefined;
    const example = isEmpty ? asText(stated) : stated;
    if (isEmpty) reportEmpty(example, located.pointer, context);
    if (isEmpty && !example.description) return [];
    const field = ['value', 'dataValue'].find((each) => located.node[each] !== undefined);
    // What is written as it is sent is no value of the schema yet.
    return field === undefined ? [example] : [place(example, extendPointer(located.pointer, field))];
  });
  return [...(single ? [place(single, extendPointer(pointer, 'example'))] : []), ...named];
}

/** An example without a value: its summary is its text where it has no other. */
function asText({ summary, description, ...example }: Example): Example {
  if (description || !summary) return { ...example, summary, description };
  return { ...example, description: [asMarkdown(summary)] };
}

function reportEmpty({ description }: Example, pointer: string, { report }: BuildContext): void {
  const shown = description ? 'its text alone is shown' : 'it is not shown';
  const remedy = 'Give it a `value` or an `externalValue`, or remove it.';
  report(pointer, 'notice', `The example has no value, so ${shown}.`, remedy);
}

function buildExample(name: string, { node }: Located, mediaType: string | undefined): Example {
  const stated = [node.value, node.dataValue].find((value) => value !== undefined);
  const serialized = textOf(node.serializedValue);
  const sent = serialized === undefined ? node.serializedValue : readSerialized(serialized, mediaType);
  const value = stated === undefined ? sent : stated;
  return {
    name,
    summary: textOf(node.summary),
    description: markdownOf(node.description),
    ...(value === undefined ? {} : { value: value as Json }),
    ...(stated === undefined || serialized === undefined ? {} : { serialized }),
    externalValue: textOf(node.externalValue),
  };
}

/** The value whose JSON a text is, as it is sent in a body of JSON; any other text is the value. */
function readSerialized(text: string, mediaType: string | undefined): Json {
  if (mediaType === undefined || !isJsonType(mediaType)) return text;
  try {
    return parseJson(text, maxLevels);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return text;
  }
}
