import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession } from '../../__tests__/described';
import { prepareDescription } from '../description';

const books = `
components:
  schemas:
    Item:
      type: object
      required: [id, kind]
      discriminator: {propertyName: kind, mapping: {paper: Paper, e: EBook}}
      properties: {id: {type: integer}, kind: {type: string}}
    Paper: {allOf: [{$ref: '#/components/schemas/Item'}, {type: object, required: [pages], properties: {pages: {type: integer}}}]}
    EBook:
      allOf:
        - {$ref: '#/components/schemas/Item'}
        - {type: object, required: [link], properties: {size: {type: integer}, link: {type: string}, page: {type: string}}}`;

function responding(schema: string, example: string): string {
  return `{responses: {'200': {description: OK, content: {application/json: {schema: ${schema}, example: ${example}}}}}}`;
}

const item = "{$ref: '#/components/schemas/Item'}";
const plain = '{type: object, properties: {id: {type: integer}, size: {type: integer}}}';

it.each([
  ['of a subtype', item, { id: 2, kind: 'e', size: 'big', link: 'x' }],
  ['of an object', plain, { id: 2, size: 'big' }],
  ['in a list', `{type: array, items: ${plain}}`, [{ id: 2, size: 'big' }]],
  ['without a required field', '{type: object, required: [a, b], properties: {a: {}, b: {}}}', { b: 1 }],
  ['of another type', '{type: object, properties: {a: {}}}', ['a']],
])('sends an example %s as the author wrote it, though its schema does not accept it', async (_kind, schema, value) => {
  const given = `servers: [{url: /v1}]\npaths: {/a: {get: ${responding(schema, JSON.stringify(value))}}}${books}`;
  const { send } = await openSession(prepareDescription(documentOf(given)));
  expect(send('GET', '/a').json).toEqual(value);
});

it('adds no made optional values to items that the author shows', async () => {
  const shape = '{type: object, required: [id], properties: {id: {type: integer}, name: {}, colour: {type: string}}}';
  const shown = [
    { id: 1, name: 'A' },
    { id: 2, name: 'B' },
  ];
  const given = `
servers: [{url: /v1}]
paths:
  /things: {get: ${responding("{type: array, items: {$ref: '#/components/schemas/Thing'}}", JSON.stringify(shown))}}
  /things/{id}:
    get:
      parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
      responses: {'200': {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/Thing'}}}}}
components: {schemas: {Thing: ${shape}}}`;
  const { send } = await openSession(prepareDescription(documentOf(given)));
  expect(send('GET', '/things').json).toEqual(shown);
  expect(send('GET', '/things/1').json).toEqual(shown[0]);
});

it('completes the items of a list as the subtype that the discriminator chooses, beside what the author wrote', async () => {
  const shown = [
    { id: 1, kind: 'paper', pages: 3 },
    { id: 2, kind: 'e', size: 'big', link: 'x' },
    { id: 3, kind: 'e', size: 'big' },
    { id: 4, kind: 'e' },
  ];
  const given = `
servers: [{url: /v1}]
paths:
  /items: {get: ${responding(`{type: array, items: ${item}}`, JSON.stringify(shown))}}
  /items/{id}:
    get:
      parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
      responses: {'200': {description: OK, content: {application/json: {schema: ${item}}}}}${books}`;
  const { send } = await openSession(prepareDescription(documentOf(given)));
  const wanted = shown.map((each) => (each.id > 2 ? { ...each, link: 'text' } : each));
  expect(send('GET', '/items').json).toEqual(wanted);
  for (const each of wanted) expect(send('GET', `/items/${each.id}`).json).toEqual(each);
});
