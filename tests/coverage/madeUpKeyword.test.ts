import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderTexts, schemaOf } from '../../src/reference/__tests__/builders';
import { createExampleCache } from '../../src/reference/examples/schemaExample';
import type { Json } from '../../src/reference/json';
import { createToMarkdownLink } from '../../src/reference/markdownAddress';
import { buildModel } from '../../src/reference/objects/model';
import { createMarkdownWriter } from '../../src/reference/outputs/markdown/referencePage';
import { bodySchema } from '../../src/reference/outputs/requestBuilder/bodySchema';
import type { Reference } from '../../src/reference/stages/generate';
import { supportTable } from '../../src/reference/support/__tests__/supportTable';
import { createValidator } from '../../src/reference/validate/validator';
import { referenceRecords } from '../../src/search/records/referenceRecords';
import { descriptionOf, documentWith } from './madeUp';
import { missingInMarkdown } from './markdownPages';
import { textOfHtml } from './pageText';
import { coverageOf, generateForeign, readDescribed, renderPages } from './rendered';

/** The table as it would be with these rows: nothing but the rows says what the keywords mean. */
vi.mock('../../src/reference/keywords/annotations', async (original) =>
  (await import('./madeUp')).withMadeUp(original),
);

const file = path.join(__dirname, 'fixtures/madeUp.yaml');

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

  it('the Markdown page says the same', () => {
    const markdownPageOf = createMarkdownWriter(createToMarkdownLink([], '/'));
    const text = reference.pages.map(markdownPageOf).join('\n');
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
    const described = await readDescribed(file);
    const { missing } = coverageOf(described, () => ({ pages: new Map(), overview: '' }));
    const looked = missing.map(({ text }) => text);
    for (const want of ['41', 'Is printed whole.', '23', '29', '31', '37', '^town']) expect(looked).toContain(want);
    expect(coverageOf(described).missing).toEqual([]);
    expect(missingInMarkdown(described)).toEqual([]);
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
      'atLeast',
      'above',
      'longest',
      'sample',
      'onlyThese',
    ])
      expect(supportTable()).toContain(`\`${keyword}\` (3.2)`);
  });
});
