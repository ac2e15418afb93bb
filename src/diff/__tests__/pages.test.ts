import { expect, it } from 'vitest';
import type { Description } from '../../reference/load/description';
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
const old = task({ id: text, name: text, limit: text });

it.each([
  ['a parameter', [limit], old, 'api/tasks#list-tasks.query.limit'],
  ['a field of a model', [], task({ id: text, name: text, limit: text, due: text }), 'models/task#task.due'],
  ['a field that is required', [], task({ id: text, name: text, limit: text }, ['limit']), 'models/task#task.limit'],
  ['a field that is gone', [], task({ id: text, name: text }), 'models/task'],
])('leads to %s', (_, parameters, schemas, want) => {
  const revision = describeTasks(parameters, schemas);
  const changes = compareDescriptions(describeTasks([], old).document, revision.document, '2026-03-01');
  expect(changes.map(createSitePages(revision, '/ref').ofChange)).toEqual([`/ref/${want}`]);
});
