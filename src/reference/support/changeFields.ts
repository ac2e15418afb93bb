import type { FieldKind, ObjectName } from '../fieldSupport';
import { isNode } from '../json';
import { fieldOf, objectOf } from './walk';

/** Says what a field becomes: its value as it was or another one, or undefined to leave it out. */
type Change = (name: string, value: unknown) => unknown;

/**
 * A copy of a description with changed fields: `change` gets each field that the specification or an extension names,
 * and returns its new value, or undefined to remove it. An unchanged value is walked through, unless it is data.
 * Names that the author chose, such as those of properties, paths and components, are not fields.
 */
export function changeFields(document: object, change: Change): object {
  return changeObject('OpenAPI', document, change) as object;
}

function changeObject(object: ObjectName, value: unknown, change: Change): unknown {
  if (!isNode(value)) return value;
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const { support, isFree } = fieldOf(object, value, name);
    const changed = isFree ? inner : change(name, inner);
    if (changed === undefined) return [];
    return [[name, changed === inner && support ? changeValue(support.kind, inner, change) : changed]];
  });
  return Object.fromEntries(entries);
}

function changeValue(kind: FieldKind, value: unknown, change: Change): unknown {
  const object = objectOf(kind);
  if (!object) return value;
  if (Array.isArray(value)) return value.map((item) => changeObject(object, item, change));
  if (kind.startsWith('@') || !isNode(value)) return changeObject(object, value, change);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changeObject(object, inner, change)]));
}
