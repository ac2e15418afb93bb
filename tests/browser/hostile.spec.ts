import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { packageCommand, runCommand } from '../../scripts/command';
import { createSiteServer, listen } from '../../scripts/siteServer';
import { generatedFilesIn } from '../../src/platform/processes';
import { addresses, attacks } from '../hostile/attacks';
import { hostileDescription } from '../hostile/hostile';
import { isSafeAddress } from '../hostile/unsafe';
import { repository, routeOf } from '../site/builtSite';
import { expect, test } from './fixtures';

const folder = path.join(repository, '.cache/hostile');
const outDir = path.join(folder, 'build');

/** Descriptions with every attack as it is and with a number before or after it, laid into one. */
function writeDescription(): string {
  let index = 0;
  const text = (): string => {
    const attack = attacks[index % attacks.length] ?? '';
    index += 1;
    return [attack, `${attack} ${index}`, `${index}${attack}`][index % 3] ?? '';
  };
  const address = (): string => addresses[index % addresses.length] ?? '';
  const all = Array.from(
    { length: 6 },
    () => hostileDescription(text, address) as Record<string, Record<string, object>>,
  );
  const join = (part: 'paths' | 'webhooks') => Object.assign({}, ...all.map((each) => each[part]));
  const schemas = Object.assign({}, ...all.map(({ components }) => components?.schemas));
  const document = {
    ...all[0],
    paths: join('paths'),
    webhooks: join('webhooks'),
    components: { ...all[0]?.components, schemas },
  };
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  return file;
}

test.describe('a hostile description', { tag: '@long' }, () => {
  test.describe.configure({ mode: 'serial' });

  test('a hostile description builds', async () => {
    test.setTimeout(300_000);
    const env = { OPENAPI_SPEC: writeDescription(), ...generatedFilesIn('.docusaurus-hostile') };
    expect(
      await runCommand(packageCommand('@docusaurus/core', 'docusaurus', ['build', '--out-dir', outDir]), env),
    ).toBe(0);
  });

  function htmlFiles(): string[] {
    return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .sort();
  }

  test('no file of its site has a script, a handler or an address that the site does not bring', () => {
    const policy = readFileSync(path.join(outDir, '_headers'), 'utf8');
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
    expect(htmlFiles().length).toBeGreaterThan(20);
    for (const file of htmlFiles()) {
      const $ = load(readFileSync(path.join(outDir, file), 'utf8'));
      const handlers = $('*')
        .toArray()
        .flatMap((element) => Object.keys('attribs' in element ? element.attribs : {}));
      expect(handlers.filter((name) => /^on/i.test(name))).toEqual([]);
      expect($('iframe, object, embed, base, form:not([role]), meta[http-equiv], img[src*="evil"], math').length).toBe(
        0,
      );
      const links = $('a[href], area[href]')
        .toArray()
        .map((element) => element.attribs.href ?? '');
      expect(links.filter((href) => !isSafeAddress(href))).toEqual([]);
      for (const element of $('script[src], link[rel=stylesheet], link[rel=preload]').toArray()) {
        expect(element.attribs.src ?? element.attribs.href).toMatch(/^\/assets\//);
      }
    }
  });

  test('in a browser none of its scripts runs and no request leaves', async ({ page, complaints }) => {
    test.setTimeout(300_000);
    const server = createSiteServer(outDir);
    const site = `http://localhost:${await listen(server, 0)}`;
    page.on('dialog', (dialog) => {
      complaints.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    for (const file of htmlFiles().filter((name) => name !== '404.html')) {
      const response = await page.goto(site + routeOf(file).replace(/ /g, '%20'));
      expect(response?.headers()['content-security-policy']).toContain("default-src 'self'");
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
        for (const element of document.querySelectorAll('main *'))
          element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      });
      // The site's own begin with a function; the home page's banner about a wrong base URL goes when the page comes alive.
      await expect
        .poll(() =>
          page.evaluate(() =>
            [...document.querySelectorAll('script:not([src]):not([type])')]
              .map(({ textContent }) => textContent?.trim() ?? '')
              .filter((text) => !/^(?:"use strict";\(\(\)=>|!function\(\)|\(function\(\))/.test(text)),
          ),
        )
        .toEqual([]);
    }
    server.closeAllConnections();
    server.close();
  });
});
