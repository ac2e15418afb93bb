import { expect, it } from 'vitest';
import { createRateLimit, limitedResponse } from '../rateLimit';

it('allows the limit of requests, refuses those of the next second, and starts again', () => {
  let time = 0;
  const count = createRateLimit(2, () => time);
  const at = (now: number): [remaining: number, isRefused: boolean] => {
    time = now;
    const { remaining, isRefused } = count();
    return [remaining, isRefused];
  };
  expect([0, 5000, 5001, 6000, 6001, 6002, 9000, 9999, 10_000].map(at)).toEqual([
    [1, false],
    [0, false],
    [0, true],
    [0, true],
    [1, false],
    [0, false],
    [0, true],
    [0, true],
    [1, false],
  ]);
});

it('says what is left in the documented headers, whatever their prefix', () => {
  const headers: [string, string][] = [
    ['X-RateLimit-Limit', '600'],
    ['RateLimit-Remaining', '599'],
    ['Retry-After', '12'],
    ['X-Page', '1'],
  ];
  const response = limitedResponse({ status: 200, headers }, { limit: 3, remaining: 2, isRefused: false });
  expect(response.headers.map(([, value]) => value)).toEqual(['3', '2', '1', '1']);
});
