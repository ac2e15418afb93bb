import { listOf } from '../../reference/buildContext';
import { isNode, isSame, type Json, ownValue, valueKey } from '../../reference/json';
import { statedTypes } from '../../reference/keywords/keyword';
import { unionKeywords } from '../../reference/keywords/subschemasOf';
import { schemaKeywords } from '../../reference/keywords/table';
import type { TypeName } from '../../reference/model';
import { extendPointer } from '../../reference/pointer';
import type { Comparison, Pair, Skips, StatedPart } from '../comparison';
import { allowedTypes, constantsIn, listedValues, textKeywords, withSubtypes } from './allowed';
import { type Alternatives, alternativesOf } from './alternatives';
import { withoutIncluded } from './includedAlternatives';
import { isAny, type LocatedValue, type SchemaOfView, statedIn, type View, type Views } from './views';

/**
 * The pair with alternatives of types of their own written as a list of types, where that is how the other side states them, or
 * where it has the same types in other alternatives: keywords about one type say nothing of values of another.
 */
export function withTypesListed({ base, revision }: Pair, { baseViews, revisionViews }: Comparison): Pair {
  const [old, now] = [typeLists(base, baseViews), typeLists(revision, revisionViews)];
  const isList = (view: View): boolean => alternativesOf(view).length === 0 && (allowedTypes(view)?.size ?? 0) > 1;
  const areOthers = old && now && haveSameTypes(old.types, now.types);
  return {
    base: old && (areOthers || isList(revision)) ? listTypes(base, old) : base,
    revision: now && (areOthers || isList(base)) ? listTypes(revision, now) : revision,
  };
}

/** Alternatives, each with types of its own. */
interface TypeLists {
  alternatives: Alternatives;
  types: string[][];
}

function typeLists(view: View, views: Views): TypeLists | undefined {
  const [all, ...others] = alternativesOf(view);
  if (!all || others.length > 0) return undefined;
  const alternatives = { ...all, members: withoutIncluded(all.members, views) };
  const types = typesOfEach(alternatives);
  return types && { alternatives, types };
}

/** Whether all alternatives together have the same types, though not each of them. */
function haveSameTypes(old: string[][], now: string[][]): boolean {
  const keys = (lists: string[][]): string[] => lists.map((list) => [...list].sort().join()).sort();
  const all = (lists: string[][]): string[] => [...new Set(lists.flat())].sort();
  return isSame(all(old), all(now)) && !isSame(keys(old), keys(now));
}

function listTypes(view: View, { alternatives, types }: TypeLists): View {
  const around = view.schemas.map((schema) => withoutAlternatives(schema, alternatives));
  const members = alternatives.members.map(({ value, pointer }) => ({
    node: { ...(isNode(value) ? value : {}), type: [...new Set(types.flat())] },
    ...{ pointer, orNull: false },
  }));
  return { ...view, schemas: [...around, ...members] };
}

/**
 * The pair without keywords about a type that one side alone allows: that it is allowed or not is the change, and what is said of
 * its values comes or goes with it. As text, a number is a string too, so that nothing is left out there.
 */
export function withTypesInCommon(pair: Pair, isText: boolean): Pair {
  const [old, now] = [allowedTypes(pair.base), allowedTypes(pair.revision)];
  if (!old || !now || isText) return pair;
  const alone = typeNames.filter((type) => isAllowed(type, old) !== isAllowed(type, now));
  if (alone.length === 0) return pair;
  return { base: withoutTypes(pair.base, alone), revision: withoutTypes(pair.revision, alone) };
}

const typeNames: readonly TypeName[] = ['string', 'number', 'array', 'object'];

function isAllowed(type: TypeName, types: ReadonlySet<string>): boolean {
  return types.has(type) || (type === 'number' && types.has('integer'));
}

function withoutTypes(view: View, types: readonly TypeName[]): View {
  const isOther = (keyword: string): boolean => {
    const about = keyword === 'required' ? 'object' : ownValue(schemaKeywords, keyword)?.about;
    return about !== undefined && types.includes(about);
  };
  const schemas = view.schemas.map((schema) => {
    const kept = Object.entries(schema.node).filter(([keyword]) => !isOther(keyword));
    return { ...schema, node: Object.fromEntries(kept) };
  });
  return { ...view, schemas };
}

/**
 * The pair with alternatives of which one includes all others written as that one, where the other side has no alternatives:
 * keywords next to them limit it as they limited all. Where there are none, it is compared as an alternative.
 */
export function withoutNarrower({ base, revision }: Pair, { baseViews, revisionViews }: Comparison): Pair {
  return { base: widestOf(base, revision, baseViews), revision: widestOf(revision, base, revisionViews) };
}

function widestOf(view: View, other: View, views: Views): View {
  const [alternatives, ...others] = alternativesOf(view);
  if (!alternatives || others.length > 0 || alternativesOf(other).length > 0) return view;
  const around = view.schemas.map((schema) => withoutAlternatives(schema, alternatives));
  const [widest, ...further] = withoutIncluded(alternatives.members, views);
  if (!widest || further.length > 0 || alternatives.members.length < 2) return view;
  const alone = views.view([widest]);
  if (isAny({ ...view, schemas: around }) && !isAny(alone)) return view;
  return { ...view, schemas: [...around, ...alone.schemas] };
}

/**
 * The pair with alternatives that list values written as one list of them, where the other side lists the same or other values
 * in one, or has the same values in other alternatives.
 */
export function withValuesListed(pair: Pair, { baseViews, revisionViews, skips }: Comparison): Pair {
  const [old, now] = [valueLists(pair.base, baseViews), valueLists(pair.revision, revisionViews)];
  skipValues(old?.members ?? [{ listed: pair.base }], now?.members ?? [{ listed: pair.revision }], skips);
  if (old && now) return haveSameValues(old, now) ? { base: old.listed, revision: now.listed } : pair;
  const isOne = (view: View): boolean => alternativesOf(view).length === 0 && listedValues(view) !== undefined;
  if (old && isOne(pair.revision)) return { ...pair, base: old.listed };
  return now && isOne(pair.base) ? { ...pair, revision: now.listed } : pair;
}

/** The values of each alternative, and the view with all of them in one list. */
interface ValueLists {
  values: unknown[][];
  listed: View;
  members: readonly Member[];
}

/** What lists values, and where it is an alternative. */
interface Member {
  listed: View;
  pointer?: string;
}

/** Says of each value that both sides list where it is: in a list, or as an alternative of its own. */
function skipValues(base: readonly Member[], revision: readonly Member[], skips: Skips): void {
  const now = placesOfValues(revision);
  for (const [value, places] of placesOfValues(base)) skips(places, now.get(value) ?? []);
}

/** The places of values: in a list, or the alternative that one is. */
function placesOfValues(members: readonly Member[]): Map<string, StatedPart[]> {
  const places = new Map<string, StatedPart[]>();
  const add = (value: unknown, place: StatedPart): void => {
    const key = valueKey(value as Json);
    places.set(key, [...(places.get(key) ?? []), place]);
  };
  for (const { listed, pointer: from } of members) {
    const addAll = (values: readonly unknown[], pointer: string): void =>
      values.forEach((value, index) => {
        add(value, { pointer: extendPointer(pointer, index) });
      });
    if (from !== undefined) for (const { value } of statedIn(listed, 'const')) add(value, { pointer: from });
    for (const { value, pointer } of statedIn(listed, 'enum')) addAll(listOf(value), pointer);
    for (const { value, pointer } of unionKeywords.flatMap((keyword) => statedIn(listed, keyword)))
      addAll(constantsIn(value) ?? [], pointer);
  }
  return places;
}

/** Reads alternatives that do nothing but list values, or are null; undefined for any others. */
function valueLists(view: View, views: Views): ValueLists | undefined {
  const [alternatives, ...others] = alternativesOf(view);
  if (!alternatives || others.length > 0 || listedValues(view)) return undefined;
  const members = alternatives.members.map((member) => views.view([member]));
  const values = members.flatMap((member) => {
    const [types, listed] = [allowedTypes(member), listedValues(member) ?? (isNullOnly(member) ? [] : undefined)];
    return listed && types && listsOnly(member) ? [types.has('null') ? [...listed, null] : listed] : [];
  });
  if (values.length < members.length || values.flat().length === 0) return undefined;
  const types = [...new Set(members.flatMap((member) => [...(allowedTypes(member) ?? [])]))];
  const node = { type: types, enum: values.flat() };
  const around = view.schemas.map((schema) => withoutAlternatives(schema, alternatives));
  const schemas = [...around, { node, pointer: alternatives.pointer, orNull: false }];
  return {
    values,
    listed: { ...view, schemas },
    members: members.map((listed, index) => ({ listed, pointer: alternatives.members[index]?.pointer ?? '#' })),
  };
}

function isNullOnly(view: View): boolean {
  return [...(allowedTypes(view) ?? [])].join() === 'null';
}

function listsOnly({ schemas }: View): boolean {
  const known = ['enum', 'const', 'type', 'nullable', 'deprecated', ...textKeywords];
  return schemas.every(({ node }) => Object.keys(node).every((key) => known.includes(key) || key.startsWith('x-')));
}

/** Whether all alternatives together have the same values, though not each of them. */
function haveSameValues({ values: old }: ValueLists, { values: now }: ValueLists): boolean {
  const sorted = (list: unknown[]): string[] => list.map((value) => valueKey(value as Json)).sort();
  const keys = (lists: unknown[][]): string[] => lists.map((list) => sorted(list).join()).sort();
  return isSame(sorted(old.flat()), sorted(now.flat())) && !isSame(keys(old), keys(now));
}

function withoutAlternatives(schema: SchemaOfView, { keyword, pointer }: Alternatives): SchemaOfView {
  if (`${schema.pointer}/${keyword}` !== pointer) return schema;
  const { [keyword]: _alternatives, ...node } = schema.node;
  return { ...schema, node };
}

/** The types of alternatives that have their own and say nothing of others; undefined where they are other schemas. */
function typesOfEach({ keyword, members }: Alternatives): string[][] | undefined {
  const types = members.map(ownTypes);
  const stated = types.flatMap((own) => (own ? [own] : []));
  const all = stated.flat();
  // Several of `anyOf` may allow null, about which there are no keywords.
  const ofOne = keyword === 'anyOf' ? all.filter((type) => type !== 'null') : all;
  const wide = withSubtypes(new Set(ofOne));
  const areApart = new Set(ofOne).size === ofOne.length && (keyword === 'anyOf' || wide.size === ofOne.length);
  return stated.length === members.length && areApart && hasNoKeywordTwice(members) ? stated : undefined;
}

function ownTypes({ value }: LocatedValue): string[] | undefined {
  if (!isNode(value)) return undefined;
  const stated = statedTypes(value);
  const about = stated.map((type) => (type === 'integer' ? 'number' : type));
  const isOfType = (keyword: string): boolean =>
    ['type', 'format', 'nullable'].includes(keyword) || about.includes(ownValue(schemaKeywords, keyword)?.about ?? '');
  if (
    stated.length === 0 ||
    !Object.keys(value).every((keyword) => isOfType(keyword) || textKeywords.includes(keyword))
  )
    return undefined;
  return value.nullable === true ? [...new Set([...stated, 'null'])] : [...stated];
}

function hasNoKeywordTwice(members: readonly LocatedValue[]): boolean {
  const keywords = members.flatMap(({ value }) => Object.keys(isNode(value) ? value : {}));
  const limits = keywords.filter(
    (keyword) => !['type', 'nullable'].includes(keyword) && !textKeywords.includes(keyword),
  );
  return new Set(limits).size === limits.length;
}
