import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import type { Json } from '../../../reference/json';
import { emptyState } from '../../request/types';
import { handleRequest } from '../../sandbox';
import { prepareDescription } from '../../world/description';

const text = { type: 'string' };
const listOf = (name: string, properties: Record<string, Json>, further: Record<string, Json> = {}): Json => ({
  type: 'object',
  properties: { [name]: { type: 'array', items: { type: 'object', properties, ...further } } },
});

/** What is sent for a body without its title, whose error body has this schema. */
async function refused(schema: Json): Promise<{ body: Json; reason: string | undefined }> {
  const body = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } };
  const operation = {
    operationId: 'a',
    requestBody: { required: true, content: { 'application/json': { schema: body } } },
    responses: { '422': { description: 'Wrong', content: { 'application/json': { schema } } } },
  };
  const description = await prepareDescription(documentOf(JSON.stringify({ paths: { '/a': { post: operation } } })));
  const sent = { 'content-type': 'application/json' };
  const request = { method: 'POST', url: '/a', headers: sent, body: new TextEncoder().encode('{}') };
  const { response } = handleRequest(description, request, emptyState, { now: 0, random: Math.random });
  const reason = response.headers.find(([name]) => name === 'X-Sandbox-Reason')?.[1];
  return { body: JSON.parse(String(response.body)) as Json, reason };
}

it.each<[what: string, schema: Json, body: Json, isInHeader: boolean]>([
  [
    'propertyPath of Symfony',
    listOf('violations', { propertyPath: text, message: text }),
    { violations: [{ propertyPath: 'id', message: 'is missing' }] },
    false,
  ],
  [
    'propertyName',
    listOf('errors', { propertyName: text, errorMessage: text, message: text }),
    { errors: [{ propertyName: 'id', errorMessage: expect.any(String), message: 'is missing' }] },
    false,
  ],
  [
    'target of Azure',
    listOf('details', { target: text, message: text }),
    { details: [{ target: 'id', message: 'is missing' }] },
    false,
  ],
  [
    'loc of FastAPI',
    listOf('detail', { loc: { type: 'array', items: text }, msg: text }),
    { detail: [{ loc: ['body', 'id'], msg: 'is missing' }] },
    false,
  ],
  [
    'a text for each',
    { type: 'object', properties: { errors: { type: 'array', items: text } } },
    { errors: ['id is missing'] },
    false,
  ],
  [
    'a field of another name',
    listOf('violations', { where: text, message: text }),
    { violations: [{ where: expect.any(String), message: 'is missing' }] },
    true,
  ],
  ['no field', listOf('errors', { message: text }), { errors: [{ message: 'is missing' }] }, true],
  [
    'few fields',
    listOf('errors', { field: { type: 'string', enum: ['other'] }, message: text }),
    { errors: [{ field: 'other', message: expect.any(String) }] },
    true,
  ],
  [
    'a sentence beside them',
    { type: 'object', properties: { message: text, fields: { type: 'array', items: { type: 'integer' } } } },
    expect.anything(),
    true,
  ],
])('the field at fault is in an error body with %s, or in the header', async (_what, schema, body, isInHeader) => {
  const sent = await refused(schema);
  expect(sent).toEqual({ body, reason: isInHeader ? 'The body is not valid: id is missing' : undefined });
});
