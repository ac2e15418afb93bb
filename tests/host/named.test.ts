import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePackage } from '../../scripts/package/makePackage';
import { violations } from '../browser/measured/axe';
import { openSite } from '../foreign/openSite';
import { listFiles, repository } from '../site/builtSite';

const timeout = 300_000;
const installed = path.join(repository, '.cache/hosts/named');
let folder: string;

/** Runs a command of the package in a folder that has nothing but descriptions. */
const portal = (...args: string[]): Promise<string> => portalIn(folder, ...args);

async function portalIn(cwd: string, ...args: string[]): Promise<string> {
  const command = path.join(installed, 'node_modules/docusaurus-openapi-portal/lib/node/scripts/portal.js');
  const options = { cwd, maxBuffer: 64_000_000 };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [command, ...args], options);
  return stdout + stderr;
}

beforeAll(async () => {
  mkdirSync(installed, { recursive: true });
  await makePackage(repository, path.join(installed, 'node_modules/docusaurus-openapi-portal'));
  const packages = { 'node_modules/docusaurus-openapi-portal': { version: '0.1.0', resolved: 'file:portal.tgz' } };
  writeFileSync(path.join(installed, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(path.join(installed, 'portal.tgz'), 'the package');
  folder = mkdtempSync(path.join(os.tmpdir(), 'named-'));
  for (const name of ['orders', 'old', 'new'])
    cpSync(path.join(__dirname, 'site/orders.yaml'), path.join(folder, `${name}.yaml`));
}, timeout);

afterAll(() => {
  for (const each of [folder, installed]) rmSync(each, { recursive: true, force: true });
});

it('builds a whole site around a description, the same twice, and leaves nothing else', { timeout }, async () => {
  const said = await portal('build', 'orders.yaml', '--out-dir', 'one', '--site-url', 'https://docs.example.com');
  expect(said).toContain('(orders.yaml:');
  expect(said).toContain('The site is in one. Look at it with "npx openapi-portal serve one".');
  expect(said).not.toMatch(/npm run|site\.partial|warn/i);
  await portal('build', 'orders.yaml', '--out-dir', 'two', '--site-url', 'https://docs.example.com');
  const [one, two] = ['one', 'two'].map((site) => path.join(folder, site)) as [string, string];
  expect(readFileSync(path.join(one, 'sitemap.xml'), 'utf8')).toContain('https://docs.example.com/api_reference/');
  const files = listFiles(one);
  expect(listFiles(two)).toEqual(files);
  const read = (site: string, file: string): Buffer => readFileSync(path.join(site, file));
  expect(files.filter((file) => !read(one, file).equals(read(two, file)))).toEqual([]);
  // The licence names who wrote the package.
  const words = /retail(?! Operations API portal)|\.cache\/hosts/i;
  const texts = files.filter((file) => /\.(?:html|js|json|css|xml|txt|md|yaml)$/.test(file));
  expect(texts.filter((file) => words.test(read(one, file).toString()))).toEqual([]);
  expect(readdirSync(folder).sort()).toEqual(['new.yaml', 'old.yaml', 'one', 'orders.yaml', 'two']);
  expect(readdirSync(path.join(installed, 'node_modules/.cache/openapi-portal/sites'))).toEqual([]);
});

it('builds one site around several descriptions, whose equal names do not meet', { timeout }, async () => {
  await portal('build', 'orders.yaml', 'old.yaml', 'new.yaml', '--out-dir', 'three', '--title', 'Shop');
  const three = path.join(folder, 'three');
  const read = (file: string): string => readFileSync(path.join(three, file), 'utf8');
  const cards = load(read('index.html'))('main article');
  expect(
    cards
      .find('a')
      .map((_, link) => link.attribs.href)
      .get(),
  ).toEqual(['/orders', '/old', '/new']);
  expect(cards.first().text()).toBe('Orders APICarts, orders, shipments.11 operations9 modelsversion 1.4.0');
  for (const api of ['orders', 'old', 'new']) {
    expect(load(read(`${api}/api/orders/index.html`))('article.op')).toHaveLength(6);
    expect(read(`${api}/llms.txt`)).toContain(`/${api}/api/orders`);
  }
  expect(read('llms.txt')).toContain('(http://localhost:3000/old/llms.txt): Carts, orders, shipments. 11 operations');
  const { apis } = JSON.parse(read('apis.json')) as { apis: { title: string; index: string }[] };
  expect(apis.map(({ index }) => index)).toEqual(
    ['orders', 'old', 'new'].map((api) => `http://localhost:3000/${api}/reference-index.json`),
  );
  const scripts = readdirSync(path.join(three, 'assets/js')).map((file) => read(`assets/js/${file}`));
  for (const place of [folder, process.cwd()]) expect(scripts.some((script) => script.includes(place))).toBe(false);
  const site = await openSite(three);
  for (const colorScheme of ['light', 'dark'] as const)
    for (const address of ['/', '/old', '/new/api/orders']) {
      const { page, complaints } = await site.open(address, { colorScheme, viewport: { width: 390, height: 800 } });
      expect(await violations(page, 'body')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(complaints).toEqual([]);
      await page.close();
    }
  await site.close();
});

const fiveLines = 'openapi: 3.1.0\ninfo:\n  title: Tiny\n  version: 1.0.0\npaths: {}\n';

it.each([
  ['a description', ['--spec', 'orders.yaml'], 'openapi/orders.yaml: 11 operations, 9 models.', 'Orders API'],
  ['one of five lines', ['--spec', 'tiny.yaml'], 'openapi/tiny.yaml: 0 operations, 0 models.', 'Tiny'],
  ['an example', [], 'openapi/openapi.yaml: 2 operations, 1 model.', 'Orders API'],
])(
  'makes a repository around %s, which passes its check and builds',
  { timeout },
  async (_what, spec, found, title) => {
    // The packages of this repository are above it.
    const repositories = path.join(installed, 'repositories');
    rmSync(repositories, { recursive: true, force: true });
    mkdirSync(repositories);
    cpSync(path.join(folder, 'orders.yaml'), path.join(repositories, 'orders.yaml'));
    writeFileSync(path.join(repositories, 'tiny.yaml'), fiveLines);
    const said = await portalIn(repositories, 'init', 'shop', '--no-install', ...spec);
    expect(said).toContain(`${title} has a portal in shop.`);
    const shop = path.join(repositories, 'shop');
    expect(readFileSync(path.join(shop, 'packages/portal.tgz'), 'utf8')).toBe('the package');
    expect(await portalIn(shop, 'check')).toContain(found);
    expect(await portalIn(shop, 'build')).not.toMatch(/warn|no request builder/i);
    expect(load(readFileSync(path.join(shop, 'build/index.html'), 'utf8'))('h1').text()).toBe(title);
    expect(existsSync(path.join(shop, 'build/api/overview/index.html'))).toBe(true);
    const again = portalIn(repositories, 'init', 'shop', '--no-install');
    await expect(again).rejects.toThrow('shop has files: README.md');
  },
);

it.each([
  ['check', 'orders.yaml', 'old.yaml'],
  ['lint', 'orders.yaml'],
  ['diff', 'orders.yaml', 'orders.yaml'],
])('%s reads a description that has no site', async (...args) => {
  expect(await portal(...args)).toContain('orders.yaml');
});

it.each([
  ['check', 'orders.yaml'],
  ['lint', 'orders.yaml'],
  ['diff', 'orders.yaml', 'old.yaml'],
  ['release', '1.4.0', 'orders.yaml'],
])('%s %s reads no configuration beside what is named', async (...args) => {
  const beside = mkdtempSync(path.join(os.tmpdir(), 'beside-'));
  for (const name of ['orders', 'old']) cpSync(path.join(folder, `${name}.yaml`), path.join(beside, `${name}.yaml`));
  writeFileSync(path.join(beside, 'docusaurus.config.js'), "throw new Error('It runs.');");
  expect(await portalIn(beside, ...args)).not.toContain('It runs.');
  rmSync(beside, { recursive: true });
});

it('shows texts of descriptions as they are, in scripts of the head, too', { timeout }, async () => {
  const end = (name: string): string => `${name}</script><img src=x onerror=alert(9)>`;
  const description = {
    openapi: '3.1.0',
    info: { title: end('Title'), version: '1.0.0' },
    tags: [{ name: end('Tag') }, { name: 'named', 'x-displayName': end('Shown') }],
    paths: Object.fromEntries(
      [end('Tag'), 'named'].map((tag, index) => {
        const schema = { $ref: '#/components/schemas/Order' };
        const responses = { 200: { description: 'Done.', content: { 'application/json': { schema } } } };
        return [
          `/orders${index}`,
          { get: { tags: [tag], operationId: `list${index}`, summary: end('List'), responses } },
        ];
      }),
    ),
    components: { schemas: { Order: { title: end('Model'), type: 'object', properties: { id: { type: 'string' } } } } },
  };
  writeFileSync(path.join(folder, 'ends.json'), JSON.stringify(description));
  await portal('build', 'ends.json', 'old.yaml', '--out-dir', 'ends', '--title', end('Site'));
  const pages = listFiles(path.join(folder, 'ends')).filter((file) => file.endsWith('.html'));
  const crumbs = new Set<string>();
  for (const file of pages) {
    const page = load(readFileSync(path.join(folder, 'ends', file), 'utf8'));
    expect(page('[onerror]'), file).toHaveLength(0);
    for (const script of page('script[type="application/ld+json"]')) {
      const { itemListElement = [] } = JSON.parse(page(script).text()) as { itemListElement?: { name: string }[] };
      for (const { name } of itemListElement) crumbs.add(name);
    }
  }
  for (const name of ['Title', 'Tag', 'Shown', 'Model']) expect([...crumbs]).toContain(end(name));
});

it.each([['build'], ['start'], ['lint'], ['sandbox'], ['release', '1.0.0']])(
  '%s says what to do where there is neither a site nor a description',
  async (...args) => {
    const failed = await portal(...args).catch(({ code, stderr }) => ({ code, stderr }));
    expect(failed).toEqual({
      code: 1,
      stderr: expect.stringContaining('Run the command in the folder of a site, or name an OpenAPI description.'),
    });
  },
);
