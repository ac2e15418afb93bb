import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession } from '../../__tests__/described';
import type { SandboxResponse } from '../../request/types';
import { prepareDescription } from '../../world/description';
import { withRequestId } from '../requestId';

const id = '0f6d2a8e-5b1c-4c39-9a52-6e1b7b0c7d11';
const json: [string, string] = ['Content-Type', 'application/json'];
const response = (headers: SandboxResponse['headers'], body?: SandboxResponse['body']): SandboxResponse => ({
  ...{ status: 200, headers },
  ...(body === undefined ? {} : { body }),
});

it.each<[name: string, given: SandboxResponse, want: RegExp | undefined]>([
  ['a new id beside a list', response([['X-Request-Id', 'example']], '[]'), /^[0-9a-f-]{36}$/],
  ['a new id beside a file', response([['X-Request-Id', 'example']], new Uint8Array([123])), /^[0-9a-f-]{36}$/],
  [
    'that of the error',
    response([json, ['x-request-id', 'example']], `{"code":"bad","requestId":"${id}"}`),
    RegExp(id),
  ],
  ['a new id beside other text', response([['X-Request-Id', 'example']], '{no JSON'), /^[0-9a-f-]{36}$/],
  ['none where none is documented', response([['X-Total-Count', '1']], '[]'), undefined],
])('the header has %s', (_name, given, want) => {
  const found = withRequestId(given, { now: 0, random: () => 0.3 }).headers.find(([name]) => /request/i.test(name));
  if (want === undefined) expect(found).toBeUndefined();
  else expect(found?.[1]).toMatch(want);
});

it.each([
  ['GET', '/nowhere', 404],
  ['PUT', '/tasks', 405],
])('%s %s, a refusal that no operation documents, has the id in the header as well', async (method, path, status) => {
  const error = `{description: No., headers: {X-Request-Id: {schema: {type: string}}, Retry-After: {schema: {type: integer}}}, content: {application/json: {schema: {type: object}, example: {requestId: x}}}}`;
  const { send } = await openSession(
    prepareDescription(
      documentOf(`
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /tasks: {get: {operationId: listTasks, responses: {'200': {description: All.}, '404': ${error}}}}
`),
    ),
  );
  const answer = send(method, path);
  expect(answer.status).toBe(status);
  const { requestId } = answer.json as { requestId: string };
  expect(answer.header['X-Request-Id']).toBe(requestId);
  expect(answer.header).not.toHaveProperty('Retry-After');
});
