import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressesOf } from '../../src/reference/pageAddresses';
import { htmlAddresses } from './htmlAddresses';
import { generateForeign, renderPage } from './rendered';

const repository = path.join(__dirname, '../..');
const fixtures = path.join(repository, 'src/reference/support/__tests__/fixtures');

describe.each([
  path.join(repository, 'openapi/openapi.yaml'),
  ...readdirSync(fixtures).map((name) => path.join(fixtures, name)),
])('what the checker of broken links reads of the pages of %s', (file) => {
  it('is every link of their HTML, and the anchors that are there', async () => {
    const { pages } = await generateForeign(file);
    const different = pages.flatMap((page) => {
      const { links, anchors } = addressesOf(page);
      const html = htmlAddresses(renderPage(page));
      // Links to the page itself are made of its anchors.
      const missing = html.links.filter((href) => !href.startsWith('#') && !links.has(href));
      const wrong = [...new Set([...html.anchors, ...anchors])].filter(
        (anchor) => !html.anchors.includes(anchor) || !anchors.has(anchor),
      );
      return missing.length + wrong.length > 0 ? [{ url: page.url, missing, wrong }] : [];
    });
    expect(different).toEqual([]);
  });
});
