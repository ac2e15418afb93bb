import { asNode, isNode, type Node } from '../reference/json';
import type { Description } from '../reference/load/description';
import type { WorkflowFile } from '../reference/load/workflowFiles';
import { extendPointer, pointerKeys, toPointer } from '../reference/pointer';
import type { Place } from '../reference/problems';
import type { Direction } from '../reference/schema';
import { listOf } from '../reference/workflows/scope';
import { operationsIn } from './api/operations';

/** The kinds of texts that name parts of the API, in the order in which reports have them. */
export const textKinds = ['guide', 'sample', 'recipe', 'zap'] as const;

/** What several texts of a kind are called. */
export const textKindNames: Readonly<Record<(typeof textKinds)[number], string>> = {
  guide: 'Guides',
  sample: 'Samples',
  recipe: 'Recipes',
  zap: 'Zaps',
};

/** A line of a text, by its number in the file. */
interface TextLine {
  number: number;
  text: string;
  /** The direction of the values that it names; undefined where that is not known. */
  direction?: Direction;
}

/** A text that may name parts of the API. */
export interface ApiText {
  kind: (typeof textKinds)[number];
  file: string;
  lines: readonly TextLine[];
  /**
   * Operations that the whole text is about, even where it does not name them. Without these it is about what it links to
   * or names.
   */
  operationIds?: readonly [string, ...string[]];
  /** What readers know it by. */
  title?: string;
}

/** One that is about stated operations, with what readers know it by. */
type OperationText = ApiText & Required<Pick<ApiText, 'operationIds' | 'title'>>;

/** The lines of a text that begins in line `first` of its file. */
export function linesOf(text: string, first = 1): ApiText['lines'] {
  return text.split('\n').map((line, index) => ({ number: first + index, text: line }));
}

/**
 * The samples that a description states itself (`x-codeSamples`). Those that the generator makes change with the
 * description, so that no change breaks them.
 */
export function samplesOf({ document, locate }: Pick<Description, 'document' | 'locate'>): OperationText[] {
  return Object.entries(asNode(document.paths)).flatMap(([path, item]) =>
    operationsIn(path, { node: asNode(item), pointer: toPointer(['paths', path]) }).flatMap(({ operation: found }) => {
      const { node: operation, pointer } = found;
      return ['x-codeSamples', 'x-code-samples'].flatMap((field) =>
        listOf(operation[field]).flatMap((sample, index): OperationText[] => {
          if (typeof sample.source !== 'string' || typeof operation.operationId !== 'string') return [];
          const { file, line } = locate(extendPointer(pointer, field, index, 'source'));
          // The text of a block begins in the line after `|`.
          const lines = linesOf(sample.source, sample.source.includes('\n') ? line + 1 : line);
          const title = `${String(sample.label ?? sample.lang)} of ${operation.operationId}`;
          return [{ kind: 'sample', file, lines, operationIds: [operation.operationId], title }];
        }),
      );
    }),
  );
}

/** The triggers, actions and searches of a Zapier app (`x-zapier` of the Info Object). */
export function zapsOf({ document, locate }: Pick<Description, 'document' | 'locate'>): OperationText[] {
  const stated = asNode(asNode(document.info)['x-zapier']);
  return ['triggers', 'actions', 'searches'].flatMap((kind) =>
    listOf(stated[kind]).flatMap((zap, index) => {
      const name = zap.webhook === undefined ? 'operationId' : 'webhook';
      const pointer = toPointer(['info', 'x-zapier', kind, index]);
      const known = { pointer, name, locate, ignoredFields: ['label', 'description', 'format', name] };
      return textOf(zap, { kind: 'zap', title: String(zap.label), ...known });
    }),
  );
}

/** The steps of the workflows in Arazzo files, each with the workflow that it is of. */
export function recipesOf(
  files: readonly Pick<WorkflowFile, 'document' | 'locate'>[],
): { workflowId: string; text: OperationText }[] {
  return files.flatMap(({ document, locate }) =>
    listOf(document.workflows).flatMap((workflow, index) =>
      listOf(workflow.steps).flatMap((step, place) =>
        textOf(step, {
          ...{ kind: 'recipe', name: 'operationId', locate },
          title: String(workflow.summary ?? workflow.workflowId),
          pointer: toPointer(['workflows', index, 'steps', place]),
          ignoredFields: ['stepId', 'description', 'operationId', 'in', 'contentType', 'context', 'type'],
        }).map((text) => ({ workflowId: String(workflow.workflowId), text })),
      ),
    ),
  );
}

interface StatedText {
  kind: ApiText['kind'];
  title: string;
  pointer: string;
  /** The field that names the operation. */
  name: string;
  locate: (pointer: string) => Place;
  /** Fields whose values name nothing of the API. */
  ignoredFields: readonly string[];
}

/** The direction of the values in the fields of a step, and of a Zap that calls an operation. */
const directionOf: Readonly<Record<string, Direction>> = {
  parameters: 'request',
  requestBody: 'request',
  fields: 'request',
  successCriteria: 'response',
  outputs: 'response',
};

/** A part of a file as a text: the line of its operation, then the names and values of the API in it, as code. */
function textOf(node: Node, { kind, title, pointer, name, locate, ignoredFields }: StatedText): OperationText[] {
  const operationId = node[name];
  if (typeof operationId !== 'string') return [];
  const { file, line } = locate(extendPointer(pointer, name));
  const lines: TextLine[] = [{ number: line, text: '' }];
  const say = (at: string, words: string[]): void => {
    if (words.length === 0) return;
    const [field = ''] = pointerKeys(at).slice(pointerKeys(pointer).length);
    const direction = name === 'operationId' ? directionOf[field] : undefined;
    const text = words.map((word) => `\`${word}\``).join(' ');
    lines.push({ number: locate(at).line, text, ...(direction ? { direction } : {}) });
  };
  /** `isBody`: inside a payload, where the keys are names of the API too. */
  const walk = (value: unknown, at: string, isBody: boolean): void => {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) walk(item, extendPointer(at, index), isBody);
    else if (!isNode(value)) say(at, wordsIn(value));
    else {
      for (const [key, inner] of Object.entries(value)) {
        if (!isBody && ignoredFields.includes(key)) continue;
        const below = extendPointer(at, key);
        if (isBody) say(below, [key]);
        walk(inner, below, isBody || key === 'payload');
      }
    }
  };
  walk(node, pointer, false);
  return [{ kind, file, lines, operationIds: [operationId], title }];
}

/** The words of a value, of a runtime expression (Arazzo 4.7) only what it leads to in a request or response. */
function wordsIn(value: unknown): string[] {
  const own = String(value ?? '').replace(/\$(?:(?:response|request)\.(?:body|header|query|path)\b|[\w.-]+)/g, ' ');
  return own.match(/[\w-]+/g) ?? [];
}
