import { ownValue } from './json';
import type { HeldValue } from './model';

/** Whether values of a media type are written as JSON: `application/problem+json`, `application/x-json`, `application/x-amz-json-1.1`. */
export function isJsonType(mediaType: string): boolean {
  return (
    /[/+](x-|x-amz-)?json(-\d+\.\d+)?(?![\w-])/.test(essenceOf(mediaType)) && recordFormat(mediaType) === undefined
  );
}

const otherFormats =
  /\b(avro|arrow|bson|cbor|flatbuffers?|ion|messagepack|msgpack|parquet|protobuf|smile|thrift|wbxml)\b|\.(ms-|openxml)/;

/** Whether a media type is of a vendor and does not state its format: an object in it is JSON, as in `application/vnd.acme.v2`. */
export function isVendorType(mediaType: string): boolean {
  const type = essenceOf(mediaType);
  return type.startsWith('application/vnd.') && !otherFormats.test(type) && !isFileType(type) && !isTextType(type);
}

/** How a stream writes its records: server-sent events, JSON lines, or JSON texts with a separator before each (RFC 7464). */
export type RecordFormat = 'events' | 'lines' | 'sequence';

/** The format of a media type whose body is a sequence of records (OpenAPI 3.2, 4.14.3); undefined for any other. */
export function recordFormat(mediaType: string): RecordFormat | undefined {
  const type = essenceOf(mediaType);
  if (type === 'text/event-stream') return 'events';
  if (/[/+]json-seq$/.test(type)) return 'sequence';
  const isLines = /^application\/((x-)?(jsonl|ndjson|jsonlines|json-lines|json-stream)|stream\+json)$/.test(type);
  return isLines ? 'lines' : undefined;
}

/**
 * The media type that is sent for a range such as `image/*`: one that is in the range and fits the value. Any other is returned as
 * it is.
 */
export function concreteType(mediaType: string, valueIs: HeldValue): string {
  const [type = '', subtype = ''] = essenceOf(mediaType).split('/');
  if (!mediaType.includes('*')) return mediaType;
  if (subtype !== '*') return `${type}/${subtype.replace('*', 'vnd.example')}`;
  const concrete = ownValue(concreteTypes, type);
  if (concrete) return concrete;
  if (valueIs === 'file') return 'application/octet-stream';
  return valueIs === 'text' && type === '*' ? 'text/plain' : 'application/json';
}

/** What is sent for all types of a kind. */
const concreteTypes: Record<string, string> = {
  text: 'text/plain',
  image: 'image/png',
  audio: 'audio/mpeg',
  video: 'video/mp4',
  font: 'font/woff2',
  multipart: 'multipart/form-data',
};

/** Whether values of a media type keep the types of JSON: those of JSON, sequences of it (`application/jsonl`) and YAML. */
export function keepsJsonTypes(mediaType: string): boolean {
  return /json|yaml/.test(essenceOf(mediaType));
}

/** Whether a body of a media type is a URL-encoded form. */
export function isFormType(mediaType: string): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(mediaType);
}

/** Whether a body of a media type has parts (RFC 2046, section 5.1). */
export function isMultipartType(mediaType: string): boolean {
  return /^multipart\//i.test(mediaType);
}

/** Whether a body in parts is a form, whose parts all have a name (RFC 7578). */
export function isMultipartForm(mediaType: string): boolean {
  return essenceOf(mediaType) === 'multipart/form-data';
}

/** Whether values of a media type are written as XML: `application/xml`, `image/svg+xml`. */
export function isXmlType(mediaType: string): boolean {
  return /[/+]xml\b/.test(essenceOf(mediaType));
}

/** Whether a media type is that of comma-separated values. */
export function isCsvType(mediaType: string): boolean {
  return /^(text|application)\/(x-)?csv$/.test(essenceOf(mediaType));
}

/** Whether a body of a media type is text other than JSON and forms. */
export function isTextType(mediaType: string): boolean {
  return isXmlType(mediaType) || isYamlType(mediaType) || /^(text\/|application\/graphql\b)/i.test(mediaType);
}

/** Whether values of a media type are written as YAML, of which JSON is a part: `application/yaml`, `text/x-yaml`. */
export function isYamlType(mediaType: string): boolean {
  return /[/+](x-)?(yaml|yml)(?![\w-])/.test(essenceOf(mediaType));
}

/** Whether a media type is that of a file, of which a text shows nothing. */
export function isFileType(mediaType: string): boolean {
  return /^(image|audio|video|font)\/|octet-stream|pdf|zip|spreadsheet/i.test(mediaType);
}

/** The language in which a text of a media type is written. */
export function languageOf(mediaType: string): 'json' | 'xml' | 'html' | 'yaml' | 'text' {
  if (isJsonType(mediaType)) return 'json';
  if (isXmlType(mediaType)) return 'xml';
  if (/html/i.test(mediaType)) return 'html';
  return /yaml/i.test(mediaType) ? 'yaml' : 'text';
}

/** Parameters that the option `--form` of curl reads as its own, and reads files for. */
const ofCurl = new Set(['type', 'filename', 'headers', 'encoder']);

/**
 * A media type as a part of a form may have it: type, subtype, and the parameters whose names and values no client takes for
 * something else. Undefined for a text that is none (RFC 9110, section 8.3.1).
 */
export function checkedMediaType(text: string): string | undefined {
  const [essence = '', ...parameters] = text.split(';').map((piece) => piece.trim());
  if (!/^[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+$/.test(essence)) return undefined;
  const checked = parameters.filter((parameter) => {
    const [, name] = /^([A-Za-z][\w.-]*)=(?:[\w.+-]+|"[\w .+/:-]*")$/.exec(parameter) ?? [];
    return name !== undefined && !ofCurl.has(name.toLowerCase());
  });
  return [essence, ...checked].join('; ');
}

/** The media type that headers state; empty where they state none. */
export function mediaTypeIn(headers: readonly (readonly [name: string, value: string])[]): string {
  return headers.find(([name]) => /^content-type$/i.test(name))?.[1] ?? '';
}

/** A media type in lower case, without its parameters. */
export function essenceOf(mediaType: string): string {
  return (mediaType.toLowerCase().split(';')[0] ?? '').trim();
}

/** The ranges that include a media type, in lower case, the narrowest first: itself, all of its type, all (RFC 9110, section 12.5.1). */
export function rangesOf(mediaType: string): string[] {
  const type = essenceOf(mediaType);
  const [group = ''] = type.split('/');
  const [suffix] = /\+[^+]*$/.exec(type) ?? [];
  // .NET documents bodies as `application/*+json`.
  return [type, ...(suffix === undefined ? [] : [`${group}/*${suffix}`]), `${group}/*`, '*/*'];
}

/** Whether a media type is in a range, in lower case. */
export function isInRange(mediaType: string, range: string): boolean {
  return rangesOf(mediaType).includes(range);
}

/** A media type in lower case, without the spaces and the character set of JSON, which is always UTF-8. */
export function plainMediaType(mediaType: string): string {
  const plain = mediaType.toLowerCase().replace(/\s/g, '');
  return /^[^;]*json;/.test(plain) ? plain.replace(/;charset="?utf-?8"?/, '') : plain;
}

/** Whether a media type stands for another one: by a wildcard, by the suffix of its structure, or without parameters. */
export function standsFor(wide: string, narrow: string): boolean {
  return generalTypes(narrow).includes(plainMediaType(wide));
}

/** The media types that stand for one: its ranges, and that of its structure (`application/json` for `application/hal+json`). */
export function generalTypes(mediaType: string): string[] {
  const [group = '', subtype = ''] = essenceOf(mediaType).split('/');
  const structures = subtype.split('+').slice(1, maxStructures);
  return [...rangesOf(mediaType), ...structures.map((_, index) => `${group}/${structures.slice(index).join('+')}`)];
}

/** Structures of a media type that are read: each is all of the rest of its name. */
const maxStructures = 5;
