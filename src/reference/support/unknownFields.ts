import { walkObject } from './walk';

/** Called with each field that the support matrix does not have: its pointer and what is to be said. */
type ReportField = (pointer: string, message: string, remedy: string) => void;

/**
 * Names every field of a bundled description that no page shows, with its place and the reason: an extension that this
 * generator does not know, or a field that the specification does not have there. Components that nothing refers to
 * are walked through as well.
 */
export function reportUnknownFields(document: unknown, report: ReportField): void {
  walkObject('OpenAPI', document, '#', ({ object, field, support, pointer }) => {
    if (support) return true;
    if (field.startsWith('x-'))
      report(pointer, `The extension "${field}" is not shown.`, 'Nothing, if it is for other tools.');
    else report(pointer, `A ${object} has no field "${field}", so it is not shown.`, 'Correct its name or its place.');
    return false;
  });
}
