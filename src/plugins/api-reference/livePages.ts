import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { safelyDecode } from '../../reference/address';
import { liveAddress } from './liveAddress';
import { pageFileName } from './pageFiles';

/** What the dev server runs for each request below an address, in the form in which its option takes it. */
interface Middleware {
  name: string;
  path: string;
  middleware: (request: IncomingMessage, response: ServerResponse) => void;
}

/** Keeps the dev server from packing: events would wait for each other, and a page takes longer than without. */
const asItIs = 'no-store, no-transform';

/** The pages of the reference in the dev server. */
export interface LivePages {
  middlewares: Middleware[];
  /** Has every browser that shows a page of the reference look for a newer one. */
  announce: () => void;
}

/**
 * Serves the data of pages to the dev server's browsers, and announces each edit to them. If pages were modules of the
 * bundle, the bundler would take half as long for an edit as the generator,
 * and React would render the whole site again.
 */
export function livePages(pagesDir: string, baseUrl: string): LivePages {
  const listening = new Set<ServerResponse>();
  const listen = (request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': asItIs });
    response.flushHeaders();
    listening.add(response);
    request.once('close', () => listening.delete(response));
  };
  return {
    middlewares: [
      {
        name: 'reference-page',
        path: baseUrl + liveAddress.page,
        middleware: (request, response) => void sendPage(pagesDir, request, response),
      },
      { name: 'reference-edits', path: baseUrl + liveAddress.edits, middleware: listen },
    ],
    announce: () => {
      for (const response of listening) response.write('data: edited\n\n');
    },
  };
}

/** Sends the data of the page whose address is the query. It is read whole, so that a browser may leave at any time. */
async function sendPage(pagesDir: string, { url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = safelyDecode(url.slice(url.indexOf('?') + 1));
  const data = await readFile(path.join(pagesDir, pageFileName(address))).catch(() => undefined);
  if (data) response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': asItIs }).end(data);
  else response.writeHead(404).end();
}
