import { isNumber } from '../../reference/exactNumber';
import { isSame, isScalar, type Json } from '../../reference/json';
import type { Schema } from '../../reference/model';
import { itemsOf, propertiesIn } from '../../reference/schemas/insideSchemas';
import { inBody, type LostId, notFound, refusal } from '../answer/errors';
import { conventions, usualNames } from '../names/conventions';
import type { JsonObject, SandboxOutcome } from '../request/types';
import { collectionOf } from '../world/bodyReferences';
import type { Call } from '../world/call';
import { collectionsOfKind, fieldsOfKind, singularOf } from '../world/collections';
import { bodySchema, documentedFor } from '../world/documented';
import { itemOfKind, itemsEverywhereWith } from '../world/everywhere';
import type { SandboxContents } from '../world/items';

/**
 * The id fields that a body sets under other names: `divisionExternalId`, an id of the client's own system, sets `divisionId`;
 * `shopExternalIds` sets what `shopIds` sets; and `regionId` also sets `clusterId` where a cluster is a `Region`. An unknown
 * external id is refused, and so is one whose object is not that of the id beside it.
 */
export function furtherIds(
  body: JsonObject,
  schema: Schema | undefined,
  call: Call,
): { values: JsonObject; refused?: SandboxOutcome } {
  const properties = propertiesIn(schema, call.description.cache);
  const values: JsonObject = {};
  for (const [field, value] of Object.entries(body)) {
    const [, kind, external, many] = conventions.externalIdOf.exec(field) ?? [];
    if (kind === undefined) continue;
    const isList = many !== undefined;
    if (isList ? external === undefined || !Array.isArray(value) : !isId(value)) continue;
    const ids: Json[] = [];
    for (const each of [value].flat()) {
      const found = external === undefined ? { id: each } : withExternalId(kind, each, call);
      if (found && 'lost' in found) return { values, refused: refuseLost(found.lost, field, call) };
      if (found) ids.push(found.id);
    }
    const [id] = ids;
    const beside = isList || external === undefined ? undefined : idBeside(kind, body);
    if (beside && id !== undefined && !isSame(id, beside.id))
      return { values, refused: refuseOther(field, beside.field, call) };
    for (const name of fieldsSetBy(kind, isList, properties, call))
      if (name !== field && (isList || id !== undefined)) values[name] = isList ? ids : (id ?? null);
  }
  return { values };
}

function isId(value: Json): boolean {
  return typeof value === 'string' || isNumber(value);
}

/** The fields of a response that ids of a kind set: that of an object, or that of a list. */
function fieldsSetBy(
  kind: string,
  isList: boolean,
  properties: ReadonlyMap<string, Schema>,
  { description: { setBy } }: Call,
): string[] {
  if (!isList)
    return fieldsOfKind(kind, properties)
      .flatMap((name) => [`${name}Id`, `${name}_id`])
      .filter((name) => properties.has(name));
  return [...properties].flatMap(([name, property]) =>
    [name, setBy.get(property)].includes(`${kind}Ids`) ? [name] : [],
  );
}

/** The id that a body has beside an external id of the same object. */
function idBeside(kind: string, body: JsonObject): { field: string; id: Json } | undefined {
  const field = [`${kind}Id`, `${kind}_id`].find((name) => isId(body[name] ?? null));
  return field === undefined ? undefined : { field, id: body[field] ?? null };
}

/** The id of the object that has an external id; undefined where the sandbox keeps no such objects. */
function withExternalId(kind: string, value: Json, call: Call): { id: Json } | { lost: LostId } | undefined {
  const { operation, description } = call;
  const beside = propertiesIn(bodySchema(operation), description.cache).get(`${kind}Id`);
  const of = collectionOf(`${kind}Id`, beside, description);
  const ownKind = of ? singularOf(of.path) : kind;
  const [collection] = of ? [of] : collectionsOfKind(kind, description.collections);
  if (!collection) return undefined;
  const called = collectionsOfKind(ownKind, description.collections).flatMap((each) =>
    usualNames.externalId.flatMap((name) => {
      const items = itemsEverywhereWith(each, name, String(value), call).filter((item) => item[name] === value);
      return items.map((item) => ({ id: item[each.idField] ?? null }));
    }),
  );
  return called[0] ?? { lost: { id: value, collection, called: 'external id' } };
}

/** Undefined where the operation does not say that it refuses unknown ids. */
function refuseLost(lost: LostId, field: string, call: Call): SandboxOutcome | undefined {
  return documentedFor(call.operation, 404) && notFound(call, lost, inBody(field));
}

function refuseOther(field: string, beside: string, call: Call): SandboxOutcome | undefined {
  const problems = [{ ...inBody(field), message: `must name the same object as ${beside}` }];
  const status = [422, 400].find((each) => documentedFor(call.operation, each));
  return status === undefined
    ? undefined
    : refusal(call, { statuses: [status], message: 'The body is not valid', problems });
}

/** The objects that a list of ids stands for, where a response has objects in this place; undefined where it has none. */
export function objectsByIds(
  name: string,
  value: Json,
  schema: Schema | undefined,
  contents: SandboxContents,
): Json | undefined {
  const { cache } = contents.description;
  if (!Array.isArray(value) || value.some((id) => id === null || !isScalar(id))) return undefined;
  const fields = propertiesIn(itemsOf(propertiesIn(schema, cache).get(name), cache), cache);
  if (!fields.has('id')) return undefined;
  const kind = singularOf(`/${name}`);
  const objects = value.map((id) => itemOfKind(kind, id, contents)?.item).filter((item) => item !== undefined);
  if (objects.length < value.length) return undefined;
  return objects.map((item) => Object.fromEntries(Object.entries(item).filter(([field]) => fields.has(field))));
}
