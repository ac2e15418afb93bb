import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

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
