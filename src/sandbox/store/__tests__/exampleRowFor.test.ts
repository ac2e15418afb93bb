import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession } from '../../__tests__/described';
import { item, list } from '../../__tests__/paths';
import { prepareDescription } from '../../world/description';

/** Orders, which a list shows with what a single one does not have. */
const orders = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
${list('/orders', 'Row', '[{id: 1, status: SENT, statusText: On its way, shopId: 7, shopTown: Berlin, note: first}, {id: 2, status: NEW, statusText: Not sent, shopId: 8, shopTown: Auburn, note: second}]')}
    post:
      operationId: createOrder
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}
      responses: {'200': {description: Made., content: {application/json: {schema: {$ref: '#/components/schemas/Order'}, example: {id: 1, status: NEW, shopId: 7}}}}}
${item('/orders/{id}', 'Order', 1, '{id: 1, status: SENT, shopId: 7}')}
components:
  schemas:
    Order: {type: object, properties: {id: {type: integer}, status: {type: string}, shopId: {type: integer}}}
    Row:
      type: object
      required: [id, statusText, shopTown, note]
      properties: {id: {type: integer}, status: {type: string}, statusText: {type: string}, shopId: {type: integer}, shopTown: {type: [string, 'null']}, note: {type: string}}
`;

it.each([
  [
    'by what it has in common with another',
    { status: 'NEW', shopId: 8 },
    { statusText: 'Not sent', shopTown: 'Auburn' },
  ],
  ['by its state', { status: 'SENT', shopId: 8 }, { statusText: 'On its way', shopTown: 'Auburn' }],
  ['as nothing where nothing is like it', { status: 'NEW', shopId: 9 }, { statusText: 'Not sent', shopTown: null }],
  ['as in the example where nothing goes with it', { status: 'NEW', shopId: 8 }, { note: 'first' }],
])('a list shows fields that a new item lacks %s', async (_what, body, want) => {
  const { send } = await openSession(prepareDescription(documentOf(orders)));
  const { id } = send('POST', '/orders', { body }).json as { id: number };
  expect((send('GET', '/orders').json as { id: number }[]).find((row) => row.id === id)).toMatchObject(want);
});
