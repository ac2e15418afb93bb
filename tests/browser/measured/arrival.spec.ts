import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createSiteServer, listen } from '../../../scripts/siteServer';
import { fileOf, siteFolder } from '../../site/builtSite';
import { expect, test } from '../fixtures';
import { layoutShifts, open } from '../reference/referenceHelpers';
import { notFound, pageFrames } from './pageTypes';

/** Bytes of a piece and milliseconds between two of them; a large page comes in so many that it is there in time. */
const piece = { minBytes: 4096, maxCount: 50, pause: 25 };

/**
 * A piece may end within a word at the right of its box or between two rows of a table: the word grows to the left, a
 * column widens by some pixels (0.0017 was seen). A line of text that comes late moves a page by 0.02.
 */
const growingWord = 0.005;

/** The site behind a slow line: a page's HTML comes piece by piece, all else at once. */
function createSlowServer(): Server {
  const site = createSiteServer(siteFolder());
  return createServer((request, response) => {
    const route = request.url ?? '/';
    if (!Object.values(pageFrames).includes(route)) return void site.emit('request', request, response);
    const page = readFileSync(path.join(siteFolder(), route === notFound ? '404.html' : fileOf(route)));
    const size = Math.max(piece.minBytes, Math.ceil(page.length / piece.maxCount));
    const send = async (): Promise<void> => {
      for (let from = 0; from < page.length; from += size) {
        response.write(page.subarray(from, from + size));
        await pause(piece.pause);
      }
      response.end();
    };
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    void send();
  });
}

for (const width of [1280, 390]) {
  test.describe(`${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [name, address] of Object.entries(pageFrames)) {
      test(`${name}: nothing shifts while it arrives piece by piece`, async ({ page }) => {
        const server = createSlowServer();
        try {
          await open(page, `http://localhost:${await listen(server, 0)}${address}`);
          expect(await layoutShifts(page, growingWord)).toEqual([]);
        } finally {
          server.closeAllConnections();
          server.close();
        }
      });
    }
  });
}
