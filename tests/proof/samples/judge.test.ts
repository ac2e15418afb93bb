import { expect, it } from 'vitest';
import type { SampleRequest } from '../../../src/reference/sampleRequest';
import { judge } from './judge';
import type { Exchange } from './recordingSandbox';

const request: SampleRequest = {
  method: 'GET',
  url: 'http://127.0.0.1:4010/v1/tasks?page=1',
  headers: [{ name: 'X-Kind', value: 'a' }],
};

const right: Exchange = {
  method: 'GET',
  target: '/v1/tasks?page=1',
  headers: { 'x-kind': 'a', host: '127.0.0.1:4010', accept: '*/*' },
  body: Buffer.alloc(0),
  status: 200,
};

it('a sample that sends what it shows and gets a success is right', () => {
  expect(judge('curl', [right], request, {})).toBe('');
});

it.each<[what: string, exchanges: Exchange[], want: RegExp]>([
  ['sends nothing', [], /^sent nothing$/],
  ['sends its request twice', [right, right], /^sent 2 requests$/],
  ['is refused', [{ ...right, status: 422 }], /^got 422$/],
  ['has another path', [{ ...right, target: '/v1/task?page=1' }], /^sent .*\/v1\/task\?page=1/],
  ['has another method', [{ ...right, method: 'POST' }], /^sent .*POST/],
  ['has a header with another value', [{ ...right, headers: { ...right.headers, 'x-kind': 'b' } }], /^sent .*"b"/],
  ['has a further header', [{ ...right, headers: { ...right.headers, 'x-more': '1' } }], /headers x-more besides$/],
  ['has a body', [{ ...right, body: Buffer.from('a') }], /^sent /],
])('a sample that %s is wrong', (_what, exchanges, want) => {
  expect(judge('curl', exchanges, request, {})).toMatch(want);
});
