import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession } from '../../__tests__/described';
import { item, list } from '../../__tests__/paths';
import { prepareDescription } from '../../world/description';

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
