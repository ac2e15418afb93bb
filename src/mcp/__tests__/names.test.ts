import { expect, it } from 'vitest';
import { check } from '../check';
import { list } from '../list';
import { createPortal, type Portal } from '../portal';
import { read } from '../read';

const page = '/docs/ref/api/toys';

function operation(id: string, method: string, path: string, anchor: string): object {
  return { id, method, path, page, anchor, deprecated: false, openapi: `/openapi/${anchor}.yaml` };
}

const index = {
  spec: {},
  pages: [{ url: page, kind: 'api', title: 'Toys' }],
  operations: [
    operation('List  all toys', 'get', '/toys', 'list-all-toys'),
    operation(' make toy ', 'post', '/toys', 'make-toy'),
    operation('postToyBoxId', 'post', '/toy box/{id}', 'post-toy-box-id'),
  ],
  webhooks: [],
  models: ['Toy box', ' Toy', 'toy'].map((name) => ({ name, page: null, usedBy: [] })),
  fields: [],
};

const schema = { type: 'object', properties: { name: { type: 'string' } } };
const content = { 'application/json': { schema } };
/** The contract of an operation by itself: it has the id that it states, as another one of the API does. */
const contract = {
  openapi: '3.1.0',
  info: { title: 'Toys', version: '1' },
  paths: {
    '/toy box/{id}': {
      post: {
        operationId: ' make toy ',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: { content },
        responses: { 200: { description: 'Made', content } },
      },
    },
  },
};

const files: Record<string, string> = {
  'reference-index.json': JSON.stringify(index),
  'llms.txt':
    'All pages: `https://example.com/llms-full.txt`.\n\n## Guides\n\n- [What is new in C# 9?](https://example.com/new.md)',
  'docs/ref/api/toys.md': index.operations
    .map((each) => `\n<a id="${Reflect.get(each, 'anchor')}"></a>\n## ${Reflect.get(each, 'anchor')}\n`)
    .join(''),
  'openapi.json': JSON.stringify({
    components: { schemas: { 'Toy box': { title: 'B' }, ' Toy': { title: 'T' }, toy: { title: 't' } } },
  }),
  'new.md': 'News',
  'downloads/Sell a toy.arazzo.yaml': 'info: {title: Sell}',
  'request-builder/contract/a.json': JSON.stringify(contract),
};

function open(): Promise<Portal> {
  const folderOf = (file: string): string => file.slice(0, Math.max(file.lastIndexOf('/'), 0));
  return createPortal({
    name: 'build',
    read: async (file) => files[file] ?? Promise.reject(new Error('no such file')),
    list: async (folder) =>
      Object.keys(files)
        .filter((file) => folderOf(file) === folder)
        .map((file) => file.slice(file.lastIndexOf('/') + 1)),
    stamp: async () => '1',
  })();
}

it.each<['operation' | 'model' | 'guide' | 'recipe', string, string]>([
  ['operation', 'List  all toys', '## list-all-toys'],
  ['operation', 'list all toys', '## list-all-toys'],
  ['operation', ' make toy ', '## make-toy'],
  ['operation', 'make toy', '## make-toy'],
  ['operation', 'POST /toy box/{id}', '## post-toy-box-id'],
  ['operation', 'POST /toy box/7', '## post-toy-box-id'],
  ['operation', 'POST https://api.example.com/v1/toy%20box/7', '## post-toy-box-id'],
  ['operation', 'get http://localhost:4010/toys?page=2', '## list-all-toys'],
  ['model', '#/components/schemas/Toy%20box', '"B"'],
  ['model', '#/definitions/toy', '"t"'],
  ['model', 'Toy box', '"B"'],
  ['model', 'toy  box', '"B"'],
  ['model', ' Toy', '"T"'],
  ['model', 'Toy', '"T"'],
  ['model', 'toy', '"t"'],
  ['guide', 'What is new in C# 9?', 'News'],
  ['recipe', 'Sell a toy', 'title: Sell'],
])('reads the %s "%s" by its name', async (kind, name, want) => {
  expect(await read(await open(), { kind, name, format: 'markdown', offset: 0 })).toContain(want);
});

it('lists names as they can be read', async () => {
  const portal = await open();
  const lines = list(portal, { kind: 'operations', offset: 0, limit: 10 }).split('\n');
  const names = lines.map((line) => line.split(': ')[0] ?? '');
  expect(names).toEqual(['List all toys', 'make toy', 'postToyBoxId']);
});

it('checks a request by its own contract where another operation has the same id', async () => {
  const url = '/toy%20box/7';
  const given = { method: 'POST', url, headers: {}, body: { name: 'Bear', nam: 'x' }, start_again: false, offset: 0 };
  expect(await check(await open(), given)).toContain('body nam');
});
