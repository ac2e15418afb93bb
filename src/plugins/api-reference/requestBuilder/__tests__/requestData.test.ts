import { describe, expect, it } from 'vitest';
import { type DescribeOperation, loadDescribeOperation } from '../../../../platform/explorer/describeOperation';
import type { RequestForm } from '../../../../reference/outputs/request/requestForm';
import { makeRequestData, withinTime } from '../requestData';

const place = { method: 'post', path: '/tasks/{id}' };
const form: RequestForm = { method: 'POST', path: place.path, parameters: [], bodies: [], access: [] };
const describeOperation = await loadDescribeOperation();

function description(schema: object): Record<string, unknown> {
  return {
    openapi: '3.2.0',
    info: { title: 'Tasks', version: '1' },
    servers: [{ url: 'https://api.example.com/v1' }],
    security: [{ token: [] }],
    paths: {
      '/tasks/{id}': {
        post: {
          operationId: 'changeTask',
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
          requestBody: { content: { 'application/json': { schema } } },
          responses: { 200: { description: 'OK', content: { 'application/json': {} } } },
        },
      },
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'Bearer' } },
      schemas: {
        Task: {
          type: 'object',
          properties: { title: { type: 'string' }, parent: { $ref: '#/components/schemas/Task' } },
        },
      },
    },
  };
}

describe('the data of a request', () => {
  const task = { $ref: '#/components/schemas/Task' };

  it('is what the explorer takes', async () => {
    const made = await makeRequestData(description(task), { place, form }, describeOperation);
    expect('text' in made && JSON.parse(made.text)).toMatchObject({
      method: 'post',
      path: '/tasks/{id}',
      form,
      servers: [{ url: 'https://api.example.com/v1' }],
      security: [{ token: [] }],
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      parameters: [{ name: 'id', in: 'path' }],
      requestBody: { content: { 'application/json': { schema: { properties: { parent: { type: 'object' } } } } } },
      postman: { method: 'POST', url: { path: ['tasks', ':id'] } },
    });
  });

  it('is the same each time', async () => {
    const make = () => makeRequestData(description(task), { place, form }, describeOperation);
    expect(await make()).toEqual(await make());
  });

  it.each<[string, object, string, DescribeOperation, string]>([
    ['is too large to be made', { default: 'e'.repeat(210_000) }, 'post', describeOperation, 'larger than 200 KB'],
    ['is too large once it is made', { default: 'é'.repeat(110_000) }, 'post', describeOperation, 'larger than 200 KB'],
    ['has a method that the explorer does not know', {}, 'trace', async () => undefined, 'no method TRACE'],
    ['is nowhere', {}, 'get', describeOperation, 'unusual place'],
    ['cannot be read', {}, 'post', () => Promise.reject(new Error('Bad.')), 'cannot take it: Bad.'],
  ])('is not there, for a reason, when the operation %s', async (_name, schema, method, make, reason) => {
    const given = description({ type: 'string', ...schema }) as { paths: Record<string, Record<string, unknown>> };
    const operations = given.paths['/tasks/{id}'] ?? {};
    operations.trace = operations.post;
    expect(await makeRequestData(given, { place: { ...place, method }, form }, make)).toEqual({
      reason: expect.stringContaining(reason),
    });
  });
});

describe('a cap on time', () => {
  /** Something that takes `times` on a clock of its own, one after the other, and says which time it was. */
  function slow(...times: number[]): Parameters<typeof withinTime<number>> {
    let clock = 0;
    let calls = 0;
    const make = async (): Promise<number> => {
      clock += times[calls] ?? 0;
      calls += 1;
      return calls;
    };
    return [make, 100, () => clock];
  }

  it.each<[string, number[], number | undefined]>([
    ['takes what is made in time', [100], 1],
    ['takes what is made in time once, since machines have other work', [101, 400, 100], 3],
    ['gives up on what is late each time', [101, 101, 101, 0], undefined],
  ])('%s', async (_name, times, want) => {
    expect(await withinTime(...slow(...times))).toBe(want);
  });
});
