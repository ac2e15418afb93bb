import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { emptyState } from '../../request/types';
import { handleRequest } from '../../sandbox';
import { prepareDescription } from '../description';

/** What `GET` of addresses gives, where a list states no example: of a collection, and of rows without one. */
async function bodiesAt(id: string, parameter: string, urls: readonly string[]): Promise<unknown[]> {
  const rows = `{type: array, minItems: 2, items: {type: object, required: [id], properties: {id: ${id}}}}`;
  const ok = (schema: string): string => `{'200': {description: OK, content: {application/json: {schema: ${schema}}}}}`;
  const description = await prepareDescription(
    documentOf(`openapi: 3.1.0
paths:
  /pets: {get: {responses: ${ok(rows)}}}
  /pets/{id}: {get: {parameters: [{name: id, in: path, required: true, ${parameter}}], responses: ${ok(`{type: object, required: [id], properties: {id: ${id}}}`)}}}
  /rows: {get: {responses: ${ok(`{type: object, properties: {data: ${rows}}}`)}}}
`),
  );
  return urls.map((url) => {
    const request = { method: 'GET', url, headers: {} };
    const { response } = handleRequest(description, request, emptyState, { now: 0, random: () => 0.5 });
    return JSON.parse(String(response.body));
  });
}

it.each([
  ['numbers', '{type: integer}', 'schema: {type: integer}', [1, 2]],
  ['a text with a number', '{type: string, example: "7"}', 'schema: {type: string}, example: "7"', ['7', '8']],
  [
    'a text that the path states as a number',
    '{type: string, example: "7"}',
    'schema: {type: integer}, example: 7',
    ['7', '8'],
  ],
])('made rows have ids of their own: %s', async (_what, id, parameter, want) => {
  const [list, rows] = await bodiesAt(id, parameter, ['/pets', '/rows']);
  expect(list).toEqual(want.map((each) => ({ id: each })));
  expect(rows).toEqual({ data: want.map((each) => ({ id: each })) });
});

it('makes UUIDs, the same each time', async () => {
  const ask = () => bodiesAt('{type: string, format: uuid}', 'schema: {type: string, format: uuid}', ['/pets']);
  const [first] = (await ask()) as [{ id: string }[]];
  expect(new Set(first.map(({ id }) => id)).size).toBe(first.length);
  expect(await ask()).toEqual([first]);
});

it('finds an object by the number that a path states for its text', async () => {
  const [item, list] = await bodiesAt('{type: string}', 'schema: {type: integer}, example: 7', ['/pets/7', '/pets']);
  expect(item).toEqual({ id: '7' });
  expect(list).toContainEqual({ id: '7' });
});

it('leaves ids that may have one value alone', async () => {
  const [, rows] = await bodiesAt('{type: string, enum: [a]}', 'schema: {type: string}', ['/pets', '/rows']);
  expect(rows).toEqual({ data: [{ id: 'a' }, { id: 'a' }] });
});

it('shows an object of a documented list as its author states it', async () => {
  const pet = '{type: object, properties: {id: {type: integer}, name: {type: string}}}';
  const description = await prepareDescription(
    documentOf(`openapi: 3.1.0
paths:
  /pets: {get: {responses: {'200': {description: OK, content: {application/json: {schema: {type: array, items: ${pet}}, example: [{id: 1, name: Rex}]}}}}}}
  /pets/{id}: {get: {parameters: [{name: id, in: path, required: true, schema: {type: integer}}], responses: {'200': {description: OK, content: {application/json: {schema: ${pet}}}}}}}
`),
  );
  const bodies = ['/pets', '/pets/1'].map((url) => {
    const request = { method: 'GET', url, headers: {} };
    return handleRequest(description, request, emptyState, { now: 0, random: () => 0.5 }).response.body;
  });
  expect(bodies).toEqual(['[{"id":1,"name":"Rex"}]', '{"id":1,"name":"Rex"}']);
});

it.each<[what: string, list: string, parameter: string, read: string, want: string[]]>([
  ['has no made object', 'example: [{id: a}, {id: b}]', '', '', ['a', 'b']],
  ['has the object that the path names', 'example: [{id: a}, {id: b}]', 'example: c', '', ['a', 'b', 'c']],
  ['has the object that its own operation shows', 'example: [{id: a}]', '', 'example: {id: c}', ['a', 'c']],
  ['of no objects has the one that is made', 'example: []', '', '', ['text']],
  ['that is not stated has the one that is made', '', '', '', ['text']],
])('a list %s', async (_what, list, parameter, read, want) => {
  const item = '{type: object, required: [id], properties: {id: {type: string}, name: {type: string}}}';
  const ok = (schema: string, example: string): string =>
    `{'200': {description: OK, content: {application/json: {schema: ${schema}, ${example}}}}}`;
  const description = await prepareDescription(
    documentOf(`openapi: 3.1.0
paths:
  /pets: {get: {responses: ${ok(`{type: array, items: ${item}}`, list)}}}
  /pets/{id}: {get: {parameters: [{name: id, in: path, required: true, schema: {type: string}, ${parameter}}], responses: ${ok(item, read)}}}
`),
  );
  const ask = (url: string) =>
    handleRequest(description, { method: 'GET', url, headers: {} }, emptyState, { now: 0, random: () => 0.5 }).response;
  const listed = JSON.parse(String(ask('/pets').body)) as { id: string }[];
  expect(listed.map(({ id }) => id)).toEqual(want);
  expect(want.map((id) => ask(`/pets/${id}`).status)).toEqual(want.map(() => 200));
});
