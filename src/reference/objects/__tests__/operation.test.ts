import { describe, expect, it } from 'vitest';
import { contextOf, yamlOf } from '../../__tests__/builders';
import type { Operation } from '../../model';
import { buildPathItem } from '../operation';

function build(yaml: string, given: { kind?: Operation['kind']; path?: string; document?: string } = {}): Operation[] {
  const { kind = 'operation', path = '/tasks/{id}', document = '' } = given;
  return buildPathItem({ kind, path, value: yamlOf(yaml), pointer: '#/paths/p' }, contextOf(document, '3.2.0'));
}

describe('methods', () => {
  it.each<[string, string[]]>([
    ['{put: {}, get: {}, query: {}, summary: s, x-a: {}, trace: null}', ['put', 'get', 'query']],
    ['{additionalOperations: {COPY: {}, X-LINK: {}, Lock: {}}, delete: {}}', ['delete', 'COPY', 'X-LINK', 'Lock']],
    ['{GET: {}, additionalOperations: {POST: {}, Put: {}}}', ['get', 'post', 'Put']],
    ['{get: 1}', []],
    ["{$ref: '#/nope'}", []],
    ['null', []],
  ])('%s -> %j', (yaml, want) => {
    expect(build(yaml).map(({ method }) => method)).toEqual(want);
  });

  it('follows a path item to where it stands', () => {
    const document = 'components: {pathItems: {P: {get: {operationId: a}}}}';
    expect(build("{$ref: '#/components/pathItems/P'}", { document })[0]).toMatchObject({
      id: 'a',
      pointer: '#/components/pathItems/P/get',
    });
  });
});

describe('ids', () => {
  it.each([
    ['/tasks/{id}', 'getTasksId'],
    ['/', 'get'],
    ['/a-b/c_d.e', 'getABCDE'],
    ['/задачи', 'getЗадачи'],
  ])('%s without an operationId is %s', (path, want) => {
    expect(build('{get: {}}', { path })[0]?.id).toBe(want);
  });

  it('are what the description states', () => {
    expect(build('{get: {operationId: constructor}}')[0]).not.toHaveProperty('isIdMade');
    expect(build('{get: {operationId: constructor}}')[0]?.id).toBe('constructor');
  });

  it.each(['{get: {}}', "{get: {operationId: ''}}", "{get: {operationId: ' '}}"])(
    'are made for %s, and say so',
    (yaml) => {
      expect(build(yaml)[0]).toMatchObject({ id: 'getTasksId', isIdMade: true });
    },
  );
});

describe('a summary that is no heading', () => {
  const summary = 'Lists <Task>s and `a<b>`.\n\n- open';
  it.each([
    [{ summary }, ['Lists \\<Task>s and `a<b>`.\n\n- open']],
    [{ summary, description: 'D' }, ['Lists \\<Task>s and `a<b>`.\n\n- open', 'D']],
    [{ summary, description: `${summary}\n\nD` }, [`${summary}\n\nD`]],
  ])('%j begins the description', (operation, description) => {
    const [built] = build(JSON.stringify({ get: operation }));
    expect(built).toMatchObject({ summary: undefined, description });
  });
});

describe('what an operation takes from above', () => {
  const document = 'servers: [{url: /root}]\nsecurity: [{root: []}]';
  it.each<[string, string, object]>([
    ['the document', '{get: {}}', { servers: [{ url: '/root' }], security: [[{ name: 'root' }]] }],
    [
      'the path',
      '{servers: [{url: /path}], summary: S, description: D, get: {}}',
      { servers: [{ url: '/path' }], summary: 'S', description: ['D'] },
    ],
    [
      'nothing',
      '{servers: [{url: /path}], summary: S, get: {servers: [{url: /own}], security: [], summary: Own}}',
      { servers: [{ url: '/own' }], security: [], summary: 'Own' },
    ],
  ])('%s', (_case, yaml, want) => {
    expect(build(yaml, { document })[0]).toMatchObject(want);
  });

  it.each(['webhook', 'callback'] as const)('a %s has no server, and only its own security', (kind) => {
    expect(build('{post: {}}', { kind, document })[0]).toMatchObject({ kind, servers: [], security: [] });
    expect(build('{post: {security: [{a: []}]}}', { kind, document })[0]?.security).toHaveLength(1);
  });

  it('has parameters of the path, in their place', () => {
    const yaml =
      '{parameters: [{name: id, in: path}], get: {parameters: [{name: q, in: query}]}, additionalOperations: {COPY: {}}}';
    expect(build(yaml).map(({ parameters }) => parameters.map(({ name, pointer }) => `${name} ${pointer}`))).toEqual([
      ['id #/paths/p/parameters/0', 'q #/paths/p/get/parameters/0'],
      ['id #/paths/p/parameters/0'],
    ]);
  });
});

it('reads the rest', () => {
  const yaml =
    '{get: {tags: [a, 1, a], deprecated: true, requestBody: {content: {text/plain: {}}}, responses: {200: {}}, externalDocs: {url: /x}}}';
  expect(build(yaml)[0]).toMatchObject({
    ...{ tags: ['a', '1'], deprecated: true, requestBody: { required: false }, responses: [{ status: '200' }] },
    ...{ externalDocs: { url: '/x' }, callbacks: [], path: '/tasks/{id}', pointer: '#/paths/p/get' },
  });
});

describe('callbacks', () => {
  it('are operations by their expression', () => {
    const yaml = "{post: {callbacks: {done: {'{$request.body#/url}': {post: {operationId: c}, put: {}}}, x-a: {}}}}";
    expect(build(yaml)[0]?.callbacks).toMatchObject([
      {
        name: 'done',
        operations: [
          {
            kind: 'callback',
            id: 'c',
            method: 'post',
            path: '{$request.body#/url}',
            pointer: '#/paths/p/post/callbacks/done/{$request.body#~1url}/post',
          },
          { method: 'put' },
        ],
      },
    ]);
  });

  it('may be references', () => {
    const document = "components: {callbacks: {C: {'{$url}': {post: {}}}}}";
    const [found] = build("{post: {callbacks: {done: {$ref: '#/components/callbacks/C'}, no: {$ref: '#/nope'}}}}", {
      document,
    });
    expect(found?.callbacks).toMatchObject([{ name: 'done', operations: [{ method: 'post' }] }]);
  });
});

it.each([
  ["[a, '', b, a]", ['a', 'b']],
  ["['', ' ']", []],
])('of the tags %s those with a name count, once', (tags, want) => {
  expect(build(`{get: {tags: ${tags}}}`)[0]?.tags).toEqual(want);
});
