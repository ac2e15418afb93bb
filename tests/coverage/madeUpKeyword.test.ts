import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { compareDescriptions } from '../../src/diff/compareDescriptions';
import type { Reference } from '../../src/reference/generate';
import type { Keywords } from '../../src/reference/keywords/keyword';
import { createReferenceTwins } from '../../src/reference/outputs/markdown/referenceTwin';
import { supportTable } from '../../src/reference/support/__tests__/supportTable';
import { createToTwin } from '../../src/reference/twinAddress';
import { referenceRecords } from '../../src/search/records/referenceRecords';
import { textOfHtml } from './pageText';
import { coverageOf, generateForeign, renderPages } from './rendered';
import { missingInTwins } from './twins';

/** The table as it would be with these rows: nothing but the rows says what the keywords of the fixture mean. */
vi.mock('../../src/reference/keywords/annotations', async (original) => {
  const module = await original<{ annotations: Keywords }>();
  const madeUp: Keywords = {
    minWords: { kind: 'value', shown: 'fact', since: '3.2', about: 'string', fact: 'Min words', searched: true },
    secret: { kind: 'flag', shown: 'mark', since: '3.2', annotates: true, mark: 'secret' },
    eachWord: { kind: '@Schema', shown: 'row [word]', since: '3.2', row: { name: '[word]', step: '[]' } },
    someOf: {
      kind: '[Schema]',
      shown: 'choice of alternatives',
      since: '3.2',
      merge: 'choice',
      alternatives: { label: (count) => `Some of ${count}`, isChoice: true },
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
    ['alternatives', 'Some of 2 Short closing Closing'],
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

  it('the twin says the same', () => {
    const twinOf = createReferenceTwins(createToTwin([], '/'));
    const text = reference.pages.map(twinOf).join('\n');
    for (const want of ['(string, secret)', 'Min words: `41`. Max length: `900`', '\\[word\\]', 'Some of 2'])
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
      ['Word', ['sendLetter']],
    ]);
  });

  it('the coverage walk looks for what they hold', async () => {
    const { missing } = await coverageOf(file, () => ({ pages: new Map(), overview: '' }));
    const looked = missing.map(({ text }) => text);
    for (const want of ['41', 'Is printed whole.']) expect(looked).toContain(want);
    expect((await coverageOf(file)).missing).toEqual([]);
    expect(await missingInTwins(file)).toEqual([]);
  });

  it.each<[string, object, object, string[]]>([
    ['a limit that is new', {}, { minWords: 2 }, ['limit-added breaking', 'limit-added safe']],
    ['a limit that is gone', { minWords: 2 }, {}, ['limit-removed breaking', 'limit-removed safe']],
    ['another limit', { minWords: 2 }, { minWords: 3 }, ['limit-changed breaking', 'limit-changed breaking']],
    ['a schema that is new', {}, { eachWord: { minLength: 2 } }, ['schema-added breaking', 'schema-added safe']],
    [
      'a limit inside a schema',
      { eachWord: { minLength: 2 } },
      { eachWord: { minLength: 3 } },
      ['limit-tightened breaking', 'limit-tightened safe'],
    ],
    ['another mark', {}, { secret: true }, ['text-changed safe', 'text-changed safe']],
  ])('a comparison finds %s', (_case, base, revision, want) => {
    const found = compareDescriptions(documentWith(base), documentWith(revision), '2026-03-01');
    expect(found.map(({ rule, verdict }) => `${rule} ${verdict}`).sort()).toEqual(want);
  });

  it('the support matrix has them with their version', () => {
    for (const keyword of ['minWords', 'secret', 'eachWord', 'someOf'])
      expect(supportTable()).toContain(`\`${keyword}\` (3.2)`);
  });
});
