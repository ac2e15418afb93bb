import { type ComparedPlace, reportApi } from '../comparison';
import type { LocatedValue } from '../schemas/views';
import { valueWords } from '../valueWords';
import { type ComparedObjects, fieldOf } from './comparedObjects';

/** The fields that say how long something will be available; undefined where they are not stated. */
export interface Lifetime {
  deprecated?: LocatedValue;
  /** `x-sunset`: the date on which it ends. */
  sunset?: LocatedValue;
  /** `x-stability-level`. */
  stability?: LocatedValue;
}

/** The levels of stability, the least first; what has none is stable. */
const levels = ['draft', 'alpha', 'beta', 'stable'];

/** Whether a level promises that nothing changes. */
export function isPromised(level: unknown): boolean {
  return level !== 'draft' && level !== 'alpha';
}

/** Whether the end of something deprecated has come, or none was stated. */
export function isOver(sunset: unknown, today: string): boolean {
  return typeof sunset !== 'string' || sunset <= today;
}

/** Compares how long an operation or a parameter is there for. */
export function compareLifetime(
  { base, revision }: ComparedObjects,
  at: ComparedPlace,
  kind: 'operation' | 'parameter',
  today: string,
): void {
  const [old, now] = [base, revision].map((object): Lifetime => {
    const stated = (field: string) => (object.node[field] === undefined ? undefined : fieldOf(object, field));
    const deprecated = object.node.deprecated === true ? stated('deprecated') : undefined;
    return { deprecated, sunset: stated('x-sunset'), stability: stated('x-stability-level') };
  });
  if (!old || !now) return;
  if (!old.deprecated && now.deprecated) reportApi(at, `${kind}-deprecated`, { revision: now.deprecated.pointer });
  if (old.deprecated && !now.deprecated) reportApi(at, `${kind}-restored`, { base: old.deprecated.pointer });
  compareEnd(old, now, at, today);
}

/** Compares the end that is stated of what is deprecated, and how stable something is. */
export function compareEnd(old: Lifetime, now: Lifetime, at: ComparedPlace, today: string): void {
  if (now.deprecated) compareSunset(old, now, at, today);
  compareStability(old, now, at);
}

function compareSunset(old: Lifetime, now: Lifetime, at: ComparedPlace, today: string): void {
  const [was, is] = [old.sunset, now.sunset].map((found) => found && String(found.value));
  if (was === is) return;
  const places = {
    base: old.sunset?.pointer,
    revision: now.sunset?.pointer,
    detail: `${valueWords(was ?? 'none')} → ${valueWords(is ?? 'none')}`,
  };
  if (is === undefined) {
    if (old.deprecated) reportApi(at, 'sunset-removed', places);
  } else if (Number.isNaN(Date.parse(is))) reportApi(at, 'sunset-invalid', places);
  else if (is < (was ?? today)) reportApi(at, 'sunset-earlier', places);
  else if (old.deprecated) reportApi(at, 'sunset-changed', places);
}

function compareStability({ stability: old }: Lifetime, { stability: now }: Lifetime, at: ComparedPlace): void {
  if (old?.value === now?.value) return;
  const [was, is] = [old, now].map((found) => String(found?.value ?? 'stable'));
  const places = {
    base: old?.pointer,
    revision: now?.pointer,
    detail: `${valueWords(was ?? '')} → ${valueWords(is ?? '')}`,
  };
  const change = levels.indexOf(is ?? '') - levels.indexOf(was ?? '');
  if (!levels.includes(is ?? '') || !levels.includes(was ?? '')) reportApi(at, 'stability-unknown', places);
  else if (change !== 0) reportApi(at, change < 0 ? 'stability-decreased' : 'stability-increased', places);
}
