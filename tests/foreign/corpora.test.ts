import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildForeign, missingAnchors } from './foreignSite';

const root = path.dirname(createRequire(__filename).resolve('@readme/oas-examples/package.json'));
const descriptions = ['2.0', '3.0', '3.1'].flatMap((version) =>
  readdirSync(path.join(root, version, 'json'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${version}/json/${file}`),
);

describe('somebody else’s description', () => {
  it.each(descriptions)(
    '%s is built whole',
    async (file) => {
      const site = await buildForeign(path.join(root, file), file.replaceAll('/', '-'));
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
