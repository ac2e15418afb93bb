import { type At, reportApi } from '../comparison';
import { type Both, fieldOf, textIn } from './parts';

const order = ['draft', 'alpha', 'beta', 'stable'];

/**
 * Compares how long an operation or a parameter is there for: `deprecated`, the end that `x-sunset` states, and
 * `x-stability-level`.
 */
export function compareLifetime(both: Both, at: At, kind: 'operation' | 'parameter', today: string): void {
  const { base, revision } = both;
  const [was, is] = [base.node.deprecated === true, revision.node.deprecated === true];
  const places = { revision: is ? fieldOf(revision, 'deprecated').pointer : undefined };
  if (!was && is) reportApi(at, `${kind}-deprecated`, places);
  if (was && !is) reportApi(at, `${kind}-restored`);
  if (is) compareSunset(both, at, was, today);
  compareStability(both, at);
}

function compareSunset({ base, revision }: Both, at: At, was: boolean, today: string): void {
  const [old, now] = [textIn(base, 'x-sunset'), textIn(revision, 'x-sunset')];
  if (old === now) return;
  const places = { base: old === undefined ? undefined : fieldOf(base, 'x-sunset').pointer };
  const detail = `${old ?? 'none'} → ${now ?? 'none'}`;
  if (now === undefined) {
    if (was) reportApi(at, 'sunset-removed', { ...places, detail });
    return;
  }
  const rest = { ...places, revision: fieldOf(revision, 'x-sunset').pointer, detail };
  if (Number.isNaN(Date.parse(now))) reportApi(at, 'sunset-invalid', rest);
  else if (was && old !== undefined) reportApi(at, now < old ? 'sunset-earlier' : 'sunset-changed', rest);
  else if (now < today) reportApi(at, 'sunset-earlier', rest);
}

/** Without a level something is stable. */
function compareStability({ base, revision }: Both, at: At): void {
  const field = 'x-stability-level';
  const [old, now] = [base, revision].map((part) => order.indexOf(textIn(part, field) ?? 'stable'));
  if (old === undefined || now === undefined || old === now) return;
  const revised = revision.node[field] === undefined ? undefined : fieldOf(revision, field).pointer;
  const detail = `${order[old] ?? 'unknown'} → ${order[now] ?? 'unknown'}`;
  reportApi(at, now < old ? 'stability-decreased' : 'stability-increased', { revision: revised, detail });
}
