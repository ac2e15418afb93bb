import { isSame, type Json } from '../../reference/json';
import type { Schema } from '../../reference/model';
import { additionalNames, askedFields } from '../answer/askedFields';
import type { JsonObject } from '../request/types';
import { asAlternativeFor } from '../store/alternatives';
import { sentFields } from '../store/compose';
import { withRelated } from '../store/relations';
import type { Call } from '../world/call';
import { type Collection, collectionsBelow, type Envelope } from '../world/collections';
import { describedFields } from '../world/describedFields';
import { asDocumented, bodyOfItems, fieldsOnlyRead, itemsInBody, itemsNotAccepted, listInside } from '../world/items';

/** An item without those fields for which its `GET` asks by `fields`, and that neither the request nor its example has. */
export function unasked(
  item: JsonObject,
  { read }: Collection,
  envelope: Envelope,
  example: Json | undefined,
  call: Call,
): JsonObject {
  const sent = sentFields(call);
  const [like = {}] = itemsInBody(example, envelope);
  const names = read ? additionalNames(envelope.item, read, call.description) : [];
  return without(item, new Set(names.filter((name) => !(name in sent) && !(name in like))));
}

/** An item without some of its fields. */
export function without(item: JsonObject, names: ReadonlySet<string>): JsonObject {
  return Object.fromEntries(Object.entries(item).filter(([name]) => !names.has(name)));
}

/** An item with the fields that the query asks for. */
export function asAsked(item: JsonObject, collection: Collection, { item: schema }: Envelope, call: Call): JsonObject {
  return askedFields(
    withRelated(asListed(item, collection, call), schema, collection, call),
    schema,
    call.operation,
    call,
  );
}

/** An item in whose lists of objects of collections below it these are as the lists of these collections show them. */
function asListed(item: JsonObject, collection: Collection, { description }: Call): JsonObject {
  let made = item;
  for (const { below, schema } of collectionsBelow(collection, description)) {
    const inside = listInside(made, schema.name, collection, description);
    if (!inside || !below.list) continue;
    const unlisted = new Set(fieldsOnlyRead(below.list, below, description));
    made = { ...made, [inside.field]: inside.items.map((each) => without(each, unlisted)) };
  }
  return made;
}

/** An item as the response shows it; the example where that is not valid and has nothing of what the author wrote. */
export function shown(
  item: JsonObject,
  collection: Collection,
  envelope: Envelope,
  example: Json | undefined,
  call: Call,
): Json | undefined {
  const [like] = itemsInBody(example, envelope);
  const row = shownRow(item, like, envelope.item, call, writtenItems(collection, call));
  const value = bodyOfItems([row.value], envelope, example);
  return row.isWritten || call.description.cache.accepts(envelope.schema, value, 'response') ? value : example;
}

/**
 * The items that an author shows of a collection although their schema does not accept them, by their ids; found out once they
 * are asked for. What its own response accepts is shown in others as these describe it.
 */
export function writtenItems(
  collection: Collection,
  { description }: Call,
): (item: JsonObject) => JsonObject | undefined {
  const { idField } = collection;
  let byId: ReadonlyMap<string, JsonObject> | undefined;
  return (item) => {
    byId ??= new Map(itemsNotAccepted(collection, description).map((each) => [String(each[idField]), each]));
    return byId.get(String(item[idField]));
  };
}

/**
 * An object as a list or the response of an item shows it: that of an example keeps what its author wrote, and gets what is
 * required besides. `isWritten` says that its schema does not accept it, since it has what the author wrote.
 */
export function shownRow(
  item: JsonObject,
  example: JsonObject | undefined,
  schema: Schema,
  { description }: Call,
  writtenOf: (item: JsonObject) => JsonObject | undefined,
): { value: JsonObject; isWritten: boolean } {
  const { cache, validator } = description;
  const { named, others } = describedFields(item, schema, cache, 'response');
  const whole = { ...named, ...others };
  if (cache.accepts(schema, whole, 'response')) return { value: whole, isWritten: false };
  const like = example && asAlternativeFor(item, example, schema, cache);
  const fitted = asDocumented(item, schema, like, description);
  const written = writtenOf(item) ?? {};
  const isOwn = (name: string): boolean => written[name] !== undefined && isSame(written[name], item[name]);
  const isLost = (name: string): boolean => fitted[name] === undefined || !isSame(fitted[name], item[name]);
  const names = Object.keys(named);
  if (!names.every(isOwn) && !names.some((name) => isLost(name) && isOwn(name)))
    return { value: fitted, isWritten: false };
  const kept = Object.entries(whole).map(([name, value]) => [name, isOwn(name) ? value : fitted[name]] as const);
  const value = Object.fromEntries(kept.flatMap(([name, inner]) => (inner === undefined ? [] : [[name, inner]])));
  for (const { pointer, missing: [name] = [] } of validator.check(schema, value, 'response'))
    if (pointer === '' && name !== undefined && fitted[name] !== undefined) value[name] = fitted[name];
  return { value, isWritten: !cache.accepts(schema, value, 'response') };
}
