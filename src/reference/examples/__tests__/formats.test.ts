import { describe, expect, it } from 'vitest';
import { examplesOf } from '../../__tests__/builders';
import { makeExample } from '../schemaExample';

async function example(yaml: string): Promise<unknown> {
  const { schema, schemas, cache } = await examplesOf(yaml);
  const value = makeExample(schema, schemas, 'response', cache);
  expect(cache.accepts(schema, value, 'response')).toBe(true);
  return value;
}

describe('the value of a format', () => {
  it.each([
    ['decimal', '1.50'],
    ['date', '2026-03-02'],
    ['time', '08:15:00Z'],
    ['date-time', '2026-03-02T08:15:00Z'],
    ['duration', 'P1D'],
    ['email', 'user@example.com'],
    ['uri', 'https://example.com/'],
    ['uuid', '0f6d2a8e-5b1c-4c39-9a52-6e1b7b0c7d11'],
    ['uuid4', '0f6d2a8e-5b1c-4c39-9a52-6e1b7b0c7d11'],
    ['UUID', '0f6d2a8e-5b1c-4c39-9a52-6e1b7b0c7d11'],
    ['guid', '0f6d2a8e-5b1c-4c39-9a52-6e1b7b0c7d11'],
    ['ipv4', '192.0.2.1'],
    ['ipv6', '2001:db8::1'],
    ['ipvanyaddress', '192.0.2.1'],
    ['hostname', 'example.com'],
    ['byte', 'ZXhhbXBsZQ=='],
    ['base64', 'ZXhhbXBsZQ=='],
    ['binary', 'file'],
    ['password', 'correct horse battery staple'],
    ['phone', '+12025550123'],
    ['int64', '1'],
    ['double', '1.5'],
    ['date-span', '1.00:00:00'],
    ['year-month', '2026-03'],
    ['year', '2026'],
    ['int-or-string', '1'],
    ['cidrv4', '192.0.2.0/24'],
    ['cidrv6', '2001:db8::/32'],
    ['e164', '+12025550123'],
    ['date-time-rfc7231', 'Mon, 02 Mar 2026 08:15:00 GMT'],
    ['bigint', '1'],
    ['constructor', 'text'],
  ])('%s -> %s', async (format, want) => {
    expect(await example(`{type: string, format: ${format}}`)).toBe(want);
    expect(await example(`{format: ${format}}`)).toBe(want);
  });

  it.each([
    ['{type: number, format: decimal}', 1],
    ["{type: string, format: decimal, pattern: '^-?\\d{0,8}(?:\\.\\d{0,2})?$'}", '1.50'],
    ['{type: string, format: decimal, minLength: 8}', '1.000000'],
    ['{type: string, format: date-time, minLength: 24}', '2026-03-02T08:15:00.000Z'],
    ['{type: string, format: duration, minLength: 6}', 'P0001D'],
    ['{type: string, format: password, maxLength: 6}', 'pass'],
    ['{type: string, contentEncoding: base64}', 'ZXhhbXBsZQ=='],
    ['{type: string, contentMediaType: application/octet-stream}', 'file'],
    ['{contentMediaType: image/png, minLength: 6}', 'filexx'],
    ['{type: string, contentMediaType: image/png, contentEncoding: base64}', 'ZXhhbXBsZQ=='],
    ['{type: string, contentMediaType: application/pdf, format: uuid}', '0f6d2a8e-5b1c-4c39-9a52-6e1b7b0c7d11'],
    ['{type: string, contentMediaType: text/csv}', 'text'],
    ['{type: string, contentMediaType: image/svg+xml}', 'text'],
  ])('keeps the limits beside it: %s -> %j', async (yaml, want) => {
    expect(await example(yaml)).toBe(want);
  });

  it.each([
    [String.raw`^(?!^[-+.]*$)[+-]?0*\d*\.?\d*$`, '45.78'],
    [String.raw`^[+-]?\d+$`, '234'],
    [String.raw`^-?0*\d+$`, '456'],
    [String.raw`^-?\d{1,8}([.,]\d{2})?$`, '234'],
    [String.raw`^-\d{3}$`, '-234'],
    [String.raw`^0\d{2}$`, '023'],
    [String.raw`^\+\d{5}$`, '+23456'],
  ])('is no signed number unless its pattern wants that: %s -> %j', async (pattern, want) => {
    expect(await example(`{type: string, pattern: '${pattern}'}`)).toBe(want);
  });

  it('differs where items have to', async () => {
    for (const format of ['uuid', 'date', 'ulid', 'decimal', 'phone', 'color', 'base64url', 'cidr', 'time-span']) {
      const values = await example(
        `{type: array, uniqueItems: true, minItems: 3, items: {type: string, format: ${format}}}`,
      );
      expect(new Set(values as string[]).size).toBe(3);
    }
  });
});

it('a field that is called a phone number has one, unless its schema says something else', async () => {
  const fields = ['phone: {type: string}', 'mobile_phone: {type: string}', 'homePhone: {type: string, maxLength: 8}'];
  const others = ['phoneType: {type: string}', 'telephone: {type: integer}', 'phone_number: {enum: [a]}'];
  expect(await example(`{type: object, properties: {${[...fields, ...others].join()}}}`)).toEqual({
    phone: '+12025550123',
    mobile_phone: '+12025550123',
    homePhone: '555-0123',
    phoneType: 'text',
    telephone: 1,
    phone_number: 'a',
  });
});

it.each([
  ['{url: {type: string}, logo_url: {type: string}, redirectUri: {type: string}}', 'https://example.com/'],
  ['{email: {type: string}, email_address: {type: string}, contactEmail: {type: string}}', 'user@example.com'],
  ['{curl: {type: string}, email_id: {type: string}, urls: {type: string}}', 'text'],
  ['{sent_email: {type: string, format: date}}', '2026-03-02'],
  ['{email: {type: string, enum: [none]}, url: {const: none}}', 'none'],
])('a field that is called an address has one, unless its schema says something else: %s', async (properties, want) => {
  const made = await example(`{type: object, properties: ${properties}}`);
  expect(new Set(Object.values(made as object))).toEqual(new Set([want]));
});

it.each([
  ['unixtime', {}, 1_772_439_300],
  ['unix-time', {}, 1_772_439_300],
  ['unix_timestamp', {}, 1_772_439_300],
  ['epoch', {}, 1_772_439_300],
  ['unixtime', { maximum: 100 }, 1],
  ['int64', {}, 1],
])('a number of the format %s with %j is %d', async (format, limits, want) => {
  expect(await example(JSON.stringify({ type: 'integer', format, ...limits }))).toBe(want);
});
