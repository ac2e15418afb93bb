import { createServer, type Server } from 'node:http';
import { emptyState } from '../../../src/sandbox/request/types';
import { handleRequest } from '../../../src/sandbox/sandbox';
import { listen, readRequest, writeResponse } from '../../../src/sandbox/server/server';
import type { SandboxDescription } from '../../../src/sandbox/world/description';
import type { Recorded } from '../../wire/recorder';

/** A request that the sandbox got, and the status that it answered with. */
export interface Exchange extends Recorded {
  status: number;
}

/** A sandbox that records what it gets. */
export interface RecordingSandbox {
  /** Its base URL. */
  base: string;
  /** What came since the last call. */
  take: () => Exchange[];
  stop: () => void;
}

/**
 * Serves a description on a free port, and lets one token in. Each request finds the sandbox as it is at the start, unless
 * it is one that remembers.
 */
export async function startRecordingSandbox(
  description: SandboxDescription,
  token: string,
  remembers = false,
): Promise<RecordingSandbox> {
  const exchanges: Exchange[] = [];
  let state = emptyState;
  const environment = { now: description.worldDate ?? 0, random: Math.random, token };
  const server: Server = createServer(async (incoming, response) => {
    const request = await readRequest(incoming);
    const { response: sent, state: next } = handleRequest(description, request, state, environment);
    if (remembers) state = next;
    const { method, url, headers, body = new Uint8Array() } = request;
    exchanges.push({ method, target: url, headers: { ...headers }, body: Buffer.from(body), status: sent.status });
    writeResponse(response, sent);
  });
  const port = await listen(server, 0);
  return {
    base: `http://127.0.0.1:${port}${description.base}`,
    take: () => exchanges.splice(0),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
