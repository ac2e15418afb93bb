import { entriesOf, listOf } from '../../reference/buildContext';
import { groupBy } from '../../reference/groupBy';
import { asNode, isNode, isSame, type Json, type Node, valueKey } from '../../reference/json';
import { unionKeywords } from '../../reference/keywords/subschemasOf';
import { codeSpan } from '../../reference/outputs/markdown/text';
import { extendPointer, pointerKeys, valueAt } from '../../reference/pointer';
import { mappedSchema } from '../../reference/slice/references';
import { type ComparedPlace, type Comparison, type Pair, report } from '../comparison';
import { listedValues } from './allowed';
import { areEquivalent } from './changesBetween';
import { matchAlternatives } from './matchAlternatives';
import { entriesIn, type LocatedValue, type StatedValue, statedIn, type View, type Views } from './views';

/** Compares Discriminator Objects (4.25): the property, and which schema each of its values stands for. */
export function compareDiscriminators(pair: Pair, at: ComparedPlace, comparison: Comparison): void {
  const { base, revision } = pair;
  const [before, after] = [statedIn(base, 'discriminator')[0], statedIn(revision, 'discriminator')[0]];
  if (!before && !after) return;
  if (!before || !after) {
    if (after ? isOwnAlone(after, revision, comparison.revisionViews) : isOwnAlone(before, base, comparison.baseViews))
      return;
    if (after) report(at, 'discriminator-added', { revision: after.pointer });
    else report(at, 'discriminator-removed', { base: before?.pointer });
    return;
  }
  const [old, now] = [before.value, after.value].map((value) => (isNode(value) ? value : {})) as [Node, Node];
  const places = { base: before.pointer, revision: after.pointer };
  if (old.propertyName !== now.propertyName) {
    const detail = `${codeSpan(String(old.propertyName))} → ${codeSpan(String(now.propertyName))}`;
    report(at, 'discriminator-property-changed', { ...places, name: String(old.propertyName), detail });
  }
  const stood = schemasByValue(before, base, comparison.baseViews);
  const stand = schemasByValue(after, revision, comparison.revisionViews);
  const extend = areExtended(pair, at, comparison);
  const areCompared = [base, revision].some(hasAlternatives) && !extend;
  const areNamed = [base, revision].every(hasAlternatives);
  for (const [name, was] of stood) {
    const is = stand.get(name);
    if (!is && areNamed && nameOf(was) === name) continue;
    if (!is) {
      report(at, areCompared ? 'discriminator-mapping-removed' : 'discriminator-value-removed', {
        base: was.pointer,
        name,
      });
      continue;
    }
    if (comparison.skips([{ pointer: targetOf(was) }], [{ pointer: targetOf(is) }])) continue;
    if (isOther(was, is, at, comparison)) {
      report(at, 'discriminator-value-changed', { base: was.pointer, revision: is.pointer, name });
    }
    const [around = [], aroundNow = []] = extend
      ? [schemasAround(was, base, comparison.baseViews), schemasAround(is, revision, comparison.revisionViews)]
      : [];
    if (!areCompared) comparison.compareSchemas([was, ...around], [is, ...aroundNow], at, comparison);
  }
  for (const [name, is] of stand) {
    if (stood.has(name) || (areNamed && nameOf(is) === name)) continue;
    report(at, 'discriminator-value-added', { revision: is.pointer, name });
  }
  if (areNamed) compareNames({ stood, stand }, pair, at, comparison);
}

type Values = ReadonlyMap<string, LocatedValue>;

/**
 * Compares the names of alternatives that are values without a `mapping` (4.25.2.1). That of an alternative which is gone or new
 * as a whole is no change of its own, nor is that of one which a value chooses that stood for another one.
 */
function compareNames(
  { stood, stand }: Record<'stood' | 'stand', Values>,
  { base, revision }: Pair,
  at: ComparedPlace,
  comparison: Comparison,
): void {
  const gone = [...stood].filter(([name, was]) => nameOf(was) === name && !stand.has(name));
  const fresh = [...stand].filter(([name, is]) => nameOf(is) === name && !stood.has(name));
  if (gone.length + fresh.length === 0) return;
  const [old, now] = [
    choicesIn(base, stood, comparison.baseViews),
    choicesIn(revision, stand, comparison.revisionViews),
  ];
  const places = {
    base: statedIn(base, 'discriminator')[0]?.pointer,
    revision: statedIn(revision, 'discriminator')[0]?.pointer,
  };
  const { pairs } = matchAlternatives([...old.keys()], [...now.keys()], at, comparison);
  for (const [was, is] of pairs) {
    const [before = [], after = []] = [old.get(was), now.get(is)];
    if (comparison.skips([was], [is])) continue;
    for (const [name] of after.some((each) => stood.has(each)) ? [] : gone)
      if (before.includes(name)) report(at, 'discriminator-value-removed', { ...places, name });
    for (const [name] of before.some((each) => stand.has(each)) ? [] : fresh)
      if (after.includes(name)) report(at, 'discriminator-value-added', { ...places, name });
  }
}

/**
 * The alternatives with the values of the discriminator that choose them, but for those whose field lists values that no other one
 * has: these choose them, whatever they are called.
 */
function choicesIn(view: View, values: Values, views: Views): Map<LocatedValue, string[]> {
  const { propertyName } = asNode(statedIn(view, 'discriminator')[0]?.value);
  const members = alternativesIn(view).map((member) => {
    const field = entriesIn(views.view([member]), 'properties').get(String(propertyName)) ?? [];
    return { member, listed: listedValues(views.view(field)) ?? [] };
  });
  const keyOf = (value: unknown): string => valueKey(value as Json);
  const listing = groupBy(members, ({ listed }) => listed.map(keyOf));
  const hasOwn = (listed: unknown[]): boolean =>
    listed.length > 0 && listed.every((value) => listing.get(keyOf(value))?.length === 1);
  const named = groupBy(values, ([, found]) => [targetOf(found)]);
  return new Map(
    members
      .filter(({ member, listed }) => typeof asNode(member.value).$ref === 'string' && !hasOwn(listed))
      .map(({ member }) => [member, (named.get(views.pointerOf(targetOf(member))) ?? []).map(([name]) => name)]),
  );
}

/** The name of the schema that a value of a discriminator stands for. */
function nameOf(found: LocatedValue): string {
  return pointerKeys(targetOf(found)).at(-1) ?? '';
}

/**
 * Whether each alternative of one side is a schema of the other that extends this one, and is chosen by the same values of the
 * discriminator: it is the same inheritance, written in another way.
 */
export function areExtended(pair: Pair, at: ComparedPlace, comparison: Comparison): boolean {
  const { base, revision } = pair;
  const [before, after] = [statedIn(base, 'discriminator')[0], statedIn(revision, 'discriminator')[0]];
  if (!before || !after || (hasAlternatives(base) && hasAlternatives(revision))) return false;
  const members = [base, revision].flatMap(alternativesIn);
  if (members.length === 0 || !members.every(({ value }) => typeof asNode(value).$ref === 'string')) return false;
  const stood = schemasByValue(before, base, comparison.baseViews);
  const stand = schemasByValue(after, revision, comparison.revisionViews);
  return (
    asNode(before.value).propertyName === asNode(after.value).propertyName &&
    stood.size === stand.size &&
    [...stood].every(([name, was]) => {
      const is = stand.get(name);
      return is !== undefined && !isOther(was, is, at, comparison);
    })
  );
}

/** What is stated beside the alternatives, where one of them does not extend that. */
function schemasAround(member: LocatedValue, { schemas }: View, views: Views): LocatedValue[] {
  const own = views.view([member]).schemas.map(({ pointer }) => pointer);
  const isAround = (keyword: string): boolean => ![...unionKeywords, 'discriminator'].includes(keyword);
  return schemas
    .filter(({ pointer }) => !own.includes(pointer))
    .map(({ node, pointer }) => ({
      value: Object.fromEntries(entriesOf(node).filter(([keyword]) => isAround(keyword))),
      pointer,
    }));
}

/** Whether a schema has a discriminator from one that it extends, and nothing extends it: the discriminator leads to it alone. */
function isOwnAlone(stated: StatedValue | undefined, view: View, views: Views): boolean {
  if (!stated || hasAlternatives(view)) return false;
  return (
    views.extending(ownerOf(stated.schema, view)).includes(view.pointer) && views.extending(view.pointer).length === 0
  );
}

/** The pointer of the schema that a value of a discriminator stands for. */
function targetOf({ value }: LocatedValue): string {
  return String(asNode(value).$ref);
}

/** Whether a value stands for another schema, and not for the same one by another name. */
function isOther(was: LocatedValue, is: LocatedValue, at: ComparedPlace, comparison: Comparison): boolean {
  if (isSame(was.value, is.value)) return false;
  const isThere = valueAt(comparison.revision, targetOf(was)) !== undefined;
  if (!isThere && areEquivalent(was, is, at, comparison)) return false;
  return isThere || matchAlternatives([was], [is], at, comparison).pairs.length === 0;
}

/**
 * The values of a discriminator with the schemas that they stand for. Those that no value of a `mapping` stands for have their
 * names as values: the alternatives, and without these the schemas that have this one in their `allOf`.
 */
export function schemasByValue(
  { value, schema, pointer }: StatedValue,
  view: View,
  views: Views,
): Map<string, LocatedValue> {
  const { mapping, defaultMapping } = asNode(value);
  const values = new Map<string, LocatedValue>();
  for (const [name, target] of entriesOf(mapping)) {
    values.set(name, {
      value: { $ref: mappedSchema(String(target)) },
      pointer: extendPointer(pointer, 'mapping', name),
    });
  }
  const owner = ownerOf(schema, view);
  const targets = new Set([...values.values()].map(targetOf));
  // What any other value means (3.2) has none of its own.
  if (typeof defaultMapping === 'string') targets.add(mappedSchema(defaultMapping));
  for (const subtype of hasAlternatives(view) ? referencesIn(view, views) : views.extending(owner)) {
    if (!targets.has(subtype)) {
      values.set(pointerKeys(subtype).at(-1) ?? '', { value: { $ref: subtype }, pointer: subtype });
    }
  }
  // What extends the owner takes the values for itself from there, and those for what extends it.
  if (!views.extending(owner).includes(view.pointer)) return values;
  const own = [view.pointer, ...views.extending(view.pointer)];
  return new Map([...values].filter(([, found]) => own.includes(targetOf(found))));
}

/** The pointer of the schema that states a discriminator: the one of the view, or one that it extends. */
function ownerOf({ pointer }: Pick<StatedValue, 'pointer'>, view: View): string {
  const isOwn = pointer === view.pointer || pointer.startsWith(`${view.pointer}/`);
  return isOwn ? view.pointer : (/^#\/components\/schemas\/[^/]+/.exec(pointer)?.[0] ?? pointer);
}

/** The pointers of the alternatives that are references. */
function referencesIn(view: View, views: Views): string[] {
  return alternativesIn(view)
    .map(({ value }) => asNode(value).$ref)
    .filter((reference) => typeof reference === 'string')
    .map(views.pointerOf);
}

function alternativesIn(view: View): LocatedValue[] {
  return unionKeywords
    .flatMap((keyword) => statedIn(view, keyword))
    .flatMap(({ value, pointer }) =>
      listOf(value).map((member, index) => ({ value: member, pointer: extendPointer(pointer, index) })),
    );
}

export function hasAlternatives(view: View): boolean {
  return unionKeywords.some((keyword) => statedIn(view, keyword).length > 0);
}
