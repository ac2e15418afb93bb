import { type CheerioAPI, load } from 'cheerio';
import MarkdownIt from 'markdown-it';
import { beforeAll, describe, expect, it } from 'vitest';
import { addresses, attacks } from '../../../../../tests/hostile/attacks';
import {
  alternatives,
  apiPage,
  example,
  field,
  json,
  modelPage,
  operation,
  response,
  schema,
} from '../../../../components/reference/__tests__/fixture';
import { renderText } from '../../../__tests__/builders';
import { safeHref } from '../../../escape';
import { createToMarkdownLink } from '../../../markdownAddress';
import type { ReferencePage } from '../../../page';
import { readLines } from '../lines';
import { createMarkdownWriter } from '../referencePage';

const markdown = new MarkdownIt({ html: true });
const markdownPageOf = createMarkdownWriter(createToMarkdownLink(['/docs/api_reference/api/things'], '/'));

/** Pages that carry a text of an author in each of their places. */
function pagesWith(hostile: string): ReferencePage[] {
  const description = renderText(hostile);
  const fact = { keyword: 'default', label: hostile, value: hostile, note: description };
  const inner = field(hostile, hostile, {
    description,
    facts: [fact],
    enum: [{ value: hostile, description }, { value: 'other' }],
    fields: [field('inside', 'string', { description }), field('plain', 'string', { facts: [fact] })],
    alternatives: [alternatives([hostile, 'b'], { label: hostile })],
    externalDocs: { label: hostile, description },
    seeModel: { label: hostile, href: '#op', parts: 'fields' },
  });
  const body = json('op.body', {
    mediaType: hostile,
    schema: schema(hostile, { description, fields: [inner] }),
    examples: [example(null, { name: hostile, label: hostile, description, code: hostile, language: hostile })],
  });
  const section = operation({
    ...{ id: hostile, title: hostile, path: hostile, method: 'POST', description, badges: [hostile] },
    servers: [{ url: hostile, name: hostile, description, variables: [inner] }],
    security: { alternatives: [[{ name: 'a', label: hostile, scopes: [hostile] }]] },
    parameters: [{ place: 'query', title: 'Query parameters', anchor: 'op.query', fields: [inner] }],
    requestBody: { anchor: 'op.body', required: true, description, mediaTypes: [body] },
    responses: [response(hostile, hostile, { summary: hostile, description, headers: [inner], mediaTypes: [body] })],
    samples: [{ id: 'own-1', label: hostile, language: hostile, code: hostile }],
  });
  const use = {
    label: hostile,
    href: '/docs/api_reference/api/things#op',
    method: 'GET',
    path: hostile,
    deprecated: true,
  };
  return [
    apiPage([section, operation({ anchor: 'next', title: 'Next' })], {
      title: hostile,
      description,
      notes: [hostile],
      seeAlso: [use],
    }),
    modelPage(schema('object', { fields: [inner] }), {
      ...{ title: hostile, description, examples: body.examples },
      usedBy: {
        operations: [{ ...use, places: [hostile] }],
        fields: [{ model: hostile, field: hostile, href: '#op' }],
      },
    }),
  ];
}

/** The Markdown pages of the pages that carry a text. */
const markdownPagesOf = (text: string): string[] => pagesWith(text).map(markdownPageOf);

/** The ranks of the headings of a Markdown page. */
function ranksOf(markdownPage: CheerioAPI): string[] {
  return markdownPage('body > :is(h1, h2, h3, h4, h5, h6)')
    .map((_, heading) => heading.name)
    .get();
}

const texts = [
  ...attacks,
  ...addresses.map((address) => `[x](${address})`),
  '# A\n\n## B\n\nC\n===',
  '- a\n\n      - b\n\n1. c',
];
const read = (markdownPage: string): CheerioAPI => load(markdown.render(markdownPage));
const plain = markdownPagesOf('plain').map((markdownPage) => ranksOf(read(markdownPage)));

describe.each(texts)('%j', (text) => {
  let markdownPages: string[];
  let parsed: CheerioAPI[];
  beforeAll(() => {
    markdownPages = markdownPagesOf(text);
    parsed = markdownPages.map(read);
  });

  it('changes nothing of the structure around it', () => expect(parsed.map(ranksOf)).toEqual(plain));

  it('leaves no block of code open, also where a part of a Markdown page is cut', () => {
    for (const markdownPage of markdownPages) expect(readLines(markdownPage).at(-1)?.fence).toBeUndefined();
  });

  it('brings no element and no address that runs or loads anything', () => {
    for (const $ of parsed) {
      const elements = $('body *').toArray();
      const kinds = new Set(elements.map(({ name }) => name));
      const known = 'a p h1 h2 h3 h4 h5 h6 ul ol li em strong s code pre br hr blockquote table thead tbody tr th td';
      expect([...kinds].filter((name) => !known.split(' ').includes(name))).toEqual([]);
      for (const { attribs } of elements) {
        expect(
          Object.keys(attribs).filter((name) => !['href', 'id', 'class', 'start', 'style'].includes(name)),
        ).toEqual([]);
        expect(attribs.style ?? 'text-align:left').toMatch(/^text-align:\w+$/);
        if (attribs.href !== undefined) expect(safeHref(attribs.href)).toBeDefined();
      }
    }
  });

  it('is there to read', () => {
    const letters = (words: string): string => words.replace(/[^\p{L}\p{N}]+/gu, '');
    for (const $ of parsed) expect(letters($('body').text())).toContain(letters(text));
  });
});
