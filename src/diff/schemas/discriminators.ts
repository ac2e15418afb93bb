import { entriesOf } from '../../reference/buildContext';
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
export function compareDiscriminators({ base, revision }: Pair, at: ComparedPlace, comparison: Comparison): void {
  const [before, after] = [statedIn(base, 'discriminator')[0], statedIn(revision, 'discriminator')[0]];
  if (!before && !after) return;
  if (!before || !after) {
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
  const stood = valuesOf(before, base, comparison.baseViews);
  const stand = valuesOf(after, revision, comparison.revisionViews);
  const areCompared = [base, revision].some(hasAlternatives);
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
    if (!areCompared) comparison.compareSchemas([was], [is], at, comparison);
  }
  for (const [name, is] of stand) {
    if (!stood.has(name)) report(at, 'discriminator-value-added', { revision: is.pointer, name });
  }
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
 * values anyway; without them, the names of the schemas that have this one in their `allOf` are.
 */
function valuesOf({ value, pointer, schema }: StatedValue, view: View, views: Views): Map<string, LocatedValue> {
  const mapping = isNode(value) ? value.mapping : undefined;
  const values = new Map<string, LocatedValue>();
  for (const [name, target] of entriesOf(mapping)) {
    const reference = mappedSchema(String(target));
    const isImplied = hasAlternatives(view) && reference.endsWith(`/${name}`);
    if (!isImplied) values.set(name, { value: { $ref: reference }, pointer: extendPointer(pointer, 'mapping', name) });
  }
  if (hasAlternatives(view)) return values;
  const isOwn = schema.pointer === view.pointer || schema.pointer.startsWith(`${view.pointer}/`);
  const owner = isOwn ? view.pointer : (/^#\/components\/schemas\/[^/]+/.exec(schema.pointer)?.[0] ?? schema.pointer);
  const targets = [...values.values()].map(({ value: found }) => String(asNode(found).$ref));
  for (const extending of views.extending(owner)) {
    if (!targets.includes(extending)) {
      values.set(pointerKeys(extending).at(-1) ?? '', { value: { $ref: extending }, pointer: extending });
    }
  }
  // What extends the owner takes the values for itself from there, and those for what extends it.
  if (!views.extending(owner).includes(view.pointer)) return values;
  const own = [view.pointer, ...views.extending(view.pointer)];
  return new Map([...values].filter(([, found]) => own.includes(targetOf(found))));
}

function hasAlternatives(view: View): boolean {
  return unionKeywords.some((keyword) => statedIn(view, keyword).length > 0);
}
