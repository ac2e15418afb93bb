import { safelyDecode } from '../../reference/address';
import { isJsonObject, isSame, type Json } from '../../reference/json';
import { itemsOf } from '../../reference/schemas/insideSchemas';
import { askedFields, askedNames, withAllFields } from '../answer/askedFields';
import { inBody, inBodyAt, inPath, notFound, refusal } from '../answer/errors';
import { cutItems, selectItems } from '../answer/lists';
import { pageHeaders, withPageFacts } from '../answer/pageFacts';
import { eventsOf } from '../events/events';
import { advanceJob } from '../events/jobs';
import { ownEffects, withEffects } from '../extensions/effects';
import { versionAlreadyMade, withNewVersion } from '../extensions/versions';
import { newProblems } from '../request/bodyProblems';
import { applyPatch } from '../request/patches';
import type { JsonObject, SandboxOutcome } from '../request/types';
import { asAlternativeFor } from '../store/alternatives';
import { addItem, changedItem, withChangeAbove, withNewSecrets } from '../store/change';
import { withChangedChildren, withChildrenStored } from '../store/childLists';
import {
  type ActionEffect,
  effectOf,
  sentFields,
  stateFieldsOf,
  unsentFields,
  withoutFields,
  withSentFields,
} from '../store/compose';
import { exampleRowFor } from '../store/exampleRowFor';
import { holdersOf } from '../store/memberships';
import { furtherIds } from '../store/references';
import { idsReached } from '../store/relations';
import { replaced, withItems } from '../store/writeItems';
import { type Call, closestExample, respond, respondByExample, successFor } from '../world/call';
import { aboveIn, type Collection, type Envelope, envelopeIn, itemPath, type Role } from '../world/collections';
import { bodiesShown, exampleOf, namedExample, shownExample, statedText } from '../world/documented';
import { atPath, bodyOfItems, fieldsOnlyRead, findItem, itemsIn, itemsInBody } from '../world/items';
import { refusalOf } from './conflicts';
import { rowsBelow } from './keptBelow';
import { createdByPath, idInPath, placeOfNew, withStatus } from './putNew';
import { withoutItem } from './remove';
import { writeRows } from './rows';
import { asAsked, shown, shownRow, unasked, without, writtenItems } from './shownItems';

/** Responds to a request that is about a collection or one of its items. */
export function operate(role: Role, given: Call): SandboxOutcome {
  const { kind, collection } = role;
  const call = withStatus(role, given);
  const documented = successFor(call);
  const envelope = envelopeIn(call.operation, documented.media, collection.idField, call.description.cache);
  // An example that is requested by name is returned unchanged.
  const named = namedExample(documented, call.preference.example);
  if (named !== undefined && kind === 'list' && envelope) return listExample(call, collection, envelope, named);
  if (named !== undefined && kind !== 'delete') return respondByExample(call, documented);
  if (kind === 'bulk') return writeRows(call, collection);
  if (kind === 'list' || kind === 'view')
    return envelope ? list(call, collection, envelope) : respondByExample(call, documented);
  if (kind === 'create') return isJsonObject(call.body) ? create(call, collection, envelope) : respondByExample(call);
  const id = kind === 'replaceInList' && isJsonObject(call.body) ? call.body[collection.idField] : undefined;
  if (kind === 'replaceInList' && id === undefined) return respondByExample(call, documented);
  const path = id === undefined ? call.path : itemPath(collection, id, call.path);
  const item = findItem(collection, atPath(call, path));
  if (!item && id !== undefined) return notFound(call, { id, collection }, inBody(collection.idField));
  const asked = safelyDecode(path[collection.parameter] ?? '');
  if (!item && createdByPath(role, call))
    return create(call, collection, envelope, idInPath(collection, envelope, call));
  if (!item) return notFound(call, { id: asked, collection }, inPath(collection.parameter));
  if (kind === 'read') return read(call, collection, envelope, item);
  const already = versionAlreadyMade(item, collection, call);
  if (already) return respond(call, documented, bodyWith(already, collection, envelope, call));
  const refused = refusalOf(kind, item, collection, call);
  if (refused) return refused;
  const patched = kind === 'patch' ? applyPatch(item, call.body, call.bodyType) : undefined;
  if (patched) return patch(call, collection, envelope, item, patched);
  if (kind === 'delete') return { ...respondByExample(call, documented), state: withoutItem(item, collection, call) };
  const effect = kind === 'action' ? effectOf(call, collection, envelope, item) : { values: {}, states: {} };
  const isReplaced = kind === 'replace' || kind === 'replaceInList';
  // The id is in the address: a body without it is of the same object.
  const begun = isReplaced ? asAlternativeFor(sentFields(call), item, envelope?.item, call.description.cache) : item;
  const unsent = unsentFields(begun, envelope?.item, call).filter((name) => name !== collection.idField);
  const kept = isReplaced ? withoutFields(begun, unsent, envelope?.item, call) : item;
  return change(call, collection, envelope, item, effect, kept);
}

/**
 * Responds with the documented example to a request that belongs to no collection. A list is filtered, sorted and paged
 * as the query asks.
 */
export function respondWithoutItems(call: Call): SandboxOutcome {
  const { operation, parameters, preference, description } = call;
  const documented = successFor(call);
  const rows = itemsOf(documented.media?.schema, description.cache);
  // Which rows there are does not depend on the fields that are asked for.
  const like = rows ? withAllFields(rows, operation, parameters, description) : parameters;
  const example = shownExample(
    documented,
    description,
    closestExample(documented, { operation, parameters: like, body: call.body }),
  );
  // An example that is requested by name, or written as the text that is sent, is returned unchanged.
  const isWhole = namedExample(documented, preference.example) !== undefined || statedText(documented) !== undefined;
  if (operation.method !== 'get' || isWhole || !rows || !Array.isArray(example) || !example.every(isJsonObject))
    return respondByExample(call, documented);
  const idsOf = (kind: string, row: JsonObject) => idsReached(kind, row, rows, call);
  const page = selectItems(rowsBelow(call, example), operation, parameters, { idsOf });
  const shown = page.items.map((item) => askedFields(item, rows, operation, call));
  return respond(call, documented, shown, { headers: pageHeaders(operation, page, call.url) });
}

/** A list as an example shows it, with headers that count its items. */
function listExample(call: Call, { idField }: Collection, envelope: Envelope, example: Json): SandboxOutcome {
  const documented = successFor(call);
  const page = cutItems(itemsInBody(example, envelope), call.operation, call.parameters, idField);
  return respond(call, documented, statedText(documented, call.preference.example) ?? example, {
    headers: pageHeaders(call.operation, page, call.url),
  });
}

function list(call: Call, collection: Collection, envelope: Envelope): SandboxOutcome {
  const { operation, description, parameters } = call;
  const documented = successFor(call);
  const above = aboveIn(operation, description.collections);
  const isBelow = (item: JsonObject): boolean =>
    above.every((each) => String(item[each.field]) === safelyDecode(call.path[each.collection.parameter] ?? ''));
  const items = itemsIn(collection, call);
  const page = selectItems(operation === collection.list ? items : items.filter(isBelow), operation, parameters, {
    idField: collection.idField,
    path: collection.path,
    idsOf: (kind, item) => [
      ...idsReached(kind, item, envelope.item, call),
      ...holdersOf(item, collection, kind, call).map(({ id }) => String(id)),
    ],
  });
  const example = exampleOf(documented, description);
  const [first] = itemsInBody(example, envelope);
  const writtenOf = writtenItems(collection, call);
  const unlisted = new Set(fieldsOnlyRead(operation, collection, description));
  for (const name of askedNames(envelope.item, call)) unlisted.delete(name);
  const rows = page.items.map((item) => {
    const like = exampleRowFor(item, first, items, { schema: envelope.item, call });
    const listed = without(asAsked(item, collection, envelope, call), unlisted);
    return shownRow(listed, like, envelope.item, call, writtenOf);
  });
  const whole = shownExample(documented, description);
  const bodies = [null, undefined].map((none) => {
    const around = isJsonObject(whole) ? withPageFacts(whole, page, call.url, none) : whole;
    return bodyOfItems(
      rows.map(({ value }) => value),
      envelope,
      around,
    );
  });
  const valid = bodies.find((body) => description.cache.accepts(envelope.schema, body, 'response'));
  const isWritten = rows.some((each) => each.isWritten) || (isJsonObject(whole) && !isSame(whole, example ?? null));
  return respond(call, documented, valid ?? (isWritten ? bodies[0] : example), {
    headers: pageHeaders(operation, page, call.url),
  });
}

/** Creates an item: with a new id, below the address of the request, or with the one that this address names. */
function create(
  call: Call,
  collection: Collection,
  envelope: Envelope | undefined,
  named: JsonObject = {},
): SandboxOutcome {
  const documented = successFor(call);
  const { values, refused: ofIds } = furtherIds(sentFields(call), envelope?.item, call);
  const refused = refusalOf('create', undefined, collection, call) ?? ofIds;
  if (refused) return refused;
  const own = ownEffects(call, collection, sentFields(call));
  const { item, state, example } = addItem(call, collection, envelope, { ...values, ...own, ...named });
  const asked = envelope && unasked(item, collection, envelope, example, call);
  const value = envelope && asked ? shown(asked, collection, envelope, example, call) : example;
  const hasPlace = documented.response.headers.some(({ name }) => /^location$/i.test(name));
  const headers: Record<string, string> = hasPlace ? { Location: placeOfNew(item, collection, call) } : {};
  return respond(call, documented, value, { state, events: eventsOf(call.operation, item, call), headers });
}

function read(call: Call, collection: Collection, envelope: Envelope | undefined, item: JsonObject): SandboxOutcome {
  const documented = successFor(call);
  const example = exampleOf(documented, call.description);
  const next = advanceJob(item, collection, call);
  const state = next === item ? call.state : withItems(collection, replaced(call, collection, item, next), call);
  const value = envelope
    ? shown(asAsked(next, collection, envelope, call), collection, envelope, example, call)
    : example;
  return respond(call, documented, value, {
    state,
    events: next === item ? [] : eventsOf(collection.create ?? call.operation, next, call),
  });
}

/** Changes an item into what a patch makes of it, where its schema accepts that. */
function patch(
  call: Call,
  collection: Collection,
  envelope: Envelope | undefined,
  item: JsonObject,
  patched: NonNullable<ReturnType<typeof applyPatch>>,
): SandboxOutcome {
  const fault = 'fault' in patched ? patched.fault : undefined;
  const value = 'value' in patched ? patched.value : item;
  const problems = fault
    ? [{ ...inBodyAt(fault.pointer), message: fault.message }]
    : newProblems(item, value, envelope?.item, call);
  if (problems.length > 0) {
    const isOwnExample = bodiesShown(call.operation, call.description.cache).some((each) =>
      isSame(each, call.body ?? null),
    );
    // A request that is shown works, though an example that is made of a schema seldom fits an object.
    if (isOwnExample) return respond(call, successFor(call), bodyWith(item, collection, envelope, call));
    const message = fault ? 'The patch cannot be applied' : 'The result of the patch is not valid';
    return refusal(call, { statuses: fault?.isConflict ? [409, 422, 400] : [422, 400], message, problems });
  }
  const next = isJsonObject(value) ? value : {};
  const values = Object.fromEntries(Object.entries(next).filter(([name, each]) => !isSame(each, item[name] ?? null)));
  const removed = Object.keys(item).filter((name) => name !== collection.idField && !(name in next));
  const schema = envelope?.item;
  // What is removed may be required until what is sent is there as well.
  const isWhole = schema !== undefined && call.description.cache.accepts(schema, next, 'response');
  const left = isWhole ? without(item, new Set(removed)) : withoutFields(item, removed, schema, call);
  return change({ ...call, body: values }, collection, envelope, item, { values, states: {} }, left);
}

function change(
  call: Call,
  collection: Collection,
  envelope: Envelope | undefined,
  item: JsonObject,
  { values, states }: ActionEffect,
  kept = item,
): SandboxOutcome {
  const documented = successFor(call);
  const { values: ids, refused } = furtherIds(sentFields(call), envelope?.item, call);
  if (refused) return refused;
  const sent = { ...sentFields(call), ...ids };
  // An object that is already in the state that an action brings about stays as it is, but for what the body says.
  const own = ownEffects(call, collection, item);
  const brought = { ...states, ...stateFieldsOf(own, envelope?.item, call.description) };
  const isRepeat = Object.keys(brought).length > 0 && isSame({ ...item, ...brought }, item);
  const all = isRepeat ? sent : { ...withNewSecrets(values, call), ...sent, ...own };
  const isSameAsBefore = isRepeat && isSame(withSentFields(item, all, envelope?.item, call), item);
  const inPlace = isSameAsBefore
    ? item
    : withChangedChildren(changedItem(call, collection, envelope, kept, all), collection, call);
  const { item: next, state: changed } = withNewVersion(item, inPlace, collection, call) ?? {
    item: inPlace,
    state: withItems(collection, replaced(call, collection, item, inPlace), call),
  };
  const state =
    next === item ? changed : withChangeAbove(collection, withChildrenStored(changed, next, collection, call), call);
  const around = withEffects(state, collection, next, call);
  const path = itemPath(collection, next[collection.idField], call.path);
  const whole = findItem(collection, { path, state: around.state, description: call.description }) ?? next;
  return respond(call, documented, bodyWith(whole, collection, envelope, call), {
    state: around.state,
    events: [...(isRepeat ? [] : eventsOf(call.operation, whole, call)), ...around.events],
  });
}

/** The body of a response that shows an item after a change. */
function bodyWith(
  item: JsonObject,
  collection: Collection,
  envelope: Envelope | undefined,
  call: Call,
): Json | undefined {
  const documented = successFor(call);
  const example = exampleOf(documented, call.description, closestExample(documented, call));
  const asked = envelope && unasked(item, collection, envelope, example, call);
  return envelope && asked ? shown(asked, collection, envelope, example, call) : example;
}
