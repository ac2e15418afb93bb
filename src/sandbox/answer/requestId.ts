import { isJsonObject } from '../../reference/json';
import { parseJson } from '../../reference/jsonText';
import { isJsonType } from '../../reference/mediaType';
import { conventions } from '../names/conventions';
import type { SandboxEnvironment, SandboxResponse } from '../request/types';
import { newUuid } from '../world/ids';

/** The response with an id of its own in the header that has one: that of its error body, so that the two agree. */
export function withRequestId(response: SandboxResponse, { random }: SandboxEnvironment): SandboxResponse {
  const header = response.headers.find(([name]) => conventions.requestId.test(name));
  if (!header) return response;
  const id = idInBody(response) ?? newUuid(random);
  return { ...response, headers: response.headers.map((each) => (each === header ? [each[0], id] : each)) };
}

function idInBody({ headers, body }: SandboxResponse): string | undefined {
  const isJson = headers.some(([name, value]) => name === 'Content-Type' && isJsonType(value));
  if (typeof body !== 'string' || !isJson) return undefined;
  const value = parseJson(body);
  const id = isJsonObject(value)
    ? Object.entries(value).find(([name]) => conventions.requestId.test(name))?.[1]
    : undefined;
  return typeof id === 'string' ? id : undefined;
}
