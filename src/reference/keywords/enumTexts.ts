import { listOf, textOf } from '../buildContext';
import { isNode, type Json, type Node, ownValue, valueKey } from '../json';

/** Extensions that say what each value of an `enum` is called, and those that say what it means. */
const naming = ['x-enum-varnames', 'x-enumNames'];
const describing = ['x-enumDescriptions', 'x-enum-descriptions', 'x-enum-comments', 'x-google-enum-descriptions'];
/** Says both: its list `values` has objects with `value`, `name` and `description`. */
const both = 'x-ms-enum';

/** What an extension says of a value, and where: by keys from the schema on. */
interface Entry {
  keys: (string | number)[];
  said: unknown;
}

/** The entries of an extension by what they are for: the name of a value, the value itself, or its index. */
interface Entries {
  named: Map<string, Entry[]>;
  valued: Map<string, Entry[]>;
  listed: Map<number, Entry[]>;
}

/** What extensions say of the value at an index: its name, its meaning, and where each of their entries about it stands. */
interface ValueTexts {
  name: string | undefined;
  meaning: string | undefined;
  places: (string | number)[][];
}

/**
 * What extensions say of each value of `enum`: under the value, under the name that another extension gives it, in an object
 * that states it, or else at its index.
 */
export function readEnumTexts(schema: Node): ValueTexts[] {
  const names = [...naming, both].map((extension) => readEntries(schema, extension));
  const meanings = [...describing, both].map((extension) => readEntries(schema, extension));
  return listOf(schema.enum).map((value, index) => {
    const own = names.flatMap((entries) => entriesFor(entries, value as Json, index, [String(value)]));
    const texts = own.flatMap(({ said }) => textIn(said, 'name') ?? []);
    const told = meanings.flatMap((entries) => entriesFor(entries, value as Json, index, [String(value), ...texts]));
    const meaning = told.map(({ said }) => textIn(said, 'description')).find((text) => text !== undefined);
    return { name: texts[0], meaning, places: [...own, ...told].map(({ keys }) => keys) };
  });
}

function textIn(said: unknown, field: 'name' | 'description'): string | undefined {
  const text = textOf(isNode(said) ? said[field] : said);
  return text?.trim() === '' ? undefined : text;
}

function entriesFor({ named, valued, listed }: Entries, value: Json, index: number, names: string[]): Entry[] {
  const lists = [valued.get(valueKey(value)), ...[...new Set(names)].map((name) => named.get(name)), listed.get(index)];
  return lists.flatMap((list) => list ?? []);
}

function readEntries(schema: Node, extension: string): Entries {
  const entries: Entries = { named: new Map(), valued: new Map(), listed: new Map() };
  const keys = extension === both ? [extension, 'values'] : [extension];
  const stated = keys.reduce<unknown>((inner, key) => (isNode(inner) ? ownValue(inner, key) : undefined), schema);
  if (isNode(stated)) addNamed(entries, stated, keys);
  listOf(stated).forEach((said, index) => {
    const place = [...keys, index];
    const isOfValue = isNode(said) && said.value !== undefined && (said.description ?? said.name) !== undefined;
    if (isOfValue) add(entries.valued, valueKey(said.value as Json), { keys: place, said });
    else if (isNode(said)) addNamed(entries, said, place);
    else add(entries.listed, index, { keys: place, said });
  });
  return entries;
}

function addNamed({ named }: Entries, map: Node, before: (string | number)[]): void {
  for (const [name, said] of Object.entries(map)) add(named, name, { keys: [...before, name], said });
}

function add<K>(map: Map<K, Entry[]>, key: K, entry: Entry): void {
  map.set(key, [...(map.get(key) ?? []), entry]);
}
