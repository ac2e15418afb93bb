import { withLighthouse } from '../../../scripts/lighthouse';
import { expect, test } from '../fixtures';
import { notFound, pageTypes } from './pageTypes';

const categories = ['accessibility', 'best-practices', 'seo'];

/** The answer 404 itself, and that the browser notes it. Both belong to a not-found page. */
const ofNotFound = /^(http-status-code|errors-in-console): /;

for (const preset of ['desktop', 'mobile'] as const) {
  for (const [name, address] of Object.entries(pageTypes)) {
    const title = `Lighthouse gives 100 to ${name} behind nginx (${preset}), and nothing leaves the site`;
    test(title, { tag: '@long' }, async ({ nginx }) => {
      test.setTimeout(300_000);
      const verdict = await withLighthouse((audit) => audit({ url: nginx.url + address, preset, categories }));
      const isNotFound = address === notFound;
      expect(verdict.failures.filter((line) => !isNotFound || !ofNotFound.test(line))).toEqual([]);
      expect(verdict.scores).toMatchObject({ accessibility: 100 });
      if (!isNotFound) expect(verdict.scores).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
      expect(verdict.requests.length).toBeGreaterThan(3);
      expect(verdict.requests.filter((url) => !url.startsWith(nginx.url) && !url.startsWith('data:'))).toEqual([]);
    });
  }
}
