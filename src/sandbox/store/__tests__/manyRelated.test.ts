import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { post, readCounter } from '../../__tests__/countedReads';
import { recordAttempt } from '../../events/deliveries';
import { emptyState, type JsonObject, type SandboxState } from '../../request/types';
import { prepareDescription } from '../../world/description';

/** Shops of regions, which count them, with shelves below; orders name shops, and their rows have ids. */
const world = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /regions:
    get: {operationId: listRegions, responses: {'200': {$ref: '#/components/responses/Regions'}}}
    post: {operationId: createRegion, requestBody: {$ref: '#/components/requestBodies/Any'}, responses: {'201': {$ref: '#/components/responses/Region'}}}
  /regions/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
    get: {operationId: getRegion, responses: {'200': {$ref: '#/components/responses/Region'}}}
  /shops:
    get: {operationId: listShops, responses: {'200': {$ref: '#/components/responses/Shops'}}}
    post:
      operationId: createShop
      requestBody: {content: {application/json: {schema: {type: object, properties: {name: {type: string}, regionId: {type: integer}, regionExternalId: {type: string}}}}}}
      responses: {'201': {$ref: '#/components/responses/Shop'}, '404': {description: None.}}
  /shops/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
    get: {operationId: getShop, responses: {'200': {$ref: '#/components/responses/Shop'}}}
  /shops/{id}/shelves:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
    get: {operationId: listShelves, responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Shelf'}}}}}}}
    post:
      operationId: createShelf
      requestBody: {$ref: '#/components/requestBodies/Any'}
      responses: {'201': {$ref: '#/components/responses/Shelf'}}
  /shops/{id}/shelves/{shelfId}:
    parameters:
      - {name: id, in: path, required: true, schema: {type: integer}}
      - {name: shelfId, in: path, required: true, schema: {type: string}}
    get: {operationId: getShelf, responses: {'200': {$ref: '#/components/responses/Shelf'}}}
  /orders:
    get: {operationId: listOrders, responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Order'}}}}}}}
    post:
      operationId: createOrder
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}
      responses: {'201': {$ref: '#/components/responses/Order'}, '404': {description: None.}}
  /orders/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
    get: {operationId: getOrder, responses: {'200': {$ref: '#/components/responses/Order'}}}
webhooks:
  orderCreated:
    post: {operationId: orderCreated, x-sent-after: [createOrder], requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}, responses: {'200': {description: Taken.}}}
components:
  requestBodies:
    Any: {content: {application/json: {schema: {type: object}}}}
  responses:
    Regions: {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Region'}}}}}
    Region: {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Region'}}}}
    Shops: {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Shop'}}}}}
    Shop: {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Shop'}}}}
    Shelf: {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Shelf'}}}}
    Order: {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}
  schemas:
    Region: {type: object, properties: {id: {type: integer, examples: [1]}, externalId: {type: string}, name: {type: string}, shopsCount: {type: integer, x-counts: {of: /shops}}}}
    Shelf: {type: object, properties: {id: {type: string, examples: [S-1]}, shopId: {type: integer}}}
    Shop:
      type: object
      properties:
        id: {type: integer, examples: [1]}
        name: {type: string}
        regionId: {type: integer, examples: [1]}
        regionName: {type: string}
        shelves: {type: array, items: {$ref: '#/components/schemas/Shelf'}}
    Order:
      type: object
      properties:
        id: {type: integer, examples: [1]}
        shopId: {type: integer}
        shopName: {type: string}
        shopIds: {type: array, items: {type: integer}}
        rows: {type: array, items: {type: object, properties: {id: {type: integer, examples: [1]}, text: {type: string}}}}
`;

/** A world of so many regions, shops, shelves (one in each shop) and orders with a row each. */
function worldOf(count: number, counted: (object: JsonObject) => JsonObject): SandboxState {
  const listOf = (make: (id: number) => JsonObject): JsonObject[] =>
    Array.from({ length: count }, (_, at) => counted(make(at + 1)));
  const shelves = listOf((id) => ({ id: `S-${id}`, shopId: id }));
  return {
    ...emptyState,
    items: {
      '/regions': listOf((id) => ({ id, externalId: `r${id}`, name: `Region ${id}`, shopsCount: 1 })),
      '/shops': listOf((id) => ({ id, name: `Shop ${id}`, regionId: id, regionName: `Region ${id}`, shelves: [] })),
      '/orders': listOf((id) => ({ id, shopId: id, shopName: `Shop ${id}`, rows: [{ id, text: 'a' }] })),
      ...Object.fromEntries(shelves.map((shelf, at) => [`/shops/${at + 1}/shelves`, [shelf]])),
    },
  };
}

const requests: [what: string, path: string, body: (last: number) => object, want: (count: number) => object][] = [
  ['a child of one of many', '/shops/3/shelves', () => ({}), (count) => ({ id: `S-${count + 3}` })],
  ['a child of the last of many', '/shops/9/shelves', () => ({}), (count) => ({ id: `S-${count + 3}`, shopId: 9 })],
  ['a parent of children', '/shops', () => ({ name: 'a' }), (count) => ({ id: count + 3, name: 'a' })],
  ['what is counted', '/shops', (last) => ({ regionId: last }), (count) => ({ id: count + 3, regionId: count })],
  [
    'what an external id names',
    '/shops',
    (last) => ({ regionExternalId: `r${last}` }),
    (count) => ({ regionId: count }),
  ],
  ['what names another', '/orders', (last) => ({ shopId: last }), (count) => ({ shopName: `Shop ${count}` })],
  ['what names several', '/orders', (last) => ({ shopIds: [1, 2, last] }), (count) => ({ shopIds: [1, 2, count] })],
  [
    'rows without ids',
    '/orders',
    () => ({ rows: [{ text: 'a' }, { text: 'b' }] }),
    (count) => ({ rows: [{ id: count + 6 }, { id: count + 7 }] }),
  ],
];

/** How many fields are read by the third of three equal requests, among so many objects of each collection. */
async function readsOfThird(
  count: number,
  path: string,
  body: (last: number) => object,
  want: (count: number) => object,
): Promise<number> {
  const description = await prepareDescription(documentOf(world));
  const { counted, reads } = readCounter();
  let state = worldOf(count, counted);
  for (let times = 0; times < 2; times += 1) state = post(description, path, body(count), state).state;
  const before = reads();
  const { status, item } = post(description, path, body(count), state);
  const ofThird = reads() - before;
  expect([status, item]).toMatchObject([201, want(count)]);
  return ofThird;
}

it.each(requests)('creates %s among thousands as among few', async (_what, path, body, want) => {
  // What the first hundred objects show is a sample of how texts are made.
  const few = path === '/orders' ? 150 : 10;
  expect(await readsOfThird(3000, path, body, want)).toBe(await readsOfThird(few, path, body, want));
});

it('responds from each state, in whatever order they are asked, as if it had seen no other', async () => {
  const used = await prepareDescription(documentOf(world));
  const few = worldOf(4, (object) => object);
  const states = [emptyState, few];
  const asked = requests.map(([, path, body]) => ({ path, body: body(4) }));
  for (let at = 0; at < 30; at += 1) {
    const { path, body } = asked[(at * 5) % asked.length] ?? { path: '/shops', body: {} };
    const state = states[(at * 7) % states.length] ?? emptyState;
    const own = post(used, path, body, state);
    expect(own).toEqual(post(await prepareDescription(documentOf(world)), path, body, state));
    // A later state lacks what an earlier one has, or has another object in its place.
    const shelves = own.state.items['/shops/3/shelves'] ?? [];
    const items = { ...own.state.items, '/shops/3/shelves': at % 3 === 0 ? shelves.slice(1) : shelves };
    states.push(at % 4 === 0 ? { ...own.state, items } : own.state);
  }
});

/** What sends an event to registered addresses, and lists its deliveries. */
const hooks = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /notes:
    get: {operationId: listNotes, responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Note'}}}}}}}
    post:
      operationId: createNote
      requestBody: {content: {application/json: {schema: {type: object}}}}
      responses: {'201': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}}
  /notes/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
    get: {operationId: getNote, responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}}}
  /hooks:
    get: {operationId: listHooks, responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Hook'}}}}}}}
  /hooks/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
    get: {operationId: getHook, responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Hook'}}}}}}
  /hooks/{id}/deliveries:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
    get: {operationId: listDeliveries, responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Delivery'}}}}}}}
  /hooks/{id}/deliveries/{deliveryId}:
    parameters:
      - {name: id, in: path, required: true, schema: {type: integer}}
      - {name: deliveryId, in: path, required: true, schema: {type: string}}
    get: {operationId: getDelivery, responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Delivery'}}}}}}
webhooks:
  noteCreated:
    post: {operationId: noteCreated, x-sent-after: [createNote], requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}, responses: {'200': {description: Taken.}}}
components:
  schemas:
    Note: {type: object, properties: {id: {type: integer, examples: [1]}}}
    Hook: {type: object, properties: {id: {type: integer, examples: [1]}, url: {type: string}, events: {type: array, items: {type: string}}}}
    Delivery: {type: object, properties: {id: {type: string, examples: [D-1]}, event: {type: string}, status: {type: string}, payload: {type: object}}}
`;

/** How many fields are read by the third object that sends an event, among so many objects and deliveries. */
async function readsOfEvent(count: number): Promise<number> {
  const description = await prepareDescription(documentOf(hooks));
  const { counted, reads } = readCounter();
  const listOf = (make: (at: number) => JsonObject): JsonObject[] =>
    Array.from({ length: count }, (_, at) => counted(make(at)));
  let state: SandboxState = {
    ...emptyState,
    items: {
      '/notes': listOf((at) => ({ id: at + 1 })),
      '/hooks': [{ id: 1, url: 'http://localhost/a', events: ['noteCreated'] }],
      '/hooks/1/deliveries': listOf((at) => ({ id: `D-${at + 2}`, event: 'noteCreated', status: 'FAILED' })),
    },
  };
  let before = 0;
  for (let times = 0; times < 3; times += 1) {
    before = reads();
    const sent = post(description, '/notes', {}, state);
    const [event] = sent.events;
    expect(event?.deliveryId).toBe(`D-${count + times + 2}`);
    const environment = { now: 0, random: Math.random };
    state = event
      ? recordAttempt(event, { status: 204, isLast: true }, sent.state, { description, environment })
      : state;
    expect(state.items['/hooks/1/deliveries']?.at(-1)).toMatchObject({ id: event?.deliveryId, status: 'SUCCEEDED' });
  }
  return reads() - before;
}

it('lists the delivery of an event among thousands as among ten', async () => {
  expect(await readsOfEvent(3000)).toBe(await readsOfEvent(10));
});
