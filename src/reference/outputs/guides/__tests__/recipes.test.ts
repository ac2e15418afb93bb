import { expect, it } from 'vitest';
import { makeAll, operation, renderTexts } from '../../../__tests__/builders';
import { anchorFor } from '../../../pages/__tests__/anchorFor';
import type { GivenValue, ValuePiece, Workflow } from '../../../workflows/workflow';
import { recipe, recipes } from '../recipes';

const { addresses } = makeAll('paths: {/tasks: {post: {operationId: addTask, tags: [Tasks], responses: {}}}}');

const given = (place: GivenValue['in'], name: string, ...pieces: ValuePiece[]): GivenValue => ({
  in: place,
  name,
  pieces,
});
const text = (value: string): ValuePiece => ({ kind: 'text', text: value });

const workflow = (values: GivenValue[], more: Partial<Workflow> = {}): Workflow => ({
  ...{
    id: 'add',
    slug: 'add',
    title: 'Add',
    file: 'add.arazzo.yaml',
    download: 'add.arazzo.yaml',
    inputs: [],
    common: [],
  },
  steps: [
    {
      id: 'a',
      calls: { kind: 'operation', operation: operation({ id: 'addTask', summary: 'Add task' }) },
      given: values,
      written: { parameters: [], outputs: {}, successCriteria: [] },
    },
  ],
  ...more,
});

it.each<[values: GivenValue[], items: string[]]>([
  [
    [given('query', 'page.size', text('2')), given('query', 'sort', text('id'))],
    ['`page.size=2` and `sort=id` in the query'],
  ],
  [
    [given('path', 'id', { kind: 'response', step: 3, field: '[0].id' }), given('header', 'X-Old', text('1'))],
    ['`id` in the path: `[0].id` from the response of step 3', '`X-Old=1` in the header'],
  ],
  [[given('body', 'list', { kind: 'response', step: 1, field: '' })], ['`list` in the body: the response of step 1']],
  [
    [given('header', 'Key', text('add-'), { kind: 'input', name: 'run' })],
    ['`Key` in the header: `add-`, followed by the input `run`'],
  ],
  [
    [
      given('body', 'name', text('x')),
      given('body', 'type.grades[0].grade', text('1')),
      given('body', 'type.grades[1].grade', text('2')),
    ],
    ['`name` and `type` in the body'],
  ],
  [
    [given('body', 'who.role', text('SHOP')), given('body', 'who.ids', { kind: 'input', name: 'ids' })],
    ['`who.ids` in the body: the input `ids`', '`who.role` in the body'],
  ],
  [[given('body', '', { kind: 'response', step: 1, field: '' })], ['the body: the response of step 1']],
  [[given('body', '', text('a,b'))], ['the body, as the file has it']],
  [[given('body', '', text('{}')), given('body', 'id', text('1'))], ['`id` in the body']],
  [[given('body', '[0].id', text('1')), given('body', '[1].id', text('2'))], ['`id` in the body']],
])('what goes in: %j', (values, items) => {
  const lines = recipe(workflow(values), { addresses, renderText: renderTexts, filesPath: '/' }).split('\n');
  const address = `/docs/ref/api/tasks#${anchorFor('addTask')}`;
  expect(lines[0]).toBe(`1. <span class="method get">GET</span> [Add task](${address}).`);
  expect(lines.slice(1, 1 + items.length)).toEqual(items.map((item) => `   - ${item}`));
});

it('texts of somebody else are no markup, and the file says what it takes', () => {
  const described = workflow([], {
    title: '# <b>Add</b>',
    inputs: [{ name: 'run', description: 'A *text*', schema: {} }],
    common: [given('header', 'Key', { kind: 'input', name: 'run' })],
  });
  const markdown = recipes([described], { addresses, renderText: renderTexts, filesPath: '/1.0/' });
  expect(markdown).toContain('### \\# \\<b\\>Add\\<\\/b\\> {#recipe-add}');
  expect(markdown).toContain('(pathname:///1.0/downloads/add.arazzo.yaml), a file in the Arazzo format');
  expect(markdown).toContain(
    '\n\nYou provide these inputs: `run` (A \\*text\\*). Every request sends `Key`: the input `run`.\n\n1. ',
  );
  expect(markdown).not.toContain('<button');
  const stepped = recipes([described], {
    addresses,
    renderText: renderTexts,
    filesPath: '/1.0/',
    hasRequestBuilder: true,
  });
  expect(stepped).toContain(
    'data-recipe="/1.0/request-builder/recipes/add.json" data-title="# &lt;b&gt;Add&lt;/b&gt;"',
  );
  expect(recipes([], { addresses, renderText: renderTexts, filesPath: '/' })).toBe('');
});

it.each<[description: string, step: string, below: string]>([
  [
    'Call `list`, and **see** it.',
    ' Call `list`, and **see** it.\n   - `a=1` in the query',
    'Call `list`, and **see** it.',
  ],
  [
    'See [it](https://example.com/a:b).',
    ' See [it](https://example.com/a\\:b).\n   - ',
    'See [it](https://example.com/a\\:b).',
  ],
  ['See [it](/no/such#page).', ' See it.\n   - ', 'See it.'],
  ['<script>a</script>{b} :c', ' \\{b\\} \\:c\n   - ', '\\{b\\} \\:c'],
  ['A.\n\n- b\n- c', ' A.\n\n   - b\n   - c\n   * `a=1`', 'A.\n\n- b\n- c'],
  ['\\`{a}\\`', ' \\`\\{a\\}\\`\n   - ', '\\`\\{a\\}\\`'],
  ['```\n{a}\n```', '\n\n   ```\n   {a}\n   ```\n   * `a=1`', '```\n{a}\n```'],
])('the text %j is CommonMark', (description, inStep, below) => {
  const plain = workflow([given('query', 'a', text('1'))], { description });
  const described = { ...plain, steps: plain.steps.map((step) => ({ ...step, description })) };
  const markdown = recipes([described], { addresses, renderText: renderTexts, filesPath: '/' });
  expect(markdown).toContain(`).${inStep}`);
  expect(markdown).toContain(`{#recipe-add}\n\n${below}\n\n1. `);
});
