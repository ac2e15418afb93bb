import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { handleRequest } from '../../sandbox';
import { prepareDescription } from '../../world/description';
import { emptyState } from '../types';

const names = Array.from({ length: 150 }, (_, index) => `f${index}`).join(', ');
const operation = (type: string, schema: string): string =>
  `requestBody: {content: {${type}: {${schema}}}}, responses: {'204': {description: d}}`;
const description = `paths:
  /list: {post: {${operation('application/json', 'schema: {type: array, items: {type: object, required: [a, b]}}')}}}
  /lines: {post: {${operation('application/jsonl', 'itemSchema: {type: object, required: [a, b]}')}}}
  /needed: {post: {${operation('application/json', 'schema: {type: object, dependentRequired: {dep: [m, n], l: [m]}}')}}}
  /merge: {patch: {${operation('application/merge-patch+json', `schema: {type: object, required: [${names}]}`)}}}
`;

/** What a request with this body is answered. */
async function send(method: string, url: string, type: string, body: string) {
  const prepared = await prepareDescription(documentOf(description, '3.2.0'));
  const request = { method, url, headers: { 'content-type': type }, body: new TextEncoder().encode(body) };
  const { response } = handleRequest(prepared, request, emptyState, { now: 0, random: Math.random });
  const { errors } = JSON.parse(String(response.body ?? '{}')) as { errors?: { detail: string; pointer: string }[] };
  return { status: response.status, errors: errors ?? [] };
}

it.each([
  ['/list', 'application/json', JSON.stringify(Array.from({ length: 1_000 }, () => ({})))],
  ['/lines', 'application/jsonl', '{}\n'.repeat(1_000)],
])('of a body with thousands of problems at %s the first are named, and that there are others', async (...given) => {
  const { status, errors } = await send('POST', ...given);
  expect(status).toBe(422);
  expect(errors).toHaveLength(101);
  expect(errors.at(-1)?.detail).toContain('has more problems');
});

it('names each field that another one requires, once', async () => {
  const { status, errors } = await send('POST', '/needed', 'application/json', '{"l":[],"dep":1}');
  expect(status).toBe(422);
  expect(errors.map(({ pointer, detail }) => `${pointer} ${detail}`)).toEqual(['/m is missing', '/n is missing']);
});

it('a merge patch may leave out however many fields', async () => {
  const { status } = await send('PATCH', '/merge', 'application/merge-patch+json', '{}');
  expect(status).toBe(204);
});
