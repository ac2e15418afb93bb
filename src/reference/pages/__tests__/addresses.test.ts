import { describe, expect, it } from 'vitest';
import { makeAll } from '../../__tests__/builders';
import { createAnchors } from '../anchors';

function paths(...operations: [tags: string, id: string, path?: string][]): string {
  return `paths:\n${operations.map(([tags, id, path = `/${id}`]) => `  "${path}": {get: {tags: [${tags}], operationId: ${id}}}`).join('\n')}`;
}

const urls = (yaml: string): string[] => makeAll(yaml).pages.map(({ url }) => url.replace('/docs/ref/', ''));
const messages = (yaml: string): string[] =>
  makeAll(yaml).problems.map(({ place, message }) => `${place.pointer} ${message}`);

describe('API pages', () => {
  it.each<[string, string, string[]]>([
    ['by their first tag', paths(['b', 'x'], ['a, b', 'y'], ['b', 'z']), ['api/b', 'api/a']],
    [
      'in the order of the tags',
      `${paths(['b', 'x'], ['a', 'y'])}\ntags: [{name: a}, {name: b}, {name: unused}]`,
      ['api/a', 'api/b'],
    ],
    [
      'in folders of their groups',
      `${paths(['b', 'x'], ['a', 'y'], ['c', 'z'])}\nx-tagGroups: [{name: My group, tags: [a, b]}]`,
      ['api/my-group/a', 'api/my-group/b', 'api/c'],
    ],
    [
      'where authors want them',
      `${paths(['a', 'x'])}\ntags: [{name: a, x-page: tasks/Tasks_view}]`,
      ['api/tasks/Tasks_view'],
    ],
    [
      'numbered when names clash',
      paths(['A b', 'x'], ['a-b', 'y'], ['задачи', 'z'], ['отчёты', 'w']),
      ['api/a-b', 'api/a-b-2', 'api/page', 'api/page-2'],
    ],
    [
      'by the first segment without a tag',
      paths(['', 'x', '/tasks/{id}'], ['', 'y', '/{id}']),
      ['api/tasks', 'api/other'],
    ],
    [
      'by the first segment that differs, where all paths begin alike',
      paths(['', 'x', '/v1/orders/{id}'], ['', 'y', '/v1/stores'], ['', 'z', '/v1/orders']),
      ['api/orders', 'api/stores'],
    ],
    [
      'by the first segment where a path ends with what all begin with',
      paths(['', 'x', '/tasks'], ['', 'y', '/tasks/{id}/close']),
      ['api/tasks'],
    ],
    ['by the first segment of the only path', paths(['', 'x', '/v1/orders']), ['api/v1']],
    ['for webhooks', 'webhooks: {done: {post: {}}}', ['api/webhooks']],
    ['for odd names', paths(['__proto__', 'x'], ['constructor', 'y']), ['api/__proto__', 'api/constructor']],
  ])('%s', (_case, yaml, want) => {
    expect(urls(yaml)).toEqual(want);
  });

  it('derived ones do not take a stated address', () => {
    expect(
      urls(
        `${paths(['a', 'x'], ['B', 'y'])}\ntags: [{name: a}, {name: B, x-page: g/a}]\nx-tagGroups: [{name: g, tags: [a, B]}]`,
      ),
    ).toEqual(['api/g/a-2', 'api/g/a']);
  });
});

describe('model pages', () => {
  it.each<[string, string, string[]]>([
    [
      'of every object schema',
      'B: {type: object}, A: {oneOf: [{type: string}]}, C: {type: string}, D: true, E: {properties: {}}',
      ['models/a', 'models/b', 'models/e'],
    ],
    ['only the stated ones when one is stated', 'B: {type: object}, A: {type: string, x-page: g/a}', ['models/g/a']],
    [
      'numbered when names clash',
      'a.b: {type: object}, a-b: {type: object}, A b: {type: object}',
      ['models/a-b', 'models/a-b-2', 'models/a-b-3'],
    ],
  ])('%s', (_case, schemas, want) => {
    expect(urls(`components: {schemas: {${schemas}}}`)).toEqual(want);
  });
});

describe('problems', () => {
  it.each<[string, string, string[]]>([
    [
      'a page that is stated twice, without regard to case',
      'tags: [{name: a, x-page: g/x}, {name: b, x-page: G/X}]',
      ['#/tags/1/x-page The page address "G/X" is stated twice, by a and by b. Addresses compare without case.'],
    ],
    [
      'the same of models',
      'components: {schemas: {A: {x-page: g/x}, B: {x-page: g/x}}}',
      [
        '#/components/schemas/B/x-page The page address "g/x" is stated twice, by A and by B. Addresses compare without case.',
      ],
    ],
    ['an address that is none', 'tags: [{name: a, x-page: ../x}]', ['#/tags/0/x-page "../x" is not a page address.']],
    ['none for a tag and a model', 'tags: [{name: a, x-page: g/x}]\ncomponents: {schemas: {A: {x-page: g/x}}}', []],
  ])('%s', (_case, yaml, want) => {
    expect(messages(yaml)).toEqual(want);
  });
});

describe('operations', () => {
  it('have an anchor each, on the page of their first tag', () => {
    const { addresses } = makeAll(paths(['a', 'listTasks'], ['a', 'ListTasks'], ['b, a', 'x']));
    const [first, second] = ['listTasks', 'ListTasks'].map(createAnchors().top);
    expect([...addresses.operations]).toEqual([
      ['listTasks', { page: '/docs/ref/api/a', anchor: first }],
      ['ListTasks', { page: '/docs/ref/api/a', anchor: second }],
      ['x', { page: '/docs/ref/api/b', anchor: 'x' }],
    ]);
    expect([...addresses.tags]).toEqual([
      ['a', '/docs/ref/api/a'],
      ['b', '/docs/ref/api/b'],
    ]);
  });
});
