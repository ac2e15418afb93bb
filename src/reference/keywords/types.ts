import type { TypeName } from '../model';
import type { Node } from '../node';
import { listOf } from '../objects/context';

const names: readonly string[] = ['string', 'number', 'integer', 'boolean', 'object', 'array'];

/** The types that a schema states, with `null` and whatever else stands there. */
export function statedTypes({ type }: Node): string[] {
  return typeof type === 'string' ? [type] : listOf(type).map(String);
}

/** Whether a type is one of JSON Schema (2020-12), apart from `null`. */
export function isTypeName(type: string): type is TypeName {
  return names.includes(type);
}
