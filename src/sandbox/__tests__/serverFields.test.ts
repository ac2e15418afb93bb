import { expect, it } from 'vitest';
import { documentOf } from '../../reference/__tests__/builders';
import type { Json } from '../../reference/json';
import { serverFields } from '../serverFields';
import { prepareDescription } from '../world/description';

const description = (schema: string) =>
  prepareDescription(
    documentOf(`
paths: { /a: { post: { responses: { 201: { content: { application/json: { schema: ${schema} } } } } } } }
components: { schemas: { Node: { type: object, properties: { id: { type: integer, readOnly: true }, next: { $ref: '#/components/schemas/Node' } } } } }`),
  );

const time = '{ type: string, format: date-time }';

it.each<[string, string, Json, Json | undefined, string[]]>([
  [
    'what is read-only',
    '{ properties: { id: { readOnly: true }, name: {} } }',
    { id: 1, name: 'a' },
    undefined,
    ['id'],
  ],
  ['a time', `{ properties: { at: ${time} } }`, { at: '2026-01-01T00:00:00Z' }, undefined, ['at']],
  ['a time that is sent', `{ properties: { at: ${time} } }`, { at: '2026-01-01T00:00:00Z' }, { at: 'x' }, []],
  ['no value', '{ properties: { id: { readOnly: true } } }', { id: null }, undefined, []],
  [
    'items, each name once',
    "{ items: { $ref: '#/components/schemas/Node' } }",
    [{ id: 1 }, { id: 2 }],
    undefined,
    ['[].id'],
  ],
  ['a cycle', "{ $ref: '#/components/schemas/Node' }", { next: { next: { id: 1 } } }, undefined, ['next.next.id']],
  [
    'a union',
    '{ oneOf: [{ properties: { id: { readOnly: true } } }, { type: string }] }',
    { id: 1 },
    undefined,
    ['id'],
  ],
  ['a text', '{ type: string }', 'a', undefined, []],
  ['names that JavaScript knows', '{ properties: {} }', JSON.parse('{"__proto__": {"id": 1}}') as Json, undefined, []],
])('%s', async (_case, schema, body, sent, want) => {
  const request = {
    method: 'POST',
    url: '/a',
    body: sent === undefined ? undefined : { kind: 'json' as const, mediaType: 'application/json', value: sent },
  };
  const response = {
    status: 201,
    headers: [['Content-Type', 'application/json']] as [string, string][],
    body: JSON.stringify(body),
  };
  expect(serverFields(request, response, await description(schema))).toEqual(want);
});

it.each([
  ['another status', 500, 'application/json', '{"id": 1}'],
  ['what is no JSON', 201, 'application/json', '{id'],
  ['another format', 201, 'text/plain', '{"id": 1}'],
])('%s has none', async (_case, status, type, body) => {
  const made = await description('{ properties: { id: { readOnly: true } } }');
  const response = { status, headers: [['Content-Type', type]] as [string, string][], body };
  expect(serverFields({ method: 'POST', url: '/a' }, response, made)).toEqual([]);
});
