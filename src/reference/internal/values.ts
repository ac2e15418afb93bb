import { safelyDecode } from '../address';
import { isNode, isSame, type Node } from '../json';
import { maxLevels, parsePlain } from '../jsonText';
import { groupOfValue } from './alternatives';
import { hiddenBelow } from './hiddenBelow';
import { composed, formOf } from './lostNames';
import type { Part } from './parts';
import { fieldsOf, groupOf, matches, type SchemaContext, type SchemaGroup } from './schemaGroup';

/** What a value becomes of which nothing may be seen. */
export const hiddenValue = Symbol('hidden');

/**
 * A value without what the schemas that go said of it: properties, items, the values of alternatives. `schemas` are those
 * that the value is about. Returns the value itself where nothing of it goes.
 */
export function pruneValue(value: unknown, schemas: readonly Part[], context: SchemaContext): unknown {
  if (!schemas.some((schema) => context.touched.has(schema))) return value;
  if (typeof value === 'string') return pruneText(value, schemas, context);
  if (typeof value !== 'object' || value === null) return value;
  const all = groupOf(schemas, context);
  if (Array.isArray(value)) return pruneItems(value, schemas, all, context);
  if (!isNode(value)) return value;
  if (all.isOfHidden(value)) return hiddenValue;
  const group = groupOfValue(value, schemas, all, context);
  return pruneFields(value, (name, inner) => {
    if (group.hides(name)) return hiddenValue;
    const pruned = pruneValue(inner, schemasOfProperty(name, group, context), context);
    const isHidden = (key: string): boolean => hiddenBelow(schemas, context).has(key);
    // Of what a schema says something, a text may still quote what else the value has.
    if (pruned === hiddenValue || isDescribed(name, group, context))
      return typeof pruned === 'string' ? pruneNamed<unknown>(pruned, isHidden) : pruned;
    const left = pruneNamed({ [name]: pruned }, isHidden);
    return Object.hasOwn(left, name) ? left[name] : hiddenValue;
  });
}

/** An object with its fields as `prune` returns them; the same object where none changes. */
export function pruneFields(value: Node, prune: (name: string, inner: unknown) => unknown): Node {
  let isChanged = false;
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const pruned = prune(name, inner);
    if (pruned !== inner) isChanged = true;
    return pruned === hiddenValue ? [] : [[name, pruned]];
  });
  return isChanged ? Object.fromEntries(entries) : value;
}

/** A list with its items as `prune` returns them; the same list where none changes. */
export function pruneList(
  list: readonly unknown[],
  prune: (item: unknown, index: number) => unknown,
): readonly unknown[] {
  const pruned = list.map(prune);
  return pruned.every((item, index) => item === list[index]) ? list : pruned.filter((item) => item !== hiddenValue);
}

/** A text of JSON with its value as `prune` returns it; the same text where that does not change. */
export function pruneJson(text: string, { value }: { value: unknown }, prune: (value: unknown) => unknown): unknown {
  const pruned = prune(value);
  if (pruned === value) return text;
  return pruned === hiddenValue ? hiddenValue : JSON.stringify(pruned, null, 2);
}

/** A value that may be written as a text: JSON in a text is pruned, any other text with a name that goes is hidden. */
function pruneText(value: string, schemas: readonly Part[], context: SchemaContext): unknown {
  const { left } = groupOf(schemas, context);
  const decoded = decodedText(value, left);
  if (decoded !== value) return pruneText(decoded, schemas, context) === decoded ? value : hiddenValue;
  const parsed = parsedJson(value);
  if (parsed) {
    const inText = [...left].flatMap(({ parts }) => parts.filter(({ field }) => field === 'contentSchema'));
    if (inText.some((part) => context.gone.has(part))) return hiddenValue;
    return pruneJson(value, parsed, (inner) => pruneValue(inner, [...schemas, ...inText], context));
  }
  const readings = readingsOf(value);
  const words = new Set(readings.flatMap(wordsIn));
  const stands = (name: string): boolean =>
    words.has(name) || (/\W/.test(name) && readings.some((text) => text.includes(name)));
  const { names, has, isUnnamed } = hiddenBelow(schemas, context);
  if (isUnnamed && hasElementText(value)) return hiddenValue;
  return [...names].some(stands) || readings.flatMap(keysIn).some(has) ? hiddenValue : value;
}

/** Whether a text is of XML in which an element has text. */
function hasElementText(text: string): boolean {
  return /^\s*</.test(text) && />\s*(?:[^\s<]|<!\[CDATA\[)/.test(text);
}

/**
 * Whether a text is a table that has the name of a field which the schemas have lost above a column, in words, or no line of
 * names: then one of the columns may have its values.
 */
export function isTableWithout(text: unknown, schemas: readonly Part[], context: SchemaContext): boolean {
  if (typeof text !== 'string' || !schemas.some((schema) => context.touched.has(schema))) return false;
  const { names, staying, has } = hiddenBelow(schemas, context);
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1);
  const cells = [...wordsIn(first), ...first.split(/[,;|\t]/)];
  return names.size > 0 && (cells.some(has) || !cells.some((cell) => staying.has(formOf(cell))));
}

/** The text that another one is the base64 of, as schemas say; the same text where they do not, or it is none. */
function decodedText(value: string, schemas: Iterable<Part>): string {
  const isEncoded = [...schemas].some(({ node }) => /^base64(?:url)?$/.test(String(node.contentEncoding)));
  if (!isEncoded || !/^[\w+/-]+=*$/.test(value)) return value;
  return Buffer.from(value, 'base64').toString();
}

/** A text as it is, and as it reads where it is a form or an address: percent-encoded, in a form with `+` for spaces; composed. */
export function readingsOf(text: string): string[] {
  const decode = (each: string): string => each.replace(/(?:%[0-9A-F]{2})+/gi, safelyDecode);
  return [...new Set([text, decode(text), decode(text.replaceAll('+', ' '))].map(composed))];
}

/** The words of a text that may be names of properties, also without the marks of options and variables before them; composed. */
export function wordsIn(text: string): string[] {
  const words = composed(text).match(/[\p{L}\p{M}\p{N}_$-]+/gu) ?? [];
  return words.flatMap((word) => (/^[$-]/.test(word) ? [word, word.replace(/^[$-]+/, '')] : [word]));
}

/** The words of a text that stand as names before values: in JSON, YAML, forms, options and XML. */
function keysIn(text: string): string[] {
  const keys =
    /(?<![\p{L}\p{M}\p{N}_$-])([\p{L}\p{M}\p{N}_$-]+)(?:\[[^[\]]{0,80}\])?\\?["']?\s{0,9}[=:]|<(?:[\w-]{1,80}:)?([\p{L}_][\p{L}\p{M}\p{N}_.-]*)/gu;
  return [...text.matchAll(keys)].flatMap(([, key, element]) => wordsIn(key ?? element ?? ''));
}

/** What a text of JSON says that is an object or a list; undefined for any other text. */
export function parsedJson(text: string): { value: unknown } | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return { value: parsePlain(text, maxLevels) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether schemas say something of a property by its name. */
function isDescribed(name: string, { stated, left }: SchemaGroup, context: SchemaContext): boolean {
  return (
    stated.has(name) ||
    [...left].some((schema) => fieldsOf(schema, context).patterns.some(({ key = '' }) => matches(key, name, context)))
  );
}

/** A value without the fields of names that are lost; undefined where nothing is left. Its texts are not read for names. */
export function withoutLostFields(value: unknown, isLost: (name: string) => boolean): unknown {
  const left = pruneNamed<unknown>(value, isLost, () => false);
  return left === hiddenValue ? undefined : left;
}

/**
 * A value of which no schema says anything, such as one of another form than that of its schema, without fields of such names,
 * and texts in which something is set by one.
 */
export function pruneNamed<Value>(
  value: Value,
  isHidden: (name: string) => boolean,
  isHiddenInText?: (name: string) => boolean,
): Value;
export function pruneNamed(
  value: unknown,
  isHidden: (name: string) => boolean,
  isHiddenInText: (name: string) => boolean = isHidden,
): unknown {
  if (typeof value === 'string') {
    const parsed = parsedJson(value);
    if (parsed) return pruneJson(value, parsed, (inner) => pruneNamed(inner, isHidden, isHiddenInText));
    return readingsOf(value).some((text) => keysIn(text).some(isHiddenInText)) ? hiddenValue : value;
  }
  if (Array.isArray(value)) return pruneList(value, (item) => pruneNamed(item, isHidden, isHiddenInText));
  if (!isNode(value)) return value;
  return pruneFields(value, (name, inner) =>
    isHidden(name) ? hiddenValue : pruneNamed(inner, isHidden, isHiddenInText),
  );
}

/** The schemas of a property, in all that say something of its object. */
export function schemasOfProperty(name: string, { left }: SchemaGroup, context: SchemaContext): Part[] {
  return [...left].flatMap((schema) => {
    const { named, patterns, others } = fieldsOf(schema, context);
    const own = named.get(name);
    const found = [...(own ? [own] : []), ...patterns.filter(({ key = '' }) => matches(key, name, context))];
    return found.length > 0 ? found : others;
  });
}

interface ItemSchemas {
  /** Those for a position, each with it as its key. */
  positions: Part[];
  others: Part[];
}

/** The schemas of items that schemas have for a position, and those for all other items. */
export function itemSchemas(schemas: Iterable<Part>): ItemSchemas {
  const inner = [...schemas].flatMap(({ parts }) => parts);
  return {
    positions: inner.filter(({ field, isItem }) => field === 'prefixItems' || (field === 'items' && isItem)),
    others: inner.filter(
      ({ field, isItem }) => !isItem && ['items', 'contains', 'unevaluatedItems', 'additionalItems'].includes(field),
    ),
  };
}

/**
 * Finds the schemas of an item by its index: those of its position (`own`), else those for all other items. A list in the
 * place of a value has values of the same schemas.
 */
export function createItemFinder({ positions, others }: ItemSchemas, schemas: readonly Part[]) {
  const rest = positions.length === 0 && others.length === 0 ? schemas : others;
  return (index: number): { own: readonly Part[]; all: readonly Part[] } => {
    const own = positions.filter(({ key }) => key === String(index));
    return { own, all: own.length > 0 ? own : rest };
  };
}

function pruneItems(
  list: readonly unknown[],
  schemas: readonly Part[],
  { left }: SchemaGroup,
  context: SchemaContext,
): unknown {
  const items = itemSchemas(left);
  const schemasAt = createItemFinder(items, schemas);
  const contained = items.others.filter((part) => part.field === 'contains' && context.gone.has(part));
  const isOtherHidden = items.others.some((part) => part.field !== 'contains' && context.gone.has(part));
  return pruneList(list, (item, index) => {
    const { own, all } = schemasAt(index);
    // A position of a tuple stays, so that those after it stay where they are.
    if (own.some((part) => context.gone.has(part))) return null;
    const isHidden = (own.length === 0 && isOtherHidden) || contained.some((part) => states(part, item));
    return isHidden ? hiddenValue : pruneValue(item, all, context);
  });
}

/** Whether a schema states a value. */
function states({ node: { const: only, enum: listed } }: Part, value: unknown): boolean {
  return [only, ...(Array.isArray(listed) ? (listed as unknown[]) : [])].some(
    (stated) => stated !== undefined && isSame(stated, value),
  );
}
