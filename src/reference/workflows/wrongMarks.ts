import { likeMark, wrongMark } from '../internal/markProblems';
import { isLikeMark } from '../internal/parts';
import { isNode } from '../json';
import type { WorkflowFile } from '../load/workflowFiles';
import { extendPointer } from '../pointer';
import type { Problem } from '../problems';

/** Fields with data of the author's, in which a name like that of the mark is none. */
export const dataFields: ReadonlySet<string> = new Set([
  'const',
  'default',
  'enum',
  'example',
  'examples',
  'payload',
  'value',
]);

/** Keywords of JSON Schema whose values have names of the author's. */
const nameMaps: ReadonlySet<string> = new Set([
  '$defs',
  'definitions',
  'dependentSchemas',
  'patternProperties',
  'properties',
]);

/** Whether the fields of what an object (at `pointer`) has in a field are names of the author's. */
export function holdsNames(pointer: string, name: string): boolean {
  return nameMaps.has(name) || pointer === '#/components';
}

/**
 * Errors of the marks in an Arazzo file that are neither true nor false, or are written in another way, and of those whose object
 * stays, since nothing takes it out. `isGone` says what goes.
 */
export function findWrongMarks(
  { document, locate }: Pick<WorkflowFile, 'document' | 'locate'>,
  isGone: (pointer: string) => boolean,
): Problem[] {
  const problems: Problem[] = [];
  // A schema and an extension lose what is marked in them themselves.
  const visit = (value: unknown, pointer: string, isTaken: boolean, isMap = false): void => {
    if (typeof value !== 'object' || value === null) return;
    const isOut = isTaken || isGone(pointer);
    for (const [name, inner] of Object.entries(value)) {
      const at = extendPointer(pointer, name);
      const isMark = isNode(value) && !isMap;
      if (isMark && isLikeMark(name, inner)) problems.push(likeMark(name, locate(at)));
      if (isMark && name === 'x-internal') {
        if (typeof inner !== 'boolean') problems.push(wrongMark(inner, locate(at)));
        else if (inner && !isOut) problems.push(markThatStays(at, locate));
      } else if (isMap || !dataFields.has(name))
        visit(inner, at, isOut || name === 'inputs' || name.startsWith('x-'), !isMap && holdsNames(pointer, name));
    }
  };
  visit(document, '#', false);
  return problems;
}

function markThatStays(pointer: string, locate: WorkflowFile['locate']): Problem {
  const message = 'What this "x-internal" marks cannot be left out of a workflow file by itself.';
  const remedy = 'Mark what it stands in: the step, the workflow, or the whole file.';
  return { severity: 'error', place: locate(pointer), message, remedy, code: 'internal' };
}
