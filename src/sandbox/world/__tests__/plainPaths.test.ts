import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession } from '../../__tests__/described';
import { prepareDescription } from '../description';

/** An API of books at these paths, whose price is sent as a number or a text, and shown as a text. */
const describing = (list: string, item: string) => {
  const ref = (name: string): string => `content: {application/json: {schema: {$ref: '#/components/schemas/${name}'}}}`;
  return prepareDescription(
    documentOf(`
servers: [{url: 'https://api.example.com/v1'}]
paths:
  ${list}:
    get: {responses: {'200': {description: Done., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Book'}}}}}}}
    post: {requestBody: {${ref('New')}}, responses: {'201': {description: Done., ${ref('Book')}}}}
  ${item}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
    get: {responses: {'200': {description: Done., ${ref('Book')}}}}
    delete: {responses: {'204': {description: Done.}}}
components:
  schemas:
    New: {type: object, required: [price], properties: {price: {anyOf: [{type: number}, {type: string}]}}}
    Book: {type: object, required: [id, price], properties: {id: {type: integer}, price: {type: string, pattern: '^[0-9.]+$'}}}
`),
  );
};

it.each([
  ['/books', '/books/{id}', ''],
  ['/books/', '/books/{id}', '/'],
  ['/books/', '/books/{id}/', '/'],
  ['/books', '/books/{id}/', ''],
])('%s is the list of %s', async (list, item, slash) => {
  const session = await openSession(describing(list, item));
  const asked = (method: string, url: string, body?: object): unknown =>
    JSON.parse(String(session.send(method, `/books${url}`, body ? { body } : {}).body));
  const made = asked('POST', slash, { price: 12.5 }) as { id: number; price: string };
  expect(made.price).toBe('12.5');
  expect(asked('GET', `/${made.id}`)).toEqual(made);
  expect(asked('GET', slash)).toContainEqual(made);
  expect(session.send('DELETE', `/books/${made.id}${item.endsWith('/') ? '/' : ''}`).status).toBe(204);
  expect(asked('GET', slash)).not.toContainEqual(made);
});
