import { describe, expect, test } from 'vitest';
import { requestOf } from './postmanCases';

describe('the body', () => {
  const json = (raw: string) => ({ mode: 'raw', raw, options: { raw: { language: 'json' } } });
  const form =
    'schema: { type: object, properties: { a: { type: integer, example: 1, description: One. }, f: { type: array, items: { type: string, format: binary } } } }';
  const file = (src: string) => ({ key: 'f', type: 'file', src });

  test.each([
    ['none', undefined, undefined],
    [
      'the first named example',
      'application/json: { examples: { b: { value: { x: 1 } }, a: { value: 2 } } }',
      json('{\n  "x": 1\n}'),
    ],
    [
      'one made from the schema',
      'application/merge-patch+json: { schema: { type: [object, "null"], properties: { n: { examples: [7] } } } }',
      json('{\n  "n": 7\n}'),
    ],
    [
      'the first of a union',
      'application/json: { schema: { oneOf: [{ type: boolean }, { type: string }] } }',
      json('true'),
    ],
    ['of an unknown form, as in samples', 'application/json: {}', undefined],
    ['text', 'text/plain: { example: hello }', { mode: 'raw', raw: 'hello', options: { raw: { language: 'text' } } }],
    ['XML', 'application/xml: { example: <a/> }', { mode: 'raw', raw: '<a/>', options: { raw: { language: 'xml' } } }],
    [
      'a form',
      `application/x-www-form-urlencoded: { example: { a: 2, b: [x, y] }, ${form} }`,
      {
        mode: 'urlencoded',
        urlencoded: [
          { key: 'a', value: '2', description: 'One.' },
          { key: 'b', value: 'x' },
          { key: 'b', value: 'y' },
        ],
      },
    ],
    [
      'parts and files',
      `multipart/form-data: { example: { a: 2, f: [x.png, y.png] }, ${form} }`,
      {
        mode: 'formdata',
        formdata: [{ key: 'a', type: 'text', value: '2', description: 'One.' }, file('x.png'), file('y.png')],
      },
    ],
    ...[
      ['text/plain', 'text/plain'],
      ['application/zip; v=1', 'application/zip; v=1'],
      ['"image/png, image/jpeg"', undefined],
      ['image/*', undefined],
    ].map(([stated, contentType]): [string, string, unknown] => [
      `a file of ${stated}`,
      `multipart/form-data: { example: { f: [x.png] }, encoding: { f: { contentType: ${stated} } }, ${form} }`,
      { mode: 'formdata', formdata: [contentType ? { ...file('x.png'), contentType } : file('x.png')] },
    ]),
    [
      'a header of a part, which is said beside its file',
      `multipart/form-data: { example: { f: [x.png] }, encoding: { f: { headers: { X-A: { schema: { type: string }, example: b } } } }, ${form} }`,
      {
        mode: 'formdata',
        formdata: [{ ...file('x.png'), description: 'The part also has `X-A: b`, which Postman does not send.' }],
      },
    ],
    [
      'a header of a part without files, as the text that is sent',
      `multipart/form-data: { example: { a: 2 }, encoding: { a: { headers: { X-A: { schema: { type: string }, example: b } } } }, ${form} }`,
      {
        ...{ mode: 'raw', options: { raw: { language: 'text' } } },
        raw: '--boundary-4c1f9b7e2a6d\r\nContent-Disposition: form-data; name="a"\r\nX-A: b\r\n\r\n2\r\n--boundary-4c1f9b7e2a6d--\r\n',
      },
    ],
    [
      'parts by their places',
      'multipart/mixed: { example: [{ a: 2 }, b], schema: { type: array } }',
      {
        ...{ mode: 'raw', options: { raw: { language: 'text' } } },
        raw: '--boundary-4c1f9b7e2a6d\r\nContent-Type: application/json\r\n\r\n{"a":2}\r\n--boundary-4c1f9b7e2a6d\r\n\r\nb\r\n--boundary-4c1f9b7e2a6d--\r\n',
      },
    ],
    ['a file', 'application/octet-stream: {}', { mode: 'file', file: { src: 'body.bin' } }],
  ])('%s', (_name, content, want) => {
    expect(requestOf(content ? `requestBody: { content: { ${content} } }` : '{}').request.body).toEqual(want);
  });

  test('of a GET is not cut off by Postman', () => {
    const body = 'requestBody: { content: { application/json: { example: {} } } }';
    expect(requestOf(body, { method: 'get' }).protocolProfileBehavior).toEqual({ disableBodyPruning: true });
    expect(requestOf(body).protocolProfileBehavior).toBeUndefined();
  });
});

test('a saved response repeats the request without its descriptions', () => {
  const { request, response } = requestOf(`
    parameters: [{ in: query, name: q, description: Words., example: 1 }]
    requestBody: { content: { multipart/form-data: { example: { a: 1 }, schema: { properties: { a: { description: A. } } } } } }
    description: All.`);
  expect(JSON.stringify(request)).toContain('Words.');
  expect(response[0]?.originalRequest).toEqual({
    method: 'POST',
    header: [],
    url: { ...request.url, query: [{ key: 'q', value: '1', disabled: true }] },
    body: { mode: 'formdata', formdata: [{ key: 'a', type: 'text', value: '1' }] },
  });
});
