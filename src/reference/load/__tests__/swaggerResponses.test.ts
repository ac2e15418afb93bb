import type { OpenAPIV2 } from 'openapi-types';
import { expect, it } from 'vitest';
import { placeOf } from '../../__tests__/builders';
import { asNode, type Node } from '../../json';
import { valueAt } from '../../pointer';
import { convertSwagger } from '../swagger';
import { referredNode } from '../swaggerResponses';

const err = { $ref: '#/definitions/Err' };
const definitions = { Err: { type: 'object', properties: { code: { type: 'number' } } } };
const examples = { 'application/json': { code: 1.5 } };
const none = { $ref: '#/responses/None' };

const convert = (parts: object) =>
  convertSwagger(
    { swagger: '2.0', info: { title: 'Old', version: '1' }, definitions, ...parts } as unknown as OpenAPIV2.Document,
    placeOf,
  );

/** What each operation says of its response 404: the media types that have the schema, and those with examples. */
async function told(operations: object[], parts: object = {}, response: object = {}) {
  const responses = { None: { description: '', schema: err, ...response } };
  const all = operations.map((each, index) => [`/${index}`, { get: { responses: { 404: none }, ...each } }]);
  const { document } = await convert({ responses, paths: Object.fromEntries(all), ...parts });
  return operations.map((_, index) => {
    const stated = valueAt(document, `#/paths/~1${index}/get/responses/404`);
    const content = asNode((referredNode(stated, document)?.node ?? asNode(stated)).content);
    const entries = Object.entries(content).map(([type, media]) => [type, asNode(media)] as const);
    const typesWith = (field: string) => entries.filter(([, media]) => media[field]).map(([type]) => type);
    return { schema: typesWith('schema'), examples: typesWith('examples'), isShared: '$ref' in asNode(stated) };
  });
}

const json = ['application/json'];
const xml = ['text/xml'];

it.each<[what: string, operations: object[], parts: object, want: [types: string[], isShared: boolean][]]>([
  [
    'they agree',
    [{ produces: xml }, { produces: xml }],
    {},
    [
      [xml, true],
      [xml, true],
    ],
  ],
  ['they agree on other types than all have', [{ produces: json }], { produces: xml }, [[json, true]]],
  [
    'they do not agree',
    [{ produces: xml }, { produces: json }],
    {},
    [
      [xml, false],
      [json, false],
    ],
  ],
  [
    'one says nothing',
    [{ produces: xml }, {}],
    {},
    [
      [xml, false],
      [['*/*'], true],
    ],
  ],
  [
    'one says what all say',
    [{ produces: xml }, {}],
    { produces: xml },
    [
      [xml, true],
      [xml, true],
    ],
  ],
  [
    'one has no type',
    [{ produces: [] }, {}],
    { produces: xml },
    [
      [['*/*'], false],
      [xml, true],
    ],
  ],
  [
    'types are a text',
    [{ produces: 'text/xml' }, {}],
    { produces: json },
    [
      [xml, false],
      [json, true],
    ],
  ],
  [
    'types repeat',
    [{ produces: [...xml, ...xml, 3] }, {}],
    { produces: json },
    [
      [xml, false],
      [json, true],
    ],
  ],
])('a shared response is sent as each operation says where %s', async (_what, operations, parts, want) => {
  const found = await told(operations, parts);
  expect(found.map(({ schema, isShared }) => [schema, isShared])).toEqual(want);
});

it.each<[what: string, operations: object[], parts: object, want: string[][]]>([
  ['of one operation', [{ produces: json }], {}, [json]],
  ['after another', [{ produces: ['text/plain', ...json] }], {}, [['text/plain', ...json]]],
  ['beside another operation', [{ produces: json }, { produces: xml }], { produces: xml }, [json, xml]],
])('a shared response with examples keeps its schema in the types %s', async (_what, operations, parts, want) => {
  const found = await told(operations, parts, { examples });
  expect(found.map(({ schema }) => schema)).toEqual(want);
  expect(found.map((each) => each.examples)).toEqual(found.map(() => json));
});

it('follows references to responses of shared responses and of other operations', async () => {
  const chain = { None: { $ref: '#/responses/Last' }, Last: { description: '', schema: err } };
  expect(await told([{ produces: xml }, { produces: json }], { responses: chain })).toMatchObject([
    { schema: xml },
    { schema: json },
  ]);
  const inline = { produces: xml, responses: { 404: { description: '', schema: err } } };
  const other = { produces: json, responses: { 404: { $ref: '#/paths/~10/get/responses/404' } } };
  expect(await told([inline, other])).toMatchObject([{ schema: xml }, { schema: json }]);
});

it('leaves references that lead to themselves or nowhere, and responses without a body', async () => {
  const loop = { None: { $ref: '#/responses/None' } };
  expect(await told([{ produces: xml }, {}], { responses: loop })).toMatchObject([{ schema: [] }, { schema: [] }]);
  expect(await told([{ produces: xml }, {}], {}, { schema: undefined })).toMatchObject([
    { schema: [], isShared: true },
    { schema: [], isShared: true },
  ]);
});

it('finds what an operation has of a shared response where that was stated', async () => {
  const paths = {
    '/a': { get: { produces: xml, responses: { 404: none } } },
    '/b': { get: { responses: { 404: none } } },
  };
  const responses = { None: { description: '', schema: { type: 'object', properties: { a: { type: 'string' } } } } };
  const { locate, document } = await convert({ paths, responses });
  const pointer = '#/paths/~1a/get/responses/404/content/text~1xml/schema/properties/a';
  expect(valueAt(document as unknown as Node, pointer)).toEqual({ type: 'string' });
  expect(locate(pointer).pointer).toBe('#/responses/None/schema/properties/a');
  expect(locate('#/paths/~1a/get/responses/404').pointer).toBe('#/paths/~1a/get/responses/404');
});
