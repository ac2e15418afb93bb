import { ownValue } from '../json';

/** A value of a format, and how it is made longer or another one. */
interface FormatExample {
  values: string[];
  /** A text of at least so many characters. */
  longer?: (length: number) => string;
  /** Another text of the same format, by number. */
  other?: (number: number) => string;
}

const two = (number: number): string => String((number % 27) + 1).padStart(2, '0');
const padded = (start: string, end: string) => (length: number) => `${start.padEnd(length - end.length, 'x')}${end}`;

/**
 * Values of the formats of JSON Schema 2020-12 (validation, 7.3), of OpenAPI's registry, and of others in wide use. Those of
 * the libraries are random or keep no length, and lack `duration`.
 */
const formatExamples: Record<string, FormatExample> = {
  'date-time': { values: ['2026-03-02T08:15:00Z'], other: (number) => `2026-03-${two(number + 1)}T08:15:00Z` },
  'date-time-local': { values: ['2026-03-02T08:15:00'] },
  date: { values: ['2026-03-02'], other: (number) => `2026-03-${two(number + 1)}` },
  time: { values: ['08:15:00Z'], other: (number) => `08:${two(number + 14)}:00Z` },
  'time-local': { values: ['08:15:00'] },
  duration: { values: ['P1D'], other: (number) => `P${number + 1}D` },
  email: {
    values: ['user@example.com', 'me@ex.co', 'a@b.co', 'a@b'],
    longer: padded('user', '@example.com'),
    other: (number) => `user${number + 1}@example.com`,
  },
  'idn-email': { values: ['user@example.com'], longer: padded('user', '@example.com') },
  hostname: {
    values: ['example.com', 'ex.co', 'a.b', 'a'],
    longer: (length) => 'a.'.repeat(length / 2).concat('example.com'),
    other: (number) => `host${number + 1}.example.com`,
  },
  'idn-hostname': { values: ['example.com'] },
  ipv4: { values: ['192.0.2.1', '1.1.1.1'], other: (number) => `192.0.2.${number + 1}` },
  ipv6: { values: ['2001:db8::1', '::1', '::'], other: (number) => `2001:db8::${number + 1}` },
  uri: {
    values: ['https://example.com/', 'http://ex.co', 'a:b'],
    longer: padded('https://example.com/', ''),
    other: (number) => `https://example.com/${number + 1}`,
  },
  'uri-reference': { values: ['/example', '/a', '/'], longer: padded('/example', '') },
  'uri-template': { values: ['/example/{id}', '/{id}', '/a'], longer: padded('/example/{id}', '') },
  iri: { values: ['https://example.com/'], longer: padded('https://example.com/', '') },
  'iri-reference': { values: ['/example'], longer: padded('/example', '') },
  url: {
    values: ['https://example.com/', 'http://ex.co'],
    longer: padded('https://example.com/', ''),
    other: (number) => `https://example.com/${number + 1}`,
  },
  uuid: {
    values: ['0f6d2a8e-5b1c-4c39-9a52-6e1b7b0c7d11'],
    other: (number) => `0f6d2a8e-5b1c-4c39-9a52-6e1b7b0c7d${two(number + 10)}`,
  },
  'json-pointer': { values: ['/example', '/a', ''], longer: padded('/example', '') },
  'relative-json-pointer': { values: ['0/example', '0'], longer: padded('0/example', '') },
  'json-pointer-uri-fragment': { values: ['#/example', '#'], longer: padded('#/example', '') },
  regex: { values: ['^[a-z]+$', '^a$', 'a', ''], longer: padded('a', '') },
  byte: {
    values: ['ZXhhbXBsZQ==', 'dGV4dA==', 'YQ==', ''],
    longer: (length) => 'dGV4'.repeat(Math.ceil(length / 4)),
    other: (number) => `dGV4dA==${''.padEnd(number * 4, 'dGV4')}`.replace(/^(dGV4dA==)(.+)$/, '$2$1'),
  },
  binary: { values: ['file'] },
  password: { values: ['correct horse battery staple', 'password', 'pass'] },
};

/** Texts of a format: the plainest first, then one that is long enough, then shorter ones. */
export function formatTexts(format: string | undefined, minLength: number, variant: number): string[] {
  const example = format === undefined ? undefined : ownValue(formatExamples, format);
  if (!example) return [];
  const others = variant > 0 && example.other ? [example.other(variant)] : [];
  const long = minLength > 0 && example.longer ? [example.longer(minLength)] : [];
  return [...others, ...example.values.slice(0, 1), ...long, ...example.values.slice(1)];
}
