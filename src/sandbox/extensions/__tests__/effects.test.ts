import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession } from '../../__tests__/described';
import { item } from '../../__tests__/paths';
import { prepareDescription } from '../../world/description';

/** Orders with lines: the last line that is closed closes the order or, if need be, leaves it to be approved. */
const orders = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /orders:
    get: {operationId: listOrders, responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Order'}}, example: [
      {id: 7, status: OPEN, version: 0, needApproval: false, approval: NONE, closeDate: null, totalCount: 2, closedCount: 0, lines: [{id: a, status: OPEN, closeDate: null, files: []}, {id: b, status: OPEN, closeDate: null}]},
      {id: 8, status: OPEN, version: 0, needApproval: true, approval: NONE, closeDate: null, totalCount: 2, closedCount: 0, lines: [{id: c, status: OPEN, closeDate: null}, {id: d, status: OPEN, closeDate: null}]}]}}}}}
    post:
      operationId: createOrder
      x-effects:
        - {of: $item, when: $request.body#/kind == 'EXPRESS', set: {approval: $request.body#/by, needApproval: false}}
      requestBody: {content: {application/json: {schema: {type: object, properties: {kind: {type: string}, by: {type: string}}}}}}
      responses: {'200': {description: Made., content: {application/json: {schema: {$ref: '#/components/schemas/Order'}, example: {id: 9, status: OPEN, needApproval: true, approval: NONE}}}}}
${item('/orders/{orderId}', 'Order', 7)}
  /orders/{orderId}/close:
    parameters: [{name: orderId, in: path, required: true, schema: {type: integer}, example: 7}]
    post:
      operationId: closeOrder
      x-effects:
        - {of: $children, when: $child#/status != 'CLOSED', set: {status: CLOSED, closeDate: $now, note: $request.body#/note}}
      requestBody: {content: {application/json: {schema: {type: object}}}}
      responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Order'}, example: {id: 7, status: CLOSED, lines: null}}}}}
  /orders/{orderId}/return:
    parameters: [{name: orderId, in: path, required: true, schema: {type: integer}, example: 7}]
    post:
      operationId: returnOrder
      x-effects:
        - {of: $item, set: {approval: REFUSED, closeDate: null}}
        - {of: $children, when: $child#/status == 'CLOSED', set: {status: OPEN, closeDate: null}}
      requestBody: {content: {application/json: {schema: {type: object, properties: {lineIds: {type: array, x-refers-to: '/orders/{orderId}/lines', items: {type: string}}}}, example: {lineIds: [a]}}}}
      responses:
        '200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Order'}, example: {id: 7, status: OPEN}}}}
        '404': {description: No., content: {application/json: {schema: {type: object}, example: {message: none}}}}
        '409': {description: No., content: {application/json: {schema: {type: object}, examples: {open: {x-when: $child#/status != 'CLOSED', value: {message: Order 7 has no such line}}}}}}
  /orders/{orderId}/lines:
    parameters: [{name: orderId, in: path, required: true, schema: {type: integer}, example: 7}]
    get: {operationId: listLines, responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Line'}}, example: [{id: a, status: OPEN}]}}}}}
    post:
      operationId: createLine
      requestBody: {content: {application/json: {schema: {type: object, properties: {note: {type: string}}}, example: {note: Cold}}}}
      responses:
        '200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Line'}, example: {id: z, status: OPEN}}}}
        '409': {description: No., content: {application/json: {schema: {type: object}, examples: {closed: {x-when: $parent#/status == 'CLOSED', value: {message: Order 7 is closed}}}}}}
  /orders/{orderId}/lines/{id}:
    parameters: [{name: orderId, in: path, required: true, schema: {type: integer}, example: 7}, {name: id, in: path, required: true, schema: {type: string}, example: a}]
    get: {operationId: getLine, responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Line'}, example: {id: a, status: OPEN, closeDate: null, files: []}}}}}}
  /orders/{orderId}/lines/{id}/close:
    parameters: [{name: orderId, in: path, required: true, schema: {type: integer}, example: 7}, {name: id, in: path, required: true, schema: {type: string}, example: a}]
    post:
      operationId: closeLine
      x-effects:
        - {of: $parent, when: $parent#/status == 'OPEN', set: {status: IN_PROGRESS}}
        - {of: $parent, when: $parent#/closedCount == $parent#/totalCount && $parent#/needApproval == true, set: {approval: WAITS}}
        - {of: $parent, when: $parent#/closedCount == $parent#/totalCount && $parent#/needApproval == false && $parent#/closeDate == null, set: {status: CLOSED, closeDate: $now}, send: orderClosed}
      requestBody: {content: {application/json: {schema: {type: object, properties: {note: {type: string}}}}}}
      responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Line'}, example: {id: a, status: CLOSED, closeDate: 1772000000000}}}}}
webhooks:
  lineClosed:
    post:
      operationId: lineClosed
      x-sent-after: [closeLine]
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Line'}, example: {id: a, status: CLOSED}}}}
      responses: {'204': {description: Read.}}
  orderClosed:
    post:
      operationId: orderClosed
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}, example: {id: 7, status: CLOSED}}}}
      responses: {'204': {description: Read.}}
components:
  schemas:
    Order: {type: object, properties: {id: {type: integer}, status: {type: string, x-taken-from: {list: lines, field: status, when: $item#/needApproval != true}}, version: {type: integer}, needApproval: {type: boolean}, approval: {type: string}, closeDate: {type: [string, 'null'], format: date-time}, totalCount: {type: integer, x-counts: {of: lines}}, closedCount: {type: integer, x-counts: {of: lines, with: {status: CLOSED}}}, lines: {type: [array, 'null'], items: {$ref: '#/components/schemas/Line'}}}}
    Line: {type: object, properties: {id: {type: string}, status: {type: string}, closeDate: {type: [integer, 'null']}, note: {type: string}, files: {type: array, items: {type: object}}}}
`;

const prepared = prepareDescription(documentOf(orders));
const now = 1772442901000;
const whole = new Date(now).toISOString();

it.each<[what: string, calls: [path: string, body?: object][], order: number, want: object, events: string[]]>([
  [
    'the first line begins the order',
    [['/orders/7/lines/a/close']],
    7,
    { status: 'IN_PROGRESS', version: 1, closedCount: 1, closeDate: null },
    ['lineClosed'],
  ],
  [
    'the last line closes the order, and sends its event',
    [['/orders/7/lines/a/close'], ['/orders/7/lines/b/close']],
    7,
    { status: 'CLOSED', closedCount: 2, closeDate: whole },
    ['lineClosed', 'lineClosed', 'orderClosed'],
  ],
  [
    'an order that has to be approved waits for that',
    [['/orders/8/lines/c/close'], ['/orders/8/lines/d/close']],
    8,
    { status: 'IN_PROGRESS', approval: 'WAITS', closedCount: 2 },
    ['lineClosed', 'lineClosed'],
  ],
  [
    'a repeat changes nothing and sends nothing',
    [['/orders/7/lines/a/close'], ['/orders/7/lines/a/close']],
    7,
    { version: 1, closedCount: 1 },
    ['lineClosed'],
  ],
  [
    'a repeat keeps what its body says',
    [['/orders/7/lines/a/close'], ['/orders/7/lines/a/close', { note: 'Late' }]],
    7,
    { lines: [{ id: 'a', note: 'Late' }, {}] },
    ['lineClosed'],
  ],
  [
    'an order closes its lines, as they are',
    [['/orders/7/close', { note: 'Sold' }]],
    7,
    { status: 'CLOSED', closedCount: 2, lines: [{ status: 'CLOSED', closeDate: now, note: 'Sold' }, {}] },
    [],
  ],
  [
    'an order returns the lines that are named',
    [['/orders/7/close'], ['/orders/7/return', { lineIds: ['b'] }]],
    7,
    {
      status: 'OPEN',
      approval: 'REFUSED',
      closeDate: null,
      closedCount: 1,
      lines: [{ status: 'CLOSED' }, { status: 'OPEN' }],
    },
    [],
  ],
])('%s', async (_what, calls, order, want, sent) => {
  const { send, events } = await openSession(prepared);
  for (const [path, body = {}] of calls) expect(send('POST', path, { body }).status).toBe(200);
  expect(send('GET', `/orders/${order}`).json).toMatchObject(want);
  expect(events.map(({ operationId }) => operationId)).toEqual(sent);
});

it.each<[what: string, order: number, body: object, status: number]>([
  ['none of which is closed', 7, {}, 409],
  ['named, of which none is closed', 7, { lineIds: ['b'] }, 409],
  ['of which one is closed', 7, { lineIds: ['a', 'b'] }, 200],
  ['that are shown, whatever they are', 7, { lineIds: ['a'] }, 200],
  ['of another order', 7, { lineIds: ['c'] }, 404],
])('an action on lines %s', async (what, order, body, status) => {
  const { send } = await openSession(prepared);
  if (what === 'of which one is closed') send('POST', `/orders/${order}/lines/a/close`, { body: {} });
  expect(send('POST', `/orders/${order}/return`, { body }).status).toBe(status);
});

it('shows at once what an action has done below', async () => {
  const { send } = await openSession(prepared);
  expect(send('POST', '/orders/7/close', { body: {} }).json).toMatchObject({ status: 'CLOSED', closedCount: 2 });
});

it.each<[kind: string, want: object]>([
  ['EXPRESS', { needApproval: false, approval: 'Ada' }],
  ['SLOW', { needApproval: true, approval: 'NONE' }],
])('gives a new object what its effects set: %s', async (kind, want) => {
  const { send } = await openSession(prepared);
  expect(send('POST', '/orders', { body: { kind, by: 'Ada' } }).json).toMatchObject(want);
});

it('a refusal is about the object above that the path names, the first time too', async () => {
  const { send } = await openSession(prepared);
  send('POST', '/orders/8/close', { body: {} });
  const { status, json } = send('POST', '/orders/8/lines', { body: { note: 'Cold' } });
  expect([status, json]).toMatchObject([409, { message: 'Order 8 is closed' }]);
});

it('a list leaves out the lists that only an item shows', async () => {
  const { send } = await openSession(prepared);
  expect(send('GET', '/orders/7/lines/a').json).toMatchObject({ files: [] });
  expect((send('GET', '/orders/7/lines').json as object[])[0]).not.toHaveProperty('files');
  expect((send('GET', '/orders/7').json as { lines: object[] }).lines[0]).not.toHaveProperty('files');
});

it('a line that is closed changes the time of its order, not the version; a repeat neither', async () => {
  const dated = orders
    .replaceAll('version: 0,', 'version: 0, updateDate: 1772000000000,')
    .replace('version: {type: integer},', 'version: {type: integer}, updateDate: {type: integer},')
    .replace(
      'totalCount: 2, closedCount: 0, lines: [{id: c,',
      'totalCount: 3, closedCount: 0, lines: [{id: e}, {id: c,',
    );
  const { send, environment } = await openSession(prepareDescription(documentOf(dated)));
  const closed = ['c', 'd', 'd'].map((line) => {
    environment.now += 1000;
    send('POST', `/orders/8/lines/${line}/close`, { body: {} });
    return send('GET', '/orders/8').json;
  });
  expect(closed).toMatchObject([
    { version: 1, updateDate: now + 1000 },
    { version: 1, updateDate: now + 2000 },
    { version: 1, updateDate: now + 2000 },
  ]);
});
