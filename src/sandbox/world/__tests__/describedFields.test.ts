import { expect, it, vi } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import type { Json } from '../../../reference/json';
import { emptyState, type JsonObject } from '../../request/types';
import { handleRequest } from '../../sandbox';
import { prepareDescription } from '../description';

const merge = 'application/merge-patch+json';
const operations = 'application/json-patch+json';

/** Notes whose bodies and responses have these keywords beside their named fields. */
function notes(sent: string, shown = sent): string {
  const content = (schema: string): string => `content: {application/json: {schema: ${schema}}}`;
  const body = `requestBody: {${content('{$ref: "#/components/schemas/Sent"}')}}`;
  const one = `{description: One., ${content('{$ref: "#/components/schemas/Note"}')}}`;
  const row = '{$ref: "#/components/schemas/Note"}';
  return `
paths:
  /notes:
    get: {responses: {'200': {description: All., ${content(`{type: array, items: ${row}}`)}}}}
    post: {${body}, responses: {'201': ${one}}}
  /notes/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
    get: {responses: {'200': ${one}}}
    put: {${body}, responses: {'200': ${one}}}
    patch:
      requestBody:
        content:
          application/json: {schema: {$ref: '#/components/schemas/Sent'}}
          ${merge}: {schema: {$ref: '#/components/schemas/Sent'}}
          ${operations}: {schema: {type: array, items: {type: object}}}
      responses: {'200': ${one}}
components:
  schemas:
    Sent: {type: object, properties: {title: {type: string}}, ${sent}}
    Note: {type: object, required: [id], properties: {id: {type: integer}, title: {type: string}}, ${shown}}
`;
}

type Step = [method: string, body: Json, type?: string];

/** What a new note is after requests, without its id. */
async function noteAfter(yaml: string, steps: readonly Step[]): Promise<JsonObject> {
  const description = await prepareDescription(documentOf(yaml));
  let state = emptyState;
  let url = '/notes';
  const send = (method: string, body?: Json, type = 'application/json'): Json => {
    const sent = body === undefined ? {} : { body: new TextEncoder().encode(JSON.stringify(body)) };
    const request = { method, url, headers: { 'content-type': type }, ...sent };
    const { response, state: next } = handleRequest(description, request, state, { now: 0, random: Math.random });
    state = next;
    expect(response.status).toBeLessThan(300);
    return JSON.parse(String(response.body)) as Json;
  };
  let shown: Json = null;
  for (const [method, body, type] of steps) {
    shown = send(method, body, type);
    if (method === 'POST') url = `/notes/${String((shown as JsonObject).id)}`;
  }
  const note = send('GET');
  expect(note).toEqual(shown);
  url = '/notes';
  const { id, ...fields } = note as JsonObject;
  expect(send('GET')).toContainEqual({ id, ...fields });
  return fields;
}

const texts = 'additionalProperties: {type: string}';
const made: Step = ['POST', { title: 'a', color: 'red' }];

it.each<[keywords: string, steps: Step[], want: JsonObject]>([
  [texts, [['POST', { title: 'a' }]], { title: 'a' }],
  [texts, [made], { title: 'a', color: 'red' }],
  ['additionalProperties: true', [['POST', { color: { r: [1] } }]], { color: { r: [1] } }],
  ['patternProperties: {^x-: {type: integer}}', [['POST', { title: 'a', 'x-a': 1, y: 1 }]], { title: 'a', 'x-a': 1 }],
  ['unevaluatedProperties: {type: string}', [made], { title: 'a', color: 'red' }],
  ['allOf: [{type: object, additionalProperties: true}]', [made], { title: 'a', color: 'red' }],
  ['anyOf: [{additionalProperties: true}, {maxProperties: 1}]', [made], { title: 'a', color: 'red' }],
  ['minProperties: 0', [made], { title: 'a' }],
  [texts, [made, ['PATCH', { size: 'xl' }]], { title: 'a', color: 'red', size: 'xl' }],
  [texts, [made, ['PATCH', { size: 'xl', color: null }, merge]], { title: 'a', size: 'xl' }],
  [
    texts,
    [made, ['PATCH', [{ op: 'add', path: '/size', value: 'm' }], operations]],
    { title: 'a', color: 'red', size: 'm' },
  ],
  [texts, [made, ['PATCH', [{ op: 'move', from: '/color', path: '/size' }], operations]], { title: 'a', size: 'red' }],
  [texts, [made, ['PUT', { title: 'b', size: 'xl' }]], { title: 'b', size: 'xl' }],
  [texts, [made, ['PUT', { constructor: 'c' }]], { constructor: 'c' }],
])('%s: %j make %j', async (keywords, steps, want) => {
  expect(await noteAfter(notes(keywords), steps)).toEqual(want);
});

it.each<[sent: string, shown: string, want: JsonObject]>([
  ['additionalProperties: true', 'additionalProperties: false', { title: 'a' }],
  ['additionalProperties: true', texts, { title: 'a', color: 'red' }],
  ['minProperties: 0', texts, { title: 'a' }],
])('of a body with %s a response with %s shows %j', async (sent, shown, want) => {
  expect(await noteAfter(notes(sent, shown), [['POST', { title: 'a', color: 'red', size: 1 }]])).toEqual(want);
});

it('keeps what a replacement cannot set', async () => {
  const yaml = notes(texts, `${texts}, example: {id: 1, title: t, etag: e}`);
  expect(await noteAfter(yaml, [['POST', { title: 'a' }]])).toEqual({ title: 'a' });
  const closed = notes('additionalProperties: false', `${texts}, example: {id: 1, title: t, etag: e}`);
  expect(
    await noteAfter(closed, [
      ['POST', { title: 'a' }],
      ['PUT', { title: 'b' }],
    ]),
  ).toEqual({ title: 'b', etag: 'e' });
});

/** How often values are checked while a note with so many fields of its own is replaced. */
async function checksOf(count: number): Promise<number> {
  const description = await prepareDescription(documentOf(notes(texts)));
  const context = { now: 0, random: Math.random };
  const send = (method: string, url: string, sent: JsonObject, state = emptyState) => {
    const body = new TextEncoder().encode(JSON.stringify(sent));
    return handleRequest(
      description,
      { method, url, headers: { 'content-type': 'application/json' }, body },
      state,
      context,
    );
  };
  const many = Object.fromEntries(Array.from({ length: count }, (_each, at) => [`f${at}`, 'a']));
  const { response, state } = send('POST', '/notes', { title: 'a', ...many });
  const { id } = JSON.parse(String(response.body)) as JsonObject;
  const checks = vi.spyOn(description.cache, 'accepts');
  expect(send('PUT', `/notes/${String(id)}`, { title: 'b' }, state).response.status).toBe(200);
  return checks.mock.calls.length;
}

it('checks an object that is replaced no more than a few times for each field that goes', async () => {
  expect(await checksOf(200)).toBeLessThanOrEqual(10 * (await checksOf(20)));
});
