import { describe, expect, it } from 'vitest';
import { contextOf, yamlOf } from '../../__tests__/builders';
import { buildContent, buildRequestBody } from '../mediaType';

describe('buildContent', () => {
  it.each<[string, object[]]>([
    ['application/json: {}', [{ mediaType: 'application/json', examples: [], encoding: [] }]],
    ['application/json: {schema: {}}', [{ schema: { kind: 'any' } }]],
    ['application/jsonl: {itemSchema: {type: string}}', [{ itemSchema: { types: ['string'] } }]],
    ['a/b: {example: null}', [{ examples: [{ name: '', value: null }] }]],
    [
      'multipart/form-data: {schema: {type: array, items: {type: string, format: binary}}}',
      [{ schema: { properties: [{ name: 'file', required: true, schema: { types: ['array'] } }] } }],
    ],
    [
      'multipart/form-data: {schema: {type: string, format: binary}}',
      [{ schema: { properties: [{ name: 'file', schema: { format: 'binary' } }] } }],
    ],
    ['multipart/form-data: {schema: {type: array}, itemEncoding: {}}', [{ schema: { types: ['array'] } }]],
    ['multipart/mixed: {schema: {type: array}}', [{ schema: { types: ['array'] } }]],
    ['x-a/b: {}\n"*/*": {}', [{ mediaType: 'x-a/b' }, { mediaType: '*/*' }]],
    ["a/b: {$ref: '#/components/mediaTypes/M'}", [{ schema: { kind: 'never' } }]],
    ['a/b: 1', []],
    ['[]', []],
  ])('%s', (yaml, want) => {
    const context = contextOf('components: {mediaTypes: {M: {schema: false}}}', '3.2.0');
    const found = buildContent(yamlOf(yaml), '#/c', context);
    expect(found).toHaveLength(want.length);
    expect(found).toMatchObject(want);
  });

  it('reads encodings with their headers', () => {
    const yaml =
      'multipart/form-data: {encoding: {photo: {contentType: image/png, style: form, explode: false, allowReserved: true, headers: {X-A: {description: D}}}, x-tag: {}, bad: 1}}';
    const [media] = buildContent(yamlOf(yaml), '#/c', contextOf());
    expect(media?.encoding).toMatchObject([
      {
        property: 'photo',
        contentType: 'image/png',
        style: 'form',
        explode: false,
        allowReserved: true,
        headers: [{ name: 'X-A' }],
      },
      { property: 'x-tag', headers: [] },
    ]);
    expect(media?.encoding[0]?.headers[0]?.pointer).toBe('#/c/multipart~1form-data/encoding/photo/headers/X-A');
  });
});

describe('buildRequestBody', () => {
  it.each<[string, object | undefined]>([
    ['{content: {a/b: {}}}', { required: false, content: [{ mediaType: 'a/b' }] }],
    ['{required: true, description: D}', { required: true, description: ['D'], content: [] }],
    ["{$ref: '#/components/requestBodies/B'}", { required: true }],
    ["{$ref: '#/components/requestBodies/No'}", undefined],
    ['null', undefined],
  ])('%s -> %j', (yaml, want) => {
    const found = buildRequestBody(
      yamlOf(yaml),
      '#/b',
      contextOf('components: {requestBodies: {B: {required: true}}}'),
    );
    if (want) expect(found).toMatchObject(want);
    else expect(found).toBeUndefined();
  });
});

it.each<[yaml: string, hasBody: boolean, notices: number]>([
  ['{content: {}}', false, 1],
  ['{content: {}, required: true, description: ""}', false, 1],
  ['{content: {}, description: A stream.}', true, 0],
  ['{content: {text/plain: {}}}', true, 0],
])('a body without a media type and a text is none, with a notice: %s', (yaml, hasBody, notices) => {
  const context = contextOf();
  expect(buildRequestBody(yamlOf(yaml), '#/requestBody', context) !== undefined).toBe(hasBody);
  expect(context.problems).toHaveLength(notices);
});
