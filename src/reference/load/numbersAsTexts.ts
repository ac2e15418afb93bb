import { isNumber } from '../exactNumber';
import type { Node } from '../json';
import { walkObject } from '../support/walk';

/**
 * Writes as texts, in place, what authors write as numbers or booleans in YAML where OpenAPI has strings, so that each reader
 * keeps the digits: the version (`1.10`, 4.2), and the values of server variables (`443`, 4.6).
 */
export function writeNumbersAsTexts(document: Node): void {
  walkObject('OpenAPI', document, '#', ({ object, field, value, holder }) => {
    if (object === 'Info' && field === 'version' && isNumber(value)) holder.version = String(value);
    if (object === 'ServerVariable' && field === 'default') holder.default = textOf(value);
    if (object === 'ServerVariable' && field === 'enum' && Array.isArray(value)) holder.enum = value.map(textOf);
    return true;
  });
}

function textOf(value: unknown): unknown {
  return isNumber(value) || typeof value === 'boolean' ? String(value) : value;
}
