import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readHeaders } from '../../scripts/siteServer';
import { inlineScripts } from '../../src/plugins/content-security/policy';
import { siteFolder } from '../site/builtSite';
import { expect, test } from './fixtures';
import { settled } from './pageHelpers';

const policy = () =>
  Object.fromEntries(readHeaders(path.join(siteFolder(), '_headers'), '/'))['Content-Security-Policy'] ?? '';

test('the policy allows only the site\u2019s own scripts to run', () => {
  const directives = new Map(
    policy()
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive] as const),
  );
  expect(directives.get('script-src')).toMatch(/^script-src 'self'( 'sha256-[\w+/]{43}='){1,6}$/);
  expect(directives.get('style-src')).toBe("style-src 'self'");
  expect(directives.get('default-src')).toBe("default-src 'self'");
  expect(directives.get('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(policy()).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe/);
});

test('npm run serve and nginx send the policy of the build, for pages, for what is not there and for files', async ({
  siteUrl,
  nginx,
  request,
}) => {
  for (const server of [siteUrl, nginx.url]) {
    for (const address of ['/', '/docs/docs/errors', '/no/such/page', '/openapi.yaml']) {
      const { 'content-security-policy': sent, 'x-content-type-options': sniff } = (
        await request.get(server + address)
      ).headers();
      expect(sent, `${server}${address}`).toBe(policy());
      expect(sniff).toBe('nosniff');
    }
    for (const address of ['/_headers', '/server.conf'])
      expect((await request.get(server + address)).status()).toBe(404);
  }
});

test('the policy stops a script that got into a page', async ({ page, siteUrl, complaints }) => {
  await page.route('**/docs/docs/errors', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</main>',
      '<script>window.ran = 1</script><img src="x" onerror="window.ran = 2"></main>',
    );
    await route.fulfill({ response, body });
  });
  await page.goto(`${siteUrl}/docs/docs/errors`);
  await settled(page);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(complaints.filter((line) => line.includes('Content Security Policy')).length).toBeGreaterThan(0);
  complaints.length = 0;
});

test('every inline script of every page is one that the policy names', () => {
  const files = readdirSync(siteFolder(), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(files.length).toBeGreaterThan(10);
  const sources = new Set(files.flatMap((file) => inlineScripts(readFileSync(path.join(siteFolder(), file), 'utf8'))));
  for (const source of sources) expect(policy()).toContain(createHash('sha256').update(source).digest('base64'));
});
