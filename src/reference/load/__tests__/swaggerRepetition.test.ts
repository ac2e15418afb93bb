import path from 'node:path';
import { expect, it } from 'vitest';
import { placeOf } from '../../__tests__/builders';
import { named, text, times } from '../../__tests__/costly/parts';
import { loadDescription } from '../description';
import { findRepeatedTypes } from '../swaggerRepetition';
import { writeFiles } from './files';

const types = (count: number): string[] => times(count, (i) => `application/x-${i}`);
const response = { description: 'd', schema: text };
const body = { in: 'body', name: 'b', schema: text };

const cases: [what: string, where: string, make: (n: number) => object][] = [
  [
    'types of the responses of all operations',
    '#/paths/~1p0/get',
    (n) => ({ produces: types(n), paths: named(n, () => ({ get: { responses: { 200: response } } }), '/p') }),
  ],
  [
    'types of all responses of an operation',
    '#/paths/~1a/get',
    (n) => ({ paths: { '/a': { get: { produces: types(n), responses: named(n, () => response) } } } }),
  ],
  [
    'types of the bodies of all operations',
    '#/paths/~1p0/post',
    (n) => ({ consumes: types(n), paths: named(n, () => ({ post: { parameters: [body] } }), '/p') }),
  ],
  [
    'types of a shared body in a path of all operations',
    '#/paths/~1p0/post',
    (n) => ({
      consumes: types(n),
      parameters: { B: body },
      paths: named(n, () => ({ parameters: [{ $ref: '#/parameters/B' }], post: {} }), '/p'),
    }),
  ],
  [
    'types of what is named by a reference',
    '#/paths/~1p0/get',
    (n) => ({
      produces: types(n),
      paths: named(n, () => ({ get: { produces: { $ref: '#/produces' }, responses: { 200: response } } }), '/p'),
    }),
  ],
  [
    'types of all operations that have a shared response',
    '#/paths/~1p0/get',
    (n) => ({
      responses: { R: { $ref: '#/responses/Last' }, Last: response },
      paths: named(n, () => ({ get: { produces: types(n), responses: { 200: { $ref: '#/responses/R' } } } }), '/p'),
    }),
  ],
  [
    'types of shared responses',
    '#/responses/R0',
    (n) => ({ produces: types(n), responses: named(n, () => response, 'R') }),
  ],
  ['types of shared bodies', '#/parameters/B0', (n) => ({ consumes: types(n), parameters: named(n, () => body, 'B') })],
  [
    'types of one large schema',
    '#/paths/~1a/get',
    (n) => {
      const schema = { properties: named(n * 10, () => text) };
      return { paths: { '/a': { get: { produces: types(n), responses: { 200: { ...response, schema } } } } } };
    },
  ],
  [
    'fields of a form in all operations',
    '#/paths/~1p0/post',
    (n) => {
      const F = { in: 'formData', name: 'f', type: 'string', enum: times(n * 10, (i) => `value ${i}`) };
      return {
        parameters: { F },
        paths: named(n, () => ({ post: { parameters: [{ $ref: '#/parameters/F' }] } }), '/p'),
      };
    },
  ],
  [
    'types that are compared with each other',
    '#/paths/~1a/post',
    (n) => {
      const parameters = times(5, (i) => ({ in: 'query', name: `q${i}`, type: 'string' }));
      return { paths: { '/a': { post: { consumes: types(n * 5), parameters } } } };
    },
  ],
];

it.each(cases)('refuses %s from some number on', (_what, where, make) => {
  expect(findRepeatedTypes(make(20), placeOf)).toEqual([]);
  const found = findRepeatedTypes(make(500), placeOf);
  expect(found).toMatchObject([{ severity: 'error', code: 'excess', place: { pointer: where } }]);
  expect(found[0]?.message).toMatch(/^Written out .* by its media types\.$/);
});

it('refuses nothing of what descriptions in use have', () => {
  const responses = named(6, () => ({ description: 'd', schema: { $ref: '#/definitions/A' } }), '40');
  const paths = named(600, () => ({ get: { responses }, post: { parameters: [body, body], responses } }), '/p');
  const written = { consumes: types(8), produces: types(8), paths, definitions: { A: text } };
  expect(findRepeatedTypes(written, placeOf)).toEqual([]);
});

it('takes what is not as it should be', () => {
  const paths = {
    '/a': { get: { responses: { 200: null }, parameters: { a: 1 }, produces: 3 }, put: null },
    '/b': null,
  };
  expect(findRepeatedTypes({ paths, produces: 'text/plain', responses: [], parameters: null }, placeOf)).toEqual([]);
});

it('is refused before it is converted', async () => {
  const paths = named(500, () => ({ get: { responses: { 200: response } } }), '/p');
  const swagger = { swagger: '2.0', info: { title: 'T', version: '1' }, produces: types(500), paths };
  const folder = writeFiles({ 'openapi.json': JSON.stringify(swagger) });
  const { description, problems } = await loadDescription(path.join(folder, 'openapi.json'), folder);
  expect(description).toBeUndefined();
  expect(problems).toContainEqual(
    expect.objectContaining({
      code: 'excess',
      place: expect.objectContaining({ line: 1, pointer: '#/paths/~1p0/get' }),
    }),
  );
});
