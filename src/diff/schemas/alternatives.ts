import { listOf } from '../../reference/buildContext';
import { isNode } from '../../reference/json';
import { isNullAlone, isNullable, statedTypes } from '../../reference/keywords/keyword';
import { unionKeywords } from '../../reference/keywords/subschemasOf';
import { codeSpan } from '../../reference/outputs/markdown/text';
import { extendPointer } from '../../reference/pointer';
import { type ComparedPlace, type Comparison, type Pair, report } from '../comparison';
import { allowedTypes, constantsIn, withSubtypes } from './allowed';
import { compareAnnotations } from './annotations';
import { areEquivalent } from './changesBetween';
import { areExtended, compareDiscriminators } from './discriminators';
import { isIncluded, withoutIncluded } from './includedAlternatives';
import { labelOf, matchAlternatives } from './matchAlternatives';
import { entriesIn, type LocatedValue, statedIn, type View } from './views';

/** A schema's alternatives: one `oneOf` or `anyOf` of one of its view's schemas, unless it lists values. */
export interface Alternatives {
  keyword: string;
  members: LocatedValue[];
  pointer: string;
}

/** The alternatives of a view, but for those that list values. */
export function alternativesOf(view: View): Alternatives[] {
  return unionKeywords.flatMap((keyword) =>
    statedIn(view, keyword)
      .filter(({ value }) => constantsIn(value) === undefined)
      .map(({ value, pointer }) => ({
        ...{ keyword, pointer },
        members: listOf(value).map((member, index) => ({ value: member, pointer: extendPointer(pointer, index) })),
      })),
  );
}

/** Compares `oneOf` and `anyOf`, and the discriminator that tells their members apart. */
export function compareAlternatives(pair: Pair, at: ComparedPlace, comparison: Comparison): void {
  const [old = [], now = []] = [pair.base, pair.revision].map(alternativesOf);
  for (const [before, after] of pairsOf(old, now)) {
    if (before && after) compareMembers(...withNullApart(before, after, pair, at, comparison), at, comparison);
    else if (areExtended(pair, at, comparison)) continue;
    else if (after) report(at, 'alternatives-added', { revision: after.pointer, detail: codeSpan(after.keyword) });
    else report(at, 'alternatives-removed', { base: before?.pointer, detail: codeSpan(String(before?.keyword)) });
  }
  compareDiscriminators(pair, at, comparison);
}

/**
 * Both sides without null, which is compared here: as an alternative of its own it says the same as inside an alternative. Where
 * both sides also state a type, the type says whether null is allowed.
 */
function withNullApart(
  old: Alternatives,
  now: Alternatives,
  { base, revision }: Pair,
  at: ComparedPlace,
  comparison: Comparison,
): [Alternatives, Alternatives] {
  const nullable = [old, now].map(({ members }, side) =>
    members.filter((member) => allowedTypes(viewOf(member, side, comparison))?.has('null')),
  );
  const isTyped = [base, revision].every((view) => statedIn(view, 'type').length > 0);
  // What a reference leads to is compared as it is.
  if (isTyped || !nullable.flat().every(({ value }) => isNode(value) && value.$ref === undefined)) return [old, now];
  const [was, is] = [old, now].map(({ keyword }, side) => {
    const count = nullable[side]?.length ?? 0;
    return keyword === 'oneOf' ? count === 1 : count > 0;
  });
  const places = { base: old.pointer, revision: now.pointer };
  const isCompared = !allowedTypes(base) && !allowedTypes(revision);
  if (isCompared && was !== is) report(at, is ? 'null-added' : 'null-removed', places);
  return [withoutNull(old), withoutNull(now)];
}

function withoutNull({ members, ...rest }: Alternatives): Alternatives {
  const others = members.filter(({ value }) => !isNode(value) || !isNullAlone(value));
  return { ...rest, members: others.map(({ value, pointer }) => ({ value: withoutNullType(value), pointer })) };
}

function withoutNullType(value: unknown): unknown {
  if (!isNode(value) || value.type === undefined || !isNullable(value)) return value;
  const { nullable: _nullable, ...node } = value;
  const types = statedTypes(value).filter((type) => type !== 'null');
  return { ...node, type: types.length === 1 ? types[0] : types };
}

/** Those of one keyword, then what is left: the keyword may be another one. */
function pairsOf(old: Alternatives[], now: Alternatives[]): (Alternatives | undefined)[][] {
  const free = [...now];
  const pairs = old.map((before) => {
    const index = free.findIndex(({ keyword }) => keyword === before.keyword);
    return [before, ...(index < 0 ? [] : free.splice(index, 1))];
  });
  return [
    ...pairs.map(([before, after = free.shift()]) => [before, after]),
    ...free.map((after) => [undefined, after]),
  ];
}

function compareMembers(old: Alternatives, now: Alternatives, at: ComparedPlace, comparison: Comparison): void {
  const { pairs, gone, fresh } = matchAlternatives(old.members, now.members, at, comparison);
  const [views = [], viewsNow = []] = [old, now].map(({ members }, side) =>
    members.map((member) => viewOf(member, side, comparison)),
  );
  for (const [before, after] of pairs) {
    if (comparison.skips([before], [after], () => !areEquivalent(before, after, at, comparison))) continue;
    const both = { base: viewOf(before, 0, comparison), revision: viewOf(after, 1, comparison) };
    // Whatever it allows, the alternative beside it allows as well.
    if (isIncluded(both.base, besides(before, old, views)) && isIncluded(both.revision, besides(after, now, viewsNow)))
      compareAnnotations(both, { ...at, pair: both }, comparison.today);
    else comparison.compareSchemas([before], [after], at, comparison);
  }
  for (const member of gone.filter((each) => !isIncluded(viewOf(each, 0, comparison), viewsNow))) {
    report(at, 'alternative-removed', { base: member.pointer, revision: now.pointer, detail: labelOf(member) });
  }
  const known = old.members.map((member) => allowedTypes(comparison.baseViews.view([member])));
  for (const member of fresh) {
    if (now.keyword === 'anyOf' && isIncluded(viewOf(member, 1, comparison), views)) continue;
    const types = allowedTypes(comparison.revisionViews.view([member]));
    const isApart = types !== undefined && known.every((others) => others && !overlap(types, others));
    const mayMatchOthers = now.keyword === 'anyOf' && !isApart;
    report(at, mayMatchOthers ? 'any-of-alternative-added' : 'alternative-added', {
      base: old.pointer,
      revision: member.pointer,
      detail: labelOf(member),
    });
  }
}

/** The views of the other alternatives. */
function besides(member: LocatedValue, { members }: Alternatives, views: readonly View[]): View[] {
  return views.filter((_view, index) => members[index] !== member);
}

function viewOf(member: LocatedValue, side: number, { baseViews, revisionViews }: Comparison): View {
  return (side === 0 ? baseViews : revisionViews).view([member]);
}

/** Whether a value can be of a type of both. */
function overlap(types: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const wide = withSubtypes(others);
  return [...withSubtypes(types)].some((type) => wide.has(type));
}

/**
 * Compares a schema that has alternatives with one that has none and is one of them: it was put into a `oneOf`, or taken
 * out of it. False when the two are no such schemas.
 */
export function compareWithAlternatives(pair: Pair, at: ComparedPlace, comparison: Comparison): boolean {
  const [old = [], now = []] = [pair.base, pair.revision].map(alternativesOf);
  const isPut = old.length === 0 && now.length === 1 && hasNoShape(pair.revision) && !hasNoShape(pair.base);
  const isTaken = now.length === 0 && old.length === 1 && hasNoShape(pair.base) && !hasNoShape(pair.revision);
  const all = isPut ? now[0] : isTaken ? old[0] : undefined;
  const views = isPut ? comparison.revisionViews : comparison.baseViews;
  const alternatives = all && { ...all, members: withoutIncluded(all.members, views) };
  const alone = isPut ? pair.base : pair.revision;
  const [schema] = alone.schemas;
  if (!alternatives || !schema || alone.schemas.length !== 1 || areExtended(pair, at, comparison)) return false;
  const single: Alternatives = {
    keyword: alternatives.keyword,
    pointer: schema.pointer,
    members: [{ value: schema.node, pointer: schema.pointer }],
  };
  const isLike = (member: LocatedValue): boolean => {
    const [before, after] = isPut ? [single.members[0], member] : [member, single.members[0]];
    return before !== undefined && after !== undefined && areEquivalent(before, after, at, comparison);
  };
  const typesIn = (member: LocatedValue, isOld: boolean) =>
    allowedTypes((isOld ? comparison.baseViews : comparison.revisionViews).view([member]));
  const types = allowedTypes(alone);
  const ofItsType = alternatives.members.filter((member) => {
    const others = typesIn(member, isTaken);
    return !types || !others || overlap(types, others);
  });
  // The only member of its type is that member, whatever changed in it.
  if (ofItsType.length !== 1 && !alternatives.members.some(isLike)) return false;
  if (isPut) compareMembers(single, alternatives, at, comparison);
  else compareMembers(alternatives, single, at, comparison);
  return true;
}

/** Whether a view says nothing of values apart from its alternatives. */
function hasNoShape(view: View): boolean {
  return allowedTypes(view) === undefined && entriesIn(view, 'properties').size === 0;
}
