import { pointerKeys } from '../../reference/pointer';
import { type ComparedPlace, type Comparison, createUnit, modeOf, type Pair, report } from '../comparison';
import { compareAlternatives, compareWithAlternatives } from './alternatives';
import { compareAnnotations } from './annotations';
import { chosenField } from './chosenField';
import { compareConditions } from './conditions';
import { compareItems, compareWithList, withListEnds } from './items';
import { compareLimits, compareMultiples, compareOtherLimits } from './limits';
import { withLimitsInside } from './limitsBeside';
import { compareMoved } from './movedProperties';
import { compareDependencies, compareOtherProperties, compareProperties } from './properties';
import { compareSubschemas } from './subschemas';
import { compareFormats, compareTypes } from './types';
import { withoutNarrower, withTypesInCommon, withTypesListed, withValuesListed } from './typeUnions';
import { areFiles, compareContentKinds, compareKnownValues, comparePatterns, compareValues } from './values';
import { isAny, isEmpty, type LocatedValue } from './views';

/** Compares two schemas, each with what is beside it (the same property in several parts of an `allOf`). */
export function compareSchemas(
  base: readonly LocatedValue[],
  revision: readonly LocatedValue[],
  at: ComparedPlace,
  comparison: Comparison,
): void {
  if (comparison.skips(base, revision)) return;
  const pair = { base: comparison.baseViews.view(base), revision: comparison.revisionViews.view(revision) };
  compareViews(pair, at, comparison);
}

/** Compares two views; what is referred to is compared once, and later, so that cycles and long chains end. */
function compareViews(pair: Pair, at: ComparedPlace, comparison: Comparison): void {
  const { base, revision } = pair;
  if (base.isReference && revision.isReference && comparison.isUnchanged(base, revision)) return;
  const inner = { ...at, pair, base: base.pointer, revision: revision.pointer };
  if (base.references.length === 0 && revision.references.length === 0) {
    compareKeywords(pair, inner, comparison);
    return;
  }
  const key = [modeOf(at), comparison.baseViews.keyOf(base), comparison.revisionViews.keyOf(revision)].join(' ');
  const known = comparison.units.get(key);
  const unit = known ?? createUnit({ model: modelOf(pair) });
  at.unit.uses.add(unit);
  if (known) return;
  comparison.units.set(key, unit);
  comparison.waiting.push(() => compareKeywords(pair, { ...inner, unit }, comparison));
}

function modelOf({ base, revision }: Pair): string | undefined {
  const named = [revision, base].find(({ isReference }) => isReference);
  return named && pointerKeys(named.pointer).at(-1);
}

function compareKeywords(stated: Pair, at: ComparedPlace, comparison: Comparison): void {
  if (!comparison.steps.take(stated, comparison.isTrial === true)) {
    const detail = 'too many schemas are used in place of each other';
    report(at, 'comparison-stopped', { ...comparison.steps.stoppedAt, detail });
    return;
  }
  const alike = withLimitsInside(withoutNarrower(stated, comparison));
  const listed = withValuesListed(withTypesListed(alike, comparison), comparison);
  const { base, revision } = listed;
  if (base.isNever || revision.isNever) {
    if (!base.isNever) report(at, 'schema-added', { detail: 'no value is allowed' });
    if (!revision.isNever) report(at, 'schema-removed', { detail: 'before, no value was allowed' });
    return;
  }
  compareAnnotations(listed, at, comparison.today);
  if ((isAny(base) && isAny(revision)) || areFiles(listed, at)) return;
  if (isEmpty(base) || isEmpty(revision)) {
    report(at, isEmpty(base) ? 'schema-added' : 'schema-removed');
    return;
  }
  if (compareWithAlternatives(listed, at, comparison) || compareWithList(listed, at, comparison)) return;
  if (!compareTypes(listed, at, comparison)) return;
  const pair = withListEnds(withTypesInCommon(listed, at.written !== undefined), comparison);
  const aside = [...(at.aside ?? []), ...chosenField(pair, comparison), ...compareMoved(pair, at, comparison)];
  compareProperties(pair, { ...at, aside }, comparison);
  compareAlternatives(pair, { ...at, aside }, comparison);
  for (const compare of comparers) compare(pair, { ...at, aside: [] }, comparison);
}

type Compare = (pair: Pair, at: ComparedPlace, comparison: Comparison) => void;

const comparers: readonly Compare[] = [
  ...[compareFormats, compareValues, compareKnownValues, compareLimits, compareMultiples, compareOtherLimits],
  ...[comparePatterns, compareContentKinds, compareOtherProperties, compareDependencies],
  ...[compareItems, compareSubschemas, compareConditions],
];
