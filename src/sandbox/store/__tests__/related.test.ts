import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession } from '../../__tests__/described';
import { item, list } from '../../__tests__/paths';
import { handleRequest } from '../../sandbox';
import { prepareDescription } from '../../world/description';

const errors = `{description: No., content: {application/json: {schema: {type: object, properties: {code: {type: string}, message: {type: string}}}, example: {code: not_found, message: No.}}}}`;

/** Stores in regions, orders with lines below them, and a report: what is in relation to something else. */
const shop = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
${list('/regions', 'Region', '[{id: 74, externalId: R-74}, {id: 75, externalId: R-75}]')}
${item('/regions/{id}', 'Region', 74)}
  /stores:
    get:
      operationId: listStores
      parameters:
        - {name: regionIds, in: query, style: form, explode: false, schema: {type: array, items: {type: integer}}}
        - {name: fields, in: query, style: form, explode: false, schema: {type: array, items: {type: string, enum: [cluster]}}}
        - {name: page, in: query, schema: {type: integer, minimum: 0, default: 0}}
        - {name: size, in: query, schema: {type: integer, default: 50}}
      responses: {'200': {description: All., headers: {X-Page-Number: {schema: {type: integer}}}, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Store'}}, example: [{id: 1, externalId: S-1, clusterId: 74, cluster: {id: 74}}, {id: 2, externalId: S-2, clusterId: 75}]}}}}
    post:
      operationId: createStore
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/StoreWrite'}}}}
      responses: {'201': {description: Made., content: {application/json: {schema: {$ref: '#/components/schemas/Store'}, example: {id: 1, externalId: S-1, clusterId: 74}}}}, '404': ${errors}}
${item('/stores/{id}', 'Store', 1, '{id: 1, externalId: S-1, clusterId: 74}')}
${list('/visits', 'Visit', '[]')}
    post:
      operationId: createVisit
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/VisitWrite'}}}}
      responses: {'201': {description: Made., content: {application/json: {schema: {$ref: '#/components/schemas/Visit'}, example: {id: 5, orderNum: 0, storeId: 1, storeExternalId: S-1, guideId: 91, guideFullName: Ann Day}}}}}
${item('/visits/{id}', 'Visit', 5, '{id: 5, orderNum: 0, storeId: 1, storeExternalId: S-1, guideId: 91, guideFullName: Ann Day}')}
    put:
      operationId: updateVisit
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/VisitWrite'}}}}
      responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Visit'}}}}}
${list('/people', 'Person', '[{id: 91, first: Ann, last: Day}, {id: 92, first: Ben, last: Lee}]')}
${item('/people/{id}', 'Person', 91)}
  /stores-bulk:
    put:
      operationId: upsertStores
      requestBody: {content: {application/json: {schema: {type: array, items: {type: object}}}}}
      responses: {'200': {description: Rows., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Row'}}, example: []}}}}
${list('/orders', 'Order', '[{id: 7, status: OPEN, totalCount: 2, closedCount: 0, lines: [{id: a, status: OPEN}, {id: b, status: OPEN}]}]')}
    post:
      operationId: createOrder
      requestBody: {content: {application/json: {schema: {type: object}}}}
      responses: {'200': {description: Made., content: {application/json: {schema: {$ref: '#/components/schemas/Order'}, example: {id: 7, status: OPEN, updateDate: 1700000000000, filesCount: 0, lines: [{id: a, status: OPEN, version: 0, updateDate: 1700000000000, filesCount: '0'}, {id: b, status: OPEN, version: 0, filesCount: '0'}]}}}}}
${item('/orders/{orderId}', 'Order', 7)}
  /orders/{orderId}/lines:
    parameters: [{name: orderId, in: path, required: true, schema: {type: integer}, example: 7}]
    get: {operationId: listLines, responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Line'}}, example: []}}}}}
  /orders/{orderId}/lines/{id}:
    parameters:
      - {name: orderId, in: path, required: true, schema: {type: integer}, example: 7}
      - {name: id, in: path, required: true, schema: {type: string}, example: a}
    get: {operationId: getLine, responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Line'}, example: {id: a, status: OPEN}}}}}}
  /orders/{orderId}/lines/{id}/close:
    parameters:
      - {name: orderId, in: path, required: true, schema: {type: integer}, example: 7}
      - {name: id, in: path, required: true, schema: {type: string}, example: a}
    post:
      operationId: closeLine
      requestBody: {content: {application/json: {schema: {type: object, properties: {note: {type: string}}}}}}
      responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Line'}, example: {id: a, status: CLOSED, note: From the example}}}}}
  /orders/{orderId}/lines/{id}/files:
    parameters:
      - {name: orderId, in: path, required: true, schema: {type: integer}, example: 7}
      - {name: id, in: path, required: true, schema: {type: string}, example: a}
    post:
      operationId: addFiles
      requestBody: {content: {multipart/form-data: {schema: {type: object, properties: {photos: {type: array, items: {type: string, format: binary}}, note: {type: string}}}}}}
      responses:
        '200': {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/File'}}, example: [{uid: f, name: a.png, size: 3, url: /files/f.png}]}}}
        '409': {description: Closed., content: {application/json: {schema: {type: object}, examples: {other: {value: {message: Other}}, closed: {value: {message: The line is closed}}}}}}
  /orders/jobs/exports:
    post: {operationId: createExport, responses: {'202': {description: A job., content: {application/json: {schema: {type: object}, example: {file: /files/orders.csv}}}}}}
  /shifts:
    get:
      operationId: listShifts
      parameters: [{name: fields, in: query, style: form, explode: false, schema: {type: array, items: {type: string, enum: [hours]}}}]
      responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: {type: object, properties: {day: {type: string}, hours: {type: integer}}}}, examples: {plain: {value: [{day: mon}]}, whole: {value: [{day: mon, hours: 7}, {day: tue, hours: 8}]}}}}}}
  /report:
    get:
      operationId: report
      parameters: [{name: page, in: query, schema: {type: integer, minimum: 1}}, {name: size, in: query, schema: {type: integer}}, {name: day, in: query, schema: {type: string}}]
      responses: {'200': {description: Rows., content: {application/json: {schema: {type: array, items: {type: object, properties: {day: {type: string}}}}, example: [{day: mon}, {day: tue}, {day: wed}]}}}}
components:
  schemas:
    Region: {type: object, properties: {id: {type: integer}, externalId: {type: string}}}
    Store: {type: object, required: [id], properties: {id: {type: integer}, externalId: {type: string}, regionId: {type: integer}, clusterId: {type: integer}, cluster: {oneOf: [{$ref: '#/components/schemas/Region'}, {type: 'null'}]}}}
    StoreWrite: {type: object, required: [externalId], properties: {externalId: {type: string}, regionId: {type: integer}, regionExternalId: {type: string}}}
    Row: {type: object, required: [index, id, status], properties: {index: {type: integer}, id: {type: [integer, 'null']}, status: {type: string, enum: [CREATED, UPDATED, FAILED]}, error: {}}}
    Person: {type: object, properties: {id: {type: integer}, first: {type: string}, last: {type: string}}}
    Visit: {type: object, required: [orderNum], properties: {id: {type: integer}, orderNum: {type: integer}, storeId: {type: integer}, storeExternalId: {type: string}, guideId: {type: integer}, guideFullName: {type: string}}}
    VisitWrite: {type: object, properties: {orderNum: {type: integer}, storeId: {type: integer}, guideId: {type: integer, x-refers-to: /people}}}
    Order: {type: object, properties: {id: {type: integer}, status: {type: string, x-taken-from: {list: lines, field: status, when: $item#/needApproval != true}}, updateDate: {type: integer}, totalCount: {type: integer, x-counts: {of: lines}}, closedCount: {type: integer, x-counts: {of: lines, with: {status: CLOSED}}}, needApproval: {type: boolean}, filesCount: {type: integer, x-counts: {of: lines/*/files}}, lines: {type: array, items: {$ref: '#/components/schemas/Line'}}}}
    Line: {type: object, properties: {id: {type: string}, status: {type: string}, version: {type: integer}, updateDate: {type: integer}, note: {type: string}, filesCount: {type: string, x-counts: {of: files}}, files: {type: array, items: {$ref: '#/components/schemas/File'}}}}
    File: {type: object, properties: {uid: {type: string}, name: {type: string}, size: {type: integer}, url: {type: string}}}
`;

const prepared = prepareDescription(documentOf(shop));

describe('what belongs together', () => {
  it.each<[what: string, query: string, ids: number[]]>([
    ['a filter for a field of another name', 'regionIds=75', [2]],
    ['the first page of pages from 0', 'page=0&size=1', [1]],
    ['the second page of pages from 0', 'page=1&size=1', [2]],
  ])('%s', async (_what, query, ids) => {
    const { send } = await openSession(prepared);
    expect((send('GET', `/stores?${query}`).json as { id: number }[]).map(({ id }) => id)).toEqual(ids);
  });

  it('finds by a field of another name also after one object was sent with the name of the filter', async () => {
    const { send } = await openSession(prepared);
    send('POST', '/stores', { body: { externalId: 'S-3', regionId: 75 } });
    expect(send('GET', '/stores?regionIds=75').json).toMatchObject([{ id: 2 }, { id: 3 }]);
  });

  it('shows additional fields only when they are asked for', async () => {
    const { send } = await openSession(prepared);
    expect((send('GET', '/stores').json as object[])[0]).toEqual({ id: 1, externalId: 'S-1', clusterId: 74 });
    expect((send('GET', '/stores?fields=cluster').json as object[])[0]).toMatchObject({ cluster: { id: 74 } });
  });

  it.each([
    ['', [{ day: 'mon' }, { day: 'tue' }]],
    [
      '?fields=hours',
      [
        { day: 'mon', hours: 7 },
        { day: 'tue', hours: 8 },
      ],
    ],
  ])('lists the same rows whichever fields are asked for: %s', async (query, rows) => {
    const { send } = await openSession(prepared);
    expect(send('GET', `/shifts${query}`).json).toEqual(rows);
  });

  it('shows beside an id what the object with that id is called, also after a change of it', async () => {
    const { send } = await openSession(prepared);
    const { id } = send('POST', '/visits', { body: { storeId: 2, guideId: 92 } }).json as { id: number };
    expect(send('GET', `/visits/${id}`).json).toMatchObject({ storeExternalId: 'S-2', guideFullName: 'Ben Lee' });
    send('PUT', `/visits/${id}`, { body: { storeId: 1 } });
    expect(send('GET', `/visits/${id}`).json).toMatchObject({ storeExternalId: 'S-1', guideFullName: 'Ben Lee' });
  });

  it.each([
    ['goes on after those of the same object', { storeId: 1 }, 1],
    ['begins where nothing is yet', { storeId: 2 }, 0],
    ['is where it is sent', { storeId: 1, orderNum: 7 }, 7],
  ])('the place of a new item %s', async (_what, body, orderNum) => {
    const { send } = await openSession(prepared);
    expect(send('POST', '/visits', { body }).json).toMatchObject({ orderNum });
  });

  it('finds by an external id what a new object belongs to, and refuses one that nothing has', async () => {
    const { send } = await openSession(prepared);
    const made = send('POST', '/stores', { body: { externalId: 'S-3', regionExternalId: 'R-75' } });
    expect(made.json).toMatchObject({ id: 3, clusterId: 75 });
    const refused = send('POST', '/stores', { body: { externalId: 'S-4', regionExternalId: 'R-1' } });
    expect([refused.status, refused.json]).toMatchObject([404, { code: 'not_found' }]);
  });

  it('creates and changes rows, and says of each what became of it; twice gives the same objects', async () => {
    const { send } = await openSession(prepared);
    const body = [{ externalId: 'S-2', regionExternalId: 'R-74' }, { externalId: 'S-9' }, { name: 'without' }];
    const rows = [
      { index: 0, id: 2, status: 'UPDATED' },
      { index: 1, id: 3, status: 'CREATED' },
      { index: 2, id: null, status: 'FAILED', error: { code: 'validation_failed' } },
    ];
    expect(send('PUT', '/stores-bulk', { body }).json).toMatchObject(rows);
    expect(send('GET', '/stores/2').json).toMatchObject({ clusterId: 74 });
    expect(send('PUT', '/stores-bulk', { body }).json).toMatchObject([{}, { id: 3, status: 'UPDATED' }, {}]);
  });

  it('counts in a parent what is done below it, which is done with the last', async () => {
    const { send } = await openSession(prepared);
    expect(send('POST', '/orders/7/lines/a/close').json).toEqual({ id: 'a', status: 'CLOSED' });
    expect(send('GET', '/orders/7').json).toMatchObject({ status: 'OPEN', totalCount: 2, closedCount: 1 });
    expect(send('POST', '/orders/7/lines/b/close', { body: { note: 'Done' } }).json).toMatchObject({ note: 'Done' });
    expect(send('GET', '/orders/7').json).toMatchObject({
      ...{ status: 'CLOSED', closedCount: 2 },
      lines: [{ status: 'CLOSED' }, { status: 'CLOSED' }],
    });
  });

  it('lists below an object all that the object shows inside, also what no other example shows', async () => {
    const shown = shop.replace(/(?<=listLines.*)example: \[\]/, 'example: [{id: a, orderId: 7}, {id: c, orderId: 9}]');
    const { send } = await openSession(prepareDescription(documentOf(shown)));
    expect(send('GET', '/orders/7/lines').json).toMatchObject([{ id: 'a' }, { id: 'b' }]);
  });

  it('gives what stands below a new object ids of its own', async () => {
    const { send } = await openSession(prepared);
    const idsOf = (made: unknown) => (made as { lines: { id: string }[] }).lines.map(({ id }) => id);
    const ids = [
      idsOf(send('GET', '/orders/7').json),
      ...[1, 2].map(() => idsOf(send('POST', '/orders', { body: {} }).json)),
    ];
    expect(new Set(ids.flat()).size).toBe(6);
  });

  it('keeps what is uploaded and said below an object, counts it above, and takes nothing for what is closed', async () => {
    const { send, environment } = await openSession(prepared);
    const { id } = send('POST', '/orders', { body: {} }).json as { id: number };
    const [line] = (send('GET', `/orders/${id}`).json as { lines: { id: string }[] }).lines;
    const path = `/orders/${id}/lines/${line?.id}`;
    const part = (head: string, content: string) =>
      `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
    const body = `${part('name="photos"; filename="a.png"', 'abc')}${part('name="note"', 'Cold')}--b--`;
    const files = { body, headers: { 'content-type': 'multipart/form-data; boundary=b' } };
    const file = { name: 'a.png', size: 3 };
    expect(send('POST', `${path}/files`, files).json).toMatchObject([file]);
    expect(send('GET', path).json).toMatchObject({ note: 'Cold', version: 1, filesCount: '1', files: [file] });
    expect(send('GET', `/orders/${id}`).json).toMatchObject({
      ...{ filesCount: 1, updateDate: environment.now },
      lines: [{ filesCount: '1', updateDate: environment.now }, { version: 0 }],
    });
    expect(send('POST', `${path}/files`, files).json).toMatchObject([file, file]);
    send('POST', `${path}/close`);
    const refused = send('POST', `${path}/files`, files);
    expect([refused.status, refused.json]).toMatchObject([409, { message: 'The line is closed' }]);
  });

  it('fills the table of a job with what its path begins like', async () => {
    const { description, state, environment } = await openSession(prepared);
    const request = { method: 'GET', url: '/files/orders.csv', headers: {} };
    const { body } = handleRequest(description, request, state(), environment).response;
    expect(String(body)).toMatch(/^id,status,.*\r\n7,OPEN,/);
  });

  it.each([
    ['page=2&size=2', [{ day: 'wed' }]],
    ['day=tue', [{ day: 'tue' }]],
  ])('cuts and filters a list whose rows have no path: %s', async (query, rows) => {
    const { send } = await openSession(prepared);
    expect(send('GET', `/report?${query}`).json).toEqual(rows);
  });
});
