import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cacheFolder, type NamedSite, takeNamedSite, withNamedSite } from '../namedSite';

let folder: string;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'named-')));
  for (const name of ['orders.yaml', 'payments.json']) writeFileSync(path.join(folder, name), '');
  mkdirSync(path.join(folder, 'site'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const local = { url: 'http://localhost:3000', baseUrl: '/' };

it.each<[args: string[], named: NamedSite, rest: string[]]>([
  [['orders.yaml'], { files: ['orders.yaml'], ...local }, []],
  [
    ['orders.yaml', 'payments.json', '--no-minify', 'x'],
    { files: ['orders.yaml', 'payments.json'], ...local },
    ['--no-minify', 'x'],
  ],
  [
    ['--site-url', 'https://docs.example.com/', 'orders.yaml', '--base-url=shop/orders', '--title', 'Shop'],
    { files: ['orders.yaml'], url: 'https://docs.example.com', baseUrl: '/shop/orders/', title: 'Shop' },
    [],
  ],
  [['--config', 'other.config.ts'], { files: [], ...local }, ['--config', 'other.config.ts']],
])('%j', (args, named, rest) => expect(takeNamedSite(args, folder, {})).toEqual({ named, rest }));

it.each([
  ['http://[::1]:8080', 'http://[::1]:8080'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
])('serves a site at %s', (given, url) => {
  expect(takeNamedSite(['orders.yaml', '--site-url', given], folder, {}).named.url).toBe(url);
});

it('reads where a site is served from the environment as well', () => {
  expect(takeNamedSite(['orders.yaml'], folder, { SITE_BASE_URL: '/orders/' }).named.baseUrl).toBe('/orders/');
});

it.each<[args: string[], message: string]>([
  [[], 'has no docusaurus.config. Run the command in the folder of a site, or name an OpenAPI description.'],
  [['nothing.yaml'], 'There is no file nothing.yaml. Name an OpenAPI description, such as openapi.yaml.'],
  [['site'], 'There is no file site.'],
  [['orders.yaml', './orders.yaml'], './orders.yaml is named twice. Name each description once.'],
  [['--title', 'Shop'], '--title is for descriptions that are named. For a site, docusaurus.config says it.'],
  [['orders.yaml', '--site-url', 'docs.example.com'], '"docs.example.com" is not where a site is served.'],
  [['orders.yaml', '--site-url', 'https://docs.example.com/orders'], 'is not where a site is served.'],
  [['orders.yaml', '--site-url', 'https://x.example$http_cookie'], 'is not where a site is served.'],
  [['orders.yaml', '--site-url', 'https://%22.example'], 'is not where a site is served.'],
  [['orders.yaml', '--site-url', "https://x';.example"], 'is not where a site is served.'],
  [['orders.yaml', '--site-url', 'https://{x}.example'], 'is not where a site is served.'],
  [['orders.yaml', '--base-url', '/a/../b'], '"/a/../b" is not the path of a site.'],
])('refuses %j', (args, message) => expect(() => takeNamedSite(args, folder, {})).toThrow(message));

it('removes the folders of runs that were killed, and no others', async () => {
  const sites = path.join(cacheFolder(), 'sites');
  const gone = spawnSync(process.execPath, ['--version']).pid;
  const [left, used, other] = [`site-${gone}-a`, `site-${process.pid}-a`, 'else'].map((name) => path.join(sites, name));
  for (const folder of [left, used, other]) mkdirSync(String(folder), { recursive: true });
  await withNamedSite({ files: ['orders.yaml'], url: 'https://docs.example.com', baseUrl: '/' }, async (folder) => {
    expect(path.basename(folder)).toMatch(new RegExp(`^site-${process.pid}-`));
    expect([left, used, other].map((each) => existsSync(String(each)))).toEqual([false, true, true]);
  });
  for (const folder of [used, other]) rmSync(String(folder), { recursive: true });
});
