import { isJsonObject, type Json } from '../reference/json';
import { escapeToken } from '../reference/pointer';

/** A list in a body, and where it stands. */
export interface BodyRows {
  rows: Json[];
  pointer: string;
}

/** The rows of a body: the list that it is, the first list of objects in it, or its only list. */
export function rowsIn(body: Json | undefined): BodyRows | undefined {
  if (Array.isArray(body)) return { rows: body, pointer: '' };
  const lists = Object.entries(isJsonObject(body) ? body : {}).flatMap(([name, value]) =>
    Array.isArray(value) ? [{ rows: value, pointer: `/${escapeToken(name)}` }] : [],
  );
  return lists.find(({ rows }) => rows.some(isJsonObject)) ?? (lists.length === 1 ? lists[0] : undefined);
}
