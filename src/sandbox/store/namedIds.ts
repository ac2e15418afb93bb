import { isNumber, type JsonNumber } from '../../reference/exactNumber';
import { isJsonObject, type Json } from '../../reference/json';
import { escapeToken } from '../../reference/pointer';
import { conventions } from '../names/conventions';
import { singularOf } from '../world/collections';

/** An id that a body names, with what it may be of, the likeliest first: `[shop]` for `shopIds`. */
export interface NamedId {
  kinds: string[];
  id: Json;
  /** Where it stands in the body. */
  pointer: string;
  /** The object in which it stands by itself: `{id, name}`. */
  object?: { [name: string]: Json };
}

/**
 * The ids of other objects in a body: those in fields such as `shopId` and `shopIds`, and those of objects in fields such as
 * `executor` and `executors`, which may be of what holds these as well (`executors.users`).
 */
export function namedIds(value: Json | undefined, above: readonly string[] = [], pointer = ''): NamedId[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => namedIds(item, above, `${pointer}/${index}`));
  if (!isJsonObject(value)) return [];
  const own =
    above.length > 0 && isId(value.id)
      ? [{ kinds: [...above], id: value.id, pointer: `${pointer}/id`, object: value }]
      : [];
  const inside = Object.entries(value).flatMap(([name, inner]): NamedId[] => {
    const [, kind] = conventions.idOf.exec(name) ?? [];
    const at = `${pointer}/${escapeToken(name)}`;
    if (kind === undefined) return namedIds(inner, [singularOf(`/${name}`), ...above], at);
    if (isId(inner)) return [{ kinds: [kind], id: inner, pointer: at }];
    const ids = Array.isArray(inner) ? [...inner.entries()] : [];
    return ids.flatMap(([index, id]) => (isId(id) ? [{ kinds: [kind], id, pointer: `${at}/${index}` }] : []));
  });
  return [...own, ...inside];
}

function isId(value: Json | undefined): value is string | JsonNumber {
  return typeof value === 'string' || isNumber(value);
}
