import { describe, expect, it } from 'vitest';
import { changedField, fieldAt } from '../changedField';
import { describePlace } from '../describePlace';

const page = { name: 'page', in: 'query', schema: { type: 'object', properties: { size: {} } } };
const traced = { parameters: [{ name: 'X-Trace', in: 'header' }] };
const document = {
  paths: { '/tasks': { parameters: [page], get: traced, additionalOperations: { Lock: traced } } },
  components: { parameters: { Page: page } },
};
const media = 'content/application~1json/schema';

describe('a pointer as the field, and in words', () => {
  it.each([
    ['#/components/schemas/Task', { model: 'Task', names: [] }, 'Task'],
    ['#/components/schemas/Task/properties/status/enum/2', { model: 'Task', names: ['status'] }, 'Task.status'],
    [
      '#/components/schemas/Task/allOf/0/properties/users/items/properties/id',
      { model: 'Task', names: ['users', 'id'] },
      'Task.users[].id',
    ],
    ['#/components/schemas/Task/additionalProperties/properties/id', { model: 'Task', names: ['id'] }, 'Task.*.id'],
    ['#/components/schemas/List/items/properties/id', { model: 'List', names: ['id'] }, 'List[].id'],
    ['#/components/schemas/List/contains/properties/id', { model: 'List', names: ['id'] }, 'List[].id'],
    ['#/components/schemas/Task/propertyNames/pattern', { model: 'Task', names: [] }, 'Task.*'],
    ['#/components/schemas/Task/prefixItems/1/type', { model: 'Task', names: [] }, 'Task[1]'],
    ['#/components/schemas/Task/patternProperties/^x/properties/id', { model: 'Task', names: ['id'] }, 'Task[^x].id'],
    ['#/components/schemas/Task/dependentSchemas/a/properties/id', { model: 'Task', names: ['id'] }, 'Task.id'],
    ['#/components/schemas/Task/definitions/Old/type', { model: 'Task', names: ['Old'] }, 'Task.Old'],
    [
      '#/components/parameters/Page/schema/properties/size',
      { place: 'query', names: ['page', 'size'] },
      'parameter Page, size',
    ],
    [
      '#/components/responses/NotFound/headers/Retry',
      { place: 'header', names: ['Retry'] },
      'response NotFound, header Retry',
    ],
    [
      '#/components/responses/NotFound/headers/Retry/schema/enum/0',
      { place: 'header', names: ['Retry'] },
      'response NotFound, header Retry',
    ],
    [
      '#/components/requestBodies/New/content/multipart~1form-data/encoding/file/headers/X-Id/schema/enum/0',
      { place: 'body', names: [] },
      'request body New, header X-Id',
    ],
    ['#/components/requestBodies/New/content/a~1b/schema/properties/id', { place: 'body', names: ['id'] }],
    ['#/paths/~1tasks/parameters/0', { place: 'query', names: ['page'] }, '/tasks, query parameter page'],
    ['#/paths/~1tasks/get/parameters/0', { place: 'header', names: ['X-Trace'] }, 'GET /tasks, header X-Trace'],
    [
      '#/paths/~1tasks/parameters/0/schema/properties/size/type',
      { place: 'query', names: ['page', 'size'] },
      '/tasks, query parameter page: size',
    ],
    [
      '#/paths/~1tasks/get/parameters/0/schema/items/enum',
      { place: 'header', names: ['X-Trace'] },
      'GET /tasks, header X-Trace: []',
    ],
    [
      '#/paths/~1tasks/get/parameters/0/required',
      { place: 'header', names: ['X-Trace'] },
      'GET /tasks, header X-Trace',
    ],
    [
      '#/paths/~1tasks/additionalOperations/Lock/parameters/0/required',
      { place: 'header', names: ['X-Trace'] },
      'Lock /tasks, header X-Trace',
    ],
    [
      `#/paths/~1tasks/additionalOperations/Lock/requestBody/${media}/properties/id`,
      { place: 'body', names: ['id'] },
      'Lock /tasks, request body: id',
    ],
    ['#/paths/~1tasks/servers/0', { names: [] }, '/tasks'],
    ['#/paths/~1tasks/get/parameters/7', { names: [] }],
    [
      `#/paths/~1tasks/post/requestBody/${media}/properties/id`,
      { place: 'body', names: ['id'] },
      'POST /tasks, request body: id',
    ],
    [
      `#/paths/~1tasks/get/responses/200/${media}/properties/items/items/properties/id`,
      { place: '200', names: ['items', 'id'] },
      'GET /tasks, response 200: items[].id',
    ],
    [
      '#/paths/~1tasks/get/responses/200/headers/Link',
      { place: '200.header', names: ['Link'] },
      'GET /tasks, response 200, header Link',
    ],
    [`#/webhooks/closed/post/requestBody/${media}/properties/id`, { place: 'body', names: ['id'] }],
    ['#/paths/~1tasks/get', { names: [] }, 'GET /tasks'],
    ['#/paths', { names: [] }, undefined],
    ['#/info/title', { names: [] }, 'info'],
  ] as const)('%s', (pointer, field, ...words) => {
    expect(fieldAt(pointer, document)).toEqual(field);
    if (words.length > 0) expect(describePlace(pointer, document)).toBe(words[0]);
  });
});

it.each([
  ['what is new', { names: [] }, { model: 'Task', names: ['due'] }, { model: 'Task', names: ['due'] }],
  ['what is gone', { model: 'Task', names: ['due'] }, { model: 'Task', names: [] }, { model: 'Task', names: ['due'] }],
  [
    'what is gone of a model with another name',
    { model: 'Job', names: ['due'] },
    { model: 'Task', names: [] },
    { model: 'Task', names: ['due'] },
  ],
  [
    'what has another name',
    { model: 'Task', names: ['due'] },
    { model: 'Task', names: ['end'] },
    { model: 'Task', names: ['end'] },
  ],
])('%s', (_, base, revision, want) => {
  expect(changedField(base, revision)).toEqual(want);
});

it('does not name a parameter again that the words beside it name', () => {
  const [parameter, field] = ['#/paths/~1tasks/get/parameters/0', '#/paths/~1tasks/get/parameters/0/schema/type'];
  expect(describePlace(parameter, document, true)).toBe('GET /tasks');
  expect(describePlace(field, document, true)).toBe('GET /tasks, header X-Trace');
});
