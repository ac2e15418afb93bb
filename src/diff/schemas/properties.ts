import { codeSpan } from '../../reference/outputs/markdown/text';
import { type Direction, hidingKeyword } from '../../reference/schema';
import { isOver } from '../api/lifetime';
import { type ComparedPlace, type Comparison, compareOnce, findRenamed, type Pair, report } from '../comparison';
import { allowedTypes, namesIn } from './allowed';
import { compareFlag } from './annotations';
import { areEquivalent } from './changesBetween';
import { compareEntries, entriesOfBoth } from './subschemas';
import { entriesIn, hasFlag, isAny, type LocatedValue, statedIn, type View } from './views';

interface Side {
  view: View;
  /** What is said of each property. */
  properties: Map<string, LocatedValue[]>;
  /** The names of required properties, with their places in the lists. */
  required: Map<string, string>;
  /** Reads a property. */
  read: (found: readonly LocatedValue[]) => View;
}

function sideOf(view: View, read: Side['read']): Side {
  const types = allowedTypes(view);
  const properties = entriesIn(view, 'properties');
  // Properties are those of an object, also where a wrong type is stated beside them.
  const isObject = !types || types.has('object') || properties.size > 0;
  return { view, read, properties, required: isObject ? namesIn(view, 'required') : new Map() };
}

/** Compares the properties of objects, by their names, and which of them are required. */
export function compareProperties(pair: Pair, at: ComparedPlace, comparison: Comparison): void {
  const base = sideOf(pair.base, comparison.baseViews.view);
  const revision = sideOf(pair.revision, comparison.revisionViews.view);
  const isHere = (name: string): boolean => !at.aside?.includes(name);
  const gone = [...base.properties.keys()].filter((name) => isHere(name) && !revision.properties.has(name));
  const fresh = [...revision.properties.keys()].filter((name) => isHere(name) && !base.properties.has(name));
  const renamed = findRenamed(gone, fresh, (old, now) => areAlike(base, revision, old, now, at, comparison));
  for (const [old, now] of renamed) {
    if (comparison.skips(base.properties.get(old) ?? [], revision.properties.get(now) ?? [], () => true)) continue;
    const places = { base: placeOf(base, old), revision: placeOf(revision, now) };
    report(atProperty(at, [base], old), 'property-renamed', {
      ...places,
      name: old,
      detail: `${codeSpan(old)} → ${codeSpan(now)}`,
    });
  }
  const newNames = new Set(renamed.values());
  for (const name of gone.filter((old) => !renamed.has(old))) {
    const rule = isAnnounced(base, name, comparison.today) ? 'deprecated-property-removed' : 'property-removed';
    report(atProperty(at, [base], name), rule, { base: placeOf(base, name), name });
  }
  for (const name of fresh.filter((now) => !newNames.has(now)))
    reportAdded(revision, name, atProperty(at, [revision], name));
  compareRequired(base, revision, at);
  for (const [name, old] of base.properties) {
    const now = revision.properties.get(name);
    if (now && isHere(name)) compareProperty({ name, old, now, base, revision }, at, comparison);
  }
}

/** Where a comparison is with a property that one of the sides may keep from going this way. */
function atProperty(at: ComparedPlace, sides: readonly Side[], name: string): ComparedPlace {
  return sides.some((side) => isHidden(side, name, at.direction)) ? { ...at, isHidden: true } : at;
}

function isHidden({ properties, read }: Side, name: string, direction: Direction): boolean {
  return hasFlag(read(properties.get(name) ?? []), hidingKeyword[direction]);
}

/** Whether the end of a property was announced, and has come. */
function isAnnounced({ properties, read }: Side, name: string, today: string): boolean {
  const view = read(properties.get(name) ?? []);
  return hasFlag(view, 'deprecated') && isOver(statedIn(view, 'x-sunset')[0]?.value, today);
}

function placeOf({ properties }: Side, name: string): string | undefined {
  return properties.get(name)?.[0]?.pointer;
}

/** Whether two properties of different names say the same. */
function areAlike(
  base: Side,
  revision: Side,
  old: string,
  now: string,
  at: ComparedPlace,
  comparison: Comparison,
): boolean {
  const [before, after] = [base.properties.get(old), revision.properties.get(now)];
  const [first, second] = [before?.[0], after?.[0]];
  if (before?.length !== 1 || after?.length !== 1 || !first || !second) return false;
  if (base.required.has(old) !== revision.required.has(now)) return false;
  if (isHidden(base, old, at.direction) !== isHidden(revision, now, at.direction)) return false;
  return areEquivalent(first, second, at, comparison);
}

function reportAdded(revision: Side, name: string, at: ComparedPlace): void {
  const isRequired = revision.required.has(name);
  const places = { revision: placeOf(revision, name), name };
  report(at, isRequired ? 'required-property-added' : 'property-added', places);
}

/** Compares which properties are required, of those that are on both sides or described on neither. */
function compareRequired(base: Side, revision: Side, at: ComparedPlace): void {
  const isCommon = (name: string): boolean =>
    base.properties.has(name) === revision.properties.has(name) && !at.aside?.includes(name);
  for (const [name, pointer] of revision.required) {
    if (base.required.has(name) || !isCommon(name)) continue;
    const places = { base: placeOf(base, name), revision: pointer };
    report(atProperty(at, [base, revision], name), 'property-became-required', { ...places, name });
  }
  for (const [name, pointer] of base.required) {
    if (revision.required.has(name) || !isCommon(name)) continue;
    const places = { base: pointer, revision: placeOf(revision, name) };
    report(atProperty(at, [base, revision], name), 'property-became-optional', { ...places, name });
  }
}

interface ComparedProperty {
  name: string;
  old: readonly LocatedValue[];
  now: readonly LocatedValue[];
  base: Side;
  revision: Side;
}

/** Compares a property once, however many alternatives have it from one base. */
function compareProperty(property: ComparedProperty, at: ComparedPlace, comparison: Comparison): void {
  const { name, old, now, revision } = property;
  const kind = `property ${revision.required.has(name)}`;
  compareOnce(kind, [old, now], { ...at, aside: [] }, comparison, (inner) => compareAlone(property, inner, comparison));
}

function compareAlone(
  { name, old, now, base, revision }: ComparedProperty,
  at: ComparedPlace,
  comparison: Comparison,
): void {
  const pair = { base: base.read(old), revision: revision.read(now) };
  const inner = {
    ...at,
    pair: undefined,
    aside: [],
    base: old[0]?.pointer ?? at.base,
    revision: now[0]?.pointer ?? at.revision,
  };
  compareFlag(pair, inner, 'readOnly', ['read-only-added', 'read-only-removed']);
  compareFlag(pair, inner, 'writeOnly', ['write-only-added', 'write-only-removed']);
  const hiding = hidingKeyword[at.direction];
  if (hasFlag(pair.base, hiding) && !hasFlag(pair.revision, hiding) && revision.required.has(name)) {
    report(inner, 'required-property-added', { name });
  }
  comparison.compareSchemas(old, now, atProperty(inner, [base, revision], name), comparison);
}

/**
 * Compares what is stated of properties by a pattern, and of all others. In a view, which has all that is stated of an
 * object, `additionalProperties` and `unevaluatedProperties` mean the same.
 */
export function compareOtherProperties(pair: Pair, at: ComparedPlace, comparison: Comparison): void {
  const { base, revision } = pair;
  const [old, now] = [base, revision].map((view) => [
    ...statedIn(view, 'additionalProperties'),
    ...statedIn(view, 'unevaluatedProperties'),
  ]);
  if (!old || !now) return;
  const views = { base: comparison.baseViews.view(old), revision: comparison.revisionViews.view(now) };
  const places = { base: old[0]?.pointer, revision: now[0]?.pointer };
  const isAlwaysClosed = isClosed(views.base) && isClosed(views.revision);
  const rules = isAlwaysClosed
    ? ({ added: 'other-properties-allowed', removed: 'other-properties-refused' } as const)
    : {};
  compareEntries(entriesOfBoth(pair, 'patternProperties'), at, comparison, rules);
  if (isAlwaysClosed) return;
  if (isClosed(views.base) || (isAny(views.revision) && !isAny(views.base))) {
    report(at, 'other-properties-allowed', places);
  } else if (isClosed(views.revision)) report(at, 'other-properties-refused', places);
  else if (isAny(views.base) !== isAny(views.revision)) report(at, 'schema-added', places);
  else comparison.compareSchemas(old, now, at, comparison);
}

function isClosed({ isNever }: View): boolean {
  return isNever;
}

/** Compares which properties ask for others (`dependentRequired`, `dependentSchemas`, and `dependencies` of old). */
export function compareDependencies({ base, revision }: Pair, at: ComparedPlace, comparison: Comparison): void {
  const [old = [], now = []] = [base, revision].map(neededIn);
  for (const { name, text, pointer } of now.filter((one) => !old.some((other) => other.text === one.text))) {
    report(at, 'property-needs-another', { revision: pointer, name, detail: text });
  }
  for (const { name, text, pointer } of old.filter((one) => !now.some((other) => other.text === one.text))) {
    report(at, 'property-needs-no-other', { base: pointer, name, detail: text });
  }
  compareEntries({ old: dependentSchemasIn(base), now: dependentSchemasIn(revision) }, at, comparison);
}

/** Which properties have to be there beside others. */
function neededIn(view: View): { name: string; text: string; pointer: string }[] {
  return [...entriesIn(view, 'dependentRequired'), ...entriesIn(view, 'dependencies')].flatMap(([name, found]) =>
    found.flatMap(({ value, pointer }) =>
      (Array.isArray(value) ? value : []).map((other) => ({
        name,
        text: `${codeSpan(name)} with ${codeSpan(other)}`,
        pointer,
      })),
    ),
  );
}

/** The schemas that objects with a property have to match. */
function dependentSchemasIn(view: View): Map<string, LocatedValue[]> {
  const entries = [...entriesIn(view, 'dependentSchemas')];
  for (const [name, found] of entriesIn(view, 'dependencies')) {
    const schemas = found.filter(({ value }) => !Array.isArray(value));
    if (schemas.length > 0) entries.push([name, schemas]);
  }
  return new Map(entries);
}
