import { stringifyYaml } from '@redocly/openapi-core';
import type { AudienceMarks } from '../internal/audience';
import { isNode, type Node } from '../json';
import type { WorkflowFile } from '../load/workflowFiles';
import { extendPointer } from '../pointer';
import type { Problem } from '../problems';
import { data, maps } from './wrongMarks';

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
    if (Array.isArray(value)) return value.map((each, index) => visit(each, extendPointer(pointer, index)));
    if (!isNode(value)) return value;
    const isMarked = !isMap && Object.hasOwn(value, extension);
    const fields = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
      if (isMarked && name === extension) return [];
      const at = extendPointer(pointer, name);
      return [[name, !isMap && data.has(name) ? inner : visit(inner, at, !isMap && maps.has(name))]];
    });
    return { ...Object.fromEntries(fields), ...(isMarked ? readMark(value, pointer) : {}) };
  };
  const document = visit(file.document, '#') as Node;
  return { file: hasMark ? { ...file, document, body: writeWorkflows(file.name, document) } : file, problems };
}

/** The text of an Arazzo file, in the format that its name says. */
export function writeWorkflows(name: string, document: Node): string {
  return name.endsWith('.json') ? `${JSON.stringify(document, null, 2)}\n` : stringifyYaml(document, { noRefs: true });
}
