import { entriesOf, listOf } from '../../reference/buildContext';
import { asNode, isNode, isSame, type Node } from '../../reference/json';
import { unionKeywords } from '../../reference/keywords/subschemasOf';
import { codeSpan } from '../../reference/outputs/markdown/text';
import { extendPointer, pointerKeys, valueAt } from '../../reference/pointer';
import { mappedSchema } from '../../reference/slice/references';
import { type ComparedPlace, type Comparison, type Pair, report } from '../comparison';
import { areEquivalent } from './changesBetween';
import { matchAlternatives } from './matchAlternatives';
import { type LocatedValue, type StatedValue, statedIn, type View, type Views } from './views';

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
  const { stood, stand } = valuesOfBoth(before, after, pair, comparison);
  const extend = areExtended(pair, at, comparison);
  const areCompared = [base, revision].some(hasAlternatives) && !extend;
  for (const [name, was] of stood) {
    const is = stand.get(name);
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
    const around = extend ? schemasAround(was, base, comparison.baseViews) : [];
    if (!areCompared) comparison.compareSchemas([was, ...around], [is], at, comparison);
  }
  for (const [name, is] of stand) {
    if (!stood.has(name)) report(at, 'discriminator-value-added', { revision: is.pointer, name });
  }
}

/**
 * Whether each alternative has become a schema that extends this one, and is chosen by the same values of the discriminator: it is
 * the same inheritance, written in another way.
 */
export function areExtended(pair: Pair, at: ComparedPlace, comparison: Comparison): boolean {
  const { base, revision } = pair;
  const [before, after] = [statedIn(base, 'discriminator')[0], statedIn(revision, 'discriminator')[0]];
  if (!before || !after || hasAlternatives(revision)) return false;
  const members = alternativesIn(base);
  if (members.length === 0 || !members.every((member) => typeof asNode(member).$ref === 'string')) return false;
  const { stood, stand } = valuesOfBoth(before, after, pair, comparison);
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
  return views.extending(ownerOf(stated, view)).includes(view.pointer) && views.extending(view.pointer).length === 0;
}

/** The values of both discriminators. Names of schemas are among them where one side alone has alternatives. */
function valuesOfBoth(
  before: StatedValue,
  after: StatedValue,
  { base, revision }: Pair,
  { baseViews, revisionViews }: Comparison,
): Record<'stood' | 'stand', Map<string, LocatedValue>> {
  const areNamed = hasAlternatives(base) !== hasAlternatives(revision);
  return {
    stood: valuesOf(before, base, baseViews, areNamed),
    stand: valuesOf(after, revision, revisionViews, areNamed),
  };
}

/** The schemas that values of a discriminator stand for, the names of schemas among these values. */
export function schemasByValue(stated: StatedValue, view: View, views: Views): Map<string, LocatedValue> {
  return valuesOf(stated, view, views, true);
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
 * The values of a discriminator with the schemas that they stand for. Beside alternatives the names of their schemas are
 * values anyway, and are left out unless `areNamed`; without them, the names of the schemas that have this one in their
 * `allOf` are.
 */
function valuesOf(stated: StatedValue, view: View, views: Views, areNamed = false): Map<string, LocatedValue> {
  const { value, pointer } = stated;
  const mapping = isNode(value) ? value.mapping : undefined;
  const values = new Map<string, LocatedValue>();
  const hasUnnamed = hasAlternatives(view) && !areNamed;
  for (const [name, target] of entriesOf(mapping)) {
    const reference = mappedSchema(String(target));
    const isImplied = hasUnnamed && reference.endsWith(`/${name}`);
    if (!isImplied) values.set(name, { value: { $ref: reference }, pointer: extendPointer(pointer, 'mapping', name) });
  }
  if (hasUnnamed) return values;
  const owner = ownerOf(stated, view);
  const targets = new Set([...values.values()].map(targetOf));
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
function ownerOf({ schema: { pointer } }: StatedValue, view: View): string {
  const isOwn = pointer === view.pointer || pointer.startsWith(`${view.pointer}/`);
  return isOwn ? view.pointer : (/^#\/components\/schemas\/[^/]+/.exec(pointer)?.[0] ?? pointer);
}

/** The pointers of the alternatives that are references. */
function referencesIn(view: View, views: Views): string[] {
  return alternativesIn(view)
    .map((member) => asNode(member).$ref)
    .filter((reference) => typeof reference === 'string')
    .map(views.pointerOf);
}

function alternativesIn(view: View): unknown[] {
  return unionKeywords.flatMap((keyword) => statedIn(view, keyword)).flatMap(({ value }) => listOf(value));
}

export function hasAlternatives(view: View): boolean {
  return unionKeywords.some((keyword) => statedIn(view, keyword).length > 0);
}
