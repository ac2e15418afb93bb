import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession } from '../../__tests__/described';
import { item, list } from '../../__tests__/paths';
import { prepareDescription } from '../../world/description';

const shown =
  '{id: 7, shopId: 1, shopName: Elm, shopLatitude: 52.5, minutes: 40, guestsCount: 2, tags: [{name: old}], userIds: [4, 5]}';
const made = `{description: Done., content: {application/json: {schema: {$ref: '#/components/schemas/Visit'}, example: ${shown}}}}`;
const body = "{content: {application/json: {schema: {$ref: '#/components/schemas/VisitWrite'}}}}";

/** Visits to shops; a new one is made after one that took place. */
const visits = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
${list('/shops', 'Shop', '[{id: 1, name: Elm, latitude: 52.5}, {id: 2, name: Oak, latitude: 42.9}, {id: 3, name: Ash}]')}
${item('/shops/{id}', 'Shop', 1)}
${list('/visits', 'VisitRow', '[{id: 7, minutes: 40}]')}
    post: {operationId: createVisit, requestBody: ${body}, responses: {'201': ${made}}}
${item('/visits/{id}', 'Visit', 7, shown)}
    put: {operationId: updateVisit, requestBody: ${body}, responses: {'200': ${made}}}
components:
  schemas:
    Shop: {type: object, required: [id], properties: {id: {type: integer}, name: {type: string}, latitude: {type: number}}}
    VisitWrite: {type: object, properties: {shopId: {type: integer}, minutes: {type: [integer, 'null']}, guestIds: {type: array, items: {type: integer}}, tags: {type: array, items: {type: object}}}}
    VisitRow: {type: object, required: [id, minutes], properties: {id: {type: integer}, minutes: {type: [integer, string], maxLength: 0}}}
    Visit: {type: object, required: [id, minutes, tags], properties: {id: {type: integer}, shopId: {type: integer}, shopName: {type: string}, shopLatitude: {type: [number, 'null']}, minutes: {type: [integer, 'null']}, guestsCount: {type: integer, x-counts: {of: guestIds}}, tags: {type: array, items: {type: object}}, updatedAt: {type: string, format: date-time}}}
`;
const prepared = prepareDescription(documentOf(visits));

it.each<[what: string, sent: object, want: object]>([
  ['says of another object what that says of itself', { shopId: 2 }, { shopName: 'Oak', shopLatitude: 42.9 }],
  ['leaves open what the other object does not say', { shopId: 3 }, { shopName: 'Ash', shopLatitude: null }],
  ['counts the ids that are sent', { guestIds: [8, 9, 10] }, { guestsCount: 3 }],
  ['counts no ids where none are sent', {}, { guestsCount: 0 }],
  ['has empty lists where none are sent', {}, { tags: [] }],
])('a new object %s', async (_what, sent, want) => {
  const { send } = await openSession(prepared);
  const { id } = send('POST', '/visits', { body: sent }).json as { id: number };
  expect(send('GET', `/visits/${id}`).json).toMatchObject(want);
});

it('counts the ids of a changed object where some are sent', async () => {
  const { send } = await openSession(prepared);
  expect(send('PUT', '/visits/7', { body: { shopId: 2 } }).json).toMatchObject({ guestsCount: 2 });
  expect(send('PUT', '/visits/7', { body: { guestIds: [] } }).json).toMatchObject({ guestsCount: 0 });
});

it('has the time of a change where it had none', async () => {
  const { send } = await openSession(prepared);
  expect(send('GET', '/visits/7').json).not.toHaveProperty('updatedAt');
  expect(send('PUT', '/visits/7', { body: { shopId: 2 } }).json).toHaveProperty('updatedAt', '2026-03-02T09:15:01Z');
});

it('is listed with an empty text for nothing where that cannot be null', async () => {
  const { send } = await openSession(prepared);
  const { id } = send('POST', '/visits', { body: { minutes: null } }).json as { id: number };
  expect(send('GET', '/visits').json).toContainEqual({ id, minutes: '' });
});

describe('the id of a new object', () => {
  const post = async (id: string, required: string, body: object) => {
    const thing = `{type: object, required: [${required}], properties: {no: ${id}, name: {type: string}}}`;
    const { send } = await openSession(
      prepareDescription(
        documentOf(`
servers: [{url: /v1}]
paths:
  /things:
    get: {responses: {'200': {description: OK, content: {application/json: {schema: {type: array, items: ${thing}}, example: [{no: A-1, name: x}]}}}}}
    post:
      requestBody: {content: {application/json: {schema: ${thing}}}}
      responses: {'201': {description: OK, content: {application/json: {schema: ${thing}}}}}
  /things/{no}:
    get:
      parameters: [{name: no, in: path, required: true, schema: {type: string}}]
      responses: {'200': {description: OK, content: {application/json: {schema: ${thing}}}}, '404': {description: None}}`),
      ),
    );
    const made = send('POST', '/things', { body }).json as { no?: unknown };
    return [made.no, send('GET', `/things/${String(made.no)}`).status];
  };

  it.each<[what: string, id: string, required: string, body: object, want: unknown]>([
    ['that the request has to have', '{type: string}', 'no', { no: 'C-1', name: 'n' }, 'C-1'],
    ['that the request may have', '{type: string}', 'name', { no: 'C-1', name: 'n' }, 'C-1'],
    ['that is left out', '{type: string}', 'name', { name: 'n' }, 'text'],
    ['that another object has', '{type: string}', 'no', { no: 'A-1', name: 'n' }, 'text'],
  ])('is the one of the client: %s', async (_what, id, required, body, want) => {
    expect(await post(id, required, body)).toEqual([want, 200]);
  });

  it('is none of a client that sends one that only the API sets', async () => {
    const [id] = await post('{type: string, readOnly: true}', 'name', { no: 'C-1', name: 'n' });
    expect(id).not.toBe('C-1');
  });
});
