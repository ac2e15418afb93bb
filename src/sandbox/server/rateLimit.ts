import type { SandboxRequest, SandboxResponse } from '../request/types';

/** Seconds for which requests are refused once the limit is reached. */
const pause = 1;

/** The state of the limit for one request. */
interface RateLimit {
  limit: number;
  /** How many further requests are allowed. */
  remaining: number;
  isRefused: boolean;
}

/**
 * Allows `limit` requests, refuses those of the next second, and starts again. However slowly a program sends its
 * requests, the one after the last allowed one is refused. Returns a function that counts a request; `now` returns the
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

/** A request with the limit applied: one over the limit asks for the documented 429. */
export function limitedRequest(request: SandboxRequest, { isRefused }: RateLimit): SandboxRequest {
  return isRefused ? { ...request, headers: { ...request.headers, prefer: 'code=429' } } : request;
}

/**
 * A response whose documented rate limit headers have the current values. The client did not ask for the 429, so a
 * refused request has no `Preference-Applied`.
 */
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
