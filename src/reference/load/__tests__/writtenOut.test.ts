import { expect, it } from 'vitest';
import { placeOf } from '../../__tests__/builders';
import { costlyRepetition } from '../../__tests__/costly/repetition';
import { findRepetition } from '../writtenOut';

function find(document: object): string[] {
  const problems = findRepetition({ document: document as never, locate: placeOf });
  return problems.map(({ severity, place, message, code }) => `${severity} ${code} ${place.pointer} ${message}`);
}

it.each(Object.entries(costlyRepetition))('refuses %s from some number on', (_what, { n, make, refused }) => {
  expect(find(make(n / 10))).toEqual([]);
  expect(find(make(n))).toEqual([expect.stringMatching(/^error excess #/)]);
  expect(find(make(n))[0]).toMatch(refused ?? /$^/);
});

it('refuses no schema whose example would be too long to be made', () => {
  const names = Array.from({ length: 12 }, (_value, index) => `n${index}`);
  const three = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
  const schemas = Object.fromEntries(
    names.map((name, index) => {
      const below = three(names[index + 1] ?? 'Text');
      return [name, { type: 'object', required: ['a', 'b', 'c'], properties: { a: below, b: below, c: below } }];
    }),
  );
  const content = Object.fromEntries(
    ['a/a', 'a/b', 'a/c', 'a/d', 'a/e', 'a/f'].map((type) => [type, { schema: three('n0') }]),
  );
  const post = { requestBody: { content }, responses: { 200: { description: 'Done.', content } } };
  expect(
    find({ paths: { '/a': { post } }, components: { schemas: { ...schemas, Text: { type: 'string' } } } }),
  ).toEqual([]);
});

it('refuses nothing for its size alone', () => {
  const parameters = Array.from({ length: 100 }, (_value, index) => ({ name: `q${index}`, in: 'query' }));
  const paths = Object.fromEntries(
    Array.from({ length: 1000 }, (_value, index) => [`/p${index}`, { get: { parameters } }]),
  );
  expect(find({ paths })).toEqual([]);
});

it('refuses media types for the requests and answers that are saved for each', () => {
  const content = (count: number): object =>
    Object.fromEntries(Array.from({ length: count }, (_value, index) => [`a/${index}`, {}]));
  const parts = (count: number): object => {
    const responses = { 200: { $ref: '#/components/responses/One' } };
    const paths = Object.fromEntries(
      Array.from({ length: count }, (_value, index) => [`/p${index}`, { get: { responses } }]),
    );
    return { paths, components: { responses: { One: { description: 'd', content: content(count) } } } };
  };
  expect(find(parts(80))).toEqual([]);
  expect(find(parts(140))).toEqual([expect.stringContaining('by its responses.')]);
});

it('compares what a description was made of with what it has become', () => {
  const responses = Object.fromEntries(Array.from({ length: 200 }, (_value, index) => [`${index}`, { a: 'b' }]));
  const paths = Object.fromEntries(
    Array.from({ length: 1000 }, (_value, index) => [`/p${index}`, { get: { responses } }]),
  );
  const document = { paths };
  expect(find(document)).toEqual([]);
  const source = { swagger: '2.0' };
  expect(findRepetition({ document: document as never, source, locate: placeOf })).toMatchObject([{ code: 'excess' }]);
});

it('measures what is inside itself, and what leads nowhere', () => {
  const callbacks = { a: { $ref: '#/components/callbacks/A' } };
  const schemas = { S: { allOf: [{ $ref: '#/components/schemas/S' }], items: { $ref: '#/nowhere' }, oneOf: 3 } };
  const get = { callbacks, parameters: [{ schema: { $ref: '#/components/schemas/S' } }], security: [null, { s: [] }] };
  const components = { callbacks: { A: { '{$url}': { post: { callbacks } } } }, schemas, securitySchemes: null };
  expect(find({ paths: { '/a': { get, put: null }, '/b': null, '/c': { $ref: '#/paths/~1a' } }, components })).toEqual(
    [],
  );
});
