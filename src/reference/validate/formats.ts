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
import { compareNumbers, isInteger, isNumber, type JsonNumber, numberOf } from '../exactNumber';
import type { Json } from '../json';

/** The library throws at a host of a future version of IP, such as `http://[v1.a]/`, when the rest of the address is valid. */
const ofAnyIpVersion =
  (isAddress: (text: string) => boolean) =>
  (text: string): boolean => {
    try {
      return isAddress(text);
    } catch {
      return true;
    }
  };

/** A time (RFC 3339), leap seconds included, which the library knows in dates alone; one ended 2016. */
function isAnyTime(text: string): boolean {
  return isTime(text) || ['2016-12-31', '2017-01-01'].some((date) => isDateTime(`${date}T${text}`));
}

/** Texts of the formats of JSON Schema 2020-12 (validation, 7.3), and of two of OpenAPI's Format Registry. */
const texts: Record<string, (text: string) => boolean> = {
  'date-time': isDateTime,
  'date-time-local': (text) => isDateTime(`${text}Z`),
  date: isDate,
  time: isAnyTime,
  duration: isDuration,
  email: isEmail,
  hostname: isHostname,
  ipv4: isIPv4,
  ipv6: isIPv6,
  uri: ofAnyIpVersion(isUri),
  url: ofAnyIpVersion(isUri),
  'uri-reference': ofAnyIpVersion(isUriReference),
  'uri-template': isUriTemplate,
  iri: ofAnyIpVersion(isIri),
  'iri-reference': ofAnyIpVersion(isIriReference),
  uuid: isUuid,
  'json-pointer': isJsonPointer,
  'relative-json-pointer': isRelativeJsonPointer,
  regex: isRegex,
  byte: (text) => /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text),
};

/** Numbers of OpenAPI's Format Registry. A number that JavaScript holds is a `double`, and as near to a `float`. */
const numbers: Record<string, (number: JsonNumber) => boolean> = {
  int8: integerFrom('-128', '127'),
  int16: integerFrom('-32768', '32767'),
  int32: integerFrom('-2147483648', '2147483647'),
  int64: integerFrom('-9223372036854775808', '9223372036854775807'),
  uint8: integerFrom('0', '255'),
  uint16: integerFrom('0', '65535'),
  uint32: integerFrom('0', '4294967295'),
  uint64: integerFrom('0', '18446744073709551615'),
};

function integerFrom(least: string, greatest: string): (number: JsonNumber) => boolean {
  return (number) => isInteger(number) && isBetween(least, number, greatest);
}

function isBetween(least: string, number: JsonNumber, greatest: string): boolean {
  return compareNumbers(number, numberOf(least)) >= 0 && compareNumbers(number, numberOf(greatest)) <= 0;
}

/** Whether a value is of a format, as far as the format is one that is checked and is about values of its type. */
export function isOfFormat(format: string, value: Json): boolean {
  if (typeof value === 'string') return !Object.hasOwn(texts, format) || texts[format]?.(value) !== false;
  if (isNumber(value)) return !Object.hasOwn(numbers, format) || numbers[format]?.(value) !== false;
  return true;
}
