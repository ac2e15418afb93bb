import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import type { Part } from '../multipart';

let reads = 0;
// Another test of this process may have imported the sandbox before.
beforeEach(() => vi.resetModules());
vi.doMock('../multipart', async (original) => {
  const actual = await original<typeof import('../multipart')>();
  const counted = (part: Part): Part =>
    new Proxy(part, {
      get(target, name) {
        reads += 1;
        return Reflect.get(target, name) as unknown;
      },
    });
  return { ...actual, readMultipart: (...args: [Uint8Array, string]) => actual.readMultipart(...args)?.map(counted) };
});
afterEach(() => {
  vi.doUnmock('../multipart');
  vi.resetModules();
});

const uploads = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /uploads:
    post:
      requestBody: {content: {multipart/form-data: {schema: {type: object, additionalProperties: {type: string}}}}}
      responses: {'204': {description: Taken.}}
`;

it('looks at each part of a body as often among a thousand as among a hundred', async () => {
  const { prepareDescription } = await import('../../world/description');
  const { handleRequest } = await import('../../sandbox');
  const { emptyState } = await import('../types');
  const description = await prepareDescription(documentOf(uploads));
  const readsOf = (count: number): number => {
    reads = 0;
    const parts = Array.from(
      { length: count },
      (_, index) => `--b\r\nContent-Disposition: form-data; name="n${index}"\r\n\r\nv\r\n`,
    );
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const body = new TextEncoder().encode(`${parts.join('')}--b--\r\n`);
    const request = { method: 'POST', url: '/v1/uploads', headers, body };
    const { response } = handleRequest(description, request, emptyState, { now: 0, random: Math.random });
    expect(response.status).toBe(204);
    return reads;
  };
  const few = readsOf(100);
  expect(few).toBeGreaterThan(0);
  expect(readsOf(1000)).toBe(10 * few);
});
