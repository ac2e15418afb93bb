import { versionOf } from '../buildContext';
import { asNode, type Node } from '../json';
import { limitsReference } from '../keywords/read';
import { pointerKeys, valueAt } from '../pointer';
import { isIgnored } from '../request/parameterStyle';
import { walkObject } from '../support/walk';
import { hasUnnamedParts } from './mediaType';

/** Called with each part that is ignored: its pointer, the message and the way out. */
type Report = (pointer: string, message: string, remedy: string) => void;

/** What to write instead of a header parameter that is ignored, by its name in lower case. */
const insteadOf: Readonly<Record<string, string>> = {
  accept: 'State the media types of the responses.',
  authorization: 'Describe it as a security scheme.',
  'content-type': 'State the media types of the request body.',
};

/**
 * Names what the specification ignores: header parameters that other fields describe (4.12), and in OpenAPI 3.0 what would
 * limit a schema beside its `$ref` (4.8.23). Names, too, what it leaves open: the names of the parts of a list (4.15).
 */
export function reportIgnored(document: Node, report: Report): void {
  const isClosed = versionOf(document) === '3.0';
  walkObject('OpenAPI', document, '#', ({ object, field, value, pointer, holder }) => {
    if (object === 'Parameter' && field === 'name' && isIgnored({ in: holder.in, name: value })) {
      const message = `The specification ignores the header parameter "${value}": it is shown as optional, and requests do not send it.`;
      report(pointer, message, insteadOf[String(value).toLowerCase()] ?? '');
    }
    if (
      object === 'MediaType' &&
      field === 'schema' &&
      hasUnnamedParts(pointerKeys(pointer).at(-2) ?? '', holder, document)
    ) {
      const message = 'Nothing names the parts of this body: each is shown and sent under the name "file".';
      report(pointer, message, 'Make the schema an object with a property for each name.');
    }
    if (object === 'Schema' && isClosed && saysMore(field, value, holder, document)) {
      const message = `The specification ignores "${field}" beside $ref, so what the reference leads to is shown without it.`;
      report(pointer, message, 'Put the reference into `allOf`, beside which it counts.');
    }
    return true;
  });
}

/** Whether a field beside a `$ref` would limit what that leads to. */
function saysMore(field: string, value: unknown, { $ref }: Node, document: Node): boolean {
  if (typeof $ref !== 'string' || field.startsWith('x-') || value === false) return false;
  if (field !== 'nullable' && !limitsReference(field)) return false;
  return field !== 'type' || value !== asNode(valueAt(document, $ref)).type;
}
