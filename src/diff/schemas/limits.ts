import { isSame } from '../../reference/json';
import { isLimit, rows, schemaKeywords } from '../../reference/keywords/table';
import { type ComparedPlace, type Pair, report } from '../comparison';
import { allowedTypes, withSubtypes } from './allowed';
import { type LocatedValue, statedIn, type View } from './views';

interface Limit {
  value: number;
  /** Whether the value itself is left out. */
  isOpen: boolean;
  pointer: string;
}

/** Limits from below or from above: which keywords state them, and whether the greater of two is the tighter. */
const limits = [
  { keyword: 'minimum', open: 'exclusiveMinimum', isLower: true },
  { keyword: 'maximum', open: 'exclusiveMaximum', isLower: false },
  ...['minLength', 'minItems', 'minProperties'].map((keyword) => ({ keyword, isLower: true, nothing: 0 })),
  { keyword: 'minContains', isLower: true, otherwise: 1 },
  ...['maxLength', 'maxItems', 'maxProperties', 'maxContains'].map((keyword) => ({ keyword, isLower: false })),
] as LimitKeyword[];

interface LimitKeyword {
  keyword: string;
  /** The keyword whose limit itself is left out. */
  open?: string;
  isLower: boolean;
  /** The value that limits nothing. */
  nothing?: number;
  /** The value that counts where none is stated. */
  otherwise?: number;
}

/** Compares the limits of numbers, lengths and sizes. */
export function compareLimits({ base, revision }: Pair, at: ComparedPlace): void {
  const hasContains = [base, revision].every((view) => statedIn(view, 'contains').length > 0);
  for (const limit of limits) {
    const { keyword, isLower, nothing } = limit;
    // Without `contains` these have no effect, and where it was added or removed, that is the change.
    if (keyword.endsWith('Contains') && !hasContains) continue;
    const [old, now] = [tightest(base, limit), tightest(revision, limit)];
    // A limit for another type has no effect. When the type changes, it is more likely to be the mistake.
    if ((!old || !now) && !isAbout(keyword, base, revision)) continue;
    const isLimiting = (found: Limit | undefined): found is Limit => found !== undefined && found.value !== nothing;
    const places = { base: old?.pointer, revision: now?.pointer };
    if (isLimiting(old) && isLimiting(now)) {
      const order = compareTightness(old, now, isLower);
      const detail = `\`${keyword}\` ${textOf(old)} → ${textOf(now)}`;
      if (order !== 0) report(at, order < 0 ? 'limit-tightened' : 'limit-loosened', { ...places, detail });
    } else if (isLimiting(now)) report(at, 'limit-added', { ...places, detail: `\`${keyword}\` ${textOf(now)}` });
    else if (isLimiting(old)) report(at, 'limit-removed', { ...places, detail: `\`${keyword}\` ${textOf(old)}` });
  }
}

function textOf({ value, isOpen }: Limit): string {
  return `${value}${isOpen ? ' (exclusive)' : ''}`;
}

/** Below zero when the second is tighter. */
function compareTightness(old: Limit, now: Limit, isLower: boolean): number {
  const difference = isLower ? old.value - now.value : now.value - old.value;
  return difference || Number(old.isOpen) - Number(now.isOpen);
}

/** The tightest limit among the schemas of a view; of integers, `more than 0` is the same as `at least 1`. */
function tightest(view: View, { keyword, open, isLower, otherwise }: LimitKeyword): Limit | undefined {
  const types = allowedTypes(view);
  const stated = statedIn(view, keyword).map(
    ({ value, pointer, schema }): Limit => ({
      ...{ value: Number(value), pointer },
      isOpen: open !== undefined && schema.node[open] === true,
    }),
  );
  const exclusive = (open === undefined ? [] : statedIn(view, open))
    .filter(({ value }) => typeof value === 'number')
    .map(({ value, pointer }): Limit => ({ value: Number(value), pointer, isOpen: true }));
  const isInteger = types?.has('integer') === true && !types.has('number');
  const whole = (limit: Limit): Limit =>
    isInteger && limit.isOpen && Number.isInteger(limit.value)
      ? { ...limit, isOpen: false, value: limit.value + (isLower ? 1 : -1) }
      : limit;
  const tight = [...stated, ...exclusive].map(whole).sort((a, b) => compareTightness(b, a, isLower))[0];
  return tight ?? (otherwise === undefined ? undefined : { value: otherwise, isOpen: false, pointer: view.pointer });
}

/** Whether a keyword limits values of a type that both views allow. */
function isAbout(keyword: string, ...views: View[]): boolean {
  const about = schemaKeywords[keyword]?.about;
  return views.map(allowedTypes).every((types) => {
    if (about === undefined || !types) return true;
    return withSubtypes(types).has(about) || (about === 'number' && types.has('integer'));
  });
}

/** Compares `multipleOf`: a multiple of 4 is a multiple of 2. */
export function compareMultiples({ base, revision }: Pair, at: ComparedPlace): void {
  const [old, now] = [multipleIn(base), multipleIn(revision)];
  if (isSame(old?.value, now?.value)) return;
  const places = { base: old?.pointer, revision: now?.pointer };
  const [was, is] = [Number(old?.value), Number(now?.value)];
  const detail = `\`multipleOf\` ${old ? was : 'none'} → ${now ? is : 'none'}`;
  if (!old) report(at, 'limit-added', { ...places, detail });
  else if (!now) report(at, 'limit-removed', { ...places, detail });
  else if (isMultiple(is, was)) report(at, 'limit-tightened', { ...places, detail });
  else if (isMultiple(was, is)) report(at, 'limit-loosened', { ...places, detail });
  else report(at, 'limit-changed', { ...places, detail });
}

/** What values have to be a multiple of; every integer is one of 1. */
function multipleIn(view: View): LocatedValue | undefined {
  const types = allowedTypes(view);
  const isInteger = types?.has('integer') === true && !types.has('number');
  return statedIn(view, 'multipleOf').find(({ value }) => !isInteger || !isMultiple(1, Number(value)));
}

function isMultiple(value: number, of: number): boolean {
  const quotient = value / of;
  return Math.abs(quotient - Math.round(quotient)) < 1e-9;
}

/** Limits that are compared by what they mean. */
const understood = [
  ...limits.flatMap(({ keyword, open }) => [keyword, open]),
  ...['multipleOf', 'pattern', 'contentMediaType', 'contentEncoding'],
];

/** All others of the table: which of two such limits is the tighter one is not known. */
const otherLimits = rows.filter((row) => isLimit(row) && !row.annotates && !understood.includes(row.keyword));

/** Compares the limits of which nothing is known but that they limit values, such as `uniqueItems`. */
export function compareOtherLimits({ base, revision }: Pair, at: ComparedPlace): void {
  for (const { keyword } of otherLimits) {
    const [old, now] = [base, revision].map((view) => statedIn(view, keyword).find(({ value }) => value !== false));
    if (isSame(old?.value, now?.value)) continue;
    if ((!old || !now) && !isAbout(keyword, base, revision)) continue;
    const rule = !old ? 'limit-added' : !now ? 'limit-removed' : 'limit-changed';
    report(at, rule, { base: old?.pointer, revision: now?.pointer, detail: `\`${keyword}\`` });
  }
}
