import { expect, it } from 'vitest';
import { placeOf } from '../../__tests__/builders';
import { countSteps } from '../../__tests__/countSteps';
import type { Node } from '../../json';
import { findParts } from '../parts';
import { findReferences } from '../references';
import { removeInternal } from '../removeInternal';
import { schemaContext } from '../schemaGroup';
import { findValues } from '../sharedValues';

const base = { openapi: '3.1.0', info: { title: 'a', version: '1' } };
const mark = { 'x-internal': true };
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const named = (count: number, make: (index: number) => unknown, prefix = 'p'): Node =>
  Object.fromEntries(range(count).map((index) => [`${prefix}${index}`, make(index)]));
const schemas = (all: Node): Node => ({ ...base, components: { schemas: all } });
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Large descriptions, with what is left of them: with the square of their size as steps none of them would end. */
it.each<[what: string, document: Node, left: number]>([
  ['20,000 marked properties', schemas({ A: { properties: named(20_000, () => mark) } }), 1],
  ['20,000 alternatives', schemas({ A: { oneOf: range(20_000).map((index) => (index % 2 ? mark : {})) } }), 1],
  [
    'a chain of 20,000 references',
    schemas(named(20_000, (index) => (index === 19_999 ? mark : to(`p${index + 1}`)))),
    0,
  ],
  [
    '20,000 tags',
    { ...base, tags: range(20_000).map((index) => ({ name: `t${index}`, ...(index % 2 ? mark : {}) })) },
    0,
  ],
  [
    'a schema with 20,000 references',
    schemas({
      A: { properties: named(20_000, (index) => to(`b${index}`)) },
      ...named(20_000, (index) => (index % 2 ? mark : {}), 'b'),
    }),
    10_001,
  ],
  [
    'a value with 20,000 fields',
    schemas({ A: { properties: { ...named(20_000, () => ({})), q: mark }, example: named(20_000, (index) => index) } }),
    1,
  ],
])('%s', async (_what, document, left) => {
  const { document: now } = await removeInternal({ document, locate: placeOf });
  expect(Object.keys((now.components as { schemas?: Node } | undefined)?.schemas ?? {})).toHaveLength(left);
});

const stepsOf = (document: Node): Promise<number> => countSteps(() => removeInternal({ document, locate: placeOf }));

const serversOf = (make: (index: number) => Node) => (count: number) => ({
  ...base,
  servers: range(count).map((index) => ({ ...make(index), ...(index % 2 ? mark : {}) })),
});
const withVariable = { variables: { region: { default: 'eu', enum: ['eu', 'us'] } } };

it.each<[what: string, documentOf: (count: number) => Node]>([
  [
    'an address in a text many times',
    (count) => ({
      ...base,
      info: { ...base.info, description: 'https://api.example.com/v1 '.repeat(count) },
      servers: [{ url: 'https://api.example.com', ...mark }, { url: 'https://api.example.com/v1' }],
    }),
  ],
  [
    'many hosts, and texts that name them',
    serversOf((index) => ({
      url: `https://s${index}.example.com/v1`,
      description: `Server s${index}.example.com/v1`,
    })),
  ],
  [
    'many addresses at one host',
    serversOf((index) => ({
      url: `https://api.example.com/v${index}`,
      description: `Server https://api.example.com/v${index}`,
    })),
  ],
  [
    'many hosts with variables',
    serversOf((index) => ({
      url: `https://{region}.s${index}.example.com/v1`,
      description: `Like https://other.example.org/v1 and eu.s${index}.example.com`,
      ...withVariable,
    })),
  ],
])('%s: the steps grow as it does', async (_what, documentOf) => {
  const few = await stepsOf(documentOf(500));
  const many = await stepsOf(documentOf(2000));
  expect(few).toBeGreaterThan(500);
  expect(many / few).toBeLessThan(5);
});

it('a chain of allOf with marked fields: the steps grow with the fields that each has from the others', async () => {
  const chainOf = (count: number): Node =>
    schemas(
      named(count, (index) => {
        const own = { properties: { [`internal${index}`]: mark, [`shown${index}`]: {} } };
        return { allOf: index === 0 ? [own] : [to(`p${index - 1}`), own] };
      }),
    );
  const few = await stepsOf(chainOf(50));
  const many = await stepsOf(chainOf(100));
  expect(few).toBeGreaterThan(500);
  expect(many / few).toBeLessThan(4.5);
});

it('a base of 150 subtypes that refer to it and to each other', async () => {
  const subtypes = named(
    150,
    (index) => {
      const other = { type: 'array', items: to(`C${(index + 1) % 150}`) };
      return { allOf: [to('Base'), { properties: { base: to('Base'), other } }] };
    },
    'C',
  );
  const Base = { discriminator: { propertyName: 'kind' }, properties: { kind: {}, secret: mark } };
  const document = schemas({ Base, ...subtypes });
  const { document: now, problems } = await removeInternal({ document, locate: placeOf });
  expect(problems).toEqual([]);
  expect(JSON.stringify(now)).not.toContain('secret');
});

it('refuses schemas that all extend each other, with the place', async () => {
  const ring = named(500, (index) => ({ allOf: [to(`p${(index + 1) % 500}`)], properties: { [`f${index}`]: mark } }));
  const { problems } = await removeInternal({ document: schemas(ring), locate: placeOf });
  expect(problems.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
    'error Too many schemas say something of the same fields to find all names of what is internal.',
  ]);
});

it('looks once at a field that schemas have together, in whatever order they are found', () => {
  const ring = named(20, (index) => ({
    allOf: [to(`p${(index + 1) % 20}`)],
    properties: { g: { properties: { h: mark } } },
  }));
  const parts = findParts(schemas(ring));
  const gone = new Set(parts.all.filter(({ node }) => node['x-internal'] === true));
  const { values } = findValues(parts, schemaContext(findReferences(parts), gone));
  expect(values.filter(({ first }) => first.length > 1)).toHaveLength(1);
});

it('leaves out examples once their values were tried with too many alternatives', async () => {
  let reads = 0;
  const kind = (index: number) => ({
    get const() {
      reads += 1;
      return index;
    },
  });
  const oneOf = range(200).map((index) => ({ properties: { k: kind(index), s: index % 2 ? mark : {} } }));
  const example = range(200).map((index) => ({ k: index, s: 1 }));
  const document = schemas(named(12, () => ({ type: 'array', items: to('Item'), example }), 'L'));
  (document.components as { schemas: Node }).schemas.Item = { oneOf };
  const { problems, document: now } = await removeInternal({ document, locate: placeOf });
  expect(reads).toBeLessThan(900_000);
  expect(problems.at(-1)).toMatchObject({
    place: { pointer: '#/components/schemas/L11/example' },
    message: 'Without what is internal, this example is not valid, so it is left out.',
  });
  expect(JSON.stringify(now)).toContain('{"k":0,"s":1},{"k":1}');
});

it('reads the parameters of an operation once, however many links lead from and to it', async () => {
  let reads = 0;
  const counted = {
    in: 'query',
    get name() {
      reads += 1;
      return 'q';
    },
  };
  const links = named(100, () => ({ operationId: 'b', parameters: { q: '$request.query.lost' } }));
  const additionalOperations = named(100, () => ({ responses: { 200: { $ref: '#/components/responses/R' } } }), 'M');
  const document = {
    ...{ ...base, openapi: '3.2.0', components: { responses: { R: { description: 'd', links } } } },
    paths: {
      '/a': {
        parameters: [counted, { name: 'lost', in: 'query', ...mark }],
        ...{ additionalOperations, get: { operationId: 'b' } },
      },
    },
  };
  const { document: now } = await removeInternal({ document, locate: placeOf });
  expect(JSON.stringify(now)).not.toContain('$request.query.lost');
  expect(reads).toBeLessThan(5_000);
});

it('leaves out examples once checking them has taken too many steps together', async () => {
  const oneOf = range(100).map((index) => ({ properties: { a: { const: index } } }));
  const items = { type: 'object', required: ['a'], properties: { secret: mark }, oneOf };
  const example = range(100).map((index) => ({ a: index, secret: 1 }));
  const document = schemas(named(20, () => ({ type: 'array', items: to('Item'), example }), 'L'));
  (document.components as { schemas: Node }).schemas.Item = items;
  const { problems } = await removeInternal({ document, locate: placeOf });
  const left = problems.filter(({ message }) => message.includes('is not valid, so it is left out'));
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(20);
});

/** An object whose names are tried with patterns that match none of them after very many steps. */
const slowNames = (count: number, gone: (index: number) => Node): Node => ({
  patternProperties: Object.fromEntries(range(count).map((index) => [`^(a+)+${index}$`, gone(index)])),
  example: Object.fromEntries(range(count).map((index) => [`${'a'.repeat(30)}-${index}`, 'shown'])),
});

it('leaves out examples once their names were tried with too many patterns', async () => {
  const text = { type: 'string' };
  const slow = slowNames(60, (index) => (index % 2 ? text : mark));
  const few = { patternProperties: { '^s_': mark }, example: { s_a: 'hidden', b: 'shown' } };
  const document = schemas({ A: slow, B: few });
  const steps = await stepsOf(document);
  expect(steps).toBeLessThan(25_000_000);
  const { document: now } = await removeInternal({ document: structuredClone(document), locate: placeOf });
  expect(JSON.stringify(now)).not.toMatch(/shown|hidden/);
});

it('hides what a pattern for others may have where it is not found out whether a public one has it', async () => {
  const { example } = slowNames(1, () => mark);
  const document = schemas({ A: { patternProperties: { '^a': mark, '^(a+)+0$': {} }, example } });
  const { document: now } = await removeInternal({ document, locate: placeOf });
  expect(JSON.stringify(now)).not.toContain('shown');
});
