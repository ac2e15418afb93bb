import { expect, it } from 'vitest';
import type { SampleBody, SampleRequest } from '../../reference/sampleRequest';
import { writeRequest } from '../writeRequest';

const write = (more: Partial<SampleRequest>) =>
  writeRequest(
    { method: 'POST', url: 'https://api.example.com/v1/a?b=c', headers: [], ...more },
    { contentOf: (name) => new TextEncoder().encode(`<${name}>`), random: () => 0 },
  );

it.each([
  ['https://api.example.com/v1/a?b=c', '/v1/a?b=c'],
  ['https://api.example.com', '/'],
  ['http://localhost:4010/{id}', '/{id}'],
])('asks for path and query of %s', (url, want) => {
  expect(write({ url }).url).toBe(want);
});

it.each([
  ['a value', [{ name: 'X-A', value: 'b' }], { 'x-a': 'b' }],
  ['a secret', [{ name: 'Authorization', value: 'Bearer ', secret: 'TOKEN' }], { authorization: 'Bearer TOKEN' }],
  ['user and password', [{ name: 'Authorization', value: 'Basic ', secret: 'S' }], { authorization: 'Basic dXNlcjpT' }],
  ['a new key', [{ name: 'Key', value: '', isNewKey: true as const }], { key: '00000000-0000-4000-8000-000000000000' }],
  [
    'the same twice',
    [
      { name: 'X-A', value: 'b' },
      { name: 'x-a', value: 'c' },
    ],
    { 'x-a': 'b, c' },
  ],
  [
    'two cookies',
    [
      { name: 'Cookie', value: 'a=b' },
      { name: 'Cookie', value: 'c=d' },
    ],
    { cookie: 'a=b; c=d' },
  ],
])('sends %s as a header', (_name, headers, want) => {
  expect(write({ headers }).headers).toEqual(want);
});

it.each<[string, SampleBody | undefined, string | undefined]>([
  ['nothing', undefined, undefined],
  ['JSON', { kind: 'json', mediaType: 'application/json', value: { a: 'é' } }, '{"a":"é"}'],
  [
    'a form',
    {
      kind: 'form',
      mediaType: 'a/b',
      fields: [
        { name: 'a', value: 'b c' },
        { name: 'd', value: 'e' },
      ],
    },
    'a=b%20c&d=e',
  ],
  ['text', { kind: 'text', mediaType: 'text/plain', text: 'a' }, 'a'],
  ['a file', { kind: 'file', mediaType: 'image/png', filename: 'a.png' }, '<a.png>'],
])('sends %s as the body', (_name, body, want) => {
  const { body: bytes } = write({ body });
  expect(bytes && new TextDecoder().decode(bytes)).toBe(want);
});

it('sends texts and files in parts', () => {
  const { headers, body } = write({
    body: {
      kind: 'multipart',
      mediaType: 'multipart/form-data',
      parts: [
        { kind: 'text', name: 'note', value: 'hello' },
        { kind: 'file', name: 'photo', filename: 'a.png', contentType: 'image/png' },
      ],
    },
  });
  const boundary = headers['content-type']?.replace('multipart/form-data; boundary=', '');
  expect(new TextDecoder().decode(body)).toBe(
    [
      ...[`--${boundary}`, 'Content-Disposition: form-data; name="note"', '', 'hello', `--${boundary}`],
      ...['Content-Disposition: form-data; name="photo"; filename="a.png"', 'Content-Type: image/png', '', '<a.png>'],
      ...[`--${boundary}--`, ''],
    ].join('\r\n'),
  );
});
