import { isJsonObject, isSame, type Json } from '../../reference/json';
import { maxLevels } from '../../reference/jsonText';
import { essenceOf } from '../../reference/mediaType';
import { plainPointerKeys, toPlainPointer } from '../../reference/pointer';
import { maxBodyBytes } from './body';

/** Why a patch cannot be applied. */
export interface PatchFault {
  /** The place in the body that is at fault, as a JSON pointer. */
  pointer: string;
  message: string;
  /** Whether it is the value of the object that is another one than the patch expects (`test`). */
  isConflict: boolean;
}

type Patched = { value: Json } | { fault: PatchFault };

/**
 * The most steps of a patch, about one for each value or character that it goes through. Copies of copies double with each operation, and each operation
 * reads a long list again.
 */
const maxSteps = maxBodyBytes;

/** Making a changed object takes this many times what a list of the same length does. */
const memberSteps = 10;

/** What a patch makes of a value, by the media type of its body; undefined for a body that is no patch. */
export function applyPatch(target: Json, body: Json | undefined, mediaType = ''): Patched | undefined {
  const type = essenceOf(mediaType);
  if (body === undefined) return undefined;
  if (type === 'application/merge-patch+json') return { value: mergePatch(target, body) };
  return type === 'application/json-patch+json' ? jsonPatch(target, body) : undefined;
}

/** Merges a patch into a value (RFC 7396, section 2): null removes a member, an object is merged, all else replaces. */
function mergePatch(target: Json, patch: Json): Json {
  if (!isJsonObject(patch)) return patch;
  const merged = new Map(Object.entries(isJsonObject(target) ? target : {}));
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name) ?? null, value));
  }
  return Object.fromEntries(merged);
}

/** Applies the operations of a patch in their order (RFC 6902), all of them or none. */
function jsonPatch(target: Json, body: Json): Patched {
  const fault = (pointer: string, message: string, isConflict = false): Patched => ({
    fault: { pointer, message, isConflict },
  });
  if (!Array.isArray(body)) return fault('', 'must be a list of operations');
  let value: Json | undefined = target;
  let steps = 0;
  for (const [at, operation] of body.entries()) {
    const place = toPlainPointer([at]);
    if (!isJsonObject(operation)) return fault(place, 'must be an operation');
    const { op, path, from, value: given } = operation;
    if (!isPointer(path)) return fault(`${place}/path`, 'must be a JSON pointer, such as "/name"');
    const isMove = op === 'move' || op === 'copy';
    if (isMove && !isPointer(from)) return fault(`${place}/from`, 'must be a JSON pointer, such as "/name"');
    if (given === undefined && ['add', 'replace', 'test'].includes(String(op)))
      return fault(`${place}/value`, 'is missing');
    const source = isMove ? read(value, plainPointerKeys(String(from))) : given;
    if (isMove && source === undefined) return fault(`${place}/from`, 'names what is not there');
    if (op === 'move' && path.startsWith(`${String(from)}/`)) return fault(`${place}/path`, 'is inside what is moved');
    const keys = plainPointerKeys(path);
    if (keys.length > maxLevels) return fault(`${place}/path`, `has more than ${maxLevels} levels`);
    steps += widthAlong(value, keys) + (isMove ? sizeOf(source, maxSteps) : 0);
    if (steps > maxSteps) return fault(place, `goes beyond the ${maxSteps} steps of a patch`);
    if (op === 'test') {
      const found = read(value, keys);
      if (found === undefined || !isSame(found, given ?? null))
        return fault(place, `expects another value at "${path}" than there is`, true);
      continue;
    }
    const rest: Json | undefined = op === 'move' ? write(value, plainPointerKeys(String(from)), 'remove') : value;
    const kind = isMove ? 'add' : op;
    if (kind !== 'add' && kind !== 'remove' && kind !== 'replace')
      return fault(`${place}/op`, 'must be add, remove, replace, move, copy or test');
    const next = write(rest, keys, kind, source);
    if (next === undefined) return fault(`${place}/path`, 'names what is not there');
    value = next;
  }
  return value === undefined ? fault('', 'removes the object') : { value };
}

function isPointer(path: Json | undefined): path is string {
  return typeof path === 'string' && (path === '' || path.startsWith('/'));
}

/** The steps of an operation: the values beside those at a place and around it, which it goes through. */
function widthAlong(value: Json | undefined, keys: readonly string[]): number {
  let [width, inner] = [0, value];
  for (const key of keys) {
    if (typeof inner !== 'object' || inner === null) break;
    width += Array.isArray(inner) ? inner.length + 1 : memberSteps * (Object.keys(inner).length + 1);
    inner = read(inner, [key]);
  }
  return width;
}

/** How many values and characters a value has; one more than `most` where it has more. */
function sizeOf(value: Json | undefined, most: number): number {
  const waiting: (Json | undefined)[] = [value];
  let size = 0;
  while (waiting.length > 0 && size <= most) {
    const next = waiting.pop();
    size += 1;
    if (typeof next === 'string') size += next.length;
    else if (typeof next === 'object' && next !== null) {
      for (const [name, inner] of Object.entries(next)) {
        size += name.length;
        waiting.push(inner);
      }
    }
  }
  return Math.min(size, most + 1);
}

/** The value at a place; undefined where there is none. */
function read(value: Json | undefined, keys: readonly string[]): Json | undefined {
  const [key, ...inner] = keys;
  if (key === undefined || value === undefined) return value;
  if (Array.isArray(value)) return isIndex(key) ? read(value[Number(key)], inner) : undefined;
  return isJsonObject(value) && Object.hasOwn(value, key) ? read(value[key], inner) : undefined;
}

/** A value with a change at a place; undefined where that is not there. */
function write(
  value: Json | undefined,
  keys: readonly string[],
  kind: 'add' | 'remove' | 'replace',
  given?: Json,
): Json | undefined {
  const [key, ...inner] = keys;
  if (key === undefined) return kind === 'remove' ? undefined : given;
  if (Array.isArray(value)) return writeItem(value, key, inner, kind, given);
  if (!isJsonObject(value)) return undefined;
  const isThere = Object.hasOwn(value, key);
  if (!isThere && (inner.length > 0 || kind !== 'add')) return undefined;
  if (inner.length === 0 && kind === 'remove')
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  const next = write(value[key], inner, kind, given);
  if (next === undefined) return undefined;
  return { ...value, [key]: next };
}

function writeItem(
  list: readonly Json[],
  key: string,
  inner: readonly string[],
  kind: 'add' | 'remove' | 'replace',
  given?: Json,
): Json | undefined {
  const isAdded = kind === 'add' && inner.length === 0;
  const at = key === '-' && isAdded ? list.length : isIndex(key) ? Number(key) : -1;
  if (at < 0 || at > list.length - (isAdded ? 0 : 1)) return undefined;
  if (isAdded) return given === undefined ? undefined : [...list.slice(0, at), given, ...list.slice(at)];
  if (inner.length === 0 && kind === 'remove') return [...list.slice(0, at), ...list.slice(at + 1)];
  const next = write(list[at], inner, kind, given);
  return next === undefined ? undefined : list.map((each, index) => (index === at ? next : each));
}

function isIndex(key: string): boolean {
  return /^(0|[1-9]\d*)$/.test(key);
}
