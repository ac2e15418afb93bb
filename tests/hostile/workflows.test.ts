import { load } from 'cheerio';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { insertBlocks } from '../../src/reference/outputs/guides/insertBlocks';
import { addresses, attacks } from './attacks';
import { type Generated, generateFrom } from './generated';
import { findUnsafe } from './unsafe';
import { findUnsafeMarkdown } from './unsafeMarkdown';

const described = {
  ...{ openapi: '3.1.0', info: { title: 'Pets', version: '1' } },
  paths: {
    '/pets': {
      post: {
        operationId: 'addPet',
        parameters: [{ name: 'X-Name', in: 'header', schema: { type: 'string' } }],
        requestBody: { content: { 'application/json': { schema: {} } } },
        responses: { 200: { description: 'Done' } },
      },
    },
  },
};

/** An Arazzo file in which each free text is `text`. */
function arazzo(text: string): string {
  return JSON.stringify({
    ...{ arazzo: '1.0.1', info: { title: text, version: text, summary: text, description: text } },
    sourceDescriptions: [{ name: 'api', url: './openapi.json', type: 'openapi' }],
    workflows: [
      {
        ...{ workflowId: 'add', summary: text, description: text },
        inputs: {
          type: 'object',
          properties: { [text]: { type: 'string', description: text, default: text, examples: [text] } },
        },
        steps: [
          {
            ...{ stepId: 'one', description: text, operationId: 'addPet' },
            parameters: [{ name: 'X-Name', in: 'header', value: text }],
            requestBody: { contentType: 'application/json', payload: { [text]: text, list: [{ [text]: [text] }] } },
            outputs: { all: '$response.body' },
          },
        ],
      },
    ],
  });
}

/** What is unsafe of a portal's overview and its copy as Markdown. */
function findAll({ inserts }: Generated): string[] {
  const texts = Object.values(inserts);
  const copy = texts.flatMap((insert) => insertBlocks(insert, (href) => href)).join('\n\n');
  const rendered = new MarkdownIt({ html: true }).render(copy);
  return [
    ...texts.flatMap(({ kind, text }) => (kind === 'markdown' ? findUnsafeMarkdown(text) : [])),
    ...findUnsafe(rendered).filter((found) => !/^t[hd] style="text-align:\w+"$/.test(found)),
  ];
}

/** Names that a file system takes; what begins with a dot may be outside the folder, and is not read. */
const fileNames = [
  ...attacks,
  ...addresses,
  'evil"><img src=x>',
  '"><meta http-equiv="refresh" content="0;url=https:evil.example">',
  ')](javascript:alert(1))[x](',
  'a b?c#d%2e%2e%2f&e',
  '\n\n# Heading\n\n![x](y)',
  '`$(touch ran)`',
  "a'b;c$d|e",
  '\u001b[2J\u202e\u2028',
].filter((name) => !/^\.|[/\0]/.test(name) && !/\p{Cs}/u.test(name) && Buffer.byteLength(name) < 240);

describe.each(fileNames)('an Arazzo file called %j', (name) => {
  it('is text on the overview, and its link leads to its download', async () => {
    const file = `${name}.arazzo.yaml`;
    const generated = await generateFrom(described, { [file]: arazzo('A text') });
    expect(findAll(generated)).toEqual([]);
    const reader = new MarkdownIt({ html: true, linkify: true });
    reader.validateLink = () => true;
    const html = reader.render(generated.inserts.recipes.text);
    const link = load(html)('a[href^="pathname:///downloads/"]');
    expect(link.text().replace(/\s+/g, '')).toBe(file.replace(/\s+/g, ''));
    const path = link.attr('href')?.replace('pathname:///', '') ?? '';
    expect(path).toMatch(/^downloads\/[\w-][\w.-]*\.arazzo\.yaml$/);
    expect(generated.reference.files().map((each) => each.path)).toContain(path);
  });
});

it('files whose names are alike have downloads of their own', async () => {
  const other = arazzo('A text').replace('"add"', '"more"');
  const { reference } = await generateFrom(described, { 'a;b.arazzo.yaml': arazzo('A'), 'a$b.arazzo.yaml': other });
  const paths = reference.files().map((each) => each.path);
  expect(paths.filter((path) => path.endsWith('.arazzo.yaml'))).toEqual([
    'downloads/a.b.0fpfbta.arazzo.yaml',
    'downloads/a.b.0e2xfcl.arazzo.yaml',
  ]);
});

it.each([...attacks, ...addresses, 'a\n\n![x](https://evil.example/x.png)\n\n# b\n\n<img src=x>'])(
  'takes %j for text in every place of a workflow',
  async (attack) => {
    for (const text of [attack, `a ${attack} b`])
      expect(findAll(await generateFrom(described, { 'a.arazzo.json': arazzo(text) }))).toEqual([]);
  },
);
