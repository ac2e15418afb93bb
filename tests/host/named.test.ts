import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePackage } from '../../scripts/package/makePackage';
import { listFiles, repository } from '../site/builtSite';

const timeout = 300_000;
const installed = path.join(repository, '.cache/hosts/named');
let folder: string;

/** Runs a command of the package in a folder that has nothing but descriptions. */
async function portal(...args: string[]): Promise<string> {
  const command = path.join(installed, 'node_modules/docusaurus-openapi-portal/lib/node/scripts/portal.js');
  const options = { cwd: folder, maxBuffer: 64_000_000 };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [command, ...args], options);
  return stdout + stderr;
}

beforeAll(async () => {
  mkdirSync(installed, { recursive: true });
  await makePackage(repository, path.join(installed, 'node_modules/docusaurus-openapi-portal'));
  folder = mkdtempSync(path.join(os.tmpdir(), 'named-'));
  cpSync(path.join(__dirname, 'site/orders.yaml'), path.join(folder, 'orders.yaml'));
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
  expect(readdirSync(folder).sort()).toEqual(['one', 'orders.yaml', 'two']);
  expect(readdirSync(path.join(installed, 'node_modules/.cache/openapi-portal/sites'))).toEqual([]);
});

it.each([
  ['lint', 'orders.yaml'],
  ['diff', 'orders.yaml', 'orders.yaml'],
])('%s reads a description that has no site', async (...args) => {
  expect(await portal(...args)).toContain('orders.yaml');
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
