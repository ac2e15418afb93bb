import { isXmlElement, multipartRule } from '../../reference/exampleRequest/multipartRule';
import { groupBy } from '../../reference/groupBy';
import { isJsonObject, type Json } from '../../reference/json';
import { parseJson as readJson } from '../../reference/jsonText';
import {
  essenceOf,
  isFormType,
  isInRange,
  isJsonType,
  isMultipartForm,
  isMultipartType,
  isTextType,
  isVendorType,
  isXmlType,
  isYamlType,
  rangesOf,
  recordFormat,
} from '../../reference/mediaType';
import type { MediaType, Operation } from '../../reference/model';
import { escapeToken } from '../../reference/pointer';
import { isUnresolved } from '../../reference/schema';
import { itemsOf, propertiesIn, typesIn } from '../../reference/schemas/insideSchemas';
import { readRecords } from '../../reference/serialize/records';
import { nestingProblem } from '../../reference/validate/nesting';
import { bodyProblems, schemasOf, toFieldProblem } from './bodyProblems';
import { fieldNames, readField, readForm, styleOf } from './formFields';
import { type Part, readMultipart, toBinaryText, type UploadedFile } from './multipart';
import { type NestedPair, nestedValues } from './pairs';
import type { ParameterContext } from './parameters';
import { isPartList, readPartList } from './partList';
import type { SandboxRequest } from './types';
import { type FieldProblem, parseJson, readValue } from './values';

/** Bodies that are longer are refused. */
export const maxBodyBytes = 10 * 1024 * 1024;

type BodyResult =
  | { kind: 'body'; media?: MediaType; value?: Json; files: UploadedFile[] }
  | { kind: 'tooLarge' | 'otherType' | 'missing' }
  | { kind: 'unreadable'; message: string }
  | { kind: 'invalid'; problems: FieldProblem[] };

/** Reads the body of a request by its media type (Request Body Object, 4.13), and checks it in its direction. */
export function readBody({ requestBody }: Operation, request: SandboxRequest, context: ParameterContext): BodyResult {
  const body = request.body ?? new Uint8Array();
  if (body.length > maxBodyBytes) return { kind: 'tooLarge' };
  if (!requestBody) return { kind: 'body', files: [] };
  if (body.length > 0 && isEncoded(request.headers)) return { kind: 'otherType' };
  const contentType = request.headers['content-type'] ?? '';
  if (body.length === 0) {
    const isForm = isMultipartType(contentType) || isFormType(contentType);
    if (!requestBody.required && !isForm) return { kind: 'body', files: [] };
    if (!isFormType(contentType)) return { kind: 'missing' };
  }
  const media = findMediaType(requestBody.content, contentType);
  if (!media) return { kind: 'otherType' };
  const read = readAs(media, contentType, body, context);
  if ('message' in read) return { kind: 'unreadable', message: read.message };
  const { value, files } = read;
  const nesting = value === undefined ? undefined : nestingProblem(value);
  if (nesting) return { kind: 'invalid', problems: [toFieldProblem(nesting)] };
  if (value === undefined) return { kind: 'body', media, files };
  const isMerge = essenceOf(contentType) === 'application/merge-patch+json';
  const found = bodyProblems(value, schemasOf(media, contentType, value, context), context.validator, isMerge);
  const problems = [...found, ...read.problems];
  return problems.length > 0 ? { kind: 'invalid', problems } : { kind: 'body', media, value, files };
}

/** Whether a body is still packed: the server unpacks what it can. */
export function isEncoded({ 'content-encoding': coding = 'identity' }: SandboxRequest['headers']): boolean {
  return !/^\s*(identity)?\s*$/i.test(coding);
}

/** The media type that a content type is one of: itself, before a range that includes it (4.14). */
export function findMediaType(content: readonly MediaType[], contentType: string): MediaType | undefined {
  if (essenceOf(contentType) === '') return undefined;
  const named = content.map((media) => ({ media, name: essenceOf(media.mediaType) }));
  for (const range of rangesOf(contentType)) {
    const found = named.find(({ name }) => name === range);
    if (found) return found.media;
  }
  return undefined;
}

interface Read {
  value?: Json;
  files: UploadedFile[];
  problems: FieldProblem[];
}

function readAs(
  media: MediaType,
  contentType: string,
  body: Uint8Array,
  context: ParameterContext,
): Read | { message: string } {
  const text = (): string => new TextDecoder().decode(body);
  const plain = (value?: Json): Read => ({ value, files: [], problems: [] });
  const format = recordFormat(contentType);
  // A schema that is a text describes what is sent, not the records in it.
  const types = typesIn(media.schema, context.cache);
  if (format && (types.size !== 1 || !types.has('string')) && format !== 'events')
    return parsed('JSON', () => readRecords(text(), format));
  if (isJsonType(contentType)) return parsed('JSON', () => readJson(text()));
  if (isFormType(contentType)) return plain(readForm(media, text(), context.cache));
  if (isMultipartType(contentType)) {
    const parts = readMultipart(body, contentType);
    if (!parts) return { message: 'The multipart body is cut off or has no boundary' };
    const { cache } = context;
    if (isPartList(media, cache)) return { ...readPartList(media, parts, cache), problems: [] };
    return readParts(media, isMultipartForm(contentType) ? parts : withNames(parts, media, cache), context);
  }
  const { schema } = media;
  const { cache, xml } = context;
  if (isXmlType(contentType))
    return xml && schema && !isUnresolved(schema)
      ? parsed('XML', () => xml.readXmlBody(text(), schema, cache))
      : plain(text());
  const isText = types.size === 0 || types.has('string');
  const isScalar = types.size > 0 && !types.has('object') && !types.has('array');
  if (isTextType(contentType) && isScalar) return plain(readValue(isText ? text() : text().trim(), schema, cache));
  // Of YAML, JSON is a part. What no text stands for (a table, CBOR) is not read, and so it is not checked either.
  if (isTextType(contentType)) return plain(isText ? text() : isYamlType(contentType) ? parseJson(text()) : undefined);
  if (!isText && isVendorType(contentType)) return plain(parseJson(text()));
  const files = [{ field: '', name: '', mediaType: contentType, content: body }];
  return { ...(isText ? { value: binaryValue(body, schema, cache) } : {}), files, problems: [] };
}

/** The value of a body that is a file: its bytes, or base64 where that is what the schema asks for (`format: byte`). */
function binaryValue(body: Uint8Array, schema: MediaType['schema'], cache: ParameterContext['cache']): string {
  const bytes = toBinaryText(body);
  const isRight = (value: string): boolean => schema === undefined || cache.accepts(schema, value, 'request');
  if (isRight(bytes)) return bytes;
  const encoded = btoa(bytes);
  return isRight(encoded) ? encoded : bytes;
}

/** What `read` makes of a body, or why it is not of its format. */
function parsed(format: string, read: () => Json): Read | { message: string } {
  try {
    return { value: read(), files: [], problems: [] };
  } catch (error) {
    return { message: `The body is not ${format}${error instanceof Error ? `: ${error.message}` : ''}` };
  }
}

type Property = MediaType['schema'];

/** Parts of which none has a name, as in `multipart/related`, are the properties of the schema in their order. */
function withNames(parts: Part[], { schema }: MediaType, cache: ParameterContext['cache']): Part[] {
  if (parts.some(({ name }) => name !== '')) return parts;
  const names = [...propertiesIn(schema, cache).keys()];
  return parts.map((part, index) => ({ ...part, name: names[index] ?? '' }));
}

/** Parts of a multipart body by their names. A file stands for its bytes. */
function readParts(media: MediaType, sent: readonly Part[], context: ParameterContext): Read {
  const { cache } = context;
  const properties = propertiesIn(media.schema, cache);
  const values: [string, Json][] = [];
  const isFilePart = (part: Part): part is FilePart => isFile(part, properties.get(part.name), cache);
  const inForm = fieldNames(media, cache);
  const namesOf = ({ name, filename }: Part): string[] => (filename === undefined ? inForm(name) : [name]);
  for (const [name, own] of groupBy(sent, (part) => namesOf(part).slice(0, 1))) {
    const property = properties.get(name);
    if (own.some((part) => part.name !== name)) {
      const members = own.map((part): NestedPair => {
        return [namesOf(part).slice(1), new TextDecoder().decode(part.content)];
      });
      values.push([name, readValue(nestedValues(members), property, cache)]);
      continue;
    }
    const isList = typesIn(property, cache).has('array');
    const hasFiles = own.some(isFilePart);
    const encoded = hasFiles ? undefined : readEncoded(own, media, property, context);
    if (encoded !== undefined) {
      values.push([name, encoded]);
      continue;
    }
    const texts = own.map(({ content }) => (hasFiles ? toBinaryText(content) : new TextDecoder().decode(content)));
    const schema = isList ? itemsOf(property, cache) : property;
    const whole = hasFiles ? undefined : readField(texts, property, cache, styleOf(media, name));
    // Each part is an item of a list (4.15.1); a single one may be the list itself.
    const isItems = isList && (texts.length > 1 || !Array.isArray(whole));
    if (whole === undefined) values.push([name, isList || texts.length > 1 ? texts : (texts[0] ?? '')]);
    else values.push([name, isItems ? texts.map((text) => readField([text], schema, cache)) : whole]);
  }
  const files = sent.filter(isFilePart).map(({ name, filename, contentType = unknownType, content }) => {
    return { field: name, name: filename, mediaType: contentType, content };
  });
  return {
    value: Object.fromEntries(values),
    files,
    problems: sent.flatMap((part) => partProblem(media, part, cache)),
  };
}

/** The text of a part that is JSON of it; a client that does not know sends the text itself. */
function readJsonText({ content }: Part): Json {
  const text = new TextDecoder().decode(content);
  const value = /^\s*"/.test(text) ? parseJson(text) : undefined;
  return typeof value === 'string' ? value : text;
}

/** The value of a property whose parts are texts as JSON, XML by its schema, or a stream of records; undefined for any other. */
function readEncoded(
  own: readonly Part[],
  media: MediaType,
  property: Property,
  { cache, xml }: ParameterContext,
): Json | undefined {
  const [{ name, contentType, content } = { name: '', contentType: '', content: new Uint8Array() }, ...others] = own;
  const rule = multipartRule(media, name, cache.schemas);
  const [type = ''] = (contentType ?? rule.contentType ?? '').split(',');
  const types = typesIn(property, cache);
  if (!property || isUnresolved(property)) return undefined;
  const texts = rule.isJson ? own.map(readJsonText) : [];
  // A single part may be a whole list.
  if (types.has('array') && !/^\s*\[/.test(String(texts[0] ?? '['))) return texts;
  if (texts.length === 1 && !types.has('array')) return texts[0];
  if (types.has('string') && !isXmlElement(media, name, cache.schemas)) return undefined;
  const format = recordFormat(type);
  const read = (bytes: Uint8Array, parse: (text: string) => Json): Json => {
    const text = new TextDecoder().decode(bytes);
    const result = parsed(type, () => parse(text));
    return 'message' in result ? text : (result.value ?? text);
  };
  if (format && format !== 'events' && others.length === 0) return read(content, (text) => readRecords(text, format));
  if (!isXmlType(type) || !xml) return undefined;
  const items = types.has('array') ? itemsOf(property, cache) : undefined;
  const values = own.map((part) => read(part.content, (text) => xml.readXmlBody(text, items ?? property, cache)));
  return items ? values : values[0];
}

const unknownType = 'application/octet-stream';

type FilePart = Part & { filename: string };

/** Whether a part is a file. Programs give JSON a file name too: where the schema asks for an object, that is no file. */
function isFile({ filename }: Part, property: Property, cache: ParameterContext['cache']): boolean {
  const types = typesIn(typesIn(property, cache).has('array') ? itemsOf(property, cache) : property, cache);
  return filename !== undefined && (types.size === 0 || types.has('string'));
}

/** A file has a name (RFC 7578, 4.2), and one of the media types that its Encoding Object names (4.15). */
function partProblem(
  media: MediaType,
  { name, filename, contentType }: Part,
  cache: ParameterContext['cache'],
): FieldProblem[] {
  const rule = multipartRule(media, name, cache.schemas);
  const types = rule.contentType?.split(',').map(essenceOf) ?? [];
  const isTyped = typesIn(propertiesIn(media.schema, cache).get(name), cache).size > 0;
  const problem = (message: string): FieldProblem[] => [
    { in: 'body', field: name, pointer: `/${escapeToken(name)}`, message },
  ];
  if (filename === undefined) return rule.isFile && isTyped ? problem('must be a file: its part has no filename') : [];
  const sent = contentType ?? (rule.isFile ? unknownType : undefined);
  if (sent === undefined || types.length === 0 || types.some((type) => isInRange(sent, type))) return [];
  return problem(`must be of the type ${types.join(' or ')}`);
}

/** A list in a body, and where it stands. */
export interface BodyRows {
  rows: Json[];
  pointer: string;
}

/** The rows that a request sends: its body, or the list that a multipart body has beside its files. */
export function rowsSent(sent: { body?: Json; files: readonly UploadedFile[] }): {
  rows: Json | undefined;
  pointer: string;
} {
  const { body, files } = sent;
  const whole = { rows: body, pointer: '' };
  return files.length === 0 ? whole : (rowsIn(body) ?? { ...whole, rows: undefined });
}

/** The rows of a body: the list that it is, the first list of objects in it, or its only list. */
export function rowsIn(body: Json | undefined): BodyRows | undefined {
  if (Array.isArray(body)) return { rows: body, pointer: '' };
  const lists = Object.entries(isJsonObject(body) ? body : {}).flatMap(([name, value]) =>
    Array.isArray(value) ? [{ rows: value, pointer: `/${escapeToken(name)}` }] : [],
  );
  return lists.find(({ rows }) => rows.some(isJsonObject)) ?? (lists.length === 1 ? lists[0] : undefined);
}
