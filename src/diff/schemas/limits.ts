import {
  isMultipleOf,
  isNumber,
  isInteger as isWhole,
  type JsonNumber,
  nextInteger,
  numberOf,
} from '../../reference/exactNumber';
import { isSame } from '../../reference/json';
import {
  type BoundGroup,
  boundGroups,
  compareTightness,
  type StatedBound,
  statedBound,
} from '../../reference/keywords/limits';
import { isLimit, rows } from '../../reference/keywords/table';
import type { TypeName } from '../../reference/model';
import { codeSpan } from '../../reference/outputs/markdown/text';
import { isOfFormat } from '../../reference/validate/formats';
import { type ComparedPlace, type Pair, report } from '../comparison';
import { allowedTypes, isIntegerOnly, withSubtypes } from './allowed';
import { type LocatedValue, statedIn, type View } from './views';

interface Limit extends StatedBound {
  /** The keyword that says it; that of the inclusive limit for one that leaves the value itself out. */
  keyword: string;
  pointer: string;
  /** As it is written, with its trailing zeros. */
  written?: string | undefined;
}

/** Compares the limits of numbers, lengths and sizes. */
export function compareLimits({ base, revision }: Pair, at: ComparedPlace): void {
  const hasContains = [base, revision].every((view) => statedIn(view, 'contains').length > 0);
  for (const group of boundGroups) {
    // Without `contains` these have no effect, and where it was added or removed, that is the change.
    if (group.of === 'matching items' && !hasContains) continue;
    const [old, now] = [tightest(base, group), tightest(revision, group)];
    // A limit for another type has no effect. When the type changes, it is more likely to be the mistake.
    if ((!old || !now) && !isAbout(group.rows[0].about, base, revision)) continue;
    const places = { base: old?.pointer, revision: now?.pointer };
    if (isLimiting(old, group) && isLimiting(now, group)) {
      const order = compareTightness(old, now, group.side);
      const detail = `${codeSpan(now.keyword)} ${textOf(old)} → ${textOf(now)}`;
      if (order !== 0) report(at, order < 0 ? 'limit-tightened' : 'limit-loosened', { ...places, detail });
    } else if (isLimiting(now, group) && !isInFormat(now, group, base))
      report(at, 'limit-added', { ...places, detail: `${codeSpan(now.keyword)} ${textOf(now)}` });
    else if (isLimiting(old, group) && !isInFormat(old, group, revision))
      report(at, 'limit-removed', { ...places, detail: `${codeSpan(old.keyword)} ${textOf(old)}` });
  }
}

/** Whether a limit says anything: nothing has fewer than no characters, items or fields. */
function isLimiting(limit: Limit | undefined, { of, side, unstated }: BoundGroup): limit is Limit {
  const isOfNothing = of !== 'number' && side === 'lower' && unstated === undefined && limit?.value === 0;
  return limit !== undefined && !isOfNothing;
}

function textOf({ value, exact, written, isExclusive }: Limit): string {
  return `${written ?? exact ?? value}${isExclusive ? ' (exclusive)' : ''}`;
}

/** The tightest limit among the schemas of a view; of integers, `more than 0` is the same as `at least 1`. */
function tightest(view: View, group: BoundGroup): Limit | undefined {
  const { side, rows: bounding, unstated } = group;
  const exclusive = bounding.filter(({ bound }) => bound.isExclusive);
  const inclusive = bounding.find((row) => !exclusive.includes(row)) ?? bounding[0];
  const stated = bounding.flatMap(({ keyword, bound }) =>
    statedIn(view, keyword)
      // In 3.0 it says of the limit beside it that it is left out.
      .filter(({ value }) => typeof value !== 'boolean')
      .map(
        ({ value, pointer, schema }): Limit => ({
          ...statedBound(
            numberIn(value),
            bound.isExclusive === true || exclusive.some((each) => schema.node[each.keyword] === true),
          ),
          ...{ pointer, keyword: bound.isExclusive ? inclusive.keyword : keyword, written: String(numberIn(value)) },
        }),
      ),
  );
  const isInteger = isIntegerOnly(view);
  const whole = (limit: Limit): Limit =>
    isInteger && limit.isExclusive && isWhole(limit.exact ?? limit.value)
      ? {
          ...limit,
          ...{ exact: undefined, written: undefined },
          ...statedBound(nextInteger(limit.exact ?? limit.value, side === 'lower' ? 1 : -1), false),
        }
      : limit;
  const [found] = stated
    .map(whole)
    .filter((limit) => !isInFormat(limit, group, view))
    .sort((a, b) => compareTightness(b, a, side));
  if (found || unstated === undefined) return found;
  return { value: unstated, isExclusive: false, keyword: inclusive.keyword, pointer: view.pointer };
}

/** Whether the format of integers (`int32`) has no value beyond a limit anyway. */
function isInFormat({ exact, value }: Limit, { of, side }: BoundGroup, view: View): boolean {
  if (of !== 'number' || !isIntegerOnly(view) || !isWhole(exact ?? value)) return false;
  const beyond = nextInteger(exact ?? value, side === 'lower' ? -1 : 1);
  return statedIn(view, 'format').some(({ value: format }) => !isOfFormat(String(format), beyond));
}

/** Integers that are in no format with a range. */
const beyondAll = { lower: numberOf('-1e40'), upper: numberOf('1e40') };

/** Whether the limits of integers leave only values of a format (`int32`). */
export function isWithinFormat(view: View, format: string): boolean {
  return (
    isIntegerOnly(view) &&
    boundGroups
      .filter(({ of }) => of === 'number')
      .every((group) => {
        const limit = tightest(view, group);
        // A format without a range, such as `money`, has every number.
        return limit && isOfFormat(format, limit.exact ?? limit.value) && !isOfFormat(format, beyondAll[group.side]);
      })
  );
}

/** Whether `contains` limits anything: where no item has to match, and as many as there are may, it does not. */
export function isContainsLimiting(view: View): boolean {
  return boundGroups
    .filter(({ of }) => of === 'matching items')
    .some((group) => {
      const limit = tightest(view, group);
      return group.side === 'lower' ? limit?.value !== 0 : limit !== undefined;
    });
}

/** Whether what a keyword is about is a type that both views allow. */
function isAbout(about: TypeName | undefined, ...views: View[]): boolean {
  return views.map(allowedTypes).every((types) => {
    if (about === undefined || !types) return true;
    return withSubtypes(types).has(about) || (about === 'number' && types.has('integer'));
  });
}

/** Compares `multipleOf`: a multiple of 4 is a multiple of 2. */
export function compareMultiples({ base, revision }: Pair, at: ComparedPlace): void {
  const isOfIntegers = [base, revision].some(isIntegerOnly);
  const [old, now] = [multipleIn(base, isOfIntegers), multipleIn(revision, isOfIntegers)];
  if (isSame(old?.value, now?.value)) return;
  const places = { base: old?.pointer, revision: now?.pointer };
  const [was, is] = [numberIn(old?.value), numberIn(now?.value)];
  const detail = `\`multipleOf\` ${old ? was : 'none'} → ${now ? is : 'none'}`;
  if (!old) report(at, 'limit-added', { ...places, detail });
  else if (!now) report(at, 'limit-removed', { ...places, detail });
  else if (isMultipleOf(is, was)) report(at, 'limit-tightened', { ...places, detail });
  else if (isMultipleOf(was, is)) report(at, 'limit-loosened', { ...places, detail });
  else report(at, 'limit-changed', { ...places, detail });
}

/** What values have to be a multiple of; every integer is one of 1. */
function multipleIn(view: View, isOfIntegers: boolean): LocatedValue | undefined {
  return statedIn(view, 'multipleOf').find(({ value }) => !isOfIntegers || !isMultipleOf(1, numberIn(value)));
}

/** A limit as a number: what is none limits nothing. */
function numberIn(value: unknown): JsonNumber {
  return isNumber(value) ? value : Number(value);
}

/** Limits that are no bounds and are compared by what they mean. */
const understood = ['multipleOf', 'pattern', 'contentMediaType', 'contentEncoding'];

/** All others of the table: which of two such limits is the tighter one is not known. */
const otherLimits = rows.filter(
  (row) => isLimit(row) && !row.annotates && !row.bound && !understood.includes(row.keyword),
);

/** Compares the limits of which nothing is known but that they limit values, such as `uniqueItems`. */
export function compareOtherLimits({ base, revision }: Pair, at: ComparedPlace): void {
  for (const { keyword, about } of otherLimits) {
    const [old, now] = [base, revision].map((view) => statedIn(view, keyword).find(({ value }) => value !== false));
    if (isSame(old?.value, now?.value)) continue;
    if ((!old || !now) && !isAbout(about, base, revision)) continue;
    const rule = !old ? 'limit-added' : !now ? 'limit-removed' : 'limit-changed';
    report(at, rule, { base: old?.pointer, revision: now?.pointer, detail: codeSpan(keyword) });
  }
}
