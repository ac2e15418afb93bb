import { describe, expect, test } from 'vitest';
import { apiPage, makeAll } from '../../../reference/__tests__/builders';
import { anchorFor } from '../../../reference/pages/__tests__/anchorFor';
import { labelOf } from '../../record';
import { placeOnPage } from '../pageRecords';
import { referenceRecords } from '../referenceRecords';

const made = makeAll(`
tags: [{ name: Tasks }]
paths:
  /tasks:
    get:
      operationId: listTasks
      tags: [Tasks]
      summary: Get tasks
      parameters:
        - &limit { name: limit, in: query, schema: { type: integer } }
        - { name: status, in: query, schema: { $ref: '#/components/schemas/TaskStatus' } }
        - { name: page, in: query, schema: { type: integer } }
      responses:
        '200':
          description: The tasks.
          headers: { X-Total-Count: { schema: { type: integer } } }
          content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Task' } } } }
        '409': &conflict
          description: The state does not allow this.
          content:
            application/json:
              schema: { type: object, properties: { code: { type: string } } }
              example: { code: in_use }
  /shops: { get: { tags: [Tasks], parameters: [*limit], responses: {} } }
  /users: { get: { tags: [Tasks], parameters: [*limit], responses: {} } }
  /tasks/{id}:
    patch:
      operationId: changeTask
      tags: [Tasks]
      summary: Change task. Answers 409 at times
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer } }
        - { name: page, in: query, schema: { type: integer } }
      requestBody: { content: { application/json: { schema: { type: object, properties: { note: { type: string } } } } } }
      responses: { '409': *conflict, default: { description: Another error. } }
webhooks:
  taskClosed:
    post: { operationId: taskClosed, tags: [Tasks], summary: Task closed, responses: {} }
components:
  schemas:
    TaskStatus: { type: string, enum: [OPEN, CLOSED] }
    Task:
      type: object
      properties:
        id: { type: integer }
        status: { $ref: '#/components/schemas/TaskStatus' }
        urgency: { enum: [1, 2], x-enum-varnames: [LOW, HIGH] }
        executor: { type: object, properties: { name: { type: string } } }
        parent: { $ref: '#/components/schemas/Task' }
`);
const records = referenceRecords(made);
const lines = records.map(
  ({ group, title, of = '', values, ...record }) =>
    `${group}: ${labelOf(record)} ${title}${of && ` of ${of}`}${values && ` (${values.replace(/\n/g, ' ')})`}`,
);

describe('of a reference is found', () => {
  test.each([
    ['an operation', 'operations: GET Get tasks'],
    ['a parameter with its values', 'fields: query status of Get tasks (OPEN CLOSED)'],
    ['a parameter that two operations of a page share, once', 'fields: query page of Get tasks and 1 more'],
    ['a response header', 'fields: header X-Total-Count of Get tasks'],
    ['a status with its error code, once', 'fields: 409 Conflict of Get tasks and 1 more (in_use)'],
    ['a parameter of three operations, with their number', 'fields: query limit of 3 operations'],
    ['the reason of an error, once', 'fields: 409 The state does not allow this'],
    ['the status of what no other response states', 'fields: default Any other status of Change task'],
    ['a webhook', 'operations: EVENT Task closed'],
    ['a page', 'pages: API Tasks'],
    ['a model', 'models: model Task'],
    ['a field with its values', 'fields: field Task.status (OPEN CLOSED)'],
    ['a field by what its values are called', 'fields: field Task.urgency (1 2 LOW HIGH)'],
    ['a field inside a field', 'fields: field Task.executor.name'],
    ['a field of a body without a name', 'fields: field note of Change task'],
  ])('%s', (_what, line) => {
    expect(lines.filter((each) => each === line)).toHaveLength(1);
  });
});

test.each([
  ['repos', ['repos'], 'repos › Forks', 'repos: Forks'],
  ['another', ['Tasks'], 'Tasks › Reports: all', 'Reports: all'],
  ['none', [], 'Reports: all', 'Reports: all'],
])('the place on a page below %s names what is above once', (_what, above, want, title) => {
  const page = apiPage(made, 'Tasks');
  const breadcrumbs = ['API', ...above].map((label) => ({ label, href: '/' }));
  expect(placeOnPage({ ...page, title, breadcrumbs })).toBe(want);
});

test('a field of a model with a page is found there alone, and not again inside itself or where it is used', () => {
  const urls = records.filter(({ title }) => title === 'Task.status').map(({ url }) => url);
  expect(urls).toEqual([`/docs/ref/models/task#${anchorFor('Task', 'status')}`]);
  expect(lines.filter((line) => line.includes('Task.parent.'))).toEqual([]);
});

test.each([
  ['Task', '1 field · used by 1 operation'],
  ['Part', '2 fields'],
])('a model says how many operations use it, where one does: %s', (name, facts) => {
  const found = referenceRecords(
    makeAll(`
paths:
  /tasks: { get: { tags: [Tasks], responses: { 200: { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Task' } } } } } } }
components:
  schemas:
    Task: { type: object, properties: { id: { type: integer } } }
    Whole: { type: object, properties: { part: { $ref: '#/components/schemas/Part' } } }
    Part: { type: object, properties: { id: { type: integer }, of: { type: string } } }
`),
  );
  expect(found.find(({ group, title }) => group === 'models' && title === name)?.where).toBe(facts);
});

test('an operation is found by method, path, id and its parameters', () => {
  const list = records.find(({ group }) => group === 'operations');
  expect(list?.method).toBe('GET');
  expect(list?.names).toContain('GET /tasks');
  expect(list?.ids).toBe('listTasks');
  expect(list?.text).toContain('status page');
});

test('every record leads to an anchor that its page has', () => {
  const anchors = new Set(
    made.pages.flatMap((page) => [page.url, ...anchorsOf(page).map((anchor) => `${page.url}#${anchor}`)]),
  );
  expect(records.map(({ url }) => url).filter((url) => !anchors.has(url))).toEqual([]);
});

/** Every value of a key `anchor` in a page's data. */
function anchorsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'anchor' && typeof inner === 'string' ? [inner] : anchorsOf(inner),
  );
}

test('a record says on which page it stands', () => {
  const placeOf = (title: string): string | undefined => records.find((each) => each.title === title)?.page;
  expect(['Get tasks', 'Task.status'].map(placeOf)).toEqual(['Tasks', 'Task']);
});

test('two models with one title are found by their names, with the fields of both', () => {
  const reference = makeAll(`
paths: {}
components:
  schemas:
    TaskRule: { title: Rule, type: object, x-page: tasks/rule, properties: { hour: { type: integer } } }
    ShiftRule: { title: Rule, type: object, x-page: shifts/rule, properties: { hour: { type: integer } } }
`);
  const rules = referenceRecords(reference).flatMap(({ title }) => (title.endsWith('.hour') ? [title] : []));
  expect(rules).toEqual(['ShiftRule.hour', 'TaskRule.hour']);
});

test('two models with one title are found by it and by their names, whose words do not say it', () => {
  const api = makeAll(`
paths: {}
components:
  schemas:
    ItemGet: { title: Response, type: object, properties: { hour: { type: integer } } }
    ItemPut: { title: Response, type: object, properties: { hour: { type: integer } } }
`);
  const found = referenceRecords(api).filter(({ kind }) => kind === 'model' || kind === 'field');
  expect(found.map(({ title, ids }) => [title, ids])).toEqual([
    ['Response (ItemGet)', 'ItemGet'],
    ['Response (ItemGet).hour', 'ItemGet'],
    ['Response (ItemPut)', 'ItemPut'],
    ['Response (ItemPut).hour', 'ItemPut'],
  ]);
});

test('a request header that operations of two pages take is found once', () => {
  const header = '{ name: Idempotency-Key, in: header, schema: { type: string } }';
  const api = makeAll(`
tags: [{ name: Tasks }, { name: Stores }]
paths:
  /tasks: { post: { operationId: a, tags: [Tasks], summary: Create task, parameters: [${header}], responses: {} } }
  /stores: { post: { operationId: b, tags: [Stores], summary: Create store, parameters: [${header}], responses: {} } }
`);
  const found = referenceRecords(api).filter(({ title }) => title === 'Idempotency-Key');
  expect(found.map(({ of }) => of)).toEqual(['Create task and 1 more']);
});

test('a status is found by its description', () => {
  expect(records.find(({ status }) => status === '409')?.text).toBe('The state does not allow this.');
});

test.each(['409', 'default'])('a response with the status %s is not found by the ids of its operations', (status) => {
  expect(records.find((record) => record.status === status)?.names).not.toContain('changeTask');
});

test('a field of a model with a page is found once, on that page, where the model is written out elsewhere', () => {
  const api = makeAll(`
paths: {}
components:
  schemas:
    Answer: { type: object, properties: { all: { type: array, items: { title: Task, type: object, properties: { id: { type: string } } } } } }
    Task: { type: object, properties: { id: { type: string }, of: { $ref: '#/components/schemas/Shop' } } }
    Shop: { type: object, properties: { id: { type: string } } }
`);
  const found = referenceRecords(api).filter(({ kind, title }) => kind === 'field' && title.endsWith('.id'));
  expect(found.map(({ title, url }) => [title, url.split('#')[0]])).toEqual([
    ['Shop.id', '/docs/ref/models/shop'],
    ['Task.id', '/docs/ref/models/task'],
  ]);
});

describe('an operation is found by what it sends', () => {
  const sent = makeAll(`
tags: [{ name: Tickets }]
paths:
  /tickets:
    post:
      tags: [Tickets]
      summary: Create ticket
      requestBody: { content: { application/json: { schema: { type: object, properties: { data: { $ref: '#/components/schemas/Ticket' } } } } } }
      responses: {}
    patch:
      tags: [Tickets]
      summary: Change tickets
      requestBody: { content: { application/json: { schema: { oneOf: [{ $ref: '#/components/schemas/Ticket' }, { type: object, properties: { pinned: { type: boolean } } }] } } } }
      responses: {}
components:
  schemas:
    Ticket: { type: object, properties: { state: { enum: [OPEN, RESOLVED] }, shop: { type: object, properties: { city: {} } } } }
`);
  const textOf = (wanted: string): string[] =>
    referenceRecords(sent)
      .find(({ title }) => title === wanted)
      ?.text.split(' ') ?? [];

  test.each([
    ['the fields of a model below a wrapper, with their values', 'Create ticket', ['state', 'RESOLVED']],
    ['the fields of each alternative', 'Change tickets', ['pinned']],
  ])('%s', (_what, title, want) => expect(textOf(title)).toEqual(expect.arrayContaining(want)));

  test('but not by fields deep in it', () => expect(textOf('Create ticket')).not.toContain('city'));
});
