import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { checkInBrowser } from './checkInBrowser';
import { fileOf } from './descriptions';
import { buildForeign, missingAnchors } from './foreignSite';

/** The parts of an overview in the order in which they stand in its text. */
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

describe('a site around somebody else’s description', () => {
  it.each([
    ['2.0/json/petstore.json', 'getInventory'],
    ['3.0/json/star-trek.json', undefined],
    ['3.1/json/train-travel.json', 'get-stations'],
  ])(
    '%s is built whole, and its requests are checked in a browser',
    async (name, operation) => {
      const site = await buildForeign(fileOf(name), name.replaceAll('/', '-'));
      try {
        expect(missingAnchors(site)).toEqual([]);
        expect(overviewOrder(site.read('index.html'))).toEqual(['title', 'actions', 'operations', 'explanations']);
        expect(site.index.pages.map(({ url }) => url).filter((url) => !site.routes.includes(url))).toEqual([]);
        if (operation === undefined) return;
        const checked = await checkInBrowser(site, operation);
        expect(checked).toMatchObject({ status: '200 OK', complaints: [] });
        expect(checked.text).toContain('Answered by this page from the contract. Nothing was sent.');
      } finally {
        site.remove();
      }
    },
    600_000,
  );
});
