import { listOf } from '../buildContext';
import { isSame, type Json, type Node } from '../json';
import type { SchemaObject } from '../model';
import type { Markdown } from '../text';
import { buildExternalDocs } from './externalDocs';
import type { Keywords } from './keyword';
import { isNullable } from './keyword';

/** What says something about values and limits none (JSON Schema 2020-12, validation 9; OpenAPI 4.24). */
export const annotations: Keywords = {
  title: {
    kind: 'text',
    shown: 'heading of the model, name of its fields or of an alternative',
    // A blank title names nothing.
    read: ({ title }) => (typeof title === 'string' && title.trim() !== '' ? title : undefined),
    annotates: true,
  },
  description: { kind: 'markdown', shown: 'text of the row', annotates: true, merge: joinTexts },
  default: {
    kind: 'value',
    shown: 'fact of the row',
    verbatim: true,
    annotates: true,
    merge: 'apart',
    fact: 'Default',
    supplies: 'default',
  },
  nullable: {
    kind: 'flag',
    shown: 'mark',
    read: (node) => isNullable(node),
    overlaysUnionMember: true,
    ignoredBesideReference: true,
    mark: 'nullable',
  },
  readOnly: {
    kind: 'flag',
    shown: 'mark; left out of requests',
    annotates: true,
    mark: 'read-only',
    refusal: () => 'must be left out: it is read-only',
  },
  writeOnly: {
    kind: 'flag',
    shown: 'mark; left out of responses',
    annotates: true,
    mark: 'write-only',
    refusal: () => 'must be left out: it is write-only',
  },
  deprecated: { kind: 'flag', shown: 'mark', annotates: true, mark: 'deprecated' },
  'x-sunset': { kind: 'value', shown: 'fact of the row', annotates: true, fact: 'Ends' },
  externalDocs: {
    kind: '@ExternalDocumentation',
    shown: 'link of the row',
    read: (node) => buildExternalDocs(node.externalDocs),
    annotates: true,
    merge: 'apart',
  },
  $comment: { kind: 'layout', shown: 'not shown, as JSON Schema requires', ignoredBesideReference: true },
};

/** Values that the author shows; they come after all limits. */
export const examples: Keywords = {
  example: { kind: 'value', shown: 'fact of the row, example of the model', readBy: 'examples', annotates: true },
  examples: {
    kind: 'value',
    shown: 'facts of the row, examples of the model',
    since: '3.1',
    read: readExamples,
    annotates: true,
    merge: addExamples,
    fact: 'Example',
    values: (values: Json[]) => values,
    isKnown: hasOneValue,
    supplies: 'example',
  },
};

/** The texts of both; one of the farther schema that is a paragraph of the nearer one is not repeated. */
function joinTexts(nearer: Markdown | undefined, farther: Markdown | undefined): Markdown | undefined {
  if (!nearer || !farther) return nearer ?? farther;
  const paragraphs = `\n\n${nearer.join('\n\n')}\n\n`;
  return [...nearer, ...farther.filter((text) => !paragraphs.includes(`\n\n${text.trim()}\n\n`))];
}

function readExamples({ example, examples: list }: Node): Json[] {
  return [...(example === undefined ? [] : [example as Json]), ...(listOf(list) as Json[])];
}

function addExamples(nearer: Json[], farther: Json[]): Json[] {
  return [...nearer, ...farther.filter((example) => !nearer.some((own) => isSame(own, example)))];
}

/** Whether a schema allows one value alone. */
export function hasOneValue({ const: constant, enum: values }: SchemaObject): boolean {
  return constant !== undefined || values.length === 1;
}
