import type { SandboxRequest, SandboxResponse } from '../../src/sandbox/types';

/** Seconds for which requests are refused once the limit is used up. */
const pause = 1;

/** What the limit says of one request. */
export interface RateLimit {
  limit: number;
  /** How many requests are let through after this one. */
  remaining: number;
  isRefused: boolean;
}

/**
 * Lets `limit` requests through, refuses those of the next second, and begins again: however slowly a program asks, its
 * request after the last one of these is refused. Returns a function that counts a request; `now` gives the
 * milliseconds.
 */
export function createRateLimit(limit: number, now: () => number = Date.now): () => RateLimit {
  let used = 0;
  let until: number | undefined;
  return () => {
    if (until !== undefined && now() >= until) {
      used = 0;
      until = undefined;
    }
    if (used === limit) {
      until ??= now() + pause * 1000;
      return { limit, remaining: 0, isRefused: true };
    }
    used += 1;
    return { limit, remaining: limit - used, isRefused: false };
  };
}

/** A request under the limit; one over it asks for the documented 429. */
export function limitedRequest(request: SandboxRequest, { isRefused }: RateLimit): SandboxRequest {
  return isRefused ? { ...request, headers: { ...request.headers, prefer: 'code=429' } } : request;
}

/** A response whose documented headers about the limit say what the limit is now; nobody asked for one that is refused. */
export function limitedResponse(
  response: SandboxResponse,
  { limit, remaining, isRefused }: RateLimit,
): SandboxResponse {
  const values = new Map([
    ['retry-after', pause],
    ['ratelimit-limit', limit],
    ['ratelimit-remaining', remaining],
    ['ratelimit-reset', pause],
  ]);
  const headers = response.headers.filter(([name]) => !isRefused || !/^preference-applied$/i.test(name));
  return {
    ...response,
    headers: headers.map(([name, text]) => {
      const value = values.get(name.toLowerCase().replace(/^x-/, ''));
      return [name, value === undefined ? text : String(value)];
    }),
  };
}
