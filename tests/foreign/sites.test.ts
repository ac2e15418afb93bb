import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../site/builtSite';
import { checkInBrowser } from './checkInBrowser';
import { fileOf } from './descriptions';
import { buildForeign, missingAnchors } from './foreignSite';

/** The parts of an overview in the order in which they are in its text. */
function overviewOrder(html: string): string[] {
  const parts: [name: string, selector: string][] = [
    ['title', 'h1'],
    ['actions', '.page-actions'],
    ['operations', '.method-column'],
    ['explanations', '#servers, #access, #topics, #about-this-api'],
  ];
  const $ = load(html);
  const all = $('main')
    .find(parts.map(([, selector]) => selector).join(', '))
    .toArray();
  const names = all.map((element) => parts.find(([, selector]) => $(element).is(selector))?.[0] ?? '');
  return [...new Set(names)];
}

/** A workflow about Train Travel, as its authors would put it beside the description. */
const bookings = `arazzo: 1.0.1
info: { title: Bookings, version: 1.0.0 }
sourceDescriptions: [{ name: trains, url: ./train-travel.json, type: openapi }]
workflows:
  - workflowId: read-booking
    summary: Read a booking
    steps:
      - stepId: listBookings
        operationId: get-bookings
        outputs: { bookingId: $response.body#/data/0/id }
      - stepId: readBooking
        operationId: get-booking
        parameters: [{ name: bookingId, in: path, value: $steps.listBookings.outputs.bookingId }]
`;

describe('a site around somebody else’s description', () => {
  it.each([
    ['2.0/json/petstore.json', 'getInventory', undefined],
    ['3.0/json/star-trek.json', undefined, undefined],
    ['3.1/json/train-travel.json', 'get-stations', bookings],
  ])(
    '%s is built whole, with the recipes beside it, and its requests are checked in a browser',
    async (name, operation, workflows) => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'described-'));
      const description = path.join(folder, path.basename(name));
      cpSync(fileOf(name), description);
      if (workflows !== undefined) writeFileSync(path.join(folder, 'bookings.arazzo.yaml'), workflows);
      const site = await buildForeign(description, name.replaceAll('/', '-'));
      try {
        const overview = load(site.read('index.html'))('main');
        expect(overview.find('#recipe-read-booking').length).toBe(workflows === undefined ? 0 : 1);
        expect(overview.text().includes('data[0].id')).toBe(workflows !== undefined);
        expect(missingAnchors(site)).toEqual([]);
        const scripts = listFiles(site.folder).filter((file) => file.endsWith('.js'));
        expect(scripts.filter((file) => site.read(file).includes('form.mine'))).toEqual([]);
        expect(overviewOrder(site.read('index.html'))).toEqual(['title', 'actions', 'operations', 'explanations']);
        expect(site.index.pages.map(({ url }) => url).filter((url) => !site.routes.includes(url))).toEqual([]);
        if (operation === undefined) return;
        const checked = await checkInBrowser(site, operation);
        expect(checked).toMatchObject({ status: '200 OK', complaints: [] });
        expect(checked.text).toContain('This response comes from the contract. Nothing was sent.');
      } finally {
        site.remove();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    600_000,
  );
});
