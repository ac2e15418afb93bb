import { listOf } from '../../reference/buildContext';
import { isInteger, isNumber } from '../../reference/exactNumber';
import { unionKeywords } from '../../reference/keywords/subschemasOf';
import { codeSpan } from '../../reference/outputs/markdown/text';
import { type ComparedPlace, type Comparison, type Pair, report } from '../comparison';
import { allowedTypes, isIntegerOnly, withSubtypes } from './allowed';
import { isWithinFormat } from './limits';
import { keywordOfFormat } from './values';
import { statedIn, type View, type Views } from './views';

/** The types whose values have no parts. */
export const scalars = ['string', 'number', 'integer', 'boolean'];

/** Compares the types. False when no type is left in common, so that nothing else can be compared. */
export function compareTypes(
  { base, revision }: Pair,
  at: ComparedPlace,
  { baseViews, revisionViews }: Comparison,
): boolean {
  const [stated, statedNow] = [typesLike(revision, base), typesLike(base, revision)];
  // Where both sides have alternatives, these are compared one by one.
  const old = stated ?? (statedNow && typesOfAlternatives(base, baseViews));
  const now = statedNow ?? (stated && typesOfAlternatives(revision, revisionViews));
  const places = { base: placeOf(base), revision: placeOf(revision) };
  compareNull(old, now, at, {
    base: nullPlaceOf(base, revision),
    revision: nullPlaceOf(revision, base),
  });
  if (!old || !now) {
    if (now) report(at, 'type-narrowed', { ...places, detail: `only ${words(now)}` });
    if (old) report(at, 'type-widened', { ...places, detail: 'any' });
    return true;
  }
  const lost = typesBeside(old, now, at.written !== undefined);
  const gained = typesBeside(now, old, at.written !== undefined);
  const detail = `${words(old)} → ${words(now)}`;
  if (lost.length > 0 && gained.length > 0) report(at, 'type-changed', { ...places, detail });
  else if (lost.length > 0) report(at, 'type-narrowed', { ...places, detail });
  else if (gained.length > 0) report(at, 'type-widened', { ...places, detail });
  return lost.length === 0 || gained.length === 0;
}

/** The types of a view; beside one of integers, numbers that are multiples of a whole number are integers. */
function typesLike(other: View, view: View): Set<string> | undefined {
  const types = allowedTypes(view);
  const isWhole = statedIn(view, 'multipleOf').some(({ value }) => isNumber(value) && isInteger(value));
  if (!types?.has('number') || !isWhole || !isIntegerOnly(other)) return types;
  return new Set([...types].map((type) => (type === 'number' ? 'integer' : type)));
}

/** The types of all alternatives of a view; undefined where one allows any. */
function typesOfAlternatives(view: View, views: Views): Set<string> | undefined {
  const [alternatives] = unionKeywords.flatMap((keyword) => statedIn(view, keyword));
  const types = listOf(alternatives?.value).map((value) => allowedTypes(views.view([{ value, pointer: '#' }])));
  const known = types.flatMap((each) => (each ? [...each] : []));
  return types.length > 0 && types.every(Boolean) ? new Set(known) : undefined;
}

type Types = ReadonlySet<string> | undefined;

function compareNull(old: Types, now: Types, at: ComparedPlace, places: object): void {
  if (!old || !now) return;
  if (old.has('null') && !now.has('null')) report(at, 'null-removed', places);
  if (!old.has('null') && now.has('null')) report(at, 'null-added', places);
}

/** The types, null apart, that some have and others do not. As text, every scalar is a string. */
function typesBeside(types: ReadonlySet<string>, others: ReadonlySet<string>, isText = false): string[] {
  const known = withSubtypes(others);
  const isKnown = (type: string): boolean =>
    known.has(type) || (isText && known.has('string') && scalars.includes(type));
  return [...types].filter((type) => type !== 'null' && !isKnown(type));
}

function words(types: ReadonlySet<string>): string {
  const named = [...types].filter((type) => type !== 'null');
  return named.length > 0 ? named.map((type) => codeSpan(type)).join(' or ') : '`null`';
}

function placeOf(view: View): string | undefined {
  return statedIn(view, 'type')[0]?.pointer;
}

/** Formats that allow all of what others do. */
const wider: ReadonlyMap<string, readonly string[]> = new Map([
  ['int64', ['int32', 'int16', 'int8', 'uint8', 'uint16', 'uint32']],
  ['int32', ['int16', 'int8', 'uint8', 'uint16']],
  ['int16', ['int8', 'uint8']],
  ['uint64', ['uint32', 'uint16', 'uint8']],
  ['uint32', ['uint16', 'uint8']],
  ['uint16', ['uint8']],
  ['double', ['float']],
  ['idn-email', ['email']],
  ['idn-hostname', ['hostname']],
  ['iri', ['uri']],
  ['uri-reference', ['uri']],
  ['iri-reference', ['iri', 'uri', 'uri-reference']],
]);

/** Compares the formats of values whose type is the same. */
export function compareFormats(pair: Pair, at: ComparedPlace): void {
  if (keywordOfFormat(pair) !== undefined) return;
  const { base, revision } = pair;
  // That a text is a password is a hint for who shows it.
  const formatIn = (view: View) => statedIn(view, 'format').find(({ value }) => value !== 'password');
  const [old, now] = [formatIn(base), formatIn(revision)];
  if (old?.value === now?.value) return;
  const places = { base: old?.pointer, revision: now?.pointer };
  const [was, is] = [String(old?.value), String(now?.value)];
  // The limits are compared by themselves.
  if (!old ? isWithinFormat(base, is) : !now && isWithinFormat(revision, was)) return;
  if (!old) report(at, 'format-added', { ...places, detail: codeSpan(is) });
  else if (!now) report(at, 'format-removed', { ...places, detail: codeSpan(was) });
  else {
    const isWider = wider.get(is)?.includes(was);
    const isNarrower = wider.get(was)?.includes(is);
    const rule = isWider ? 'format-widened' : isNarrower ? 'format-narrowed' : 'format-changed';
    report(at, rule, { ...places, detail: `${codeSpan(was)} → ${codeSpan(is)}` });
  }
}

/**
 * The type's place, where it is stated at the place of the view itself: null may come from what is around it. What a reference
 * leads to is no other where one side alone is a reference.
 */
function nullPlaceOf(view: View, other: View): string {
  if (view.isReference && !other.isReference) return view.stated;
  return statedIn(view, 'type').find(({ schema }) => schema.pointer === view.pointer)?.pointer ?? view.pointer;
}
