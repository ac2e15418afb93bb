import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
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
  it.each(['2.0/json/petstore.json', '3.0/json/star-trek.json', '3.1/json/train-travel.json'])(
    '%s is built whole',
    async (name) => {
      const site = await buildForeign(fileOf(name), name.replaceAll('/', '-'));
      try {
        expect(missingAnchors(site)).toEqual([]);
        expect(overviewOrder(site.read('index.html'))).toEqual(['title', 'actions', 'operations', 'explanations']);
        expect(site.index.pages.map(({ url }) => url).filter((url) => !site.routes.includes(url))).toEqual([]);
      } finally {
        site.remove();
      }
    },
    600_000,
  );
});
