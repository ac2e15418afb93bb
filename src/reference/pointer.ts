import { safelyDecode } from './address';

/** Joins keys to a JSON pointer in fragment form (RFC 6901, section 6): `#/paths/~1tasks/get`. */
export function toPointer(keys: readonly (string | number)[]): string {
  return `#/${keys.map(escapeKey).join('/')}`;
}

/** Adds keys to a JSON pointer. */
export function extendPointer(pointer: string, ...keys: (string | number)[]): string {
  let extended = pointer === '#/' || pointer === '' ? '#' : pointer;
  for (const key of keys) extended += `/${escapeKey(key)}`;
  return extended;
}

/** The keys of a JSON pointer in fragment form; `#` and `#/` have none. */
export function pointerKeys(pointer: string): string[] {
  return pointerTokens(pointer).map(unescapeKey);
}

function pointerTokens(pointer: string): string[] {
  const path = pointer.replace(/^#?\/?/, '');
  return path === '' ? [] : path.split('/');
}

/** A key as it is in a JSON pointer outside a fragment (RFC 6901, section 3): `a~1b`. */
export function escapeToken(key: string): string {
  return key.replace(/~/g, '~0').replace(/\//g, '~1');
}

/** Joins keys to a JSON pointer outside a fragment (RFC 6901, section 3): `/a~1b/0`. */
export function toPlainPointer(keys: readonly (string | number)[]): string {
  return keys.map((key) => `/${escapeToken(String(key))}`).join('');
}

/** The keys of a JSON pointer outside a fragment. */
export function plainPointerKeys(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescapeToken);
}

/** Most keys have nothing to escape, and pointers are made for every field of a description. */
function escapeKey(key: string | number): string {
  const text = String(key);
  return /[%~/]/.test(text) ? escapeToken(text.replace(/%/g, '%25')) : text;
}

function unescapeKey(key: string): string {
  return unescapeToken(safelyDecode(key));
}

/** The key that is in a JSON pointer outside a fragment (RFC 6901, section 4). */
function unescapeToken(key: string): string {
  return key.includes('~') ? key.replace(/~1/g, '/').replace(/~0/g, '~') : key;
}

/** A JSON pointer (RFC 6901) as error bodies name the place: `executors[0].id`. */
export function toFieldName(pointer: string): string {
  return plainPointerKeys(pointer)
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}

/** The JSON pointer of a place that an error body names. */
export function fromFieldName(name: string): string {
  return toPlainPointer(name.split(/[.[\]]+/).filter((step) => step !== ''));
}

/** The value that a pointer names in a document, or undefined. */
export function valueAt(document: unknown, pointer: string): unknown {
  return placeAt(document, pointer)?.value;
}

/** The value that a pointer names, with the keys on the way to it; undefined where it names none. */
export function placeAt(document: unknown, pointer: string): { keys: string[]; value: unknown } | undefined {
  const keys: string[] = [];
  let value = document;
  for (const token of pointerTokens(pointer)) {
    if (typeof value !== 'object' || value === null) return undefined;
    const key = keyIn(value, token);
    if (key === undefined) return undefined;
    keys.push(key);
    value = (value as Record<string, unknown>)[key];
  }
  return { keys, value };
}

/** The key of an object that a token of a pointer names. Not every tool encodes its percent sign: unchanged it is tried first. */
function keyIn(value: object, token: string): string | undefined {
  const unchanged = unescapeToken(token);
  if (Object.hasOwn(value, unchanged)) return unchanged;
  const decoded = unescapeKey(token);
  return Object.hasOwn(value, decoded) ? decoded : undefined;
}
