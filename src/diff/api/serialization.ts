import type { Located } from '../../reference/buildContext';
import { ownValue } from '../../reference/json';
import { codeSpan } from '../../reference/outputs/markdown/text';
import { defaultStyles, isExplodedByDefault, statedStyle } from '../../reference/request/parameterStyle';
import { type ComparedPlace, type Comparison, report } from '../comparison';
import { allowedTypes } from '../schemas/allowed';
import { scalars } from '../schemas/types';
import { code } from '../schemas/values';
import type { Views } from '../schemas/views';
import { type ComparedObjects, fieldOf, hasField, placeOf } from './comparedObjects';

/** Compares how a value is written (4.12.2): `style`, `explode`, `allowReserved`, `allowEmptyValue`, or `content`. */
export function compareSerialization(
  { base, revision }: ComparedObjects,
  at: ComparedPlace,
  { baseViews, revisionViews }: Comparison,
): void {
  const [old, now] = [writingOf(base, baseViews), writingOf(revision, revisionViews)];
  for (const field of ['style', 'explode', 'content'] as const) {
    if (old[field] === now[field] || old[field] === undefined || now[field] === undefined) continue;
    const places = { base: placeOf(base, field), revision: placeOf(revision, field) };
    const detail = `${codeSpan(field)} ${code(old[field])} → ${code(now[field])}`;
    report(at, 'serialization-changed', { ...places, detail });
  }
  for (const field of ['allowReserved', 'allowEmptyValue'] as const) {
    if (old[field] === now[field]) continue;
    const places = { base: placeOf(base, field), revision: placeOf(revision, field), detail: codeSpan(field) };
    report(at, now[field] ? 'reserved-characters-allowed' : 'serialization-changed', places);
  }
}

/** How a parameter or a response header is written; undefined is what makes no difference. */
function writingOf(parameter: Located, views: Views) {
  const { node } = parameter;
  const place = String(node.in ?? 'responseHeader');
  const content = hasField(parameter, 'content');
  const types = allowedTypes(views.view([fieldOf(parameter, 'schema')]));
  const style = statedStyle(node) ?? String(ownValue<string>(defaultStyles, place));
  return {
    content,
    style: content || (place === 'query' && areScalars(types)) ? undefined : style,
    explode: content || !isExplodeUsed(style, types) ? undefined : (node.explode ?? isExplodedByDefault(style)),
    // A header is not encoded, and a query alone can have a name without a value.
    allowReserved: node.allowReserved === true && !/header$/i.test(place),
    allowEmptyValue: node.allowEmptyValue === true && place === 'query',
  };
}

/** The types of values; undefined for any. */
type Types = ReadonlySet<string> | undefined;

/** Whether values are neither lists nor objects: all styles of a query write these as `name=value`. */
export function areScalars(types: Types): boolean {
  return types !== undefined && [...types].every((type) => type === 'null' || scalars.includes(type));
}

/** Whether `explode` makes a difference (4.12.4): `deepObject` has one form only, and so have the lists of `simple`. */
export function isExplodeUsed(style: string, types: Types): boolean {
  if (style === 'deepObject' || areScalars(types)) return false;
  return style !== 'simple' || types === undefined || types.has('object');
}
