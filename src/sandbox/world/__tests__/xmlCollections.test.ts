import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession } from '../../__tests__/described';
import { prepareDescription } from '../description';

const pet = "{$ref: '#/components/schemas/Pet'}";
const fault = "{description: No, content: {application/xml: {schema: {$ref: '#/components/schemas/Fault'}}}}";

/** An API of pets whose bodies are XML alone; the list and the one pet have these examples. */
const pets = (listed: string, one: string): string => `
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /pets:
    get:
      parameters: [{name: name, in: query, schema: {type: string}}]
      responses: {'200': {description: OK, content: {application/xml: {schema: {type: array, xml: {name: pets, wrapped: true}, items: ${pet}}${listed}}}}}
    post:
      requestBody: {content: {application/xml: {schema: ${pet}}}}
      responses: {'201': {description: OK, content: {application/xml: {schema: ${pet}}}}}
  /pets/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}, example: 7}]
    get: {responses: {'200': {description: OK, content: {application/xml: {schema: ${pet}${one}}}}, '404': ${fault}}}
    put:
      requestBody: {content: {application/xml: {schema: ${pet}}}}
      responses: {'200': {description: OK, content: {application/xml: {schema: ${pet}}}}, '404': ${fault}}
    delete: {responses: {'204': {description: Gone}}}
components:
  schemas:
    Fault: {type: object, xml: {name: fault}, properties: {message: {type: string}}}
    Pet: {type: object, required: [name], xml: {name: pet}, properties: {id: {type: integer, readOnly: true, xml: {attribute: true}}, name: {type: string}}}
`;

it.each([
  ['without examples', '', ''],
  [
    'with texts that the author wrote',
    ', example: \'<pets><pet id="7"><name>Rex</name></pet></pets>\'',
    ', example: \'<pet id="7"><name>Rex</name></pet>\'',
  ],
  ['with values', ', example: [{id: 7, name: Rex}]', ', example: {id: 7, name: Rex}'],
])('keeps what is written where all is XML, %s', async (_title, listed, one) => {
  const { send } = await openSession(prepareDescription(documentOf(pets(listed, one))));
  const asXml = { headers: { 'content-type': 'application/xml' } };
  const made = send('POST', '/pets', { ...asXml, body: '<pet><name>Bo</name></pet>' });
  const [, id] = /id="(\d+)"/.exec(String(made.body)) ?? [];
  expect([made.status, String(made.body)]).toEqual([201, expect.stringContaining('<name>Bo</name>')]);
  expect(String(send('GET', '/pets').body)).toMatch(/<pets>[\s\S]*<pet id="7">[\s\S]*<name>Bo<\/name>/);
  expect(String(send('GET', '/pets?name=Bo').body)).not.toContain('id="7"');
  send('PUT', `/pets/${id}`, { ...asXml, body: '<pet><name>Ada</name></pet>' });
  expect(String(send('GET', `/pets/${id}`).body)).toContain('<name>Ada</name>');
  send('DELETE', `/pets/${id}`);
  const gone = send('GET', `/pets/${id}`);
  expect([gone.status, String(gone.body)]).toEqual([404, expect.stringContaining(`id ${id}`)]);
});

it('sends the text that the author wrote for an example that is asked for by name', async () => {
  const text = '<pets><!-- all --><pet id="7"><name>Rex</name></pet></pets>';
  const description = prepareDescription(documentOf(pets(`, examples: {some: {value: '${text}'}}`, '')));
  const { send } = await openSession(description);
  expect(send('GET', '/pets', { headers: { prefer: 'example=some' } }).body).toBe(text);
});
