import { isNode, type Node } from '../json';
import { hiddenValue, parsedJson, pruneNamed } from './values';

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
    const left = parsed && withoutLostOperations(parsed.value, isLost);
    if (!parsed || left === parsed.value) return value;
    return left === hiddenValue ? left : JSON.stringify(left, null, 2);
  }
  if (isOperation(value)) {
    const places = [value.path, value.from].filter((place) => typeof place === 'string');
    if (places.some((place) => namesIn(place).some(isLost))) return hiddenValue;
    const set = pruneNamed<unknown>(value.value, isLost);
    return set === value.value ? value : set === hiddenValue ? hiddenValue : { ...value, value: set };
  }
  if (Array.isArray(value)) {
    const left = value.map((item: unknown) => withoutLostOperations(item, isLost));
    if (left.every((item, index) => item === value[index])) return value;
    const shown = left.filter((item) => item !== hiddenValue);
    return shown.length > 0 ? shown : hiddenValue;
  }
  if (!isNode(value)) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, withoutLostOperations(inner, isLost)] as const);
  if (fields.every(([name, inner]) => inner === value[name])) return value;
  return Object.fromEntries(fields.filter(([, inner]) => inner !== hiddenValue));
}

/** The names in a JSON pointer. */
function namesIn(pointer: string): string[] {
  return pointer.split('/').map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
