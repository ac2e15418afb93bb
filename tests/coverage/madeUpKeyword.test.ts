import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { compareDescriptions } from '../../src/diff/compareDescriptions';
import { createSitePages } from '../../src/diff/pages';
import { renderTexts, schemaOf } from '../../src/reference/__tests__/builders';
import { createExampleCache } from '../../src/reference/examples/schemaExample';
import type { Reference } from '../../src/reference/generate';
import type { Json } from '../../src/reference/json';
import type { Keywords } from '../../src/reference/keywords/keyword';
import type { Description } from '../../src/reference/load/description';
import { buildModel } from '../../src/reference/objects/model';
import { createReferenceTwins } from '../../src/reference/outputs/markdown/referenceTwin';
import { bodySchema } from '../../src/reference/outputs/requestBuilder/bodySchema';
import { anchorFor } from '../../src/reference/pages/__tests__/anchorFor';
import { supportTable } from '../../src/reference/support/__tests__/supportTable';
import { createToTwin } from '../../src/reference/twinAddress';
import { createValidator } from '../../src/reference/validate/validator';
import { referenceRecords } from '../../src/search/records/referenceRecords';
import { textOfHtml } from './pageText';
import { coverageOf, generateForeign, renderPages } from './rendered';
import { missingInTwins } from './twins';

/** The table as it would be with these rows: nothing but the rows says what the keywords of the fixture mean. */
vi.mock('../../src/reference/keywords/annotations', async (original) => {
  const module = await original<{ annotations: Keywords }>();
  const madeUp: Keywords = {
    minWords: { kind: 'value', shown: 'fact', since: '3.2', about: 'string', fact: 'Min words', searched: true },
    maxWords: {
      kind: 'value',
      shown: 'fact',
      since: '3.2',
      about: 'string',
      fact: 'Max words',
      asserts: Number,
      keeps: (most: number, value) => typeof value !== 'string' || value.split(' ').length <= most,
      refusal: (most) => `must have at most ${most} words`,
    },
    secret: { kind: 'flag', shown: 'mark', since: '3.2', annotates: true, mark: 'secret' },
    eachWord: { kind: '@Schema', shown: 'row [word]', since: '3.2', row: { name: '[word]', step: '[]' } },
    someOf: {
      kind: '[Schema]',
      shown: 'choice of alternatives',
      since: '3.2',
      merge: 'choice',
      alternatives: { label: (count) => `Some of ${count}`, isChoice: true },
    },
    allTold: { kind: '[Schema]', shown: 'side by side', since: '3.2', alternatives: { label: () => 'All told' } },
    perReader: {
      kind: '{Schema}',
      shown: 'side by side',
      since: '3.2',
      alternatives: { label: () => 'For a reader', option: (name) => `for ${name}` },
    },
    firstWords: {
      kind: '[Schema]',
      shown: 'rows by position',
      since: '3.2',
      row: { name: (index) => `[word ${index}]`, step: '[]' },
    },
    namedWords: {
      kind: '{Schema}',
      shown: 'rows named by the word',
      since: '3.2',
      row: { name: (word) => `[${word}]`, step: '.*' },
    },
  };
  return { ...module, annotations: { ...module.annotations, ...madeUp } };
});

const file = path.join(__dirname, 'fixtures/madeUp.yaml');

/** A description whose operation takes and returns a text with these keywords. */
function documentWith(keywords: object): object {
  const text = { content: { 'text/plain': { schema: { type: 'string', ...keywords } } } };
  const operation = { requestBody: text, responses: { 200: { description: 'Sent.', ...text } } };
  return { openapi: '3.2.0', paths: { '/letters': { post: operation } } };
}

function descriptionOf(rest: object): Description {
  const locate = (pointer: string) => ({ file: 'a.yaml', line: 1, column: 1, pointer });
  const document = { openapi: '3.2.0', info: { title: 'Letters', version: '1' }, ...rest } as Description['document'];
  return { document, locate, files: [], problems: [] };
}

const [short, shorter] = [{ minLength: 2 }, { minLength: 3 }];
const long = { type: 'string', title: 'Long', maxLength: 900 };
const tighter = (place: string): string => `limit-tightened breaking/safe ${place}/minLength`;

describe('keywords that are rows of the table and nothing else', () => {
  let reference: Reference;
  beforeAll(async () => {
    reference = await generateForeign(file);
  });

  it('are known: nothing of them is reported', () => {
    expect(reference.notices).toEqual([]);
  });

  it.each([
    ['a fact', 'greeting string secret Min words 2'],
    ['laid together in allOf, with what clashes apart', 'text string secret Min words 41 Max length 900'],
    ['a row with its own fields', '[word] any Is printed whole.'],
    ['what another file holds', 'letters string Min length 17'],
    ['alternatives', 'closing string or Closing Some of 2 Short closing Closing string Always Yours'],
    ['null among alternatives', 'farewell string nullable Some of 2 Short farewell Long'],
    ['a list of schemas as rows', '[word 0] any Min length 23 [word 1] object'],
    ['a map of schemas as rows', '[^town] Town'],
    ['a list of schemas side by side', 'All told Is legible'],
    ['a map of schemas side by side', 'For a reader for postman'],
  ])('a page shows %s: %s', (_case, want) => {
    const [html = ''] = renderPages(reference).values();
    expect(textOfHtml(html).replace(/\s+/g, ' ')).toContain(want);
  });

  it('the place of a field leads through them', () => {
    const [html = ''] = renderPages(reference).values();
    expect(html).toContain('data-step="[]"');
  });

  it('an example is of the type that they are about', () => {
    const [html = ''] = renderPages(reference).values();
    expect(textOfHtml(html)).toMatch(/"initials": *"/);
  });

  it('an example is one of their alternatives', () => {
    const [html = ''] = renderPages(reference).values();
    expect(textOfHtml(html)).toMatch(/"closing": *"Yours"/);
  });

  it.each<[string, Json, string[]]>([
    ['one that keeps it', 'Dear all', []],
    ['one that does not', 'To whom it may concern', [' maxWords must have at most 2 words']],
  ])('values have to keep one that says what keeps it: %s', async (_case, value, want) => {
    const document = documentWith({ maxWords: 2 });
    const { schemaNodes } = buildModel(descriptionOf(document));
    const validator = await createValidator(document, schemaNodes);
    const found = validator.check('#/paths/~1letters/post/requestBody/content/text~1plain/schema', value, 'request');
    expect(found.map(({ pointer, keyword, reason }) => `${pointer} ${keyword} ${reason}`)).toEqual(want);
  });

  it('a form has their alternatives as it has those of oneOf: with what is beside them, and null is none', () => {
    const context = { schemas: new Map(), renderText: renderTexts, cache: createExampleCache(new Map()) };
    const formOf = (keyword: string) => {
      const alternatives = '{type: string, title: Short, maxLength: 9}, {type: integer, title: Number}, {type: "null"}';
      return bodySchema(
        schemaOf(`{description: A sign., format: sign, ${keyword}: [${alternatives}]}`, '3.2.0'),
        context,
      );
    };
    expect(formOf('someOf').root).toMatchObject({
      nullable: true,
      alternatives: [
        { label: 'Short', schema: { kind: 'plain' } },
        { label: 'Number', schema: { kind: 'plain' } },
      ],
    });
    expect(formOf('someOf')).toEqual(formOf('oneOf'));
  });

  it('the twin says the same', () => {
    const twinOf = createReferenceTwins(createToTwin([], '/'));
    const text = reference.pages.map(twinOf).join('\n');
    for (const want of [
      '(string, secret)',
      'Min words: `41`. Max length: `900`',
      '\\[word\\]',
      'Some of 2',
      '\\[word 1\\]',
    ])
      expect(text).toContain(want);
  });

  it('search finds a field by the values of one that is searched', () => {
    const found = referenceRecords(reference).filter(({ values }) => values === '41');
    expect(found.map(({ title }) => title)).toEqual(['text']);
  });

  it('what they refer to is used there', () => {
    const index = reference.files().find((each) => each.path.includes('reference-index'));
    const { models } = JSON.parse(String(index?.content)) as { models: { name: string; usedBy: string[] }[] };
    expect(models.map(({ name, usedBy }) => [name, usedBy])).toEqual([
      ['Closing', ['sendLetter']],
      ['Greeting', ['sendLetter']],
      ['Town', ['sendLetter']],
      ['Word', ['sendLetter']],
    ]);
  });

  it('the coverage walk looks for what they hold', async () => {
    const { missing } = await coverageOf(file, () => ({ pages: new Map(), overview: '' }));
    const looked = missing.map(({ text }) => text);
    for (const want of ['41', 'Is printed whole.', '23', '29', '31', '37', '^town']) expect(looked).toContain(want);
    expect((await coverageOf(file)).missing).toEqual([]);
    expect(await missingInTwins(file)).toEqual([]);
  });

  it.each<[string, object, object, string]>([
    ['a limit that is new', {}, { minWords: 2 }, 'limit-added breaking/safe minWords'],
    ['a limit that is gone', { minWords: 2 }, {}, 'limit-removed safe/breaking '],
    ['another limit', { minWords: 2 }, { minWords: 3 }, 'limit-changed breaking/breaking minWords'],
    ['another mark', {}, { secret: true }, 'text-changed safe/safe secret'],
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

  it('the support matrix has them with their version', () => {
    for (const keyword of [
      'minWords',
      'maxWords',
      'secret',
      'eachWord',
      'someOf',
      'allTold',
      'perReader',
      'firstWords',
      'namedWords',
    ])
      expect(supportTable()).toContain(`\`${keyword}\` (3.2)`);
  });
});
