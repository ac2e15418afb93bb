import { safelyDecode, wellFormed } from '../../reference/address';
import { makeExample } from '../../reference/examples/schemaExample';
import { isJsonObject, isSame, type Json } from '../../reference/json';
import { namedValues, suppliedBy } from '../../reference/keywords/suppliedValues';
import { essenceOf, isInRange, isTextType } from '../../reference/mediaType';
import type { Example, MediaType, Operation, Schema, SchemaObject } from '../../reference/model';
import { titleOfStatus } from '../../reference/pages/statuses';
import { plainPointerKeys, toFieldName, toPlainPointer } from '../../reference/pointer';
import { isUnresolved } from '../../reference/schema';
import { appliedBy } from '../../reference/schemas/appliedSchemas';
import { propertiesIn } from '../../reference/schemas/insideSchemas';
import { shortened } from '../../reference/shortened';
import { conventions, usualNames } from '../names/conventions';
import { chooseMedia } from '../request/accept';
import type { JsonObject, SandboxEnvironment, SandboxOutcome, SandboxResponse } from '../request/types';
import type { FieldProblem, ProblemPlace } from '../request/values';
import type { Call } from '../world/call';
import type { Collection } from '../world/collections';
import type { SandboxDescription } from '../world/description';
import { type Documented, documentedFor, isJson, isStructured, toResponse } from '../world/documented';
import { newUuid } from '../world/ids';

/** Why a request is refused. */
export interface Refusal {
  /** The statuses that say so; the first that the operation documents is sent, else the first. */
  statuses: readonly [number, ...number[]];
  /** One sentence without a full stop. */
  message: string;
  problems?: FieldProblem[];
  /** The part of the request that this is about, where the error body has no place for it. */
  about?: ProblemPlace;
  /** Which of the documented examples is about this. */
  isExample?: (example: Example) => boolean;
  headers?: Record<string, string>;
  /** The header `Accept` of the request. */
  accept?: string | undefined;
}

/**
 * The response that refuses a request: the documented error body of the operation, with our reason and the fields at fault
 * in the places that it has for them. A status that is not documented has the body of one that is, but for 401, where that
 * has a place for the reason. A reason or a field at fault that the body has no place for is in
 * the header `X-Sandbox-Reason`.
 */
export function refuse(
  operation: Operation | undefined,
  { statuses, message, problems = [], isExample, headers, accept }: Refusal,
  description: SandboxDescription,
  environment: SandboxEnvironment,
): SandboxResponse {
  const like = operation ?? description.operations.find((each) => documentedFor(each, 404));
  const ownStatus = statuses.find((status) => operation && documentedFor(operation, status));
  const status = ownStatus ?? statuses[0];
  // What says that a value is wrong does not say that a request is not authorised.
  const borrowed = status === 401 ? undefined : like && nearest(like, description);
  const documented = (like && documentedFor(like, status)) ?? borrowed;
  const media = documented && errorMedia(documented, accept);
  if (!documented || !media) return { status, ...plainProblem(status, message, problems, headers) };
  const stated = media.examples.filter(({ value }) => value !== undefined);
  // An example that is about this says so itself.
  const own = isExample && stated.find(isExample);
  const example = own ?? stated[0];
  const reason = sentence({ message, problems });
  const accepts = (value: Json): boolean => !media.schema || description.cache.accepts(media.schema, value, 'response');
  const isReason = isPlainText(media) && !statesExample(media, description) && accepts(reason);
  const made = (): Json => (isReason ? reason : madeError({ ...documented, media, status }, description));
  const template = example?.value === undefined ? made() : example.value;
  const fields = propertiesIn(media.schema, description.cache);
  const body = isJsonObject(template)
    ? fill(template, { status, message, problems, fields: new Set(fields.keys()), environment, accepts })
    : template;
  // The headers belong to another status; only the id of the request is in every response.
  const headersOfAll = documented.response.headers.filter(({ name }) => conventions.requestId.test(name));
  const known = ownStatus === undefined ? { ...documented.response, headers: headersOfAll } : documented.response;
  const isSaid = [message, ...problems.map(({ message: each }) => each)].some((each) => holdsText(body, each));
  // What cannot say why this request is refused says why another one would be.
  if (ownStatus === undefined && !isSaid && !own)
    return { status, ...plainProblem(status, message, problems, headers) };
  const isWhole = isSaid && problems.every((problem) => saysProblem(body, problem));
  const further = isWhole || own ? headers : { ...headers, [reasonHeader]: inHeader(reason) };
  return toResponse({ status, response: known, media }, body, description, further);
}

/**
 * The media type of an error body: the one that the request accepts of those in which a reason has a place, else JSON. Only
 * where there are none it is one of a text.
 */
function errorMedia({ response: { content } }: Documented, accept: string | undefined): MediaType | undefined {
  const structured = content.filter(isStructured);
  const written = structured.length > 0 ? structured : content.filter(({ mediaType }) => isTextType(mediaType));
  return chooseMedia(written, accept) ?? written.find(isJson) ?? written[0];
}

/** Whether a reason can be the whole body: in HTML, what is sent with a request would be markup. */
function isPlainText({ mediaType }: MediaType): boolean {
  return isInRange('text/plain', essenceOf(mediaType));
}

/** Whether the author shows a body by its schema. */
function statesExample({ schema }: MediaType, { cache }: SandboxDescription): boolean {
  return schema !== undefined && appliedBy(schema, cache).some((applied) => suppliedBy(applied, 'example').length > 0);
}

/** The header with the reason for a refusal, where the error body has no place for one. */
export const reasonHeader = 'X-Sandbox-Reason';

/** Characters of a reason in a header; clients refuse a response whose headers have more than 16 KB. */
const maxReason = 1000;

/** A text in a header, which holds ASCII alone: other characters are percent-encoded. One that is too long is cut. */
function inHeader(text: string): string {
  return wellFormed(shortened(text, maxReason)).replace(/[^ -~]/gu, encodeURIComponent);
}

/** A reason as it was before it was put into its header. */
export function reasonOf(header: string): string {
  return header.replace(/(?:%[89A-F][0-9A-F])+/g, safelyDecode);
}

/** Whether a text stands in one of a value's texts. */
function holdsText(value: Json, text: string): boolean {
  if (typeof value === 'string') return value.includes(text);
  return typeof value === 'object' && value !== null && Object.values(value).some((each) => holdsText(each, text));
}

/** Whether a body names a field at fault with what is wrong with it, in one text or as an entry of a list. */
function saysProblem(body: Json, problem: FieldProblem): boolean {
  const { field, pointer, message } = problem;
  if (typeof body === 'string') return body.includes(`${field || 'body'} ${message}`);
  if (typeof body !== 'object' || body === null) return false;
  const values = Object.values(body);
  const names: Json[] = [field || 'body', pointer, placeIn(problem)];
  const isEntry = values.includes(message) && values.some((value) => names.some((name) => isSame(value, name)));
  return isEntry || values.some((value) => saysProblem(value, problem));
}

/** A refusal as the outcome of a request, which changes nothing. */
export function refusal(
  {
    operation,
    description,
    environment,
    state,
    accept,
  }: Pick<Call, 'operation' | 'description' | 'environment' | 'state' | 'accept'>,
  given: Refusal,
): SandboxOutcome {
  const { about, message, problems = about ? [{ ...about, message, isSentence: true }] : [] } = given;
  return { response: refuse(operation, { accept, ...given }, description, environment), state, events: [], problems };
}

/** An id that no item of a collection has. */
export interface LostId {
  id: Json;
  collection?: Collection;
  /** What the id is called, where it is not the one of paths: `external id`. */
  called?: string;
}

/** The refusal of an id that no item has; `about` is the part of the request that names it. */
export function notFound(call: Call, lost: LostId, about: ProblemPlace): SandboxOutcome {
  return refusal(call, { statuses: [404], message: lostMessage(lost), about });
}

/** As the documented `404` of the collection words it: `No task has the id 1499`. */
function lostMessage({ id, collection, called = 'id' }: LostId): string {
  const documented = collection?.read && documentedFor(collection.read, 404);
  const messages = documented?.media?.examples.map(({ value }) => (isJsonObject(value) ? value.message : undefined));
  const pattern = /^(No .*\bhas the )id \S+$/;
  const worded = messages?.find((message): message is string => typeof message === 'string' && pattern.test(message));
  const [, beginning = 'No object has the '] = pattern.exec(worded ?? '') ?? [];
  return `${beginning}${called} ${String(id)}`;
}

/** A parameter of the path, as what a refusal is about. */
export function inPath(field: string): ProblemPlace {
  return { in: 'path', field, pointer: '' };
}

/** A place in the body, as what a refusal is about; empty for the body itself. */
export function inBodyAt(pointer: string): ProblemPlace {
  return { in: 'body', field: toFieldName(pointer), pointer };
}

/** A property of the body, as what a refusal is about. */
export function inBody(field: string): ProblemPlace {
  return inBodyAt(toPlainPointer([field]));
}

/** The error response to use for a status that an operation does not document: a 400, its own or of any operation, before others. */
function nearest(operation: Operation, { operations }: SandboxDescription): Documented | undefined {
  const isReadable = (each: Documented | undefined): boolean => each?.response.content.some(isStructured) === true;
  const own = [400, 422, 404, 401].map((status) => documentedFor(operation, status)).find(isReadable);
  if (own?.status === 400) return own;
  if (own) return operations.map((each) => documentedFor(each, 400)).find(isReadable) ?? own;
  const other = operation.responses.find(({ status, content }) => /^4/.test(status) && content.some(isStructured));
  return other && documentedFor(operation, Number(other.status.replace(/X/gi, '0')));
}

function madeError({ media, status }: Documented, { cache }: SandboxDescription): Json {
  if (!media?.schema || isUnresolved(media.schema)) return {};
  const made = makeExample(media.schema, cache.schemas, 'response', cache);
  return isJsonObject(made) && /^application\/problem\+/.test(essenceOf(media.mediaType))
    ? withTitle(made, status, media.schema, cache)
    : made;
}

/** A problem (RFC 9457) whose type and title are those of its status, where the description says nothing of them. */
function withTitle(
  problem: JsonObject,
  status: number,
  schema: Schema,
  cache: SandboxDescription['cache'],
): JsonObject {
  const words = { type: 'about:blank', title: titleOfStatus(String(status)) };
  const fields = propertiesIn(schema, cache);
  const own = Object.entries(words).filter(([name]) => {
    const field = fields.get(name);
    const isStated = (applied: SchemaObject): boolean =>
      (['example', 'default'] as const).some((keyword) => suppliedBy(applied, keyword).length > 0) ||
      namedValues(applied).length > 0;
    return typeof problem[name] === 'string' && field && !appliedBy(field, cache).some(isStated);
  });
  const titled = { ...problem, ...Object.fromEntries(own) };
  return cache.accepts(schema, titled, 'response') ? titled : problem;
}

interface Filling {
  status: number;
  message: string;
  problems: readonly FieldProblem[];
  /** Names of the fields of the schema. */
  fields: ReadonlySet<string>;
  environment: SandboxEnvironment;
  accepts: (value: Json) => boolean;
}

/** Fills the fields of an error body with what is known about this request, as long as its schema accepts that. */
function fill(template: JsonObject, filling: Filling): JsonObject {
  const { status, problems, fields, environment, accepts } = filling;
  let filled = template;
  const set = (name: string, value: Json): void => {
    const next = { ...filled, [name]: value };
    if (accepts(next)) filled = next;
  };
  for (const [name, value] of Object.entries(template)) {
    if (Array.isArray(value) && conventions.errorList.test(name) && problems.length > 0) {
      set(
        name,
        problems.map((problem) => toEntry(value[0], problem)),
      );
    } else if (typeof value === 'number' && conventions.errorStatus.test(name)) set(name, status);
    else if (typeof value === 'string' && conventions.requestId.test(name)) set(name, newUuid(environment.random));
    else if (isJsonObject(value) && name === 'error')
      set(
        name,
        fill(value, {
          ...filling,
          fields: new Set(Object.keys(value)),
          accepts: (inner) => accepts({ ...filled, error: inner }),
        }),
      );
  }
  const hasList = Object.entries(template).some(
    ([name, value]) => Array.isArray(value) && conventions.errorList.test(name),
  );
  const place = usualNames.message.find(
    (name) => typeof template[name] === 'string' || (fields.has(name) && !(name in template)),
  );
  if (place !== undefined) set(place, hasList && problems.length > 0 ? counted(problems) : sentence(filling));
  return filled;
}

function counted(problems: readonly FieldProblem[]): string {
  return problems.length === 1 ? '1 value is not valid' : `${problems.length} values are not valid`;
}

/** The reason with the fields at fault, for bodies that have no list of them. */
function sentence({ message, problems }: Pick<Filling, 'message' | 'problems'>): string {
  if (problems.length === 0) return message;
  return `${message}: ${problems.map(({ field, message: reason }) => `${field || 'the body'} ${reason}`).join('; ')}`;
}

/** The field and the reason in the first entry of the list that an error body has. */
export function entryOf(body: Json | undefined): { field?: string; message?: string } {
  const lists = isJsonObject(body) ? Object.entries(body).filter(([name]) => conventions.errorList.test(name)) : [];
  const entry = lists.flatMap(([, list]) => list).find(isJsonObject) ?? {};
  const text = (names: readonly string[]): string | undefined =>
    names.map((name) => entry[name]).find((value) => typeof value === 'string');
  const [field, message] = [text(usualNames.faultyField), text(usualNames.message)];
  return { ...(field === undefined ? {} : { field }), ...(message === undefined ? {} : { message }) };
}

/** The place of a problem as FastAPI lists it: `["body", "name"]`. */
function placeIn({ in: place, field, pointer }: FieldProblem): Json {
  return [place, ...(pointer === '' ? [field] : plainPointerKeys(pointer))];
}

/** A problem in the shape of the entries that an error body lists. */
function toEntry(example: Json | undefined, problem: FieldProblem): Json {
  const { field: name, pointer, message } = problem;
  const field = name === '' ? 'body' : name;
  if (typeof example === 'string') return `${field} ${message}`;
  if (!isJsonObject(example)) return { field, message };
  const named = usualNames.faultyField.find((each) => typeof example[each] === 'string');
  const messageName = usualNames.message.find((each) => typeof example[each] === 'string' && each !== named);
  return {
    ...example,
    ...(named === undefined ? {} : { [named]: named === 'pointer' ? pointer : field }),
    ...(Array.isArray(example.loc) ? { loc: placeIn(problem) } : {}),
    ...(messageName === undefined ? {} : { [messageName]: message }),
  };
}

/** A body of RFC 9457, where the description has none. */
function plainProblem(
  status: number,
  message: string,
  problems: readonly FieldProblem[],
  headers: Record<string, string> = {},
): Pick<SandboxResponse, 'headers' | 'body'> {
  const errors = problems.map(({ field, pointer, message: detail }) => ({ field, pointer, detail }));
  return {
    headers: [['Content-Type', 'application/problem+json'], ...Object.entries(headers)],
    body: JSON.stringify({ status, title: message, ...(errors.length > 0 ? { errors } : {}) }),
  };
}
