import { propertiesIn } from '../reference/examples/insideSchemas';
import type { Json } from '../reference/json';
import type { Schema } from '../reference/model';
import type { Call } from './call';
import { fieldsOfKind, itemSchema } from './collections';
import { fits } from './compose';
import { itemsOfKind, type KnownItem, withSameId } from './items';
import type { NamedId } from './namedIds';
import type { JsonObject } from './types';

/**
 * A part like another one, for an object that none is for yet. `fields` are its fields with ids: those of which the object,
 * and those that this leads to, say nothing are left open.
 */
export function newPart(
  like: JsonObject,
  named: NamedId & { field: string },
  fields: readonly string[],
  { schema, call }: { schema: Schema; call: Call },
): JsonObject {
  const found: KnownItem[] = [];
  let part = like;
  const set = (name: string, choices: readonly (Json | undefined)[]): void => {
    const fitting = choices.find((value) => value !== undefined && fits(name, value, schema, call));
    if (name in part && fitting !== undefined) part = { ...part, [name]: fitting };
  };
  const others = fields.filter((field) => field !== named.field && (like[field] ?? null) !== null);
  for (const field of [named.field, ...others]) {
    const isNamed = field === named.field;
    const id = isNamed ? named.id : found.map((each) => idIn(each, field, call)).find((each) => each !== undefined);
    const object = id === undefined ? undefined : objectWith(field, id, call);
    if (object) found.push(object);
    set(field, [id, null]);
    for (const name of companions(field))
      set(name, [isNamed ? named.object?.name : undefined, calledIn(object, like, { field, name, call }), null, '']);
  }
  return part;
}

/** Fields that say what the object is called whose id is in a field. */
export function companions(field: string): string[] {
  const kind = kindOf(field);
  return [`${kind}Name`, `${kind}_name`, kind];
}

function kindOf(field: string): string {
  return field.replace(/_?id$/i, '');
}

/** What an object is called: the field of it that another object shows as this name. */
function calledIn(
  object: KnownItem | undefined,
  like: JsonObject,
  { field, name, call }: { field: string; name: string; call: Call },
): Json | undefined {
  const shown = objectWith(field, like[field] ?? null, call)?.item ?? {};
  const key = Object.keys(shown).find((each) => shown[each] === like[name]) ?? 'name';
  return object?.item[key];
}

function objectWith(field: string, id: Json, call: Call): KnownItem | undefined {
  return withSameId(itemsOfKind(kindOf(field), call), id);
}

/** The id in an object of what a field is about: `regionId`, or `clusterId` where a cluster is a `Region`. */
function idIn({ item, collection }: KnownItem, field: string, { description: { cache } }: Call): Json | undefined {
  const schema = itemSchema(collection, cache);
  const names = fieldsOfKind(kindOf(field), propertiesIn(schema, cache)).map((name) => `${name}Id`);
  return [field, ...names].map((name) => item[name]).find((id) => id !== undefined && id !== null);
}
