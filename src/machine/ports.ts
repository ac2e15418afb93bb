import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/**
 * Starts a server on a host and returns its port; port 0 means any free port. If the port is in use or not allowed,
 * or the host is not this machine, throws an Error that says so.
 */
export function listenOn(host: string, server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRNOTAVAIL') return reject(new Error(`${host} is not an address of this machine.`));
      const reason = error.code === 'EADDRINUSE' ? 'is in use' : error.code === 'EACCES' ? 'is not allowed' : undefined;
      const remedy = 'Choose another one, such as "--port 4011", or any free one with "--port 0".';
      reject(reason === undefined ? error : new Error(`Port ${port} ${reason}. ${remedy}`));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** A port that no program uses at present. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOn('localhost', server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until a program listens on a port of this machine, or until `stopped` is aborted. */
export async function untilListening(port: number, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted && !(await isListening(port))) await setTimeout(interval);
}

/** Milliseconds between two tries. */
const interval = 200;

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    const settle = (found: boolean): void => {
      socket.destroy();
      resolve(found);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}
