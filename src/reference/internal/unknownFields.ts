import { isNode } from '../json';
import { extendPointer } from '../pointer';
import { isOrdinary } from './codeNames';
import { createCodeReader } from './codeSamples';
import { schemaFor } from './examples';
import { rules } from './extensions';
import { createAddressFinder } from './lostAddresses';
import type { Lost, LostNames } from './lostNames';
import { createOperationReader, responsesOf } from './operation';
import { isUnknown, type Part, type Parts } from './parts';
import type { References } from './references';
import { resolve } from './references';
import type { Edits } from './rewrite';
import { groupOf, type SchemaContext } from './schemaGroup';
import { hiddenValue, pruneFields, pruneList, pruneValue, wordsIn } from './values';

/**
 * Takes what goes out of extensions of other tools, and of fields that there are not: out of their examples (values, maps of
 * them by names or media types, Example Objects), and what has the name of something that goes. Nothing checks that what is
 * left is valid.
 */
export function pruneUnknownFields(
  parts: Parts,
  references: References,
  schemas: SchemaContext,
  lost: Lost,
  { dropped, replaced }: Edits,
): void {
  const { gone, touched } = schemas;
  const unknown = parts.all.flatMap((part) => {
    const isOpen = (field: string): boolean => isUnknown(part.object, field) && !(field in rules) && !marks.has(field);
    const fields = gone.has(part) ? [] : Object.keys(part.node).filter(isOpen);
    return fields.length > 0 ? [{ part, fields }] : [];
  });
  if (unknown.length === 0) return;
  const isLost = createNameReader(parts, gone, lost.exact);
  const isLostInCode = createCodeReader(parts, references, gone, lost);
  const read = createOperationReader(references, gone);
  for (const { part, fields } of unknown) {
    const described = schemasFor(part, references).filter((each) => touched.has(each));
    const own = new Set(part.object === 'Operation' ? read(part).lostParameters : []);
    const operation = part.object === 'Operation' ? part : undefined;
    const isNamed = (text: string): boolean => hasName(text, own) || isLost(text) || isLostInCode(text, operation);
    for (const field of fields) {
      const pointer = extendPointer(part.pointer, field);
      const keeps = (at: string): boolean => parts.at.has(at);
      if (part.parts.some((inner) => inner.pointer.startsWith(`${pointer}/`) || inner.pointer === pointer)) {
        for (const named of placesOf(part.node[field], pointer, isNamed, keeps)) dropped.add(named);
        continue;
      }
      // Pairs first: by the schemas alone, one would lose the name and keep the value.
      let value = gone.size > 0 ? withoutPairs(part.node[field], isNamed) : part.node[field];
      for (const schema of described)
        value = schemas.gone.has(schema) ? hiddenValue : pruneWithin(value, schema, schemas);
      const left = gone.size > 0 ? withoutNames(value, isNamed) : value;
      if (left === hiddenValue) dropped.add(pointer);
      else if (left !== part.node[field]) replaced.set(pointer, left);
    }
  }
}

/** Takes out of such fields what is internal in another version of the description, as `names` say. */
export function dropNamedFields(
  { all }: Parts,
  gone: ReadonlySet<Part>,
  { names, namesOf }: { names: ReadonlySet<string>; namesOf: (part: Part) => string[] },
  { dropped }: Edits,
): void {
  for (const part of all) {
    const fields = gone.has(part) ? [] : Object.keys(part.node).filter((field) => isUnknown(part.object, field));
    const around = fields.length > 0 ? (namesOf(part)[0] ?? '#') : '#';
    const open = fields.map((field) => ({ keys: [field], value: part.node[field] }));
    // The list grows while it is gone through.
    for (const { keys, value } of open) {
      const own = keys.length < 3 ? keys : [keys.join('/')];
      if (names.has(extendPointer(around, ...own))) dropped.add(extendPointer(part.pointer, ...keys));
      else if (typeof value === 'object' && value !== null)
        for (const [key, inner] of Object.entries(value)) open.push({ keys: [...keys, key], value: inner });
    }
  }
}

/** Extensions that say what is internal, and where a page is. */
const marks: ReadonlySet<string> = new Set(['x-internal', 'x-page']);

/** Finds whether a text has a name, an address or a path of what goes, which nothing has that stays. */
export function createNameReader(
  parts: Parts,
  gone: ReadonlySet<Part>,
  { fields, paths, operations, components, sent, scopes, others }: LostNames,
): (text: string) => boolean {
  // Among other words, an ordinary one that is an id or a path as well says nothing.
  const telling = [...operations, ...[...paths].map((path) => path.replace(/^\//, ''))].filter(
    (name) => !isOrdinary(name),
  );
  const names = new Set([...fields, ...components, ...sent, ...scopes, ...telling]);
  const hasAddress = createAddressFinder(parts, gone);
  return (text) =>
    hasName(text, names) ||
    operations.has(text) ||
    (others.has(text) && !isOrdinary(text)) ||
    hasAddress?.(text) === true;
}

/** Whether a text has one of these names. */
function hasName(text: string, names: ReadonlySet<string>): boolean {
  return names.size > 0 && [text.replace(/^\//, ''), ...wordsIn(text)].some((word) => names.has(word));
}

/** Where in a value at a pointer such names are, but not in the parts that it has (`isPart`), of which each is cleaned itself. */
function placesOf(
  value: unknown,
  pointer: string,
  isLost: (text: string) => boolean,
  isPart: (pointer: string) => boolean,
): string[] {
  if (isPart(pointer)) return [];
  if (typeof value === 'string') return isLost(value) ? [pointer] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (isPair(value, isLost)) return [pointer];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = extendPointer(pointer, key);
    const isNamed = !Array.isArray(value) && !isPart(at) && isLost(key);
    return isNamed ? [at] : placesOf(inner, at, isLost, isPart);
  });
}

/** A value without the fields and texts that have such names; `hiddenValue` where nothing is left of one. */
export function withoutNames(value: unknown, isNamed: (text: string) => boolean): unknown {
  const prune = (inner: unknown): unknown => {
    if (typeof inner === 'string') return isNamed(inner) ? hiddenValue : inner;
    if (typeof inner !== 'object' || inner === null) return inner;
    if (isPair(inner, isNamed)) return hiddenValue;
    const isList = Array.isArray(inner);
    let isChanged = false;
    const left = Object.entries(inner).flatMap(([key, each]): [string, unknown][] => {
      const pruned = !isList && isNamed(key) ? hiddenValue : prune(each);
      if (pruned !== each) isChanged = true;
      return pruned === hiddenValue ? [] : [[key, pruned]];
    });
    if (!isChanged) return inner;
    if (left.length === 0) return hiddenValue;
    return isList ? left.map(([, each]) => each) : Object.fromEntries(left);
  };
  return prune(value);
}

/** Whether an object is about what it names, as in `{key: X-Cost, value: 1}`. */
function isPair(value: object, isNamed: (text: string) => boolean): boolean {
  return Object.entries(value).some(
    ([key, name]) => naming.test(key) && typeof name === 'string' && !/\s/.test(name.trim()) && isNamed(name),
  );
}

/** A value without the pairs in it whose name is lost; `hiddenValue` where it is one. */
function withoutPairs(value: unknown, isNamed: (text: string) => boolean): unknown {
  if (Array.isArray(value)) return pruneList(value, (item) => withoutPairs(item, isNamed));
  if (!isNode(value)) return value;
  return isPair(value, isNamed) ? hiddenValue : pruneFields(value, (_name, inner) => withoutPairs(inner, isNamed));
}

const naming = /^(?:name|key|column|header|field|param(?:eter)?|property|attribute)$/i;

/** How deep a value may be in such an extension: in maps of statuses, media types, names and Example Objects. */
const maxDepth = 6;

/**
 * Prunes the values of a schema in an extension: it is one itself where it has a field that the schema knows. At the top such
 * a field may also be the name of an example.
 */
function pruneWithin(given: unknown, schema: Part, schemas: SchemaContext, depth = 0): unknown {
  const isInside = typeof given !== 'object' || given === null || depth === maxDepth;
  const isValue = isInside || isValueOf(given, schema, schemas);
  const value = isValue ? pruneValue(given, [schema], schemas) : given;
  if (typeof value !== 'object' || value === null || (isValue && depth > 0)) return value;
  let isChanged = false;
  const left = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const pruned = pruneWithin(inner, schema, schemas, depth + 1);
    if (pruned !== inner) isChanged = true;
    return pruned === hiddenValue ? [] : [[key, pruned]];
  });
  if (!isChanged) return value;
  if (left.length === 0) return hiddenValue;
  return Array.isArray(value) ? left.map(([, inner]) => inner) : Object.fromEntries(left);
}

function isValueOf(value: object, schema: Part, schemas: SchemaContext): boolean {
  const { stated, hides } = groupOf([schema], schemas);
  return !Array.isArray(value) && Object.keys(value).some((name) => stated.has(name) || hides(name));
}

/**
 * The schemas of the values of a schema, parameter, header or media type, of the content of a body or response, and of the
 * bodies of an operation.
 */
function schemasFor(part: Part, references: References): Part[] {
  if (part.object === 'Schema') return [part];
  if (part.object === 'Operation') {
    const bodies = part.parts.filter(({ field }) => field === 'requestBody');
    return [...bodies, ...responsesOf(part, references)].flatMap((each) => schemasFor(each, references));
  }
  const own = schemaFor(part, references);
  if (own) return [own];
  const content = resolve(part, references).parts.filter(({ field }) => field === 'content');
  return content.flatMap((media) => schemaFor(media, references) ?? []);
}
