import { loadDescription } from '../../src/reference/load/description';
import { emptyState, type JsonObject, type SandboxState } from '../../src/sandbox/request/types';
import { handleRequest } from '../../src/sandbox/sandbox';
import { prepareDescription, type SandboxDescription } from '../../src/sandbox/world/description';

/** Calls a sandbox one call after the other, and returns the body of each response; an empty object for none. */
type Session = (method: string, path: string, body?: object) => JsonObject;

/** Reads our description, and returns what opens a new sandbox of it. */
export async function openOurs(): Promise<() => Session> {
  const loaded = await loadDescription('openapi/openapi.yaml', '/');
  if (!loaded.description) throw new Error('The description cannot be read.');
  const description = await prepareDescription(loaded.description.document as never);
  return () => newSession(description);
}

function newSession(description: SandboxDescription): Session {
  let state: SandboxState = emptyState;
  return (method, path, body) => {
    const request = {
      method,
      url: `${description.base}${path}`,
      headers: { authorization: 'Bearer token', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: new TextEncoder().encode(JSON.stringify(body)) }),
    };
    const handled = handleRequest(description, request, state, { now: description.worldDate ?? 0, random: () => 0.4 });
    state = handled.state;
    return JSON.parse(String(handled.response.body || '{}')) as JsonObject;
  };
}
