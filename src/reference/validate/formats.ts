import {
  isDate,
  isDateTime,
  isDuration,
  isEmail,
  isHostname,
  isIPv4,
  isIPv6,
  isIri,
  isIriReference,
  isJsonPointer,
  isRegex,
  isRelativeJsonPointer,
  isTime,
  isUri,
  isUriReference,
  isUriTemplate,
  isUuid,
} from '@hyperjump/json-schema-formats';
import type { Json } from '../json';

/** Texts of the formats of JSON Schema 2020-12 (validation, 7.3), and of `byte`, which OpenAPI 3.0 brought. */
const texts: Record<string, (text: string) => boolean> = {
  'date-time': isDateTime,
  date: isDate,
  time: isTime,
  duration: isDuration,
  email: isEmail,
  hostname: isHostname,
  ipv4: isIPv4,
  ipv6: isIPv6,
  uri: isUri,
  url: isUri,
  'uri-reference': isUriReference,
  'uri-template': isUriTemplate,
  iri: isIri,
  'iri-reference': isIriReference,
  uuid: isUuid,
  'json-pointer': isJsonPointer,
  'relative-json-pointer': isRelativeJsonPointer,
  regex: isRegex,
  byte: (text) => /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text),
};

/** Numbers of OpenAPI's Format Registry. A number that JavaScript holds is a `double`, and as near to a `float`. */
const numbers: Record<string, (number: number) => boolean> = {
  int32: (number) => Number.isInteger(number) && number >= -(2 ** 31) && number < 2 ** 31,
  int64: Number.isInteger,
};

/** Whether a value is of a format, as far as the format is one that is checked and is about values of its type. */
export function isOfFormat(format: string, value: Json): boolean {
  if (typeof value === 'string') return !Object.hasOwn(texts, format) || texts[format]?.(value) !== false;
  if (typeof value === 'number') return !Object.hasOwn(numbers, format) || numbers[format]?.(value) !== false;
  return true;
}
