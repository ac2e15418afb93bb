import { describe, expect, it } from 'vitest';
import { mediaType, modelOf, schemaOf, schemasOf } from '../../__tests__/builders';
import { requestExamples } from '../../examples/mediaExample';
import { createExampleCache } from '../../examples/schemaExample';
import type { Json } from '../../json';
import type { Encoding } from '../../model';
import { schemasByName } from '../../schema';
import { buildBody } from '../buildBody';

describe('the kind of a body', () => {
  it.each<[string, Json, object]>([
    ['application/json', { a: 1 }, { kind: 'json', value: { a: 1 } }],
    ['application/json', null, { kind: 'json', value: null }],
    ['application/json; charset=utf-8', 'a', { kind: 'json', value: 'a' }],
    ['application/merge-patch+json', [], { kind: 'json', value: [] }],
    ['text/plain', 'a', { kind: 'text', text: 'a' }],
    ['text/plain', true, { kind: 'text', text: 'true' }],
    ['text/plain', 100, { kind: 'text', text: '100' }],
    ['text/plain', { a: 1 }, { kind: 'file' }],
    ['text/csv', 'a;b', { kind: 'text', text: 'a;b' }],
    ['text/csv', [{ a: 1, b: 'x,y' }, { a: 2 }], { kind: 'text', text: 'a,b\r\n1,"x,y"\r\n2,\r\n' }],
    ['application/csv', [{ a: 1 }], { kind: 'text', text: 'a\r\n1\r\n' }],
    ['application/xml', '<a/>', { kind: 'text', text: '<a/>' }],
    ['application/atom+xml', '<a/>', { kind: 'text', text: '<a/>' }],
    ['application/yaml', { a: [1.5] }, { kind: 'text', text: '{"a":[1.5]}' }],
    ['text/x-yaml; charset=utf-8', 'a: 1', { kind: 'text', text: 'a: 1' }],
    ['application/vnd.example+yaml', { a: 1 }, { kind: 'text', text: '{"a":1}' }],
    ['application/octet-stream', 'x', { kind: 'file', filename: 'body.bin' }],
    ['image/png', {}, { kind: 'file' }],
    // Objects of a vendor's type are JSON, unless it names another format; a text in it may be anything.
    ['application/vnd.acme.v1', { a: 1 }, { kind: 'json', value: { a: 1 } }],
    ['application/vnd.acme.orders.v2', [1], { kind: 'json', value: [1] }],
    ['application/x-json', { a: 1 }, { kind: 'json', value: { a: 1 } }],
    ['application/x-amz-json-1.1', 'a', { kind: 'json', value: 'a' }],
    ['application/vnd.acme.v1', 'a', { kind: 'file' }],
    ['application/vnd.acme.v1+cbor', { a: 1 }, { kind: 'file' }],
    ['application/vnd.google.protobuf', { a: 1 }, { kind: 'file' }],
    ['application/vnd.ms-excel', { a: 1 }, { kind: 'file' }],
    [
      'application/x-www-form-urlencoded',
      { a: 'b', c: [1, 2], d: { e: 1 }, f: true },
      {
        kind: 'form',
        fields: [
          { name: 'a', value: 'b' },
          { name: 'c', value: '1' },
          { name: 'c', value: '2' },
          { name: 'd', value: '{"e":1}' },
          { name: 'f', value: 'true' },
        ],
      },
    ],
    ['application/x-www-form-urlencoded', 'a', { kind: 'form', fields: [] }],
  ])('%s of %j', (type, value, want) => {
    expect(buildBody(mediaType({ mediaType: type }), value)).toMatchObject({ mediaType: type, ...want });
  });

  it('is nothing without a value', () => {
    expect(buildBody(mediaType(), undefined)).toBeUndefined();
  });
});

describe('multipart', () => {
  const named = `
Upload: {allOf: [{$ref: '#/components/schemas/Base'}, {properties: {plan: {$ref: '#/components/schemas/File'}}}]}
Base: {type: object, properties: {note: {type: string}, photo: {type: string, contentMediaType: image/png}}}
File: {type: string, format: binary}`;
  const own =
    '{type: object, properties: {photo: {type: string, format: binary}, all: {type: array, items: {type: string, format: binary}}, any: true, note: {type: string}}}';

  function parts(schemaYaml: string, value: Json, encoding: Partial<Encoding>[] = []) {
    const full = encoding.map((each): Encoding => ({ property: '', headers: [], ...each }));
    const media = mediaType({ mediaType: 'multipart/form-data', schema: schemaOf(schemaYaml), encoding: full });
    const body = buildBody(media, value, schemasOf(named));
    return body?.kind === 'multipart' ? body.parts : [];
  }

  it.each<[string, Json, object[]]>([
    [
      own,
      { photo: 'a.png' },
      [{ kind: 'file', name: 'photo', filename: 'a.png', contentType: 'application/octet-stream' }],
    ],
    [own, { photo: 'file' }, [{ kind: 'file', filename: 'photo.bin' }]],
    [own, { photo: '../../etc/passwd' }, [{ kind: 'file', filename: 'photo.bin' }]],
    [
      own,
      { all: ['a.png', 'b.png'] },
      [
        { kind: 'file', filename: 'a.png' },
        { kind: 'file', filename: 'b.png' },
      ],
    ],
    [own, { any: 'a.png' }, [{ kind: 'file' }]],
    [own, { note: 'hello' }, [{ kind: 'text', value: 'hello', contentType: undefined }]],
    [own, { note: { a: 1 } }, [{ kind: 'text', value: '{"a":1}', contentType: 'application/json' }]],
    [own, { more: 1 }, [{ kind: 'text', value: '1' }]],
    [
      "{allOf: [{$ref: '#/components/schemas/Upload'}]}",
      { note: 'n', photo: 'p.png', plan: 'q.pdf' },
      [{ kind: 'text' }, { kind: 'file', filename: 'p.png' }, { kind: 'file', filename: 'q.pdf' }],
    ],
  ])('%s of %j', (yaml, value, want) => {
    expect(parts(yaml, value)).toMatchObject(want);
  });

  it.each<[schema: string, contentType: string | undefined, want: object]>([
    ['{type: string, contentMediaType: application/xml}', undefined, { kind: 'text', contentType: 'application/xml' }],
    [
      '{type: string, contentMediaType: application/json}',
      undefined,
      { kind: 'text', contentType: 'application/json' },
    ],
    ['{type: string, format: binary}', 'image/*', { kind: 'file', contentType: 'image/png' }],
    ['{type: string, format: binary}', '*/*', { kind: 'file', contentType: 'application/octet-stream' }],
    ['{type: string}', 'text/*', { kind: 'text', contentType: 'text/plain' }],
    ['{type: string, contentMediaType: text/csv}', 'text/plain', { kind: 'text', contentType: 'text/plain' }],
    ['{type: string, contentMediaType: application/pdf}', undefined, { kind: 'file', contentType: 'application/pdf' }],
    [
      '{type: string, format: binary, contentMediaType: text/csv}',
      undefined,
      { kind: 'file', contentType: 'text/csv' },
    ],
    ['{type: string, contentEncoding: base64}', undefined, { kind: 'text', contentType: 'application/octet-stream' }],
    [
      '{type: array, items: {contentEncoding: base64}}',
      undefined,
      { kind: 'text', contentType: 'application/octet-stream' },
    ],
    ['{type: string, contentEncoding: base64}', 'text/plain', { kind: 'text', contentType: 'text/plain' }],
    [
      '{type: string, contentEncoding: base64, contentMediaType: text/csv}',
      undefined,
      { kind: 'text', contentType: 'text/csv' },
    ],
    ['{type: array, items: {contentMediaType: image/png}}', undefined, { kind: 'file', contentType: 'image/png' }],
    ['{type: string}', 'application/json', { kind: 'text', value: '"x"' }],
    ['{type: array, items: {type: string}}', 'application/json', { kind: 'text', value: '"x"' }],
    ['{type: string, contentMediaType: application/json}', 'application/json', { kind: 'text', value: 'x' }],
    ['{type: [string, integer]}', 'application/json', { kind: 'text', value: 'x' }],
  ])('sends a part of %s, with the encoding %s', (schema, contentType, want) => {
    const encoding = contentType === undefined ? [] : [{ property: 'a', contentType }];
    expect(parts(`{type: object, properties: {a: ${schema}}}`, { a: 'x' }, encoding)).toMatchObject([want]);
  });

  it.each([
    ['a.png', 'image/png, image/jpeg', 'image/png'],
    ['a.jpg', 'image/png, image/jpeg', 'image/jpeg'],
    ['A.JPEG', 'image/png,image/jpeg', 'image/jpeg'],
    ['a.svg', 'image/png, image/svg+xml', 'image/svg+xml'],
    ['a.pdf', 'image/png, image/jpeg', 'image/png'],
    ['a.png', 'text/plain;headers=@file', 'text/plain'],
    ['a.png', '@file', 'application/octet-stream'],
  ])('sends the file %s, of the types %s, as %s', (photo, contentType, want) => {
    const encoding = [
      { property: 'photo', contentType },
      { property: 'note', contentType: 'text/markdown' },
    ];
    expect(parts(own, { photo, note: 'a' }, encoding).map((part) => part.contentType)).toEqual([want, 'text/markdown']);
  });
});

describe('headers of parts', () => {
  function partsOf(yaml: string) {
    const { model } = modelOf(
      `
paths: {/a: {post: {requestBody: {content: {${yaml}}}, responses: {'200': {description: Done}}}}}`,
      '3.2.0',
    );
    const [media] = model.operations[0]?.requestBody?.content ?? [];
    if (!media) throw new Error('no media type');
    const cache = createExampleCache(schemasByName(model.schemas));
    const body = buildBody(media, requestExamples(media, cache).at(-1)?.value, cache.schemas);
    return body?.kind === 'multipart' ? { mediaType: body.mediaType, parts: body.parts } : body;
  }

  it.each<[yaml: string, want: object]>([
    [
      "multipart/form-data: {schema: {type: object, properties: {a: {type: string}}}, encoding: {a: {headers: {X-Given: {schema: {type: integer}, example: 7}, X-Needed: {required: true, schema: {type: string, enum: [b]}}, X-Free: {schema: {type: string}}, Content-Type: {required: true, schema: {type: string}}, content-disposition: {schema: {type: string}, example: 'inline'}}}}}",
      {
        mediaType: 'multipart/form-data',
        parts: [
          {
            ...{ kind: 'text', name: 'a', value: 'text' },
            headers: [
              { name: 'X-Given', value: '7' },
              { name: 'X-Needed', value: 'b' },
            ],
          },
        ],
      },
    ],
    [
      'multipart/mixed: {itemSchema: {type: object, properties: {a: {type: integer, example: 1}}}, itemEncoding: {contentType: application/merge-patch+json}}',
      {
        mediaType: 'multipart/mixed',
        parts: [{ kind: 'text', name: '', value: '{"a":1}', contentType: 'application/merge-patch+json' }],
      },
    ],
    [
      'multipart/related: {schema: {type: array, prefixItems: [{type: object, properties: {a: {type: integer, example: 1}}}, {type: string, format: binary}]}, prefixEncoding: [{}, {contentType: image/png, headers: {Content-ID: {schema: {type: string}, example: <b>}}}], itemEncoding: {contentType: text/html}}',
      {
        mediaType: 'multipart/related',
        parts: [
          { kind: 'text', name: '', value: '{"a":1}', contentType: 'application/json' },
          {
            ...{ kind: 'file', name: '', filename: 'file.bin', contentType: 'image/png' },
            headers: [{ name: 'Content-ID', value: '<b>' }],
          },
        ],
      },
    ],
    [
      'multipart/form-data: {itemSchema: {type: string}, itemEncoding: {headers: {Content-Disposition: {schema: {type: string}, example: \'form-data; name="note"\'}}}}',
      { parts: [{ kind: 'text', name: 'note', value: 'text' }] },
    ],
    [
      'multipart/form-data: {itemSchema: {type: string, format: binary}}',
      { parts: [{ kind: 'file', name: 'file', filename: 'file.bin', contentType: 'application/octet-stream' }] },
    ],
    [
      'multipart/mixed: {schema: {type: object, properties: {a: {type: string}}}}',
      { mediaType: 'multipart/mixed', parts: [{ kind: 'text', name: 'a', value: 'text' }] },
    ],
  ])('%s', (yaml, want) => {
    expect(partsOf(yaml)).toMatchObject(want);
  });

  it('leaves a body that its author wrote as it is', () => {
    const text = '--b1\nContent-Type: text/plain\n\nA\n--b1--\n';
    expect(buildBody(mediaType({ mediaType: 'multipart/mixed; boundary=b1' }), text)).toEqual({
      ...{ kind: 'text', mediaType: 'multipart/mixed; boundary="b1"' },
      text: text.replaceAll('\n', '\r\n'),
    });
  });
});
