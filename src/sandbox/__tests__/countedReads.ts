import type { JsonObject, SandboxEvent, SandboxState } from '../request/types';
import { handleRequest } from '../sandbox';
import type { SandboxDescription } from '../world/description';

/** Counts how many fields of the objects that are there are read. */
export function readCounter(): { counted: (object: JsonObject) => JsonObject; reads: () => number } {
  let reads = 0;
  const counted = (object: JsonObject): JsonObject =>
    new Proxy(object, {
      get(target, name) {
        reads += 1;
        return Reflect.get(target, name) as unknown;
      },
    });
  return { counted, reads: () => reads };
}

/** Sends a request with a body to a description, and returns the status and body of the response with what follows. */
export function post(
  description: SandboxDescription,
  path: string,
  body: object,
  state: SandboxState,
): { events: SandboxEvent[]; status: number; item: JsonObject; state: SandboxState } {
  const {
    response,
    state: next,
    events,
  } = handleRequest(
    description,
    {
      ...{ method: 'POST', url: `/v1${path}`, headers: { 'content-type': 'application/json' } },
      body: new TextEncoder().encode(JSON.stringify(body)),
    },
    state,
    { now: 0, random: Math.random },
  );
  return { events, status: response.status, item: JSON.parse(String(response.body)) as JsonObject, state: next };
}
