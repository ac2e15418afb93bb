import { expect, it, vi } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession } from '../../__tests__/described';
import { item, list } from '../../__tests__/paths';
import { prepareDescription } from '../../world/description';
import { withSharedSteps } from '../sharedSteps';

const alternatives = Array.from({ length: 300 }, (_, index) => `{type: string, pattern: ^a${index}b$}`).join(', ');

/** Things whose field has 300 alternatives, with an operation that makes many of them. */
const things = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
${list('/things', 'Thing', '[{id: 1, a: a0b}]')}
    post:
      operationId: addThing
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Thing'}}}}
      responses: {'201': {description: Made., content: {application/json: {schema: {$ref: '#/components/schemas/Thing'}}}}}
${item('/things/{id}', 'Thing', 1)}
  /things/batch:
    post:
      operationId: addThings
      requestBody: {content: {application/json: {schema: {type: array, items: {type: object}}}}}
      responses: {'200': {description: Done., content: {application/json: {schema: {type: array, items: {type: object, properties: {index: {type: integer}, status: {type: string, enum: [created, failed]}, error: {type: [object, 'null'], properties: {message: {type: string}}}}}}, example: [{index: 0, status: failed, error: {message: a}}]}}}}
components:
  schemas:
    Thing: {type: object, properties: {id: {type: integer}, a: {anyOf: [${alternatives}]}}}
`;

it.each<[rows: number, last: string]>([
  [10, 'created'],
  [1000, 'failed'],
])('the last of %i rows that take many steps each to check is %s', async (count, last) => {
  const { send } = await openSession(prepareDescription(documentOf(things)));
  const rows = Array.from({ length: count }, (_, index) => ({ a: index < count - 1 ? 'none' : 'a1b' }));
  const { status, json } = send('POST', '/things/batch', { body: rows });
  expect(status).toBe(200);
  expect((json as { status: string }[]).at(-1)?.status).toBe(last);
});

it('names the first of 20,000 ids that no object has', async () => {
  const ids = things
    .replace('a: {anyOf: [', 'thingIds: {type: array, items: {type: integer}}, a: {anyOf: [')
    .replace(
      "'201': {",
      "'404': {description: None., content: {application/json: {schema: {type: object, properties: {message: {type: string}}}, example: {message: There is no thing 5.}}}}, '201': {",
    );
  const { send } = await openSession(prepareDescription(documentOf(ids)));
  const sent = Array.from({ length: 20_000 }, (_, index) => 1 + Math.floor(index / 10_000) * index);
  const { status, json } = send('POST', '/things', { body: { thingIds: sent } });
  expect(status).toBe(404);
  expect(JSON.stringify(json)).toContain('10001');
});

const lines = (itemSchema: string) => `
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /lines:
    post:
      requestBody: {content: {application/jsonl: {itemSchema: ${itemSchema}}}}
      responses: {'204': {description: Taken.}}
  /forms:
    post:
      requestBody: {content: {application/x-www-form-urlencoded: {schema: {type: object, properties: {l: {type: array, items: ${itemSchema}}}}, encoding: {l: {explode: false}}}}}
      responses: {'204': {description: Taken.}}
`;

it.each<[what: string, schema: string, record: string]>([
  ['take many steps each to check', `{anyOf: [${alternatives}]}`, '"a9b"'],
  ['take none', '{type: integer}', '1'],
])('says once that records are too many that %s', async (_what, schema, record) => {
  const { send } = await openSession(prepareDescription(documentOf(lines(schema), '3.2.0')));
  const headers = { 'content-type': 'application/jsonl' };
  const { status, problems } = send('POST', '/lines', { headers, body: `${record}\n`.repeat(400_001) });
  expect(status).toBe(422);
  expect(problems.map(({ message }) => message)).toEqual([
    'cannot be checked: with what stands before it, its schema takes too many steps',
  ]);
});

it('asks of no more texts of a form than the limit allows whether a schema accepts them', async () => {
  const description = await prepareDescription(documentOf(lines('{type: [string, integer]}'), '3.2.0'));
  const accepts = vi.fn(() => true);
  const cache = withSharedSteps({ ...description.cache, accepts });
  const schema = { kind: 'never' } as const;
  for (let index = 0; index < 100_000; index += 1) cache.accepts(schema, 'a', 'request');
  expect(accepts).toHaveBeenCalledTimes(20_000);
  expect(cache.accepts(schema, ['a'], 'request')).toBe(true);
});

it.each<[schema: string, text: string, status: number]>([
  ['{type: integer}', '1', 204],
  ['{type: integer}', 'a', 422],
  ['{type: string}', '1', 204],
])('reads 30,000 items of a form that are %s, "%s": %i', async (schema, text, want) => {
  const { send } = await openSession(prepareDescription(documentOf(lines(schema), '3.2.0')));
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(send('POST', '/forms', { headers, body: `l=${`${text},`.repeat(30_000)}${text}` }).status).toBe(want);
});
