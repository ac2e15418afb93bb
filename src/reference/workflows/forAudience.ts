import type { AudienceMarks } from '../internal/audience';
import { hasPart, partOfText } from '../internal/partsOfTexts';
import { isNode, type Node } from '../json';
import { type WorkflowFile, writeWorkflows } from '../load/workflowFiles';
import { extendPointer } from '../pointer';
import type { Problem } from '../problems';
import { dataFields, holdsNames } from './wrongMarks';

/**
 * An Arazzo file without the names of audiences: what is for others is marked as internal in it. A mark that does not say for whom
 * a part is, is an error.
 */
export function forAudience(file: WorkflowFile, marks: AudienceMarks): { file: WorkflowFile; problems: Problem[] } {
  const problems: Problem[] = [];
  const { extension } = marks;
  let hasMark = false;
  const readMark = (node: Node, pointer: string): Node => {
    hasMark = true;
    const { isHidden, fault } = marks.read(node[extension]);
    const place = file.locate(extendPointer(pointer, extension));
    if (fault) problems.push({ severity: 'error', place, ...fault, code: 'internal' });
    return isHidden ? { 'x-internal': true } : {};
  };
  const visit = (value: unknown, pointer: string, isMap = false): unknown => {
    if (typeof value === 'string' && hasPart(value)) problems.push(partOfText(file.locate(pointer), marks));
    if (Array.isArray(value)) return value.map((each, index) => visit(each, extendPointer(pointer, index)));
    if (!isNode(value)) return value;
    const isMarked = !isMap && Object.hasOwn(value, extension);
    const fields = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
      if (isMarked && name === extension) return [];
      const at = extendPointer(pointer, name);
      return [[name, !isMap && dataFields.has(name) ? inner : visit(inner, at, !isMap && holdsNames(pointer, name))]];
    });
    return { ...Object.fromEntries(fields), ...(isMarked ? readMark(value, pointer) : {}) };
  };
  const document = visit(file.document, '#') as Node;
  return { file: hasMark ? { ...file, document, body: writeWorkflows(file.name, document) } : file, problems };
}
