import type { Json } from '../../reference/json';
import type { Schema } from '../../reference/model';
import { propertiesIn } from '../../reference/schemas/insideSchemas';
import type { JsonObject } from '../request/types';
import { referencesIn } from '../world/bodyReferences';
import type { Call } from '../world/call';
import { fieldsOfKind, itemSchema, singularOf } from '../world/collections';
import { displayName } from '../world/displayName';
import { bodySchema } from '../world/documented';
import { itemOfKind, type KnownItem } from '../world/everywhere';
import { canHold } from './compose';
import type { NamedId } from './namedIds';

/**
 * A child for an object that has none yet, made like another child. `fields` are its fields with ids. A field is null where
 * neither the object nor those that it refers to have its id. `samples` are children that show what objects are called.
 */
export function newChild(
  like: JsonObject,
  named: NamedId & { field: string },
  fields: readonly string[],
  { schema, call }: { schema: Schema; call: Call },
  samples: readonly JsonObject[],
): JsonObject {
  const found: KnownItem[] = [];
  let child = like;
  const set = (name: string, choices: readonly (Json | undefined)[]): void => {
    const fitting = choices.find(
      (value) => value !== undefined && canHold(name, value, schema, call.description.cache),
    );
    if (name in child && fitting !== undefined) child = { ...child, [name]: fitting };
  };
  // The name of the field may not be that of the collection: an executor is a user.
  const references = referencesIn(call.body, bodySchema(call.operation), call.description);
  const of = references.find(({ pointer }) => pointer === named.pointer)?.collection;
  const others = fields.filter((field) => field !== named.field && (like[field] ?? null) !== null);
  for (const field of [named.field, ...others]) {
    const isNamed = field === named.field;
    const id = isNamed ? named.id : found.map((each) => idIn(each, field, call)).find((each) => each !== undefined);
    const kind = isNamed && of ? singularOf(of.path) : kindOf(field);
    const objectOf = (known: Json | undefined): KnownItem | undefined => itemOfKind(kind, known ?? null, call);
    const object = objectOf(id);
    if (object) found.push(object);
    set(field, [id, null]);
    for (const name of companions(field)) {
      const shown = displayName(name, object?.item, samples, (sample) => objectOf(sample[field])?.item);
      set(name, [shown, object?.item.name, isNamed ? named.object?.name : undefined, null, '']);
    }
  }
  return child;
}

/** The fields with the name of the object whose id is in a field. */
export function companions(field: string): string[] {
  const kind = kindOf(field);
  return [`${kind}Name`, `${kind}_name`, kind];
}

function kindOf(field: string): string {
  return field.replace(/_?id$/i, '');
}

/** The id in an object of what a field is about: `regionId`, or `clusterId` where a cluster is a `Region`. */
function idIn({ item, collection }: KnownItem, field: string, { description: { cache } }: Call): Json | undefined {
  const schema = itemSchema(collection, cache);
  const names = fieldsOfKind(kindOf(field), propertiesIn(schema, cache)).map((name) => `${name}Id`);
  return [field, ...names].map((name) => item[name]).find((id) => id !== undefined && id !== null);
}
