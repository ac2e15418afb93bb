import { expect, it } from 'vitest';
import type { SiteFiles } from '../contracts';
import { createPortal } from '../portal';
import { Refusal } from '../refusal';

const index = { spec: {}, pages: [], operations: [], webhooks: [], models: [], fields: [] };
const llms = `# API

All pages as one file: \`https://example.com/base/llms-full.txt\`.

## Guides

- [Pages \\[1\\]](https://example.com/base/docs/pages.md): How to \\*page\\*.
- [Home](https://example.com/base/index.md)

## API reference

- [Tasks](https://example.com/base/docs/tasks.md)
`;
const further = '## Optional\n\n- [More](https://example.com/base/more.md)\n';

/** A built site in memory; its stamp is what `stamp` of it holds. */
function siteOf(files: Record<string, string>): SiteFiles {
  return {
    name: 'build',
    read: async (file) => files[file] ?? Promise.reject(new Error('no such file')),
    list: async (folder) =>
      Object.keys(files).flatMap((file) => {
        const at = file.lastIndexOf('/');
        return file.slice(0, Math.max(at, 0)) === folder ? [file.slice(at + 1)] : [];
      }),
    stamp: async () => files.stamp,
  };
}

const whole = {
  stamp: '1',
  'reference-index.json': JSON.stringify(index),
  'llms.txt': llms,
  'llms-2.txt': further,
  'docs/pages.md': 'short',
  'docs/pages.whole.md': 'whole',
  'index.md': 'home',
  'downloads/pay.arazzo.yaml': 'info: {title: Pay, summary: Pay people}',
};

it('reads what is listed beside the reference, in all parts of the list', async () => {
  const { pages, recipes, readMarkdownPage } = await createPortal(siteOf(whole))();
  expect(pages).toEqual([
    { title: 'Pages [1]', path: '/base/docs/pages', description: 'How to *page*.', group: 'Guides' },
    { title: 'Home', path: '/base/', description: '', group: 'Guides' },
    { title: 'More', path: '/base/more', description: '', group: 'Optional' },
  ]);
  expect(recipes).toMatchObject([{ name: 'pay', summary: 'Pay people' }]);
  expect(await Promise.all(['/base/docs/pages', '/base/'].map(readMarkdownPage))).toEqual(['whole', 'home']);
});

it('reads a workflow that repeats one of its parts many times', async () => {
  const uses = Array.from({ length: 500 }, () => '*ok').join(', ');
  const files = { ...whole, 'downloads/pay.arazzo.yaml': `info: {title: Pay}\na: &ok [b]\nc: [${uses}]` };
  expect((await createPortal(siteOf(files))()).recipes).toMatchObject([{ name: 'pay', summary: 'Pay' }]);
});

it.each<[string, Record<string, string | undefined>, string]>([
  ['there is no site', { stamp: undefined }, 'There is no built site in build. Run "npm run build", and call again'],
  [
    'the index is gone',
    { 'reference-index.json': undefined },
    'build/reference-index.json is not there: no such file. Run',
  ],
  ['the index is cut off', { 'reference-index.json': '{' }, 'build/reference-index.json is not JSON: '],
  [
    'the index is another one',
    { 'reference-index.json': '{"pages": []}' },
    'build was built by another version of this project',
  ],
  ['the list is another one', { 'llms.txt': '# API' }, 'build was built by another version of this project'],
])('says why and what to do where %s', async (_what, changed, want) => {
  const files = Object.fromEntries(Object.entries({ ...whole, ...changed }).filter(([, text]) => text !== undefined));
  const opened = createPortal(siteOf(files as Record<string, string>))();
  await expect(opened).rejects.toBeInstanceOf(Refusal);
  await expect(opened).rejects.toThrow(want);
});

it('reads the site again when it was rebuilt, also after there was none', async () => {
  const files: Record<string, string> = {};
  const open = createPortal(siteOf(files));
  await expect(open()).rejects.toThrow('There is no built site');
  Object.assign(files, whole);
  const first = await open();
  expect(await open()).toBe(first);
  Object.assign(files, { stamp: '2', 'llms-2.txt': '' });
  expect((await open()).pages).toHaveLength(2);
});

it('keeps the numbers of contracts as they are written', async () => {
  const contract = `{"openapi": "3.1.0", "info": {"title": "A", "version": "1"}, "paths": {"/a": {"get": {"operationId": "getA",
    "responses": {"200": {"description": "OK", "content": {"application/json": {"example": {"id": 9007199254740993, "price": 1.10}}}}}}}}}`;
  const operations = [{ id: 'getA', method: 'get', path: '/a' }];
  const files = {
    ...whole,
    'reference-index.json': JSON.stringify({ ...index, operations }),
    'request-builder/contract/a.json': contract,
  };
  const { contracts } = await createPortal(siteOf(files))();
  const { response } = await contracts.check({ method: 'GET', url: '/a', headers: [] });
  expect(response.body).toBe('{"id":9007199254740993,"price":1.10}');
});
