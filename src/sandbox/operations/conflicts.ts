import { safelyDecode } from '../../reference/address';
import { isNumber } from '../../reference/exactNumber';
import { parameterExample } from '../../reference/examples/parameterExample';
import { isJsonObject, isSame, type Json } from '../../reference/json';
import type { Example } from '../../reference/model';
import { fromFieldName } from '../../reference/pointer';
import { entryOf, inBody, inBodyAt, inPath, refusal } from '../answer/errors';
import { valuesNotListed } from '../extensions/allowedValues';
import { isMet, type NamedObjects } from '../extensions/conditions';
import { conventions, usualNames } from '../names/conventions';
import { rowsIn } from '../request/body';
import type { JsonObject, SandboxOutcome } from '../request/types';
import type { ProblemPlace } from '../request/values';
import { childrenOf } from '../store/children';
import { objectsReferringTo } from '../store/relations';
import { withSentIds } from '../world/bodyReferences';
import type { Call } from '../world/call';
import { type Collection, type Role, singularOf } from '../world/collections';
import { bodiesShown, documentedFor } from '../world/documented';
import { itemsWith } from '../world/itemIndex';
import { findItem, itemsIn, itemsShown } from '../world/items';
import { fieldsNamedAsTaken, uniqueFields } from './uniqueFields';

/** Why a valid request is refused: its fields contradict each other or the data, or the state of the data does not allow it. */
export function refusalOf(
  kind: Role['kind'],
  item: JsonObject | undefined,
  collection: Collection,
  call: Call,
): SandboxOutcome | undefined {
  const met = metExample(422, item, collection, call);
  const problems = met ? [] : valuesNotListed({ $item: item }, call);
  if (problems.length > 0) return refusal(call, { statuses: [422, 400], message: 'The body is not valid', problems });
  if (!met) return conflictOf(kind, item, collection, call);
  const { field = '', message } = entryOf(met.value);
  const row = rowsOf(call).findIndex((each) => isRefused(met, item, collection, call, each));
  const about = inBodyAt(fromFieldName(field.replace('[0]', `[${Math.max(row, 0)}]`)));
  const why =
    message === undefined ? { message: messageOf(met), about } : { message, problems: [{ ...about, message }] };
  return refusal(call, { statuses: [422], ...why, isExample: (example) => example === met });
}

/** The documented example whose condition (`x-when`) a request meets. The operation's own example is let through the first time. */
function metExample(
  status: 409 | 422,
  item: JsonObject | undefined,
  collection: Collection,
  call: Call,
): Example | undefined {
  const examples = documentedFor(call.operation, status)?.media?.examples ?? [];
  const met = examples.find((example) => {
    const isOfRows = call.description.refusedWhen.get(example)?.includes('$each') ?? false;
    const rows = isOfRows ? rowsOf(call) : [undefined];
    return rows.some((row) => isRefused(example, item, collection, call, row));
  });
  const isExcused = isFirstExample(item, collection, call) && isShownBody(call);
  return isExcused ? undefined : met;
}

function rowsOf({ body }: Call): JsonObject[] {
  return (rowsIn(body)?.rows ?? []).filter(isJsonObject);
}

/** Why the present state of the data does not allow a request, where the operation documents 409; else undefined. */
function conflictOf(
  kind: Role['kind'],
  item: JsonObject | undefined,
  collection: Collection,
  call: Call,
): SandboxOutcome | undefined {
  const documented = documentedFor(call.operation, 409);
  if (!documented) return undefined;
  const body = isJsonObject(call.body) ? call.body : {};
  const conflict = (message: string, about: ProblemPlace, isExample: (example: Example) => boolean): SandboxOutcome =>
    refusal(call, { statuses: [409], message, about, isExample });
  if (item && isNumber(item.version) && isNumber(body.version) && !isSame(body.version, item.version)) {
    const message = `You sent version ${body.version}, the current version is ${item.version}`;
    return conflict(message, inBody('version'), (example) => mentions(example, conventions.conflictOfVersion));
  }
  const examples = documented.media?.examples ?? [];
  const met = metExample(409, item, collection, call);
  if (met)
    return conflict(
      ownMessage(met, collection, call),
      item ? inPath(collection.parameter) : inBodyAt(''),
      (example) => example === met,
    );
  const unconditional = examples.filter((example) => !call.description.refusedWhen.has(example));
  const inState = item && unconditional.find(({ name }) => statesOf(item).includes(plain(name)));
  if (inState)
    return conflict(
      ownMessage(inState, collection, call),
      inPath(collection.parameter),
      (example) => example === inState,
    );
  const items = itemsIn(collection, call);
  const isTaken = ([name = '', ...around]: string[]): boolean => {
    const value = body[name] ?? null;
    // An object may keep its own value.
    if (!isText(value) || item?.[name] === value) return false;
    return itemsWith(items, name, String(value), call.description.indexes).some(
      (each) =>
        each[name] === value &&
        around.every((field) => isSame(each[field] ?? null, body[field] ?? null)) &&
        each[collection.idField] !== item?.[collection.idField] &&
        !(kind === 'create' && isShown(each, collection, call)),
    );
  };
  const unique = uniqueFields(body, call.operation, call.description).map((name) => [name]);
  const fields = [...unique, ...fieldsNamedAsTaken(body, documented)];
  const [taken] = (['create', 'replace', 'patch'].includes(kind) ? fields.find(isTaken) : undefined) ?? [];
  if (taken === undefined) return undefined;
  const isAboutIt = (example: Example): boolean => mentions(example, conventions.conflictOfValue);
  return conflict(`${taken} ${String(body[taken])} is taken`, inBody(taken), isAboutIt);
}

/**
 * Whether the condition of an example (`x-when`) is met by the object, its parent, related objects and the request. A condition
 * about `$child` has to be met by every child.
 */
function isRefused(
  example: Example,
  item: JsonObject | undefined,
  collection: Collection,
  call: Call,
  $each?: JsonObject,
): boolean {
  const { parent } = collection;
  const condition = call.description.refusedWhen.get(example);
  if (condition === undefined) return false;
  const $items = itemsIn(collection, call);
  const $tied = (kinds: string): JsonObject[] =>
    item ? objectsReferringTo(item, collection, singularOf(`/${kinds}`), call) : [];
  const objects: NamedObjects = { $item: item, $items, $each, $tied, $parent: parent && findItem(parent, call) };
  if (!condition.includes('$child')) return isMet(condition, objects, call);
  const children = item ? childrenOf(item, collection, call) : [];
  return children.every(({ child }) => isMet(condition, { ...objects, $child: child }, call));
}

/**
 * Whether a request is the operation's own example, sent for the first time. The data already shows its result, which a condition
 * may forbid, but a request that is shown has to work.
 */
function isFirstExample(item: JsonObject | undefined, { parameter, idField }: Collection, call: Call): boolean {
  const { operation, description, body, state } = call;
  if (state.carriedOut.includes(operation.id)) return false;
  const bodies = bodiesShown(operation, description.cache);
  if (!item) return isShownPath(call) && bodies.some((shown) => isSame(shown, body ?? null));
  const shown = operation.parameters.find(({ in: place, name }) => place === 'path' && name === parameter);
  const ids = shown
    ? [parameterExample(shown, description.cache)]
    : bodies.map((each) => (isJsonObject(each) ? each[idField] : undefined));
  return ids.some((id) => id !== undefined && String(id) === String(item[idField]));
}

/** Whether a request has no body, or one that the operation shows; files are the client's own, so that any are accepted. */
function isShownBody({ operation, description, body, files }: Call): boolean {
  return (
    body === undefined ||
    files.length > 0 ||
    bodiesShown(operation, description.cache).some((shown) => isSame(shown, body))
  );
}

/** Whether a request names in its path what the operation shows there. */
function isShownPath({ operation, path, description }: Call): boolean {
  const inPaths = operation.parameters.filter(({ in: place }) => place === 'path');
  return inPaths.every(
    (each) => String(parameterExample(each, description.cache)) === safelyDecode(path[each.name] ?? ''),
  );
}

/** The outcome of a request, remembered where a repeat may be refused, or has a secret of its own. */
export function rememberCarriedOut(outcome: SandboxOutcome, { operation }: Call): SandboxOutcome {
  const { response, state } = outcome;
  if (response.status >= 300 || operation.method === 'get' || state.carriedOut.includes(operation.id)) return outcome;
  return { ...outcome, state: { ...state, carriedOut: [...state.carriedOut, operation.id] } };
}

/**
 * Whether an object is one of the examples, and the request is an example that would create it: requests that are shown
 * can be sent.
 */
function isShown(object: JsonObject, collection: Collection, call: Call): boolean {
  const isSample = bodiesShown(call.operation, call.description.cache).some((sample) =>
    isSame(sample, call.body ?? null),
  );
  const shown = isSample ? itemsShown(collection, call.path, call.description) : [];
  return shown.some((each) => each[collection.idField] === object[collection.idField]);
}

/** The message of an example, with the values of this request in place of those that the operation shows. */
function ownMessage(met: Example, { idField }: Collection, call: Call): string {
  const { operation, path, description, body } = call;
  const message = withSentIds(messageOf(met), description.refusedWhen.get(met) ?? '', call);
  const sent = new Map(
    operation.parameters.flatMap((each): [string, string][] =>
      each.in === 'path'
        ? [[String(parameterExample(each, description.cache)), safelyDecode(path[each.name] ?? '')]]
        : [],
    ),
  );
  for (const shown of bodiesShown(operation, description.cache))
    if (isJsonObject(shown) && isJsonObject(body) && shown[idField] !== undefined)
      sent.set(String(shown[idField]), String(body[idField]));
  return message
    .split(' ')
    .map((word) => sent.get(word) ?? word)
    .join(' ');
}

function isText(value: Json): boolean {
  return (typeof value === 'string' && value !== '') || isNumber(value);
}

/** Whether an example is about something, by its name or what it says. */
export function mentions({ name, value }: Example, words: RegExp): boolean {
  return words.test(name) || words.test(JSON.stringify(value ?? ''));
}

/** The states of an object: an example of a conflict with the name of a state, such as `closed`, is about that state. */
function statesOf(item: JsonObject): string[] {
  return usualNames.state.flatMap((name) => (typeof item[name] === 'string' ? [plain(String(item[name]))] : []));
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

function messageOf({ value }: Example): string {
  return isJsonObject(value) && typeof value.message === 'string'
    ? value.message
    : 'The state of the object does not allow this';
}
