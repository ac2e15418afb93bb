import type { Node } from '../json';
import type { Description } from '../load/description';
import { createAnchorFinder } from '../objects/anchors';
import { versionOf } from '../objects/context';
import type { Problem } from '../problems';
import { reportLostAnchors } from './lostAnchors';
import { type ReportField, reportUnknownFields } from './unknownFields';

/** A notice for each field of a bundled description that no page shows, and for each reference to an anchor that is not there. */
export function findFieldProblems({ document, locate }: Pick<Description, 'document' | 'locate'>): Problem[] {
  const root = document as unknown as Node;
  const problems: Problem[] = [];
  const notice: ReportField = (pointer, message, remedy, further = {}) =>
    problems.push({ severity: 'notice', place: locate(pointer), message, remedy, ...further });
  reportUnknownFields(root, versionOf(root), notice);
  reportLostAnchors(root, createAnchorFinder(root), notice);
  return problems;
}
