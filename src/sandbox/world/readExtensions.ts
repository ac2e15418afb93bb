import { isNode, type Node, typeOfValue } from '../../reference/json';
import type { Example, Operation, Schema } from '../../reference/model';
import { extendPointer, valueAt } from '../../reference/pointer';
import type { JsonObject } from '../request/types';

/** What a description says by extensions that only the sandbox reads. */
export interface Extensions {
  /** The date at which its examples stand (`x-world-date` of the Info Object), in milliseconds; none where it says none. */
  worldDate?: number;
  /** The webhooks that are sent after an operation has been carried out, by its id: `x-sent-after` of the webhook. */
  webhooksAfter: ReadonlyMap<string, readonly Operation[]>;
  /** The field of a request that sets a field of a response with another name: `x-set-by` of the latter. */
  setBy: ReadonlyMap<Schema, string>;
  /**
   * The path of the collection that has the objects whose ids a field of a request holds: `x-refers-to` of the field. After
   * `#/` it names the field of these objects, where that is not their id.
   */
  refersTo: ReadonlyMap<Schema, string>;
  /** Fields of a request whose values no two objects share, where their names do not say so: `x-unique: true`. */
  unique: ReadonlySet<Schema>;
  /** The values that a field of a request adds to lists of the object where it is true, and takes out where it is false: `x-adds`. */
  adds: ReadonlyMap<Schema, JsonObject>;
  /** The field with which a period begins that a field of a request ends, and how long it may be: `x-period`. */
  periods: ReadonlyMap<Schema, Period>;
  /** The values that a field in a row of a request may have: those that `x-value-in` finds in a list of an object. */
  valueIn: ReadonlyMap<Schema, string>;
  /** Fields in a row of a request with which null takes the row out of its list: `x-null-removes: true`. */
  nullRemoves: ReadonlySet<Schema>;
  /** What a field of a response counts: `x-counts` of the field. */
  counts: ReadonlyMap<Schema, Count>;
  /** What the value of a field of a response is taken from: `x-taken-from` of the field. */
  takenFrom: ReadonlyMap<Schema, TakenFrom>;
  /** Fields of a response that are a state, where their names do not say so: `x-state: true`. */
  states: ReadonlySet<Schema>;
  /** How an operation makes a new version of its object, by its id: `x-new-version` of the operation. */
  newVersions: ReadonlyMap<string, NewVersion>;
  /** The condition under which a request is refused with an example: `x-when` of the Example Object. */
  refusedWhen: ReadonlyMap<Example, string>;
  /** What an operation sets beside what its example shows, by its id: `x-effects` of the operation. */
  effects: ReadonlyMap<string, readonly Effect[]>;
}

/** What a field counts, and the values that it has to have, if any. */
export interface Count {
  /** The path of a collection, or of a list below the object; or a list beside the field, `list/*` and a list in each of its rows. */
  of: string;
  with?: JsonObject;
}

/**
 * What is taken from the rows of a list beside a field: for a list, objects of these fields, each once; else the value of one
 * field, where all rows have the same.
 */
export interface TakenFrom {
  list: string;
  fields?: Readonly<Record<string, string>>;
  field?: string;
  /** The condition under which it is, about the object (`$item`). */
  when?: string;
}

/** A period that has to end after it begins, and within so many days. */
export interface Period {
  from: string;
  days: number;
}

/** The field in which a new version names the one before, and what that one has from then on. */
export interface NewVersion {
  previous: string;
  set: JsonObject;
}

/** What an operation sets in the object that it changes, in the one above it, or in each below it. */
export interface Effect {
  of: '$item' | '$parent' | '$children';
  /** The condition under which it does so; always where it has none. */
  when?: string;
  /** Fields with their values; a text that begins with `$` is an expression. */
  set?: JsonObject;
  /** Id of a webhook that is sent with it, about that object. */
  send?: string;
}

export function readExtensions(
  document: object,
  operations: readonly Operation[],
  webhooks: readonly Operation[],
  schemaNodes: ReadonlyMap<Schema, unknown>,
): Extensions {
  const info = valueAt(document, '/info');
  const worldDate = Date.parse(String((isNode(info) && info['x-world-date']) || ''));
  const stated = <Value>(name: string, is: (value: unknown) => value is Value): Map<Schema, Value> =>
    new Map(
      [...schemaNodes].flatMap(([schema, node]): [Schema, Value][] => {
        const value = isNode(node) ? node[name] : undefined;
        return is(value) ? [[schema, value]] : [];
      }),
    );
  const conditions = operations.flatMap((operation) => statedExamples(operation, document));
  return {
    ...(Number.isNaN(worldDate) ? {} : { worldDate }),
    webhooksAfter: findWebhooksAfter(webhooks, document),
    setBy: stated('x-set-by', isText),
    refersTo: stated('x-refers-to', isText),
    valueIn: stated('x-value-in', isText),
    adds: stated('x-adds', isValues),
    periods: stated('x-period', isPeriod),
    unique: new Set(stated('x-unique', isTrue).keys()),
    nullRemoves: new Set(stated('x-null-removes', isTrue).keys()),
    counts: stated('x-counts', isCount),
    takenFrom: stated('x-taken-from', isTakenFrom),
    states: new Set(stated('x-state', isTrue).keys()),
    effects: new Map(
      operations.flatMap(({ id, pointer }): [string, Effect[]][] => {
        const stated = valueAt(document, extendPointer(pointer, 'x-effects'));
        return Array.isArray(stated) ? [[id, stated.filter(isEffect)]] : [];
      }),
    ),
    newVersions: new Map(
      operations.flatMap(({ id, pointer }): [string, NewVersion][] => {
        const version = valueAt(document, extendPointer(pointer, 'x-new-version'));
        return isNewVersion(version) ? [[id, version]] : [];
      }),
    ),
    refusedWhen: new Map(
      conditions.flatMap(({ example, node }): [Example, string][] =>
        typeof node['x-when'] === 'string' ? [[example, node['x-when']]] : [],
      ),
    ),
  };
}

function isTrue(value: unknown): value is true {
  return value === true;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isPeriod(value: unknown): value is Period {
  return isNode(value) && typeof value.from === 'string' && typeof value.days === 'number' && value.days > 0;
}

/** Whether a value names fields with a plain value for each. */
export function isValues(value: unknown): value is JsonObject {
  return (
    isNode(value) && Object.values(value).every((each) => ['string', 'number', 'boolean'].includes(typeOfValue(each)))
  );
}

export function isCount(value: unknown): value is Count {
  return isNode(value) && typeof value.of === 'string' && isValues(value.with ?? {});
}

export function isTakenFrom(value: unknown): value is TakenFrom {
  if (!isNode(value) || typeof value.list !== 'string') return false;
  const { fields, field, when = '' } = value;
  const areTexts = isNode(fields) && Object.values(fields).every(isText);
  return isText(when) && (fields === undefined ? isText(field) : areTexts && field === undefined);
}

export function isNewVersion(value: unknown): value is NewVersion {
  return isNode(value) && typeof value.previous === 'string' && isValues(value.set);
}

/** Whether a value is an effect; the checks of the description report one that is not. */
export function isEffect(value: unknown): value is Effect {
  if (!isNode(value)) return false;
  const { of, when, set, send } = value;
  const areTexts = [when, send].every((each) => each === undefined || isText(each));
  return ['$item', '$parent', '$children'].includes(String(of)) && areTexts && isNode(set ?? {});
}

function findWebhooksAfter(webhooks: readonly Operation[], document: object): Map<string, Operation[]> {
  const after = new Map<string, Operation[]>();
  for (const webhook of webhooks) {
    const names = valueAt(document, extendPointer(webhook.pointer, 'x-sent-after'));
    for (const name of Array.isArray(names) ? names.map(String) : [])
      after.set(name, [...(after.get(name) ?? []), webhook]);
  }
  return after;
}

/** An example of a response, and the node that states it. */
export interface StatedExample {
  operation: Operation;
  status: string;
  example: Example;
  node: Node;
}

/** The named examples of the responses of an operation. */
export function statedExamples(operation: Operation, document: object): StatedExample[] {
  const stated = nodeIn(nodeIn(valueAt(document, operation.pointer), 'responses', document), '', document);
  return operation.responses.flatMap(({ status, content }) =>
    content.flatMap(({ mediaType, examples }) =>
      examples.flatMap((example) => {
        const places = [status, 'content', mediaType, 'examples', example.name];
        const node = places.reduce<unknown>((found, name) => nodeIn(found, name, document), stated);
        return isNode(node) ? [{ operation, status, example, node }] : [];
      }),
    ),
  );
}

/** What is below a node, references followed; the node itself for no name. */
function nodeIn(node: unknown, name: string, document: object): Node | undefined {
  const found = name === '' ? node : isNode(node) ? node[name] : undefined;
  if (!isNode(found)) return undefined;
  const { $ref } = found;
  return typeof $ref === 'string' && $ref.startsWith('#')
    ? nodeIn(valueAt(document, $ref.slice(1)), '', document)
    : found;
}
