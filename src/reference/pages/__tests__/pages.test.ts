import { describe, expect, it } from 'vitest';
import { apiPage, makeAll, modelPage } from '../../__tests__/builders';
import { makeGuideInserts } from '../../outputs/guides/guideInserts';
import type { ReferencePage } from '../../page';
import type { FieldView, SchemaView } from '../../schemaRows';
import { anchorSlug } from '../../slug';
import { anchorFor } from './anchorFor';

const ref = (name: string): string => `{$ref: '#/components/schemas/${name}'}`;
const yaml = `
tags: [{name: Tasks, description: All **tasks**.}, {name: Users}]
x-tagGroups: [{name: Work & more, tags: [Tasks]}]
paths:
  /tasks: {get: {tags: [Tasks, Users], operationId: listTasks, summary: List, deprecated: true, responses: {200: {content: {application/json: {schema: ${ref('Task')}}}}}}}
  /users: {post: {tags: [Users], operationId: addUser, requestBody: {content: {application/json: {schema: ${ref('User')}}}}, responses: {}}}
webhooks: {done: {post: {tags: [Tasks], operationId: done}}}
components:
  schemas:
    Task: {type: object, title: A task, description: 'It **is**.', example: {id: 1}, properties: {id: {type: integer}, user: ${ref('User')}}}
    User: {type: object, properties: {name: {type: string}}}`;
const made = makeAll(yaml);

describe('an API page', () => {
  it('has the operations of its tag, and links to those of others', () => {
    expect(apiPage(made, 'Tasks')).toMatchObject({
      ...{ url: '/docs/ref/api/work-more/tasks', summary: 'All tasks.', seeAlso: [] },
      breadcrumbs: [
        { label: 'API', href: '/docs/api' },
        { label: 'Work & more', href: '/docs/api#work-more' },
      ],
      operations: [
        { id: 'listTasks', anchor: anchorFor('listTasks') },
        { id: 'done', kind: 'webhook' },
      ],
    });
    expect(apiPage(made, 'Users')).toMatchObject({
      ...{ summary: 'Operations of Users in the Test.', breadcrumbs: [{ label: 'API' }] },
      seeAlso: [
        {
          label: 'List',
          href: `/docs/ref/api/work-more/tasks#${anchorFor('listTasks')}`,
          method: 'GET',
          path: '/tasks',
          deprecated: true,
        },
      ],
    });
  });
});

describe('an operation with several tags', () => {
  const several = makeAll(`
x-tagGroups: [{name: One, tags: [main, other]}, {name: Two, tags: [other, main]}]
paths: {/a: {get: {tags: [main, other, only], operationId: getA, summary: Get A}}, /b: {get: {tags: [other], operationId: getB}}}`);

  it('is a line on the page of each other tag, which has a page also where that is all', () => {
    expect(apiPage(several, 'main')).toMatchObject({ operations: [{ id: 'getA' }], seeAlso: [] });
    const line = { label: 'Get A', href: '/docs/ref/api/one/main#get-a', method: 'GET', path: '/a', deprecated: false };
    expect(apiPage(several, 'other')).toMatchObject({ operations: [{ id: 'getB' }], seeAlso: [line] });
    expect(apiPage(several, 'only')).toMatchObject({ url: '/docs/ref/api/only', operations: [], seeAlso: [line] });
  });

  it('has its page in the first of the groups that list its tag, and in the lists of all', () => {
    expect(
      several.addresses.apiPages.map(({ tag, groupTitle, otherGroups }) => [tag.name, groupTitle, otherGroups]),
    ).toEqual([
      ['main', 'One', ['Two']],
      ['other', 'One', ['Two']],
      ['only', '', undefined],
    ]);
    const { text } = makeGuideInserts(several).overview;
    expect(text.match(/^(?:##|- ).*$/gm)).toEqual([
      '## One {#one}',
      '### [main](/docs/ref/api/one/main) {#page-one-main}',
      '### [other](/docs/ref/api/one/other) {#page-one-other}',
      '## Two {#two}',
      '- [main](/docs/ref/api/one/main)',
      '- [other](/docs/ref/api/one/other)',
      '## Operations {#test}',
      '### [only](/docs/ref/api/only) {#page-api-only}',
    ]);
  });
});

describe('a model page', () => {
  it('says what it is, with its example once', () => {
    const page = modelPage(made, 'Task');
    expect(page).toMatchObject({
      title: 'A task',
      summary: 'It is.',
      examples: [{ code: '{\n  "id": 1\n}', label: '' }],
    });
    expect(page.schema.facts.map(({ label }) => label)).not.toContain('Example');
  });

  it('names every use', () => {
    expect(modelPage(made, 'User').usedBy).toEqual({
      operations: [
        expect.objectContaining({ label: 'List', places: ['200, in A task.user'] }),
        expect.objectContaining({ label: 'Add user', places: ['request'] }),
      ],
      fields: [{ model: 'A task', field: 'user', href: `/docs/ref/models/task#${anchorFor('Task', 'user')}` }],
    });
  });
});

describe('the fields that use a model', () => {
  it.each<[string, string, string, string[]]>([
    ['below another', 'properties: {in: {type: object, properties: {it: WANTED}}}', 'in.it', ['in', 'it']],
    [
      'in an alternative',
      'oneOf: [{title: X, type: object, properties: {it: WANTED}}, {title: Y, type: string}]',
      'it',
      ['X', 'it'],
    ],
    [
      'in an item',
      'properties: {in: {type: array, items: {type: object, properties: {it: WANTED}}}}',
      'in.it',
      ['in', 'it'],
    ],
    ['under any key', 'properties: {in: {additionalProperties: WANTED}}', 'in', ['in']],
  ])('%s lead to their row', (_, shape, field, names) => {
    const all = makeAll(
      `components: {schemas: {A: {type: object, ${shape.replace('WANTED', ref('B'))}}, B: {type: object, properties: {x: {type: string}, y: {type: string}}}}}`,
    );
    expect(modelPage(all, 'B').usedBy.fields).toEqual([
      { model: 'A', field, href: `/docs/ref/models/a#${anchorFor('A', ...names)}` },
    ]);
  });
});

it.each([
  ['Work & more', 'work-more'],
  ['Задачи', 'задачи'],
])('anchorSlug(%s) -> %s', (title, want) => {
  expect(anchorSlug(title)).toBe(want);
});

describe('anchors of a page', () => {
  it('are there once each', () => {
    for (const page of made.pages) {
      const anchors = [...JSON.stringify(page).matchAll(/"anchor":"([^"]+)"/g)].map(([, anchor]) => anchor ?? '');
      const shared = anchors.filter(
        (anchor, index) => anchors.indexOf(anchor) !== index && !/\.(?:body|\d+|default)$/.test(anchor),
      );
      expect(shared).toEqual([]);
    }
  });
});

describe('determinism', () => {
  it('the same description gives the same pages', () => {
    expect(JSON.stringify(makeAll(yaml).pages)).toBe(JSON.stringify(made.pages));
  });

  it('the order of components decides nothing but where pages of derived names are numbered', () => {
    const [before = '', after = ''] = yaml.split('    Task:');
    const [task, user] = after.split('\n');
    const swapped = makeAll(`${before}${user}\n    Task:${task}`);
    expect(swapped.pages).toEqual(made.pages);
  });

  it('the order of operations and properties is that of the source', () => {
    const order = (names: string) => {
      const page = modelPage(makeAll(`components: {schemas: {A: {type: object, properties: {${names}}}}}`), 'A');
      return page.schema.fields.map(({ name }) => name).join('');
    };
    expect([order('a: true, b: true'), order('b: true, a: true')]).toEqual(['ab', 'ba']);
  });
});

/** N schemas, each with a link to every other. */
function dense(count: number, link: (name: string) => string): string {
  const names = Array.from({ length: count }, (_, index) => `S${index}`);
  const schema = (name: string) =>
    `    ${name}: {type: object, properties: {${names
      .filter((other) => other !== name)
      .map(link)
      .join(', ')}}}`;
  const paths = `paths: {/a: {get: {tags: [t], operationId: a, responses: {200: {content: {application/json: {schema: ${ref('S0')}}}}}}}}`;
  return `${paths}\ncomponents:\n  schemas:\n${names.map(schema).join('\n')}`;
}

function countRows(page: ReferencePage): number {
  const inside = (view: SchemaView): number =>
    view.fields.reduce((sum, field: FieldView) => sum + 1 + inside(field), 0) +
    view.alternatives.flatMap(({ options }) => options).reduce((sum, { schema }) => sum + inside(schema), 0);
  if (page.kind === 'model') return inside(page.schema);
  return page.operations
    .flatMap(({ responses }) => responses)
    .flatMap(({ mediaTypes }) => mediaTypes)
    .reduce((sum, { schema }) => sum + (schema ? inside(schema) : 0), 0);
}

describe('closely linked schemas', () => {
  const links: Record<string, (name: string) => string> = {
    fields: (name) => `${name}: ${ref(name)}`,
    lists: (name) => `${name}: {type: array, items: ${ref(name)}}`,
    'unions with null': (name) => `${name}: {oneOf: [${ref(name)}, {type: 'null'}]}`,
  };
  // A description of N such schemas has N x N links: a page may show each once, but no link below another's again.
  it.each(Object.keys(links))('through %s stay linear in pages and links', (kind) => {
    for (const count of kind === 'fields' ? [5, 10, 20, 40] : [5, 10, 20]) {
      const { pages } = makeAll(dense(count, links[kind] ?? String));
      const maxLinks = pages.length * count * (count - 1);
      const rows = pages.reduce((sum, page) => sum + countRows(page), 0);
      expect(rows, `rows of ${count}`).toBeLessThanOrEqual(4 * maxLinks);
      expect(JSON.stringify(pages).length, `bytes of ${count}`).toBeLessThanOrEqual(2000 * maxLinks);
    }
  });

  it('pages of few links do not grow with the number of schemas', () => {
    const chain = (count: number) =>
      Array.from(
        { length: count },
        (_, index) =>
          `    S${index}: {type: object, properties: {id: {type: string}, next: ${ref(`S${(index + 1) % count}`)}}}`,
      ).join('\n');
    const bytes = [20, 40].map(
      (count) => JSON.stringify(makeAll(`components:\n  schemas:\n${chain(count)}`).pages[0]).length,
    );
    expect(bytes[1]).toBeLessThanOrEqual((bytes[0] ?? 0) * 2.5);
  });
});
