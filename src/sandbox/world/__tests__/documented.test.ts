import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession } from '../../__tests__/described';
import { prepareDescription } from '../description';

const payments = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /payment:
    post:
      operationId: pay
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Source'}}}}
      responses:
        '200':
          description: Paid.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Source'}
              examples:
                bank: {value: {object: bank, number: '1'}}
                card: {value: {object: card, number: '2', cvc: 123}}
components:
  schemas:
    Source:
      unevaluatedProperties: false
      anyOf:
        - {properties: {object: {const: card}, number: {type: string}, cvc: {type: integer, writeOnly: true}}}
        - {properties: {object: {const: bank}, number: {type: string}}}
`;

it('shows the example that is nearest to the request, without what a response never shows', async () => {
  const { send } = await openSession(prepareDescription(documentOf(payments)));
  expect(send('POST', '/payment', { body: { object: 'card', number: '4', cvc: 1 } }).json).toEqual({
    object: 'card',
    number: '2',
  });
  expect(send('POST', '/payment', { body: { object: 'bank', number: '4' } }).json).toMatchObject({ object: 'bank' });
});

it('shows an object once whose id is a number, where its path takes any text', async () => {
  const { send } = await openSession(
    prepareDescription(
      documentOf(`
servers: [{url: /v1}]
paths:
  /things: {get: {responses: {'200': {description: OK, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Thing'}}}}}}}}
  /things/{id}:
    get:
      parameters: [{name: id, in: path, required: true, schema: {type: string}}]
      responses: {'200': {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/Thing'}}}}}
components: {schemas: {Thing: {type: object, properties: {id: {type: integer}}}}}
`),
    ),
  );
  expect(send('GET', '/things').json).toEqual([{ id: 1 }]);
});

it('shows the example of the author where the schema accepts nothing', async () => {
  const closed =
    '{type: object, additionalProperties: false, oneOf: [{required: [a], properties: {a: {type: string}}}]}';
  const content = `content: {application/json: {schema: ${closed}, example: {a: x}}}`;
  const given = `servers: [{url: /v1}]\npaths: {/a: {get: {operationId: a, responses: {'200': {description: OK, ${content}}}}}}`;
  const { send } = await openSession(prepareDescription(documentOf(given)));
  expect(send('GET', '/a').json).toEqual({ a: 'x' });
});

it.each([
  ['of the body', "{type: object, properties: {at: {type: string, format: date}}}, example: {at: '1.1.2020'}"],
  ['of its schema', "{type: object, properties: {at: {type: string, format: date}}, example: {at: '1.1.2020'}}"],
  ['of a field', "{type: object, properties: {at: {type: string, format: date, example: '1.1.2020'}}}"],
])('shows an example %s that only misses a format, as the page does', async (_place, schema) => {
  const content = `content: {application/json: {schema: ${schema}}}`;
  const given = `servers: [{url: /v1}]\npaths: {/a: {get: {operationId: a, responses: {'200': {description: OK, ${content}}}}}}`;
  const { send } = await openSession(prepareDescription(documentOf(given)));
  expect(send('GET', '/a').json).toEqual({ at: '1.1.2020' });
});

it('keeps the values of examples that miss a format in what is created', async () => {
  const thing = `{type: object, required: [id, name, at], properties: {id: {type: integer, readOnly: true}, name: {type: string}, at: {type: string, format: date, readOnly: true, example: '1.1.2020'}}}`;
  const given = `
servers: [{url: /v1}]
paths:
  /things:
    get: {responses: {'200': {description: OK, content: {application/json: {schema: {type: array, items: ${thing}}}}}}}
    post:
      requestBody: {content: {application/json: {schema: ${thing}}}}
      responses: {'201': {description: OK, content: {application/json: {schema: ${thing}}}}}
  /things/{id}:
    get:
      parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
      responses: {'200': {description: OK, content: {application/json: {schema: ${thing}}}}}`;
  const { send } = await openSession(prepareDescription(documentOf(given)));
  expect(send('POST', '/things', { body: { name: 'New' } }).json).toEqual({ id: 2, name: 'New', at: '1.1.2020' });
});
