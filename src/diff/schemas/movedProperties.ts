import type { ComparedPlace, Comparison, Pair } from '../comparison';
import { namesIn } from './allowed';
import { alternativesOf } from './alternatives';
import { areEquivalent } from './changesBetween';
import { entriesIn, type LocatedValue, type View, type Views } from './views';

/**
 * The properties that one side states of the object and the other one of each of its alternatives, in the same way: nothing
 * changed about them.
 */
export function movedProperties(pair: Pair, at: ComparedPlace, comparison: Comparison): string[] {
  const { baseViews, revisionViews } = comparison;
  const [old, now] = [sideOf(pair.base, baseViews), sideOf(pair.revision, revisionViews)];
  if (!old || !now) return [];
  const areSame = (before: LocatedValue, after: LocatedValue): boolean => areEquivalent(before, after, at, comparison);
  return [
    ...movedInto(now, old, (own, inner) => areSame(own, inner)),
    ...movedInto(old, now, (own, inner) => areSame(inner, own)),
  ];
}

/** An object, which may have alternatives: what is stated of its properties, and of those of each alternative. */
interface Side {
  own: Properties;
  members: Properties[];
}

interface Properties {
  stated: Map<string, LocatedValue[]>;
  required: Map<string, string>;
}

function sideOf(view: View, views: Views): Side | undefined {
  const [alternatives, ...others] = alternativesOf(view);
  if (others.length > 0) return undefined;
  const members = alternatives?.members.map((member) => propertiesOf(views.view([member]))) ?? [];
  return { own: propertiesOf(view), members };
}

function propertiesOf(view: View): Properties {
  return { stated: entriesIn(view, 'properties'), required: namesIn(view, 'required') };
}

/** The properties that one object has itself, with or without alternatives, and the other one in each of its own. */
function movedInto(
  { own, members }: Side,
  { own: other, members: others }: Side,
  areSame: (own: LocatedValue, inner: LocatedValue) => boolean,
): string[] {
  if (members.length === 0) return [];
  return [...other.stated].flatMap(([name, found]) => {
    const [stated, ...further] = found;
    if (!stated || further.length > 0 || own.stated.has(name)) return [];
    const isKept = members.every((member, index) => {
      // An alternative may require what the object states.
      const isRequired = other.required.has(name) || others[index]?.required.has(name) === true;
      const [inner, ...more] = member.stated.get(name) ?? [];
      const isRequiredHere = member.required.has(name) || own.required.has(name);
      return inner && more.length === 0 && isRequiredHere === isRequired && areSame(stated, inner);
    });
    return isKept ? [name] : [];
  });
}
