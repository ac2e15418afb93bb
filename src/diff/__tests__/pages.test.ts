import { expect, it } from 'vitest';
import type { Description } from '../../reference/load/description';
import { anchorFor } from '../../reference/pages/__tests__/anchorFor';
import { compareDescriptions } from '../compareDescriptions';
import { createSitePages } from '../pages';

type Schemas = Record<string, object>;

function describeTasks(parameters: object[], schemas: Schemas): Description {
  const list = {
    type: 'object',
    properties: { items: { type: 'array', items: { $ref: '#/components/schemas/Task' } } },
  };
  const responses = { '200': { description: 'All', content: { 'application/json': { schema: list } } } };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Tasks', version: '1.0.0' },
    tags: [{ name: 'Tasks' }],
    paths: { '/tasks': { get: { operationId: 'listTasks', tags: ['Tasks'], parameters, responses } } },
    components: { schemas },
  };
  const locate = (pointer: string) => ({ file: 'a.yaml', line: 1, column: 1, pointer });
  return { document: document as unknown as Description['document'], locate, files: [], problems: [] };
}

const limit = { name: 'limit', in: 'query', schema: { type: 'integer' } };
const text = { type: 'string' };
const task = (properties: object, required: string[] = []): Schemas => ({
  Task: { type: 'object', properties, required },
});
const size = (...values: string[]): Schemas => ({
  ...task({ id: text, size: { $ref: '#/components/schemas/Size' } }),
  Size: { type: 'string', enum: values },
});
const sized = (...values: string[]) => ({
  ...task({ id: text }),
  Size: { type: 'string', enum: values },
});
const bySize = { name: 'size', in: 'query', schema: { $ref: '#/components/schemas/Size' } };
const plain = { id: text, name: text, limit: text };
const owner = (properties: object) => ({ id: text, owner: { type: 'object', properties } });

it.each([
  ['a parameter', [limit], task(plain), task(plain), `api/tasks#${anchorFor('listTasks', 'query', 'limit')}`],
  ['a field of a model', [], task(plain), task({ ...plain, due: text }), `models/task#${anchorFor('Task', 'due')}`],
  ['a field that is required', [], task(plain), task(plain, ['limit']), `models/task#${anchorFor('Task', 'limit')}`],
  ['the page of a field that is gone', [], task(plain), task({ id: text, name: text }), 'models/task'],
  [
    'a field and not to one of its name inside another',
    [],
    task({ ...owner({ limit: text }), limit: { type: 'integer' } }),
    task(owner({ limit: text })),
    'models/task',
  ],
  [
    'what held a field that is gone',
    [],
    task(owner(plain)),
    task(owner({ id: text, name: text })),
    `models/task#${anchorFor('Task', 'owner')}`,
  ],
  [
    'the field that has a model without a page',
    [],
    size('S'),
    size('S', 'L'),
    `models/task#${anchorFor('Task', 'size')}`,
  ],
  [
    'the parameter that has a model without a page',
    [bySize],
    sized('S'),
    sized('S', 'L'),
    `api/tasks#${anchorFor('listTasks', 'query', 'size')}`,
  ],
])('leads to %s', (_, parameters: { name: string }[], before: Schemas, after: Schemas, want: string) => {
  const revision = describeTasks(parameters, after);
  const changes = compareDescriptions(
    describeTasks(
      parameters.filter(({ name }) => name !== 'limit'),
      before,
    ).document,
    revision.document,
    '2026-03-01',
  );
  expect(changes.map(createSitePages(revision, '/ref').ofChange)).toEqual([`/ref/${want}`]);
});
