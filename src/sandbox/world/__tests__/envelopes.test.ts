import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { isJsonObject, type Json } from '../../../reference/json';
import { openSession } from '../../__tests__/described';
import { prepareDescription } from '../description';

const list = (items: string): string => `{type: array, items: ${items}}`;
const object = (properties: string): string => `{type: object, properties: ${properties}}`;
const order = "{$ref: '#/components/schemas/Order'}";

/** An API of orders whose list is a body of a schema, with an example where one is given. */
const orders = (schema: string, example?: string): string => `
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /orders:
    get:
      parameters: [{name: page, in: query, schema: {type: integer, default: 0}}, {name: size, in: query, schema: {type: integer, default: 20}}]
      responses: {'200': {description: OK, content: {application/hal+json: {schema: ${schema}${example ? `, example: ${example}` : ''}}}}}
    post:
      requestBody: {content: {application/json: {schema: ${order}}}}
      responses: {'201': {description: OK, content: {application/hal+json: {schema: ${order}}}}}
  /orders/{id}:
    get:
      parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
      responses: {'200': {description: OK, content: {application/hal+json: {schema: ${order}}}}}
  /customers/{customerId}/orders:
    get:
      parameters: [{name: customerId, in: path, required: true, schema: {type: integer}}]
      responses: {'200': {description: OK, content: {application/hal+json: {schema: ${schema}}}}}
  /customers: {get: {responses: {'200': {description: OK, content: {application/json: {schema: ${list("{$ref: '#/components/schemas/Customer'}")}}}}}}}
  /customers/{customerId}:
    get:
      parameters: [{name: customerId, in: path, required: true, schema: {type: integer}}]
      responses: {'200': {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/Customer'}}}}}
components:
  schemas:
    Customer: {type: object, required: [customerId], properties: {customerId: {type: integer, example: 5}}}
    Order: {type: object, required: [id, name, customerId], properties: {id: {type: integer, readOnly: true}, name: {type: string}, customerId: {type: integer, example: 5}, _links: {type: object, properties: {self: {type: object, properties: {href: {type: string}}}}}}}
`;

const page = object(
  '{size: {type: integer}, totalElements: {type: integer}, totalPages: {type: integer}, number: {type: integer}}',
);
const links = object(`{self: ${object('{href: {type: string}}')}}`);
const namesIn = (rows: Json): Json[] =>
  (Array.isArray(rows) ? rows : []).map((row) => (isJsonObject(row) ? (row.name ?? null) : null));

it.each<[title: string, schema: string, example: string | undefined, at: (body: never) => Json]>([
  [
    'HAL of Spring HATEOAS',
    object(`{_embedded: ${object(`{orders: ${list(order)}}`)}, _links: ${links}, page: ${page}}`),
    '{_embedded: {orders: [{id: 1, name: first, customerId: 5}]}, _links: {self: {href: /orders}}, page: {size: 20, totalElements: 1, totalPages: 1, number: 0}}',
    ({ _embedded: { orders: rows } }: { _embedded: { orders: Json } }) => rows,
  ],
  [
    'HAL of API Platform, without an example',
    object(`{_embedded: ${object(`{item: ${list(order)}}`)}, totalItems: {type: integer}, _links: ${links}}`),
    undefined,
    ({ _embedded: { item } }: { _embedded: { item: Json } }) => item,
  ],
  [
    'a list in the data of a body with a code',
    object(`{code: {type: integer}, data: ${object(`{total: {type: integer}, list: ${list(order)}}`)}}`),
    undefined,
    ({ data: { list: rows } }: { data: { list: Json } }) => rows,
  ],
])('lists what was created: %s', async (_title, schema, example, at) => {
  const { send } = await openSession(prepareDescription(documentOf(orders(schema, example))));
  const { id } = send('POST', '/orders', { body: { name: 'second', customerId: 5 } }).json as { id: number };
  expect(namesIn(at(send('GET', '/orders').json as never))).toContain('second');
  expect(send('GET', `/orders/${id}`).json).toMatchObject({ name: 'second' });
  expect(namesIn(at(send('GET', '/customers/5/orders').json as never))).toContain('second');
});

it('counts what was created beside a list two fields deep', async () => {
  const schema = object(`{_embedded: ${object(`{orders: ${list(order)}}`)}, page: ${page}}`);
  const example =
    '{_embedded: {orders: [{id: 1, name: first, customerId: 5}]}, page: {size: 20, totalElements: 1, totalPages: 1, number: 0}}';
  const { send } = await openSession(prepareDescription(documentOf(orders(schema, example))));
  send('POST', '/orders', { body: { name: 'second', customerId: 5 } });
  expect(send('GET', '/orders?size=1&page=1').json).toMatchObject({
    page: { size: 1, totalElements: 2, totalPages: 2, number: 1 },
  });
});
