import { entriesOf, isJsonObject, isScalar, type Json } from '../json';
import { maxLevels, parseJson, toJsonText } from '../jsonText';
import {
  concreteType,
  isCsvType,
  isFormType,
  isJsonType,
  isMultipartForm,
  isMultipartType,
  isTextType,
  isVendorType,
  isXmlType,
  isYamlType,
  recordFormat,
} from '../mediaType';
import type { MultipartPart, PartHeader, SampleBody } from '../sampleRequest';
import { defaultStyles, isExplodedByDefault } from './parameterStyle';
import { toPairs } from './parameterValue';

/** How a body of a media type is written: as JSON, as a form, as text, or as a file. */
type BodyKind = SampleBody['kind'];

/** How the value of one property is sent: as a part of a multipart body, or as fields of a form. */
export interface MultipartRule {
  isFile: boolean;
  /** The media types that its encoding allows, with commas between them. */
  contentType?: string;
  /** Its encoding makes JSON of it, so that a text gets its quotation marks. */
  isJson?: true;
  /** How its encoding writes it, as a parameter of a query, in the fields of a form or in parts (4.15.1.2). */
  style?: string;
  explode?: boolean;
  /** The headers of its part, as its encoding describes them. */
  headers?: PartHeader[];
}

/** Says how a property is sent, or the part at a place of a list. */
export type RuleOf = (part: string | number) => MultipartRule;

/** The kind of a body; a text is one only of a scalar, and JSON of a vendor's type where it is an object or list. */
export function bodyKind(mediaType: string, value: Json): BodyKind {
  const isStructure = !isScalar(value);
  if (isJsonType(mediaType) || (isStructure && isVendorType(mediaType))) return 'json';
  if (isMultipartType(mediaType)) return boundaryIn(value) === undefined ? 'multipart' : 'text';
  if (isFormType(mediaType)) return 'form';
  const isTable = isCsvType(mediaType) && value !== '';
  const isWritten = isXmlType(mediaType) || isYamlType(mediaType) || recordFormat(mediaType) !== undefined;
  const isText = isWritten || isTable || (isTextType(mediaType) && !isStructure);
  return isText ? 'text' : 'file';
}

/** The boundary of a text that is a multipart body already. */
function boundaryIn(value: Json): string | undefined {
  return typeof value === 'string' ? /^--([\w'()+,./:=?-]{1,70})\r?\n/.exec(value)?.[1] : undefined;
}

/** Writes a value into a body of a media type; `ruleOf` says how each part of a multipart body is sent. */
export function writeBody(mediaType: string, value: Json, ruleOf: RuleOf): SampleBody {
  const kind = bodyKind(mediaType, value);
  switch (kind) {
    case 'json':
      return { kind, mediaType, value };
    case 'multipart':
      return { kind, mediaType, parts: allParts(mediaType, value, ruleOf) };
    case 'form':
      return {
        kind,
        mediaType,
        fields: entriesOf(value).flatMap(([name, item]) => formFields(name, item, ruleOf(name))),
      };
    case 'text':
      return isMultipartType(mediaType) ? writtenParts(mediaType, value) : { kind, mediaType, text: formText(value) };
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

/** The text of a multipart body that its author wrote, with the line ends of the format and the boundary in its type. */
function writtenParts(mediaType: string, value: Json): SampleBody {
  const [type] = mediaType.split(/;\s*boundary=/i);
  const text = formText(value).replace(/\r?\n/g, '\r\n');
  return { kind: 'text', mediaType: `${type}; boundary="${boundaryIn(value)}"`, text };
}

/** The parts of a body: those of each property by its name, or one for each item of a list. */
function allParts(mediaType: string, value: Json, ruleOf: RuleOf): MultipartPart[] {
  if (isJsonObject(value)) return entriesOf(value).flatMap(([name, item]) => partsOf(name, item, ruleOf(name)));
  const isForm = isMultipartForm(mediaType);
  return itemsOf(value).map((item, index) => {
    const rule = ruleOf(index);
    return isForm ? formPart(item, rule) : partOf('', item, rule);
  });
}

/** The part of a list in a form, where each part has a name: the one of its `Content-Disposition`, or else `file`. */
function formPart(item: Json, { headers = [], ...rule }: MultipartRule): MultipartPart {
  const isDisposition = ({ name }: PartHeader): boolean => /^content-disposition$/i.test(name);
  const disposition = headers.find(isDisposition)?.value ?? '';
  const [, quoted, plain] = /(?:^|[;\s])name=(?:"([^"]*)"|([^;\s]+))/i.exec(disposition) ?? [];
  return partOf(quoted ?? plain ?? 'file', item, {
    ...rule,
    ...someHeaders(headers.filter((each) => !isDisposition(each))),
  });
}

function someHeaders(headers: PartHeader[] | undefined): { headers?: PartHeader[] } {
  return headers && headers.length > 0 ? { headers } : {};
}

function partsOf(name: string, value: Json, rule: MultipartRule): MultipartPart[] {
  if (rule.isFile || !isStyled(rule)) return itemsOf(value).map((item) => partOf(name, item, rule));
  return formFields(name, value, rule).map((field) => ({
    ...{ kind: 'text', ...field, contentType: undefined },
    ...someHeaders(rule.headers),
  }));
}

function partOf(name: string, item: Json, { isFile, isJson, contentType, headers }: MultipartRule): MultipartPart {
  const text = isJson && typeof item === 'string' && !isJsonStructure(item) ? toJsonText(item) : formText(item);
  const rest = { name, ...someHeaders(headers) };
  if (isFile) {
    const type = concreteType(fittingType(contentType, text) ?? 'application/octet-stream', 'file');
    return { kind: 'file', ...rest, filename: text, contentType: type };
  }
  const isStructure = !isScalar(item);
  const type = fittingType(contentType) ?? (isStructure ? 'application/json' : undefined);
  return {
    kind: 'text',
    ...rest,
    value: text,
    contentType: type && concreteType(type, isStructure ? 'structure' : 'text'),
  };
}

/** Whether a text is JSON already: an object, a list, or a text in quotation marks. */
function isJsonStructure(text: string): boolean {
  if (!/^\s*[[{"]/.test(text)) return false;
  try {
    parseJson(text, maxLevels);
    return true;
  } catch {
    return false;
  }
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
