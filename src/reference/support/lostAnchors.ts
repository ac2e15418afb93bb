import type { FindAnchor } from '../objects/anchors';
import { walkObject } from './walk';

/** Called with each reference that cannot be resolved: its pointer and the message. */
type ReportReference = (pointer: string, message: string, remedy: string) => void;

/**
 * Names every reference of a schema to an anchor (`#name`, JSON Schema core 8.2.2) that no schema of the description
 * has. The bundler follows pointers only, so nobody else would say so.
 */
export function reportLostAnchors(document: unknown, findAnchor: FindAnchor, report: ReportReference): void {
  walkObject('OpenAPI', document, '#', ({ object, field, value, pointer }) => {
    const isReference = object === 'Schema' && (field === '$ref' || field === '$dynamicRef');
    if (isReference && typeof value === 'string' && /^#[^/]/.test(value) && !findAnchor(value.slice(1)))
      report(
        pointer,
        `No schema has the anchor "${value.slice(1)}", so any value is shown.`,
        'Correct the name of the anchor.',
      );
    return true;
  });
}
