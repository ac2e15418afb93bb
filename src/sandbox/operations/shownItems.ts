import type { Json } from '../../reference/json';
import { additionalNames, askedFields } from '../answer/askedFields';
import type { JsonObject } from '../request/types';
import { sentFields } from '../store/compose';
import { withRelated } from '../store/relations';
import type { Call } from '../world/call';
import { type Collection, collectionsBelow, type Envelope } from '../world/collections';
import { asDocumented, bodyOfItems, fieldsOnlyRead, itemsInBody, listInside } from '../world/items';

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

/** An item as the response shows it; the example where that is not valid. */
export function shown(
  item: JsonObject,
  envelope: Envelope,
  example: Json | undefined,
  { description }: Call,
): Json | undefined {
  const [like] = itemsInBody(example, envelope);
  const value = bodyOfItems([asDocumented(item, envelope.item, like, description)], envelope, example);
  return description.cache.accepts(envelope.schema, value, 'response') ? value : example;
}
