import { describe, expect, it, vi } from 'vitest';
import { compareDescriptions } from '../../src/diff/compareDescriptions';
import { createSitePages } from '../../src/diff/pages';
import type { Description } from '../../src/reference/load/description';
import { anchorFor } from '../../src/reference/pages/__tests__/anchorFor';
import { descriptionOf, documentWith } from './madeUp';

/** The table as it would be with these rows: nothing but the rows says what the keywords mean. */
vi.mock('../../src/reference/keywords/annotations', async (original) =>
  (await import('./madeUp')).withMadeUp(original),
);

const [short, shorter] = [{ minLength: 2 }, { minLength: 3 }];
const long = { type: 'string', title: 'Long', maxLength: 900 };
const list = (keywords: object): object => ({ type: 'array', ...keywords });
const tighter = (place: string): string => `limit-tightened breaking/safe ${place}/minLength`;

describe('keywords that are rows of the table and nothing else, in two descriptions', () => {
  it.each<[string, object, object, string]>([
    ['a limit that is new', {}, { minWords: 2 }, 'limit-added breaking/safe minWords'],
    ['a limit that is gone', { minWords: 2 }, {}, 'limit-removed safe/breaking '],
    ['another limit', { minWords: 2 }, { minWords: 3 }, 'limit-changed breaking/breaking minWords'],
    ['a bound that is new', list({}), list({ atLeast: 2 }), 'limit-added breaking/safe atLeast'],
    ['a tighter bound', list({ atLeast: 2 }), list({ atLeast: 3 }), 'limit-tightened breaking/safe atLeast'],
    ['a looser bound', list({ atLeast: 3 }), list({ atLeast: 2 }), 'limit-loosened safe/breaking atLeast'],
    [
      'a tighter bound beside another',
      list({ minItems: 2 }),
      list({ minItems: 2, atLeast: 3 }),
      'limit-tightened breaking/safe atLeast',
    ],
    [
      'a bound that leaves the limit out',
      { type: 'number', minimum: 2 },
      { type: 'number', above: 2 },
      'limit-tightened breaking/safe above',
    ],
    ['a tighter bound from above', { longest: 9 }, { longest: 8 }, 'limit-tightened breaking/safe longest'],
    ['another mark', {}, { secret: true }, 'text-changed safe/safe secret'],
    [
      'a further value, each as a constant with a mark',
      { oneOf: [{ const: 'a', secret: true }, { const: 'b' }] },
      { oneOf: [{ const: 'a', secret: true }, { const: 'b' }, { const: 'c', secret: true }] },
      'value-added safe/breaking oneOf/2',
    ],
    ['a schema that is new', {}, { eachWord: short }, 'schema-added breaking/safe eachWord'],
    ['a limit inside a schema', { eachWord: short }, { eachWord: shorter }, tighter('eachWord')],
    ['a map that is new', {}, { namedWords: { a: short } }, 'schema-added breaking/safe namedWords/a'],
    [
      'a schema that is new in a map',
      { namedWords: { a: short } },
      { namedWords: { b: short, a: short } },
      'schema-added breaking/safe namedWords/b',
    ],
    ['a schema that is gone from a map', { perReader: { a: short } }, {}, 'schema-removed safe/breaking '],
    [
      'a limit inside a map',
      { perReader: { a: short, b: short } },
      { perReader: { b: shorter, a: short } },
      tighter('perReader/b'),
    ],
    ['a list that is new', {}, { firstWords: [short] }, 'schema-added breaking/safe firstWords/0'],
    [
      'a place less in a list of places',
      { firstWords: [short, long] },
      { firstWords: [short] },
      'schema-removed safe/breaking ',
    ],
    [
      'a limit in a list of places, which are not exchanged',
      { firstWords: [short, shorter] },
      { firstWords: [shorter, shorter] },
      tighter('firstWords/0'),
    ],
    [
      'a further schema in a list without an order',
      { allTold: [short] },
      { allTold: [long, short] },
      'schema-added breaking/safe allTold/0',
    ],
    ['a schema that is gone from such a list', { allTold: [short] }, {}, 'schema-removed safe/breaking '],
    [
      'a limit in a list whose order is another one',
      { allTold: [long, short] },
      { allTold: [shorter, long] },
      tighter('allTold/0'),
    ],
    [
      'a further alternative',
      { someOf: [short, long] },
      { someOf: [short, long, { type: 'integer', title: 'Number' }] },
      'alternative-added safe/breaking someOf/2',
    ],
    [
      'alternatives that are gone beside others',
      { someOf: [short, long], oneOf: [short, long] },
      { oneOf: [short, long] },
      'alternatives-removed safe/breaking ',
    ],
    ['a limit in an alternative', { someOf: [short, long] }, { someOf: [long, shorter] }, tighter('someOf/1')],
  ])('a comparison finds %s', (_case, base, revision, want) => {
    const found = compareDescriptions(documentWith(base), documentWith(revision), '2026-03-01');
    const inRequest = found.filter(({ revision }) => revision.includes('/requestBody/'));
    const words = inRequest.map(({ rule, verdict, revision: pointer }) => {
      const [, place = ''] = pointer.split('/schema');
      const other = found.find(
        (each) => !inRequest.includes(each) && each.rule === rule && each.revision.endsWith(`/schema${place}`),
      );
      return `${rule} ${verdict}/${other?.verdict} ${place.slice(1)}`;
    });
    expect([words, found.length]).toEqual([[want], 2]);
  });

  it.each([
    ['a list of places', (inner: object) => ({ firstWords: [{}, inner] }), '[word 1].name', ['[word 1]', 'name']],
    ['a map', (inner: object) => ({ namedWords: { '^a': inner } }), '[^a].name', ['[^a]', 'name']],
    ['a map side by side', (inner: object) => ({ perReader: { post: inner } }), '.name', ['for post', 'name']],
    ['a list side by side', (inner: object) => ({ allTold: [inner] }), '.name', ['object', 'name']],
  ])('a change inside %s leads to its field', (_case, keywordsWith, place, anchors) => {
    const [base, revision] = [1, 2].map((minLength) => {
      const text = { type: 'object', ...keywordsWith({ properties: { name: { type: 'string', minLength } } }) };
      const letter = { type: 'object', properties: { text } };
      const content = { 'application/json': { schema: { $ref: '#/components/schemas/Letter' } } };
      const post = { tags: ['letters'], requestBody: { content }, responses: { 204: { description: 'Sent.' } } };
      return descriptionOf({ paths: { '/letters': { post } }, components: { schemas: { Letter: letter } } });
    }) as [Description, Description];
    const [change] = compareDescriptions(base.document, revision.document, '2026-03-01');
    expect(change?.where).toBe(`Letter.text${place}`);
    const address = change && createSitePages(revision, '/ref').ofChange(change);
    expect(address).toBe(`/ref/models/letter#${anchorFor('Letter', 'text', ...anchors)}`);
  });
});
