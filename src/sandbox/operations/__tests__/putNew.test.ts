import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { emptyState, type SandboxResponse } from '../../request/types';
import { handleRequest } from '../../sandbox';
import { prepareDescription } from '../../world/description';

const shelf = (id: string, method: string, statuses: string[]) => `
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /boxes: {get: {responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Box'}}}}}}}}
  /boxes/{key}:
    parameters: [{name: key, in: path, required: true, schema: {type: ${id}}}]
    get: {responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Box'}}}}}}
    ${method}:
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Box'}}, application/merge-patch+json: {schema: {$ref: '#/components/schemas/Box'}}}}
      responses:${statuses.map((status) => `\n        '${status}': ${responseOf(status)}`).join('')}
components: {schemas: {Box: {type: object, required: [key, size], properties: {key: {type: ${id}}, size: {type: integer}}}}}
`;

function responseOf(status: string): string {
  if (status === '204') return '{description: Done.}';
  if (status === '404') return '{description: Not found.}';
  const content = "content: {application/json: {schema: {$ref: '#/components/schemas/Box'}}}";
  return `{description: One., headers: {Location: {schema: {type: string}}}, ${content}}`;
}

/** What responds to the same request twice, and to the reading of what it is about. */
async function sent(yaml: string, method: string, key: string, type = 'application/json'): Promise<SandboxResponse[]> {
  const description = await prepareDescription(documentOf(yaml));
  let state = emptyState;
  return [method, method, 'GET'].map((verb) => {
    const body =
      verb === 'GET'
        ? undefined
        : new TextEncoder().encode('{"key": "other", "size": 7}'.replace('"other"', `${Number(key) ? 99 : '"other"'}`));
    const request = {
      method: verb,
      url: `/v1/boxes/${key}?a=b`,
      headers: { 'content-type': type },
      ...(body ? { body } : {}),
    };
    const outcome = handleRequest(description, request, state, { now: 0, random: Math.random });
    state = outcome.state;
    return outcome.response;
  });
}

it.each<[id: string, method: string, statuses: string[], key: string, answers: number[]]>([
  ['string', 'put', ['200', '201'], 'new-one', [201, 200, 200]],
  ['string', 'put', ['201', '204'], 'new-one', [201, 204, 200]],
  ['integer', 'put', ['201', '200', '404'], '4711', [201, 200, 200]],
  ['integer', 'put', ['201'], '4711', [201, 201, 200]],
  ['string', 'patch', ['200', '201'], 'new-one', [201, 200, 200]],
  // Without 201 nothing is created, nor where 404 is what else there is, or by a POST, whose 201 many frameworks write.
  ['string', 'put', ['200'], 'new-one', [404, 404, 404]],
  ['string', 'put', ['201', '404'], 'new-one', [404, 404, 404]],
  ['string', 'post', ['200', '201'], 'new-one', [404, 404, 404]],
])('an id that is a %s: %s that documents %j, for %s, responds with %j', async (id, method, statuses, key, answers) => {
  const responses = await sent(shelf(id, method, statuses), method.toUpperCase(), key);
  expect(responses.map(({ status }) => status)).toEqual(answers);
  if (answers[0] !== 201) return;
  const whole = { key: id === 'integer' ? Number(key) : key, size: 7 };
  expect(JSON.parse(String(responses[0]?.body))).toEqual(whole);
  expect(JSON.parse(String(responses[2]?.body))).toEqual(whole);
  expect(responses[0]?.headers).toContainEqual(['Location', `https://api.example.com/v1/boxes/${key}`]);
});

it('creates by a merge patch', async () => {
  const yaml = shelf('string', 'patch', ['200', '201']);
  const responses = await sent(yaml, 'PATCH', 'new-one', 'application/merge-patch+json');
  expect(responses.map(({ status }) => status)).toEqual([201, 200, 200]);
});
