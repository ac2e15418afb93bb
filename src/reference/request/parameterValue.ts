import { encodeReserved, encodeStrictly, percentEncoded, safelyDecode } from '../address';
import { entriesOf, isJsonObject, isScalar, type Json } from '../json';
import { toJsonText } from '../jsonText';
import { isFormType, isJsonType } from '../mediaType';
import type { Parameter } from '../model';
import { tabDelimited } from './parameterStyle';

/** How a parameter is in a request: its place and style. */
export type ParameterStyle = Pick<Parameter, 'name' | 'in' | 'style' | 'explode' | 'allowReserved' | 'mediaType'>;

/** A name and value as they are in a query or form, percent-encoded. */
export interface EncodedPair {
  name: string;
  value: string;
}

type Encode = (text: string) => string;

/** Leaves a cookie as it is (style `cookie`, 3.2), but for what would end it. */
const encodeCookie: Encode = (text) => percentEncoded(text, /[\u0000-\u001f\u007f;]/g);

function encoderOf({ style, allowReserved }: ParameterStyle): Encode {
  if (style === 'cookie') return encodeCookie;
  return allowReserved ? encodeReserved : encodeStrictly;
}

function parameterText(value: Json): string {
  if (value === null) return '';
  return typeof value === 'object' ? toJsonText(value) : String(value);
}

const joiners = new Map([
  ['form', ','],
  ['spaceDelimited', '%20'],
  ['pipeDelimited', '%7C'],
  [tabDelimited, '%09'],
]);

/** Writes a value by the media type of its `content`; a text stands for itself unless that is JSON. */
function toContent(value: Json, mediaType = ''): string {
  return typeof value === 'string' && !isJsonType(mediaType) ? value : toJsonText(value);
}

/** Writes the whole query (3.2): an object as the fields of a form, as in a body; anything else as one value without a name. */
function toQuerystring({ mediaType = '' }: ParameterStyle, value: Json, encode: Encode): EncodedPair[] {
  const isForm = isFormType(mediaType);
  if (!isForm || !isJsonObject(value))
    return [{ name: '', value: isForm && typeof value === 'string' ? value : encode(toContent(value, mediaType)) }];
  return entriesOf(value).flatMap(([key, item]) =>
    (Array.isArray(item) ? item : [item]).map((each) => ({
      name: encodeStrictly(key),
      value: encode(parameterText(each)),
    })),
  );
}

/** A pair as it is in a query or in cookies; one without a name is its value. */
export function writePair({ name, value }: EncodedPair): string {
  return name === '' ? value : `${name}=${value}`;
}

/** Writes a query or cookie parameter as pairs, by its style (4.12.2 Style Values, 4.12.4 Style Examples). */
export function toPairs(parameter: ParameterStyle, value: Json): EncodedPair[] {
  const encode = encoderOf(parameter);
  const encodeName = parameter.style === 'cookie' ? encodeCookie : encodeStrictly;
  const name = encodeName(parameter.name);
  if (parameter.in === 'querystring') return toQuerystring(parameter, value, encode);
  if (parameter.mediaType !== undefined) return [{ name, value: encode(toContent(value, parameter.mediaType)) }];
  const joiner = joiners.get(parameter.style) ?? ',';
  if (Array.isArray(value)) {
    if (parameter.explode) return memberPairs(name, value, encode);
    return [{ name, value: value.map((item) => encode(parameterText(item))).join(joiner) }];
  }
  const fields = entriesOf(value);
  if (fields.length === 0) return [{ name, value: encode(parameterText(value)) }];
  const isDeep = parameter.style === 'deepObject';
  if (isDeep || parameter.explode) {
    return fields.flatMap(([key, item]) =>
      memberPairs(isDeep ? `${name}${inBrackets(key)}` : encodeName(key), item, encode),
    );
  }
  return [{ name, value: fields.flatMap(([key, item]) => [encode(key), encode(parameterText(item))]).join(joiner) }];
}

/**
 * Writes a member that has pairs of its own. OpenAPI leaves undefined how lists and objects inside others are written: here
 * a list of scalars repeats its name, any other has the index of each item in brackets, and an object the name of each member.
 */
function memberPairs(name: string, value: Json, encode: Encode): EncodedPair[] {
  if (Array.isArray(value) && value.every(isScalar)) return value.flatMap((item) => memberPairs(name, item, encode));
  const members = Array.isArray(value) ? [...value.entries()] : entriesOf(value);
  if (members.length === 0) return [{ name, value: encode(parameterText(value)) }];
  return members.flatMap(([key, item]) => memberPairs(`${name}${inBrackets(String(key))}`, item, encode));
}

function inBrackets(key: string): string {
  return `%5B${encodeStrictly(key)}%5D`;
}

/** Writes a path parameter by its style: `simple`, `label` or `matrix`. */
export function toPathText(parameter: ParameterStyle, value: Json): string {
  const encode = parameter.allowReserved ? encodeReserved : encodeStrictly;
  if (parameter.mediaType !== undefined) return encode(toContent(value, parameter.mediaType));
  const fields = entriesOf(value);
  const items = Array.isArray(value)
    ? value.map((item) => encode(parameterText(item)))
    : fields.map(([key, item]) => `${encode(key)}${parameter.explode ? '=' : ','}${encode(parameterText(item))}`);
  const plain = items.length > 0 ? items : [encode(parameterText(value))];
  if (parameter.style === 'label') return `.${plain.join(parameter.explode ? '.' : ',')}`;
  if (parameter.style !== 'matrix') return plain.join(joiners.get(parameter.style) ?? ',');
  if (!parameter.explode || !Array.isArray(value)) {
    const exploded = parameter.explode && fields.length > 0;
    return exploded ? plain.map((item) => `;${item}`).join('') : `;${parameter.name}=${plain.join(',')}`;
  }
  return plain.map((item) => `;${parameter.name}=${item}`).join('');
}

/** What the style of a path parameter writes before its value. */
export function pathLead({
  name,
  style,
}: Pick<ParameterStyle, 'name'> & Partial<Pick<ParameterStyle, 'style'>>): string {
  if (style === 'label') return '.';
  return style === 'matrix' ? `;${name}=` : '';
}

/** Writes a header parameter, not encoded: style `simple`, or with what Swagger 2.0 has between the values of a list. */
export function toHeaderText(parameter: ParameterStyle, value: Json): string {
  if (parameter.mediaType !== undefined) return toContent(value, parameter.mediaType);
  const joiner = safelyDecode(joiners.get(parameter.style) ?? ',');
  if (Array.isArray(value)) return value.map(parameterText).join(joiner);
  const fields = entriesOf(value);
  if (fields.length === 0) return parameterText(value);
  return fields.map(([key, item]) => `${key}${parameter.explode ? '=' : ','}${parameterText(item)}`).join(',');
}
