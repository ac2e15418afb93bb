import { entriesOf, isJsonObject, type Json } from '../json';
import { toJsonText } from '../jsonText';
import { isFormType, isJsonType, isMultipartType, isTextType, isXmlType, isYamlType, recordFormat } from '../mediaType';
import { defaultStyles, isExplodedByDefault } from '../objects/parameterStyle';
import { toPairs } from './parameterValue';
import type { MultipartPart, SampleBody } from './sampleRequest';

/** How a body of a media type is written: as JSON, as a form, as text, or as a file. */
type BodyKind = SampleBody['kind'];

/** How the value of one property is sent: as a part of a multipart body, or as fields of a form. */
export interface MultipartRule {
  isFile: boolean;
  /** The media types that its encoding allows, with commas between them. */
  contentType?: string;
  /** How its encoding writes it, as a parameter of a query, in the fields of a form or in parts (4.15.1.2). */
  style?: string;
  explode?: boolean;
}

/** The kind of a body; a text is one only where its value is text. */
export function bodyKind(mediaType: string, value: Json): BodyKind {
  if (isJsonType(mediaType)) return 'json';
  if (isMultipartType(mediaType)) return 'multipart';
  if (isFormType(mediaType)) return 'form';
  const isWritten = isXmlType(mediaType) || isYamlType(mediaType) || recordFormat(mediaType) !== undefined;
  const isText = isWritten || (isTextType(mediaType) && typeof value === 'string');
  return isText ? 'text' : 'file';
}

/** Writes a value into a body of a media type; `ruleOf` says how each property of a multipart body is sent. */
export function writeBody(mediaType: string, value: Json, ruleOf: (property: string) => MultipartRule): SampleBody {
  const kind = bodyKind(mediaType, value);
  switch (kind) {
    case 'json':
      return { kind, mediaType, value };
    case 'multipart':
      return { kind, mediaType, parts: entriesOf(value).flatMap(([name, item]) => partsOf(name, item, ruleOf(name))) };
    case 'form':
      return {
        kind,
        mediaType,
        fields: entriesOf(value).flatMap(([name, item]) => formFields(name, item, ruleOf(name))),
      };
    case 'text':
      return { kind, mediaType, text: formText(value) };
    case 'file':
      return { kind, mediaType, filename: 'body.bin' };
  }
}

/** A value as a form sends it: a text as it is, anything else as JSON. */
export function formText(value: Json): string {
  return typeof value === 'string' ? value : toJsonText(value);
}

/** The fields of a property, by the style of its encoding; without one a list repeats its name, and an object is JSON. */
function formFields(name: string, value: Json, rule: MultipartRule): { name: string; value: string }[] {
  if (!isStyled(rule)) return itemsOf(value).map((item) => ({ name, value: formText(item) }));
  const { style, explode } = rule;
  const stated = style ?? defaultStyles.query;
  const parameter = { name, in: 'query' as const, style: stated, explode: explode ?? isExplodedByDefault(stated) };
  return toPairs({ ...parameter, allowReserved: false }, value).map((pair) => ({
    name: decodeURIComponent(pair.name),
    value: decodeURIComponent(pair.value),
  }));
}

function isStyled({ style, explode }: MultipartRule): boolean {
  return style !== undefined || explode !== undefined;
}

function partsOf(name: string, value: Json, rule: MultipartRule): MultipartPart[] {
  const { isFile, contentType } = rule;
  if (!isFile && isStyled(rule))
    return formFields(name, value, rule).map((field) => ({ kind: 'text', ...field, contentType: undefined }));
  return itemsOf(value).map((item): MultipartPart => {
    const text = formText(item);
    if (isFile) {
      return {
        kind: 'file',
        name,
        filename: text,
        contentType: fittingType(contentType, text) ?? 'application/octet-stream',
      };
    }
    const json = Array.isArray(item) || isJsonObject(item) ? 'application/json' : undefined;
    return { kind: 'text', name, value: text, contentType: fittingType(contentType) ?? json };
  });
}

/** Of the media types that an encoding allows, the one that the ending of the file names, or else the first. */
function fittingType(allowed: string | undefined, filename = ''): string | undefined {
  const types = allowed?.split(',').map((type) => type.trim()) ?? [];
  const ending = /\.(\w+)$/.exec(filename)?.[1]?.toLowerCase().replace(/^jpg$/, 'jpeg');
  return types.find((type) => type.replace(/^.*\/|\+.*$/g, '').toLowerCase() === ending) ?? types[0];
}

function itemsOf(value: Json): Json[] {
  return Array.isArray(value) ? value : [value];
}
