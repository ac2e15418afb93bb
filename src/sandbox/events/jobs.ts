import type { Json } from '../../reference/json';
import type { Schema } from '../../reference/model';
import { enumIn, propertiesIn } from '../../reference/schemas/insideSchemas';
import { conventions } from '../names/conventions';
import type { JsonObject, SandboxEnvironment } from '../request/types';
import type { CalledSandbox } from '../world/call';
import { type Collection, envelopeOf } from '../world/collections';
import type { SandboxDescription } from '../world/description';
import { structuredMedia, successOf } from '../world/documented';
import { timeLike, withId } from '../world/ids';
import { indexOf } from '../world/itemIndex';
import { itemsInBody } from '../world/items';

/** Whether an item is a job: its collection returns 202 when it is created. */
export function isJob(collection: Collection, item: JsonObject, description: SandboxDescription): boolean {
  // A delivery is finished when its receiver has responded.
  return typeof item.status === 'string' && !isDelivery(item) && makesJobs(collection, description);
}

function makesJobs({ create, idField }: Collection, { cache }: SandboxDescription): boolean {
  return create !== undefined && successOf(create).status === 202 && envelopeOf(create, idField, cache) !== undefined;
}

/** Whether there may be jobs among the items of a collection that are not finished. They are found by what they have for a status. */
export function hasRunningJobs(
  collection: Collection,
  items: readonly JsonObject[],
  description: SandboxDescription,
): boolean {
  if (!makesJobs(collection, description)) return false;
  const { byText } = indexOf(items, 'status', description.indexes);
  return [...byText.keys()].some((status) => !isFinished({ status }));
}

/** Whether an item is an event that is sent to an address. */
function isDelivery({ event, payload, body }: JsonObject): boolean {
  return typeof event === 'string' && (payload ?? body) !== undefined;
}

export function isFinished({ status }: JsonObject): boolean {
  return typeof status === 'string' && (conventions.finishedJob.test(status) || conventions.failedJob.test(status));
}

/** A job advanced by one step, with the values of that step's example; any other item unchanged. */
export function advanceJob(
  item: JsonObject,
  collection: Collection,
  { description, environment }: Pick<CalledSandbox, 'description' | 'environment'>,
): JsonObject {
  const { read, idField } = collection;
  if (!read || !isJob(collection, item, description) || isFinished(item)) return item;
  const envelope = envelopeOf(read, idField, description.cache);
  const steps = statesOf(envelope && propertiesIn(envelope.item, description.cache).get('status'), description);
  const next = steps[steps.indexOf(String(item.status)) + 1];
  if (!envelope || next === undefined) return item;
  const media = structuredMedia(successOf(read).response);
  const examples = media?.examples.flatMap(({ value }) => itemsInBody(value, envelope)) ?? [];
  const example = examples.find(({ status }) => status === next);
  return { ...item, ...(example ? outcome(example, item, collection, environment) : {}), status: next };
}

/** What the example of a step says that was not asked for by the request, with the id of this job. */
function outcome(
  example: JsonObject,
  item: JsonObject,
  { idField }: Collection,
  { now }: SandboxEnvironment,
): JsonObject {
  const own = withId(example, idField, item[idField] ?? null);
  const entries = Object.entries(own).flatMap(([name, value]): [string, Json][] => {
    const known = item[name];
    if (known !== undefined && known !== null) return [];
    if (conventions.time.test(name) && typeof value === 'number') return [[name, later(value, example, now)]];
    return [[name, typeof value === 'string' ? withFormat(value, example, item) : timeLike(value, now)]];
  });
  return Object.fromEntries(entries);
}

/** A time as far from now as the example's is from its beginning. */
function later(value: number, example: JsonObject, now: number): number {
  const start = Object.entries(example).find(
    ([name, time]) => conventions.aboutCreation.test(name) && typeof time === 'number',
  )?.[1];
  return typeof start === 'number' && value > 1e11 ? now + value - start : value;
}

/** The address of a file in the format that this job has. */
function withFormat(url: string, example: JsonObject, item: JsonObject): string {
  const [, extension] = /\.(\w+)$/.exec(url) ?? [];
  const name = Object.keys(example).find((key) => String(example[key]).toLowerCase() === extension);
  const wanted = name === undefined ? undefined : item[name];
  return typeof wanted === 'string' ? url.replace(/\w+$/, wanted.toLowerCase()) : url;
}

/** The states of a job in their order, without those that say that it failed. */
function statesOf(schema: Schema | undefined, { cache }: SandboxDescription): string[] {
  return enumIn(schema, cache)
    .map(String)
    .filter((state) => !conventions.failedJob.test(state));
}
