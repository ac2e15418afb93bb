import { expect, it } from 'vitest';
import { countSteps } from '../../reference/__tests__/countSteps';
import type { Description } from '../../reference/load/description';
import { compareDescriptions } from '../compareDescriptions';
import { createSitePages } from '../pages';

type Make = (index: number, side: string) => [name: string, value: unknown];

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The post operation of a path on both sides; each has `count` entries, which `make` makes. */
const both = (operation: (entries: [string, unknown][]) => object, make: Make) => (count: number) =>
  ['a', 'b'].map((side) => ({
    openapi: '3.1.0',
    info: { title: 'Things', version: '1.0.0' },
    paths: { '/things': { post: { responses: {}, ...operation(range(count).map((index) => make(index, side))) } } },
  })) as [object, object];
const content = (entries: [string, unknown][]): object => ({ requestBody: { content: Object.fromEntries(entries) } });
const security = (entries: [string, unknown][]): object => ({
  security: entries.map(([name, scopes]) => ({ [name]: scopes })),
});

/** A schema that has alternatives, and one that as many schemas extend, each with a field of its own. */
function becomesInheritance(count: number): [object, object] {
  const kind = { kind: { type: 'string' } };
  const own = range(count).map((index) => ({ type: 'object', properties: { ...kind, [`f${index}`]: {} } }));
  const reference = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
  const discriminator = { propertyName: 'kind' };
  const described = (base: object, subtype: (schema: object) => object): object => ({
    ...{ openapi: '3.1.0', info: { title: 'Things', version: '1.0.0' } },
    paths: {
      '/things': { post: { responses: {}, requestBody: { content: { 'a/json': { schema: reference('Base') } } } } },
    },
    components: {
      schemas: { Base: base, ...Object.fromEntries(own.map((schema, index) => [`S${index}`, subtype(schema)])) },
    },
  });
  return [
    described({ oneOf: range(count).map((index) => reference(`S${index}`)), discriminator }, (schema) => schema),
    described({ type: 'object', properties: kind, discriminator }, (schema) => ({
      allOf: [reference('Base'), schema],
    })),
  ];
}

/** A union whose alternatives list values of the discriminator, of which one is another on each side. */
function listsValues(count: number): [object, object] {
  const kinds = (names: string[]): object => ({ type: 'object', properties: { kind: { enum: names } } });
  const schemas = range(count).map((index): [string, object] => [`S${index}`, kinds([`v${index}`, 'all'])]);
  const described = (own: string): object => ({
    ...{ openapi: '3.1.0', info: { title: 'Things', version: '1.0.0' } },
    paths: {
      '/things': {
        post: { responses: {}, ...content([['a/json', { schema: { $ref: '#/components/schemas/All' } }]]) },
      },
    },
    components: {
      schemas: {
        ...Object.fromEntries([...schemas, [own, kinds([own])]]),
        All: {
          oneOf: [own, ...schemas.map(([name]) => name)].map((name) => ({ $ref: `#/components/schemas/${name}` })),
          discriminator: { propertyName: 'kind' },
        },
      },
    },
  });
  return [described('A'), described('B')];
}

/** Two descriptions that have no part in common, and those whose parts say something else. */
it.each<[what: string, bothOf: (count: number) => [object, object]]>([
  ['other media types', both(content, (index, side) => [`text/${side}${index}`, {}])],
  ['media types of JSON', both(content, (index, side) => [`text/${side}${index}+json`, {}])],
  ['the same media types', both(content, (index, side) => [`text/n${index}`, { schema: { title: side } }])],
  ['media types and ranges', both(content, (index, side) => [`t${index}/${side === 'a' ? 'x' : '*'}`, {}])],
  ['other alternatives of security', both(security, (index, side) => [`${side}${index}`, []])],
  ['alternatives of one scheme with other scopes', both(security, (index, side) => ['oauth', [`${side}${index}`]])],
  ['alternatives with a common scope', both(security, (index, side) => ['oauth', ['all', `${side}${index}`]])],
  ['the same schemes with other scopes', both(security, (index, side) => [`n${index}`, [side]])],
  ['alternatives that become an inheritance', becomesInheritance],
  ['alternatives that list values', listsValues],
])('%s: the steps grow as they do', async (_what, bothOf) => {
  const stepsOf = (count: number) => countSteps(() => compareDescriptions(...bothOf(count), '2026-03-01'));
  const few = await stepsOf(250);
  const many = await stepsOf(1000);
  expect(few).toBeGreaterThan(250);
  expect(many / few).toBeLessThan(6);
});

/** As many operations, which need one of as many alternatives on the sides that say so. */
const needed = (count: number, sides: string) =>
  ['a', 'b'].map((side) => ({
    openapi: '3.1.0',
    info: { title: 'Things', version: '1.0.0' },
    ...(sides.includes(side) ? { security: range(count).map((index) => ({ [`${side}${index}`]: [] })) } : {}),
    paths: Object.fromEntries(range(count).map((index) => [`/things/${index}`, { get: { responses: {} } }])),
  })) as [object, object];

it.each(['ab', 'a', 'b'])('compares once what all operations need by "%s"', async (sides) => {
  const stepsOf = (count: number) => countSteps(() => compareDescriptions(...needed(count, sides), '2026-03-01'));
  expect((await stepsOf(400)) / (await stepsOf(100))).toBeLessThan(6);
});

it('reads the security schemes once, however many operations there are', async () => {
  const stepsOf = (count: number) => {
    const document = (description: string) => ({
      openapi: '3.1.0',
      info: { title: 'Things', version: '1.0.0' },
      paths: Object.fromEntries(
        range(count).map((index) => [`/things/${index}`, { get: { description, responses: {} } }]),
      ),
      components: {
        securitySchemes: Object.fromEntries(
          range(count).map((index) => [`s${index}`, { type: 'apiKey', in: 'query', name: `k${index}` }]),
        ),
      },
    });
    return countSteps(() => compareDescriptions(document('a'), document('b'), '2026-03-01'));
  };
  expect((await stepsOf(400)) / (await stepsOf(100))).toBeLessThan(6);
});

it('makes the page of each operation without going through all operations', async () => {
  const schema = { type: 'object', properties: Object.fromEntries(range(20).map((index) => [`f${index}`, {}])) };
  const content = { 'application/json': { schema } };
  const stepsOf = (count: number) => {
    const document = {
      openapi: '3.1.0',
      info: { title: 'Things', version: '1.0.0' },
      paths: Object.fromEntries(
        range(count).map((index) => [
          `/t${index}/a`,
          { get: { tags: [`T${index}`], responses: { 200: { description: 'd', content } } } },
        ]),
      ),
    };
    const locate = (pointer: string) => ({ file: 'a.yaml', line: 1, column: 1, pointer });
    const description = { document, locate, files: [], problems: [] } as unknown as Description;
    const changes = compareDescriptions({ ...document, paths: {} }, document, '2026-03-01');
    expect(changes).toHaveLength(count);
    return countSteps(() => {
      const { ofChange } = createSitePages(description, '/ref');
      expect(changes.map(ofChange).filter((page) => page !== undefined)).toHaveLength(count);
    });
  };
  expect((await stepsOf(160)) / (await stepsOf(40))).toBeLessThan(6);
});
