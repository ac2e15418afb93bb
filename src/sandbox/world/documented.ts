import { buildBody } from '../../reference/exampleRequest/buildBody';
import { operationRequest } from '../../reference/exampleRequest/operationRequest';
import { asRecords, mediaExample } from '../../reference/examples/mediaExample';
import { ownExample, parameterExample } from '../../reference/examples/parameterExample';
import { type ExampleCache, makeExample } from '../../reference/examples/schemaExample';
import { isJsonObject, type Json } from '../../reference/json';
import { toJsonText } from '../../reference/jsonText';
import { emptySchema } from '../../reference/keywords/emptySchema';
import {
  concreteType,
  essenceOf,
  isCsvType,
  isInRange,
  isJsonType,
  isMultipartType,
  isXmlType,
  recordFormat,
} from '../../reference/mediaType';
import type { MediaType, Operation, Parameter, Response, Schema } from '../../reference/model';
import { escapeToken } from '../../reference/pointer';
import { toHeaderText } from '../../reference/request/parameterValue';
import { multipartText } from '../../reference/samples/forms';
import { isUnresolved } from '../../reference/schema';
import { writeCsv } from '../../reference/serialize/csv';
import { writeRecords } from '../../reference/serialize/records';
import type { Validator } from '../../reference/validate/validator';
import { chooseMedia } from '../request/accept';
import type { SandboxResponse } from '../request/types';
import type { WireContext } from '../request/xmlFormat';
import { withOwnIds } from './madeRows';

/** What examples of a description are made with. */
export interface ExampleContext {
  cache: ExampleCache;
  validator: Validator;
  /** Examples that were made, by their schema. */
  madeExamples: Map<Schema, Json>;
}

/** A documented response for a status, and the media type in which it is sent. */
export interface Documented {
  status: number;
  response: Response;
  media?: MediaType;
}

/** The documented response for a status: its own, else that of its range, else the default (Responses Object, 4.16). */
export function documentedFor({ responses }: Operation, status: number, accept?: string): Documented | undefined {
  const names = [String(status), `${Math.floor(status / 100)}XX`, 'DEFAULT'];
  for (const name of names) {
    const response = responses.find((each) => each.status.toUpperCase() === name);
    if (response) return { status, response, media: chooseMedia(response.content, accept) };
  }
  return undefined;
}

/** The success response: the first status below 300, or of its range; else the default, else 200 without content. */
export function successOf(operation: Operation, accept?: string, wanted?: number): Documented {
  const chosen = wanted === undefined ? undefined : documentedFor(operation, wanted, accept);
  if (chosen) return chosen;
  const first = operation.responses.find(({ status }) => /^[23](\d\d|XX)$/i.test(status));
  const status = Number(first?.status.replace(/X/gi, '0') ?? 200);
  return documentedFor(operation, status, accept) ?? { status: 200, response: emptyResponse };
}

const emptyResponse: Response = { status: '200', headers: [], content: [], links: [] };

/** Whether a response can be sent in a type that the request accepts; one without content always can. */
export function isAcceptable({ response, media }: Documented): boolean {
  return response.content.length === 0 || media !== undefined;
}

/** The bodies that an operation shows: those of its samples, and all that its author states. */
export function bodiesShown(operation: Operation, cache: ExampleCache): Json[] {
  return [
    ...operationRequest(operation, cache).bodies.map(({ value }) => value),
    ...(operation.requestBody?.content ?? []).flatMap(({ examples }) => examples.map(({ value }) => value)),
  ].filter((value) => value !== undefined);
}

/** The schema of the body that a request has as JSON, or else in its first form. */
export function bodySchema({ requestBody }: Pick<Operation, 'requestBody'>): Schema | undefined {
  return (requestBody?.content.find(isJson) ?? requestBody?.content[0])?.schema;
}

/** Whether values of a media type are sent as JSON, or may be where it is a range. */
export function isJson({ mediaType }: MediaType): boolean {
  return isJsonType(mediaType) || isInRange('application/json', essenceOf(mediaType));
}

/** Whether bodies of a media type have fields. */
export function isStructured(media: MediaType): boolean {
  return isJson(media) || isXmlType(media.mediaType);
}

/** The media type of a response whose bodies have fields: JSON, else XML. */
export function structuredMedia({ content }: Response): MediaType | undefined {
  return content.find(isJson) ?? content.find(isStructured);
}

/**
 * An example of a response that its schema accepts: the one of this name, else the author's first, else one made from the
 * schema; where that is not accepted either, it is the author's. What a response never shows, though the author did, is left out.
 */
export function exampleOf(
  { media }: Pick<Documented, 'media'>,
  { cache, validator, madeExamples }: ExampleContext,
  name?: string,
): Json | undefined {
  if (!media) return undefined;
  const { schema } = media;
  if (!schema && media.examples.length === 0) return mediaExample(media, 'response', cache) ?? emptyBody(media, cache);
  const ordered = statedValues(media, name);
  if (!schema || isUnresolved(schema)) return ordered[0];
  for (const value of ordered) {
    const right = [value, withoutHidden(value, schema, validator)].find((each) =>
      cache.acceptsStated(schema, each, 'response'),
    );
    if (right !== undefined) return right;
  }
  const made = madeExamples.get(schema) ?? withOwnIds(makeRight(schema, cache), schema, cache);
  madeExamples.set(schema, made);
  const [first] = ordered;
  // Where a schema accepts nothing at all, the author's example says the most.
  if (first !== undefined && !cache.accepts(schema, made, 'response')) return withoutHidden(first, schema, validator);
  return asRecords(made, media.mediaType);
}

/** The values that the author of a response shows: first that of this name. */
function statedValues({ examples }: MediaType, name: string | undefined): Json[] {
  const ordered = [...examples.filter((each) => each.name === name), ...examples];
  return ordered.flatMap(({ value }) => (value === undefined ? [] : [value]));
}

/**
 * The example of a response as its author wrote it, though its schema may not accept it: the one of this name, else the first;
 * where there is none, one made from the schema.
 */
export function shownExample(
  documented: Pick<Documented, 'media'>,
  context: ExampleContext,
  name?: string,
): Json | undefined {
  const { media } = documented;
  const [first] = media ? statedValues(media, name) : [];
  if (first === undefined || !media?.schema || isUnresolved(media.schema)) return exampleOf(documented, context, name);
  const isRight = context.cache.acceptsStated(media.schema, first, 'response');
  return isRight ? first : withoutHidden(first, media.schema, context.validator);
}

/** The body of a media type of which nothing more is known: any JSON value, and else a text without characters. */
function emptyBody(media: MediaType, cache: ExampleCache): Json {
  return isJson(media) ? makeExample(emptySchema, cache.schemas, 'response', cache) : '';
}

/**
 * The example that is sent where nothing is known but the description: the one of this name, or the author's text of a body
 * that is not JSON, as it is; else as `shownExample` has it.
 */
export function sentExample(
  documented: Documented,
  context: ExampleContext,
  named?: string,
  name = named,
): Json | undefined {
  const chosen = namedExample(documented, named);
  if (chosen !== undefined) return statedText(documented, named) ?? chosen;
  return statedText(documented, name) ?? shownExample(documented, context, name);
}

/** The author's text of a body that is not JSON, as it is sent: that of this name, else the first example's. */
export function statedText({ media }: Documented, name?: string): string | undefined {
  if (!media || isJson(media)) return undefined;
  const example = media.examples.find((each) => each.name === name) ?? media.examples[0];
  return example?.serialized ?? (typeof example?.value === 'string' ? example.value : undefined);
}

/** An example without its write-only fields. */
function withoutHidden(value: Json, schema: Schema, validator: Validator): Json {
  const problems = validator.check(schema, value, 'response', Number.POSITIVE_INFINITY);
  const hidden = problems.filter(({ keyword }) => keyword === 'writeOnly');
  const places = new Set(hidden.map(({ pointer }) => pointer));
  return places.size > 0 ? withoutPlaces(value, places, '') : value;
}

function withoutPlaces(value: Json, places: ReadonlySet<string>, at: string): Json {
  if (Array.isArray(value)) return value.map((item, index) => withoutPlaces(item, places, `${at}/${index}`));
  if (!isJsonObject(value)) return value;
  const left = Object.entries(value).flatMap(([name, inner]): [string, Json][] => {
    const place = `${at}/${escapeToken(name)}`;
    return places.has(place) ? [] : [[name, withoutPlaces(inner, places, place)]];
  });
  return Object.fromEntries(left);
}

/** An example made from a schema. If it is not valid because of the author's own example, it is made without that. */
function makeRight(schema: Schema, cache: ExampleCache): Json {
  const made = makeExample(schema, cache.schemas, 'response', cache);
  if (cache.acceptsStated(schema, made, 'response')) return made;
  return makeExample({ ...emptySchema, allOf: [schema] }, cache.schemas, 'response', cache);
}

/** The unchanged example with this name; undefined where there is none. */
export function namedExample({ media }: Documented, name: string | undefined): Json | undefined {
  return media?.examples.find((example) => example.name === name)?.value;
}

/** Statuses whose responses never have a body (RFC 9110, 15.3.5, 15.3.6 and 15.4.5), whatever is documented. */
const withoutBody: readonly number[] = [204, 205, 304];

/** A response with its documented headers; `headers` are values that are known better than those of an example. */
export function toResponse(
  { status, response, media }: Documented,
  value: Json | undefined,
  context: WireContext,
  headers: Readonly<Record<string, string>> = {},
): SandboxResponse {
  const known = new Map(Object.entries(headers).map(([name, text]) => [name.toLowerCase(), text]));
  const documented = response.headers.flatMap((header): [string, string][] => {
    if (header.name.toLowerCase() === 'content-type') return [];
    const text = known.get(header.name.toLowerCase()) ?? headerText(header, context.cache);
    known.delete(header.name.toLowerCase());
    return [[header.name, text]];
  });
  const further = Object.entries(headers).filter(([name]) => known.has(name.toLowerCase()));
  if (!media || value === undefined || withoutBody.includes(status))
    return { status, headers: [...documented, ...further] };
  const type = concreteType(media.mediaType, typeof value === 'string' ? 'text' : 'structure');
  const parts = isMultipartType(type)
    ? buildBody({ ...media, mediaType: type }, value, context.cache.schemas)
    : undefined;
  const written = parts?.kind === 'multipart' ? multipartText(parts) : undefined;
  return {
    status,
    headers: [['Content-Type', written?.mediaType ?? type], ...documented, ...further],
    body: written?.text ?? bodyText(value, type, media, context),
  };
}

/** A documented header with its example. What names an address has one: https://example.com/, unless the author writes another. */
function headerText(header: Parameter, cache: ExampleCache): string {
  const text = toHeaderText(header, parameterExample(header, cache));
  const isAddress =
    !/^(content-)?location$/i.test(header.name) || ownExample(header) !== undefined || /[/:]/.test(text);
  return isAddress ? text : 'https://example.com/';
}

/** A value as a body of a type: XML, a text as it is, the records of a stream, a table, or JSON. */
function bodyText(value: Json, type: string, media: MediaType, { cache, xml }: WireContext): string {
  if (xml && isXmlType(type)) return xml.writeXml(value, media.schema, cache.schemas);
  if (typeof value === 'string' && !isJsonType(type)) return value;
  const format = recordFormat(type);
  if (format) return writeRecords(value, format, media, cache.schemas);
  return isCsvType(type) ? writeCsv(value) : toJsonText(value);
}
