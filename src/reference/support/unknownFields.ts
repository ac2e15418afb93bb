import type { Problem } from '../problems';
import { walkObject } from './walk';

const remedy = 'Correct its name or its place.';

/** Called with each field that the support matrix does not have: its pointer and the message. */
export type ReportField = (
  pointer: string,
  message: string,
  remedy: string,
  further?: Pick<Problem, 'isViolation'>,
) => void;

/**
 * Names every field of a bundled description that no page shows, with its place and the reason: an extension that this
 * generator does not know, or a field that the specification does not have there. Components that nothing refers to
 * are walked through as well. From OpenAPI 3.1 on a Schema Object may have any field (4.24); `version` says which it is.
 */
export function reportUnknownFields(document: unknown, version: string, report: ReportField): void {
  walkObject('OpenAPI', document, '#', ({ object, field, support, pointer }) => {
    if (support) return true;
    if (field.startsWith('x-'))
      report(pointer, `The extension "${field}" is not shown.`, 'Nothing, if it is for other tools.');
    else if (object === 'Schema' && version !== '3.0')
      report(pointer, `The keyword "${field}" of a schema is not known, so it is not shown.`, remedy);
    else report(pointer, `A ${object} has no field "${field}", so it is not shown.`, remedy, { isViolation: true });
    return false;
  });
}
