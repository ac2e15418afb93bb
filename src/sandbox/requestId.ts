import { isJsonObject, type Json } from '../reference/json';
import { isJsonType } from '../reference/mediaType';
import { newUuid } from './ids';
import type { SandboxAnswer, Surroundings } from './types';

/** Names of fields and headers that hold the id of a request: `requestId`, `X-Request-Id`. */
export const requestIdName = /^(x-)?(request|trace|correlation)[-_]?id$/i;

/** The answer with an id of its own in the header that has one: that of its error body, so that the two agree. */
export function withRequestId(answer: SandboxAnswer, { random }: Surroundings): SandboxAnswer {
  const header = answer.headers.find(([name]) => requestIdName.test(name));
  if (!header) return answer;
  const id = idInBody(answer) ?? newUuid(random);
  return { ...answer, headers: answer.headers.map((each) => (each === header ? [each[0], id] : each)) };
}

function idInBody({ headers, body }: SandboxAnswer): string | undefined {
  const isJson = headers.some(([name, value]) => name === 'Content-Type' && isJsonType(value));
  if (typeof body !== 'string' || !isJson) return undefined;
  const value = JSON.parse(body) as Json;
  const id = isJsonObject(value) ? Object.entries(value).find(([name]) => requestIdName.test(name))?.[1] : undefined;
  return typeof id === 'string' ? id : undefined;
}
