import { emptySchema } from '../keywords/emptySchema';
import type { SchemaObject } from '../model';

/** A value of a format, and how it is made longer or another one. */
interface FormatExample {
  values: string[];
  /** A text of at least so many characters. */
  longer?: (length: number) => string;
  /** Another text of the same format, by number. */
  other?: (number: number) => string;
  /** Other names of the format, as frameworks write them. */
  also?: string[];
  /** Names of fields that tell the format where a schema states none. */
  fieldName?: RegExp;
}

const two = (number: number): string => String((number % 27) + 1).padStart(2, '0');
const padded = (start: string, end: string) => (length: number) => `${start.padEnd(length - end.length, 'x')}${end}`;
const fraction = (start: string, end: string) => (length: number) =>
  `${start}.${'0'.repeat(Math.max(1, length - start.length - end.length - 1))}${end}`;
const whole = (number: number): string => String(number + 1);

/**
 * Values of the formats of JSON Schema 2020-12 (validation, 7.3), of OpenAPI's registry, and of others in wide use. Those of
 * the libraries are random or keep no length, and lack `duration`.
 */
const formatExamples: Record<string, FormatExample> = {
  'date-time': {
    also: ['datetime', 'timestamp', 'google-datetime'],
    values: ['2026-03-02T08:15:00Z'],
    longer: fraction('2026-03-02T08:15:00', 'Z'),
    other: (number) => `2026-03-${two(number + 1)}T08:15:00Z`,
  },
  'year-month': { also: ['yearmonth'], values: ['2026-03'], other: (number) => `2026-${two(number % 11)}` },
  year: { values: ['2026'], other: (number) => `${2027 + number}` },
  'date-time-local': {
    other: (number) => `2026-03-${two(number + 1)}T08:15:00`,
    also: ['local-date-time'],
    values: ['2026-03-02T08:15:00'],
  },
  date: { also: ['full-date', 'local-date'], values: ['2026-03-02'], other: (number) => `2026-03-${two(number + 1)}` },
  time: {
    values: ['08:15:00Z'],
    longer: fraction('08:15:00', 'Z'),
    other: (number) => `08:${two(number + 14)}:00Z`,
  },
  'time-local': {
    other: (number) => `08:${two(number + 14)}:00`,
    also: ['local-time', 'partial-time'],
    values: ['08:15:00'],
  },
  duration: {
    values: ['P1D'],
    longer: (length) => `P${'1'.padStart(length - 2, '0')}D`,
    other: (number) => `P${number + 1}D`,
  },
  'google-duration': { values: ['3.5s'], other: (number) => `${number + 3}.5s` },
  'google-fieldmask': { values: ['name'] },
  email: {
    fieldName: /(?:^|[_-])e?mail(?:[_-]address)?$|(?:E|^e)mail(?:Address)?$/,
    values: ['user@example.com', 'me@ex.co', 'a@b.co', 'a@b'],
    longer: padded('user', '@example.com'),
    other: (number) => `user${number + 1}@example.com`,
  },
  'idn-email': {
    other: (number) => `user${number + 1}@example.com`,
    values: ['user@example.com'],
    longer: padded('user', '@example.com'),
  },
  hostname: {
    also: ['host-name'],
    values: ['example.com', 'ex.co', 'a.b', 'a'],
    longer: (length) => 'a.'.repeat(length / 2).concat('example.com'),
    other: (number) => `host${number + 1}.example.com`,
  },
  'idn-hostname': { other: (number) => `host${number + 1}.example.com`, values: ['example.com'] },
  ipv4: {
    also: ['ip', 'ip-address', 'ipvanyaddress'],
    values: ['192.0.2.1', '1.1.1.1'],
    other: (number) => `192.0.2.${number + 1}`,
  },
  ipv6: { values: ['2001:db8::1', '::1', '::'], other: (number) => `2001:db8::${number + 1}` },
  uri: {
    fieldName: /(?:^|[_-])(?:url|uri)$|(?:U|^u)r[il]$|[a-z]UR[IL]$/,
    also: ['url', 'multi-host-uri'],
    values: ['https://example.com/', 'http://ex.co', 'a:b'],
    longer: padded('https://example.com/', ''),
    other: (number) => `https://example.com/${number + 1}`,
  },
  'uri-reference': {
    other: (number) => `/example/${number + 1}`,
    values: ['/example', '/a', '/'],
    longer: padded('/example', ''),
  },
  'uri-template': { values: ['/example/{id}', '/{id}', '/a'], longer: padded('/example/{id}', '') },
  iri: {
    other: (number) => `https://example.com/${number + 1}`,
    values: ['https://example.com/'],
    longer: padded('https://example.com/', ''),
  },
  'iri-reference': {
    other: (number) => `/example/${number + 1}`,
    values: ['/example'],
    longer: padded('/example', ''),
  },
  uuid: {
    also: ['uuid1', 'uuid3', 'uuid4', 'uuid5', 'uuid6', 'uuid7', 'uuid8', 'guid'],
    values: ['0f6d2a8e-5b1c-4c39-9a52-6e1b7b0c7d11'],
    other: (number) => `0f6d2a8e-5b1c-4c39-9a52-6e1b7b0c7d${two(number + 10)}`,
  },
  'json-pointer': {
    other: (number) => `/example/${number}`,
    values: ['/example', '/a', ''],
    longer: padded('/example', ''),
  },
  'relative-json-pointer': { values: ['0/example', '0'], longer: padded('0/example', '') },
  'json-pointer-uri-fragment': { values: ['#/example', '#'], longer: padded('#/example', '') },
  regex: { values: ['^[a-z]+$', '^a$', 'a', ''], longer: padded('a', '') },
  byte: {
    also: ['base64'],
    values: ['ZXhhbXBsZQ==', 'dGV4dA==', 'YQ==', ''],
    longer: (length) => 'dGV4'.repeat(Math.ceil(length / 4)),
    other: (number) => `dGV4dA==${''.padEnd(number * 4, 'dGV4')}`.replace(/^(dGV4dA==)(.+)$/, '$2$1'),
  },
  base64url: {
    other: (number) => 'ZXhhbXBsZQ'.padStart(10 + number * 4, 'dGV4'),
    also: ['base64urlencoded'],
    values: ['ZXhhbXBsZQ', 'YQ'],
    longer: (length) => 'dGV4'.repeat(Math.ceil(length / 4)),
  },
  binary: { also: ['file'], values: ['file'], longer: padded('file', '') },
  password: {
    values: ['correct horse battery staple', 'password', 'pass'],
    longer: padded('correct horse battery staple', ''),
  },
  phone: {
    fieldName:
      /(?:^|[_-])(?:phone|telephone|mobile)(?:[_-]?number)?$|(?:P|^p)hone(?:Number)?$|(?:T|^t)elephone(?:Number)?$/,
    also: ['tel', 'telephone', 'phone-number', 'phonenumber', 'e164'],
    values: ['+12025550123', '2025550123', '555-0123'],
    longer: (length) => `+1${'2025550123'.padEnd(length - 2, '0')}`,
    other: (number) => `+120255501${two(number + 22)}`,
  },
  decimal: {
    also: ['decimal128', 'currency', 'money'],
    values: ['1.50', '1.5', '1'],
    longer: fraction('1', ''),
    other: (number) => `${number + 1}.50`,
  },
  double: {
    also: ['float', 'number'],
    values: ['1.5', '1'],
    longer: fraction('1', ''),
    other: (number) => `${number + 1}.5`,
  },
  int64: {
    also: ['int32', 'int16', 'uint32', 'uint64', 'integer', 'int', 'long', 'bigint'],
    values: ['1'],
    other: whole,
    longer: (length) => '1'.padEnd(length, '0'),
  },
  'int-or-string': { values: ['1'], other: whole },
  ulid: { other: (number) => `01JNBZ7KZ000000000000000${two(number)}`, values: ['01JNBZ7KZ0000000000000000A'] },
  char: { values: ['a'], other: (number) => String.fromCharCode(97 + (number % 26)) },
  'time-span': { other: (number) => `1.00:00:${two(number)}`, also: ['timespan', 'date-span'], values: ['1.00:00:00'] },
  'json-string': { values: ['{}'] },
  'file-path': {
    other: (number) => `folder/file${number + 1}.txt`,
    values: ['folder/file.txt'],
    longer: padded('folder/file', '.txt'),
  },
  'directory-path': { other: (number) => `folder${number + 1}`, values: ['folder'], longer: padded('folder', '') },
  cidr: {
    other: (number) => `192.0.${number + 2}.0/24`,
    also: ['cidrv4', 'ipv4network', 'ipvanynetwork', 'ipv4interface', 'ipvanyinterface'],
    values: ['192.0.2.0/24'],
  },
  cidr6: {
    other: (number) => `2001:db8:${number}::/48`,
    also: ['cidrv6', 'ipv6network', 'ipv6interface'],
    values: ['2001:db8::/32'],
  },
  color: { other: (number) => `#3366${two(number)}`, values: ['#336699'] },
  'media-range': { values: ['application/json'] },
  'http-date': {
    also: ['date-time-rfc7231', 'date-time-rfc1123'],
    values: ['Mon, 02 Mar 2026 08:15:00 GMT'],
  },
};

const examplesByName: ReadonlyMap<string, FormatExample> = new Map(
  Object.entries(formatExamples).flatMap(([name, example]) =>
    [name, ...(example.also ?? [])].map((each) => [each, example] as const),
  ),
);

const byFieldName = Object.entries(formatExamples).flatMap(([format, { fieldName }]) =>
  fieldName ? [{ fieldName, schemas: [{ ...emptySchema, format }] }] : [],
);

/** What the name of a field tells of its value, such as a phone number, for which there is no standard format. */
export function schemasByName(name: string): readonly SchemaObject[] {
  return byFieldName.find(({ fieldName }) => fieldName.test(name))?.schemas ?? [];
}

/** Texts of a format: the plainest first, then one that is long enough, then shorter ones. */
export function formatTexts(format: string | undefined, minLength: number, variant: number): string[] {
  const example =
    format === undefined ? undefined : (examplesByName.get(format) ?? examplesByName.get(format.toLowerCase()));
  if (!example) return [];
  const others = variant > 0 && example.other ? [example.other(variant)] : [];
  const long = minLength > 0 && example.longer ? [example.longer(minLength)] : [];
  return [...others, ...example.values.slice(0, 1), ...long, ...example.values.slice(1)];
}
