import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createSiteServer, listen } from '../../../scripts/siteServer';
import { fileOf, siteFolder } from '../../site/builtSite';
import { expect, test } from '../fixtures';
import { drawn, hydrated } from '../pageHelpers';
import { layoutShifts } from '../reference/referenceHelpers';
import { notFound, pageFrames } from './pageTypes';

/** Bytes of a piece at least; a large page comes in so many pieces that it is there in time. */
const piece = { minBytes: 4096, maxCount: 50 };

/**
 * A piece may end within a word at the right of its box or between two rows of a table: the word grows to the left, a
 * column widens by some pixels (0.0017 was seen). A line of text that comes late moves a page by 0.02.
 */
const growingWord = 0.005;

/** A page in pieces. Nothing is drawn before its body begins, so that the first one has all that is before that. */
function piecesOf(page: Buffer): Buffer[] {
  const size = Math.max(piece.minBytes, Math.ceil(page.length / piece.maxCount));
  const pieces: Buffer[] = [];
  let from = 0;
  for (let to = page.indexOf('<body') + size; from < page.length; to += size) {
    pieces.push(page.subarray(from, to));
    from = to;
  }
  return pieces;
}

/**
 * The site, whose first page comes piece by piece: the first piece at once, and one more with each call of `sendNext`, which
 * is false when there was none left.
 */
function createSlowServer(): { server: Server; sendNext: () => boolean } {
  const site = createSiteServer(siteFolder());
  let slow: { response: ServerResponse; pieces: Buffer[] } | undefined;
  const sendNext = (): boolean => {
    const next = slow?.pieces.shift();
    if (next === undefined) slow?.response.end();
    else slow?.response.write(next);
    return next !== undefined;
  };
  const server = createServer((request, response) => {
    const route = request.url ?? '/';
    if (slow || !Object.values(pageFrames).includes(route)) return void site.emit('request', request, response);
    const page = readFileSync(path.join(siteFolder(), route === notFound ? '404.html' : fileOf(route)));
    slow = { response, pieces: piecesOf(page) };
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    sendNext();
  });
  return { server, sendNext };
}

for (const width of [1280, 390]) {
  test.describe(`${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [name, address] of Object.entries(pageFrames)) {
      test(`${name}: nothing shifts while it arrives piece by piece`, async ({ page }) => {
        const { server, sendNext } = createSlowServer();
        try {
          await page.goto(`http://localhost:${await listen(server, 0)}${address}`, { waitUntil: 'commit' });
          while (sendNext()) await drawn(page);
          await hydrated(page);
          expect(await layoutShifts(page, growingWord)).toEqual([]);
        } finally {
          server.closeAllConnections();
          server.close();
        }
      });
    }
  });
}
