import { isSame } from '../../reference/json';
import { extendPointer } from '../../reference/pointer';
import { hidingKeyword } from '../../reference/schema';
import { type ComparedPlace, type Comparison, type Pair, report } from '../comparison';
import { allowedTypes, namesIn } from './allowed';
import { alternativesOf } from './alternatives';
import { areEquivalent } from './changesBetween';
import { entriesIn, hasFlag, type LocatedValue, statedIn, type View, type Views } from './views';

/**
 * Compares the properties that one side states of the object and the other one of its alternatives, and returns their names:
 * there is nothing else to say of them.
 */
export function compareMoved(pair: Pair, at: ComparedPlace, comparison: Comparison): string[] {
  const { baseViews, revisionViews } = comparison;
  const [old, now] = [sideOf(pair.base, baseViews), sideOf(pair.revision, revisionViews)];
  if (!old || !now) return [];
  const areSame = (before: LocatedValue, after: LocatedValue): boolean => areEquivalent(before, after, at, comparison);
  const moved = [
    ...movedInto(now, old, areSame).map(({ name, own, inner }) => ({ name, base: [own] as Said, revision: inner })),
    ...movedInto(old, now, (own, inner) => areSame(inner, own)).map(({ name, own, inner }) => ({
      ...{ name, base: inner, revision: [own] as Said },
    })),
  ];
  for (const { name, base, revision } of moved) {
    const [before, after] = [unionOf(base), unionOf(revision)];
    const hiding = hidingKeyword[at.direction];
    const isHidden = hasFlag(baseViews.view([before]), hiding) || hasFlag(revisionViews.view([after]), hiding);
    const inner = { ...at, ...(isHidden ? { isHidden } : {}), base: before.pointer, revision: after.pointer };
    const { length } = at.unit.changes;
    const [wasRequired, isRequired] = [isAlwaysRequired(old, name), isAlwaysRequired(now, name)];
    if (wasRequired !== isRequired)
      report(inner, isRequired ? 'property-became-required' : 'property-became-optional', { name });
    comparison.compareSchemas([before], [after], { ...inner, pair: undefined, aside: [] }, comparison);
    for (const change of at.unit.changes.slice(length)) {
      change.base = placeIn(base, change.base);
      change.revision = placeIn(revision, change.revision);
    }
  }
  return moved.map(({ name }) => name);
}

interface Moved {
  name: string;
  /** What the object says of it, and the different things that its alternatives say. */
  own: LocatedValue;
  inner: Said;
}

/** What is said of a property, by different schemas. */
type Said = readonly [LocatedValue, ...LocatedValue[]];

/** An object, which may have alternatives: what is stated of its properties, and of those of each alternative. */
interface Side {
  own: Properties;
  members: Properties[];
  /** Whether it has neither alternatives nor, as a schema with a discriminator, others that extend it. */
  isAlone: boolean;
}

interface Properties {
  stated: Map<string, LocatedValue[]>;
  required: Map<string, string>;
}

function sideOf(view: View, views: Views): Side | undefined {
  const [alternatives, ...others] = alternativesOf(view);
  if (others.length > 0) return undefined;
  const members = alternatives?.members.map((member) => views.view([member])) ?? [];
  // Null, for one, has no properties.
  const objects = members.filter((member) => allowedTypes(member)?.has('object') !== false);
  const isAlone = members.length === 0 && statedIn(view, 'discriminator').length === 0;
  return { own: propertiesOf(view), members: objects.map(propertiesOf), isAlone };
}

function propertiesOf(view: View): Properties {
  return { stated: entriesIn(view, 'properties'), required: namesIn(view, 'required') };
}

function isAlwaysRequired({ own, members }: Side, name: string): boolean {
  return own.required.has(name) || (members.length > 0 && members.every(({ required }) => required.has(name)));
}

/**
 * The properties that one object has itself and the other one in its alternatives: the same in each, or, where the one has no
 * alternatives at all, in at least one.
 */
function movedInto(
  { own, members }: Side,
  { own: other, members: others, isAlone }: Side,
  areSame: (own: LocatedValue, inner: LocatedValue) => boolean,
): Moved[] {
  return [...other.stated].flatMap(([name, [stated, ...further]]) => {
    const found = members.map((member) => member.stated.get(name) ?? []);
    const [first, ...rest] = found.flat();
    const isOnce = found.every(({ length }) => length === 1 || (isAlone && length === 0));
    if (!stated || !first || !isOnce || further.length > 0 || own.stated.has(name)) return [];
    if (isAlone) {
      const others = rest.filter(({ value }) => !isSame(value, first.value));
      return [{ name, own: stated, inner: [first, ...others] }];
    }
    // An alternative may require what the object states.
    const isRequiredAlike = members.every(({ required }, index) => {
      const isRequired = other.required.has(name) || others[index]?.required.has(name) === true;
      return (required.has(name) || own.required.has(name)) === isRequired;
    });
    const isSameInEach = [first, ...rest].every((inner) => areSame(stated, inner));
    return isSameInEach && isRequiredAlike ? [{ name, own: stated, inner: [first] }] : [];
  });
}

/** The step of a pointer to a union that no description has. */
const unionStep = 'union';

/** What alternatives say of one property, as a union of its own where they say different things. */
function unionOf(found: Said): LocatedValue {
  const [first, ...others] = found;
  if (others.length === 0) return first;
  return { value: { anyOf: found.map(({ value }) => value) }, pointer: extendPointer(first.pointer, unionStep) };
}

/** The place in the description of one in what `unionOf` returns. */
function placeIn(found: Said, pointer: string): string {
  const union = unionOf(found).pointer;
  if (found.length === 1 || !pointer.startsWith(union)) return pointer;
  const [, index = '0', inside = ''] = /^\/anyOf\/(\d+)(.*)$/s.exec(pointer.slice(union.length)) ?? [];
  return `${found[Number(index)]?.pointer}${inside}`;
}
