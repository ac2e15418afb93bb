import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { freePort, listenOn, untilListening } from '../ports';

it('waits until a program listens on a port', async () => {
  const port = await freePort();
  const seen: string[] = [];
  const waiting = untilListening(port, new AbortController().signal).then(() => seen.push('listens'));
  const server = createServer();
  seen.push('starts');
  await listenOn('localhost', server, port);
  await waiting;
  expect(seen).toEqual(['starts', 'listens']);
  await new Promise((resolve) => server.close(resolve));
});

it('waits no longer once it is stopped', async () => {
  const stopped = new AbortController();
  const waiting = untilListening(await freePort(), stopped.signal);
  stopped.abort();
  await expect(waiting).resolves.toBeUndefined();
});
