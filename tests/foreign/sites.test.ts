import { describe, expect, it } from 'vitest';
import { fileOf } from './descriptions';
import { buildForeign, missingAnchors } from './foreignSite';

describe('a site around somebody else’s description', () => {
  it.each(['2.0/json/petstore.json', '3.0/json/star-trek.json', '3.1/json/train-travel.json'])(
    '%s is built whole',
    async (name) => {
      const site = await buildForeign(fileOf(name), name.replaceAll('/', '-'));
      try {
        expect(missingAnchors(site)).toEqual([]);
        expect(site.index.pages.map(({ url }) => url).filter((url) => !site.routes.includes(url))).toEqual([]);
      } finally {
        site.remove();
      }
    },
    120_000,
  );
});
