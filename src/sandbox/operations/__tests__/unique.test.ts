import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession } from '../../__tests__/described';
import { prepareDescription } from '../../world/description';

/** Stores whose numbers are unique by `x-unique`, and whose codes are not. */
const stores = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /stores:
    get:
      operationId: listStores
      responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Store'}}, example: [{id: 1, number: '01', code: a, externalId: S1}, {id: 2, number: '02', code: a, externalId: S2}]}}}}
    post:
      operationId: createStore
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/StoreWrite'}, example: {number: '01', code: a}}}}
      responses:
        '201': {description: Made., content: {application/json: {schema: {$ref: '#/components/schemas/Store'}}}}
        '409': {description: Taken., content: {application/json: {schema: {type: object}}}}
  /stores/bulk:
    put:
      operationId: writeStores
      requestBody: {content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/StoreWrite'}}}}}
      responses: {'200': {description: Rows., content: {application/json: {schema: {type: array, items: {type: object, required: [id, status], properties: {id: {type: [integer, 'null']}, status: {type: string, enum: [CREATED, UPDATED, FAILED]}}}}}}}}
  /stores/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
    get:
      operationId: getStore
      responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Store'}, example: {id: 1, number: '01', code: a, externalId: S1}}}}}
    put:
      operationId: updateStore
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/StoreWrite'}}}}
      responses:
        '200': {description: Changed., content: {application/json: {schema: {$ref: '#/components/schemas/Store'}}}}
        '409': {description: Taken., content: {application/json: {schema: {type: object}}}}
components:
  schemas:
    Store: {type: object, required: [id], properties: {id: {type: integer}, number: {type: string}, code: {type: string}, externalId: {type: string}}}
    StoreWrite: {type: object, properties: {externalId: {type: string}, number: {type: string, x-unique: true}, code: {type: string}}}
`;

describe('a field that no two objects share', () => {
  it.each<[what: string, method: string, url: string, body: object, status: number]>([
    ['a number that is taken', 'POST', '/stores', { number: '02', code: 'b' }, 409],
    ['the number of a sample in another request', 'POST', '/stores', { number: '01', code: 'b' }, 409],
    ['the sample itself', 'POST', '/stores', { number: '01', code: 'a' }, 201],
    ['a code that another has too', 'POST', '/stores', { number: '03', code: 'a' }, 201],
    ['the number of another', 'PUT', '/stores/1', { number: '02' }, 409],
    ['its own number', 'PUT', '/stores/1', { number: '01' }, 200],
  ])('%s', async (_what, method, url, body, status) => {
    const { send } = await openSession(prepareDescription(documentOf(stores)));
    expect(send(method, url, { body }).status).toBe(status);
  });

  it.each<[conflict: string, body: object, status: number]>([
    ['{description: A store with this store code already exists.}', { storeCode: 'a' }, 409],
    ['{description: A store with this store code already exists.}', { storeCode: 'b' }, 201],
    [
      '{description: Conflict., content: {application/json: {example: {error: {detail: storeCode must be unique}}}}}',
      { storeCode: 'a' },
      409,
    ],
    ['{description: A store with this store code already exists in the region.}', { storeCode: 'a', regionId: 7 }, 409],
    ['{description: A store with this store code already exists in the region.}', { storeCode: 'a', regionId: 8 }, 201],
    ['{description: The store code is taken. Codes are unique within a region.}', { storeCode: 'a', regionId: 8 }, 201],
    ['{description: The store code is taken. Regions are closed.}', { storeCode: 'a', regionId: 8 }, 409],
    // What is in another sentence, and part of another word.
    ['{description: The name already exists. The store code stays.}', { storeCode: 'a' }, 201],
    ['{description: A store with this store codes already exists.}', { storeCode: 'a' }, 201],
    ['{description: The store is closed.}', { storeCode: 'a' }, 201],
    ['{}', { storeCode: 'a' }, 201],
  ])('or that the documented 409 names as taken: %s, %j', async (conflict, body, status) => {
    const text = `servers: [{url: 'https://api.example.com/v1'}]
paths:
  /stores:
    get:
      operationId: listStores
      responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Store'}}, example: [{id: 1, storeCode: a, regionId: 7}]}}}}
    post:
      operationId: createStore
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Store'}, example: {storeCode: c}}}}
      responses:
        '201': {description: Made., content: {application/json: {schema: {$ref: '#/components/schemas/Store'}}}}
        '409': ${conflict}
  /stores/{id}:
    get:
      operationId: getStore
      parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
      responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Store'}}}}}
components: {schemas: {Store: {type: object, properties: {id: {type: integer, readOnly: true}, storeCode: {type: string}, regionId: {type: integer}}}}}
`;
    const { send } = await openSession(prepareDescription(documentOf(text)));
    expect(send('POST', '/stores', { body }).status).toBe(status);
  });

  it.each<[what: string, row: object, id: number | null, status: string]>([
    ['by its number', { number: '02', code: 'z' }, 2, 'UPDATED'],
    ['by its external id, with a new number', { number: '04', externalId: 'S1' }, 1, 'UPDATED'],
    ['and fails with the number of another', { number: '02', externalId: 'S1' }, null, 'FAILED'],
    ['by neither', { number: '03', code: 'a' }, 3, 'CREATED'],
  ])('a row of a bulk call is about an object %s', async (_what, row, id, status) => {
    const { send } = await openSession(prepareDescription(documentOf(stores)));
    expect(send('PUT', '/stores/bulk', { body: [row] }).json).toEqual([{ id, status }]);
  });
});
