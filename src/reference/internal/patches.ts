import { isNode, type Node } from '../json';
import { pointerKeys } from '../pointer';
import { hiddenValue, parsedJson, pruneFields, pruneJson, pruneList, pruneNamed } from './values';

const operations: ReadonlySet<unknown> = new Set(['add', 'remove', 'replace', 'move', 'copy', 'test']);

/** An operation of a JSON Patch (RFC 6902, 4). */
function isOperation(value: unknown): value is Node & { path: string } {
  return isNode(value) && operations.has(value.op) && typeof value.path === 'string';
}

/**
 * A value without the operations of JSON Patches on fields that go, and without such fields in what the others set: nothing
 * (`hiddenValue`) where a patch has no others. Returns the value itself where nothing goes.
 */
export function withoutLostOperations(value: unknown, isLost: (name: string) => boolean): unknown {
  if (typeof value === 'string') {
    const parsed = parsedJson(value);
    return parsed ? pruneJson(value, parsed, (inner) => withoutLostOperations(inner, isLost)) : value;
  }
  if (isOperation(value)) {
    const places = [value.path, value.from].filter((place) => typeof place === 'string');
    if (places.some((place) => pointerKeys(place).some(isLost))) return hiddenValue;
    const set = pruneNamed<unknown>(value.value, isLost);
    return set === value.value ? value : set === hiddenValue ? hiddenValue : { ...value, value: set };
  }
  if (Array.isArray(value)) {
    const left = pruneList(value, (item) => withoutLostOperations(item, isLost));
    return left === value || left.length > 0 ? left : hiddenValue;
  }
  if (!isNode(value)) return value;
  return pruneFields(value, (_name, inner) => withoutLostOperations(inner, isLost));
}
