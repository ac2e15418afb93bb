import { beforeAll, describe, expect, it } from 'vitest';
import type { SampleBody, SampleRequest } from '../../reference/sampleRequest';
import { type CheckContext, checkRequest } from '../check';
import { emptyState } from '../request/types';
import type { SandboxDescription } from '../world/description';
import { openSession } from './described';

let description: SandboxDescription;
beforeAll(async () => {
  ({ description } = await openSession());
});

const context = (more: Partial<CheckContext> = {}): CheckContext => ({
  ...{ description, state: emptyState, files: new Map(), random: () => 0.4 },
  ...more,
});
const send = (path: string, body?: SampleBody): SampleRequest => ({
  method: body ? 'POST' : 'GET',
  url: `https://api.example.com/v1${path}`,
  headers: [
    { name: 'Authorization', value: 'Bearer ', secret: 'API_TOKEN' },
    ...(body && body.kind !== 'multipart' ? [{ name: 'Content-Type', value: body.mediaType }] : []),
  ],
  body,
});
const task = (name: string): SampleRequest =>
  send('/tasks', { kind: 'json', mediaType: 'application/json', value: { name } });
const photo = (filename: string): SampleRequest =>
  send('/tasks/1/files', {
    kind: 'multipart',
    mediaType: 'multipart/form-data',
    parts: [{ kind: 'file', name: 'photos', filename, contentType: 'image/png' }],
  });

describe('a check', () => {
  it('lets the name of a secret in, and gives the state that follows', () => {
    const made = checkRequest(task('Window'), context());
    expect(made.response.status).toBe(201);
    expect(made.problems).toEqual([]);
    const listed = checkRequest(send('/tasks?size=100'), context({ state: made.state }));
    expect(JSON.parse(String(listed.response.body))).toContainEqual(expect.objectContaining({ name: 'Window' }));
  });

  it.each<[string, SampleRequest, number, object]>([
    ['no token', { ...task('a'), headers: [] }, 401, { in: 'security', field: 'token' }],
    ['an id that nothing has', send('/tasks/66'), 404, { in: 'path', field: 'id', isSentence: true }],
    ['a path parameter without a value', send('/tasks/{id}'), 404, { in: 'path', field: 'id', message: 'is missing' }],
    ['a parameter', send('/tasks?page=0'), 400, { in: 'query', field: 'page' }],
    [
      'a field',
      task(''),
      422,
      { in: 'body', field: 'name', pointer: '/name', message: 'must have at least 1 character' },
    ],
    [
      'a field that is missing',
      send('/tasks', { kind: 'text', mediaType: 'application/json', text: '{}' }),
      422,
      { in: 'body', field: 'name', pointer: '/name', message: 'is missing' },
    ],
    [
      'another media type',
      send('/tasks', { kind: 'text', mediaType: 'text/plain', text: 'a' }),
      415,
      { in: 'mediaType' },
    ],
  ])('says of %s what is at fault', (_name, request, status, problem) => {
    const { response, problems } = checkRequest(request, context());
    expect(response.status).toBe(status);
    expect(problems).toEqual([expect.objectContaining(problem)]);
  });

  it('reads the files that were chosen, and names the field of one that is too long', () => {
    const files = new Map([
      ['a.png', new Uint8Array(12)],
      ['long.png', new Uint8Array(10 * 1024 * 1024 + 1)],
    ]);
    const { response } = checkRequest(photo('a.png'), context({ files }));
    expect(JSON.parse(String(response.body))).toEqual([expect.objectContaining({ name: 'a.png', size: 12 })]);
    const refused = checkRequest(photo('long.png'), context({ files }));
    expect(refused.response.status).toBe(413);
    expect(refused.problems).toEqual([
      {
        ...{ in: 'body', field: 'photos', pointer: '/photos' },
        message: 'contains a file of more than 10 MB. Choose a smaller one.',
      },
    ]);
  });

  it('keeps no state of more than 5 MB', () => {
    const first = checkRequest(task('a'.repeat(3_000_000)), context());
    expect(first.tooLarge).toBeUndefined();
    const second = checkRequest(task('b'.repeat(3_000_000)), context({ state: first.state }));
    expect(second.response.status).toBe(201);
    expect(second.state).toBe(first.state);
    expect(second.tooLarge).toBeGreaterThan(6_000_000);
    const file = checkRequest(
      photo('a.png'),
      context({ state: first.state, files: new Map([['a.png', new Uint8Array(3_000_000)]]) }),
    );
    expect(file.tooLarge).toBeGreaterThan(6_000_000);
  });
});
