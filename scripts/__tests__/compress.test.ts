import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCompress } from '../compress/runCompress';
import { findOthers, listFiles, writeMarker } from '../outDir/marker';
import { createSiteServer, listen } from '../siteServer';

const text = '<p>The same line, again and again.</p>\n'.repeat(100);
let project = '';
const at = (name: string): string => path.join(project, 'build', name);

beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'compress-test-'));
  mkdirSync(at('assets'), { recursive: true });
  for (const name of ['index.html', 'assets/a.js', 'logo.png']) writeFileSync(at(name), text);
  writeFileSync(at('short.json'), '{}');
  writeMarker(at(''));
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

async function run(...args: string[]): Promise<string> {
  const printed: string[] = [];
  expect(await runCompress(args, { project, print: (line) => printed.push(line) })).toBe(0);
  return printed.join('\n');
}

it('packs what becomes smaller, beside itself', async () => {
  expect(await run()).toMatch(/^2 files of .*build are compressed: 8 KB, with gzip 0 KB, with brotli 0 KB\.$/);
  expect(readdirSync(at('')).sort()).toEqual(
    ['.portal-build', 'assets', 'index.html', 'index.html.br', 'index.html.gz', 'logo.png', 'short.json'].sort(),
  );
  expect(gunzipSync(readFileSync(at('index.html.gz'))).toString()).toBe(text);
  expect(brotliDecompressSync(readFileSync(at('assets/a.js.br'))).toString()).toBe(text);
  // The next build takes the folder for its own.
  expect(findOthers(at(''))).toEqual([]);
});

it('gives the same bytes for the same file, whenever it was written and wherever it is packed', async () => {
  await run('build');
  const before = ['index.html.gz', 'index.html.br'].map((name) => readFileSync(at(name)));
  utimesSync(at('index.html'), 0, 0);
  await run();
  expect(['index.html.gz', 'index.html.br'].map((name) => readFileSync(at(name)))).toEqual(before);
  // RFC 1952: no time (bytes 4 to 7), and no operating system (byte 9).
  expect([...(before[0]?.subarray(4, 8) ?? []), before[0]?.[9]]).toEqual([0, 0, 0, 0, 255]);
});

it('removes what it packed of a file that is short now', async () => {
  await run();
  writeFileSync(at('index.html'), '<p>Short.</p>');
  await run();
  expect([existsSync(at('index.html.gz')), existsSync(at('index.html.br'))]).toEqual([false, false]);
});

it('touches what the build wrote alone, and follows no link', async () => {
  const elsewhere = path.join(project, 'elsewhere');
  mkdirSync(elsewhere);
  for (const name of ['page.html', 'below.html', 'other.txt']) writeFileSync(path.join(elsewhere, name), text);
  mkdirSync(at('docs'));
  for (const name of ['docs/below.html', 'linked.html', 'gone.html', 'page.html']) writeFileSync(at(name), text);
  writeMarker(at(''));
  const marker = JSON.parse(readFileSync(at('.portal-build'), 'utf8'));
  const outside = ['../elsewhere/page.html', path.join(elsewhere, 'page.html'), 'assets/../../elsewhere/page.html'];
  writeFileSync(at('.portal-build'), JSON.stringify({ ...marker, files: [...marker.files, ...outside] }));

  for (const name of ['docs', 'linked.html', 'gone.html']) rmSync(at(name), { recursive: true });
  symlinkSync(elsewhere, at('docs'));
  symlinkSync(path.join(elsewhere, 'page.html'), at('linked.html'));
  writeFileSync(at('added.html'), text);
  // Where it will write.
  for (const name of ['page.html.partial.gz', 'page.html.br']) symlinkSync(path.join(elsewhere, 'other.txt'), at(name));

  expect(await run()).toMatch(/^3 files of /);
  expect(readdirSync(elsewhere).sort()).toEqual(['below.html', 'other.txt', 'page.html']);
  expect(readFileSync(path.join(elsewhere, 'other.txt'), 'utf8')).toBe(text);
  const packed = ['assets/a.js', 'index.html', 'page.html'].flatMap((file) => [`${file}.br`, `${file}.gz`]);
  const written = listFiles(at('')).filter((file) => /\.(br|gz)$/.test(file));
  expect(written).toEqual(packed);
  expect(written.filter((file) => lstatSync(at(file)).isSymbolicLink())).toEqual([]);
});

it('refuses a folder that is a link', async () => {
  symlinkSync(at(''), path.join(project, 'link'));
  await expect(run('link')).rejects.toThrow(/link is a link\. Name the folder that it leads to\.$/);
  expect(existsSync(at('index.html.gz'))).toBe(false);
});

it('npm run serve sends what was packed, with its type', async () => {
  await run();
  const server = createSiteServer(at(''));
  const url = `http://localhost:${await listen(server, 0)}/`;
  try {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await fetch(url, { headers: { 'accept-encoding': accepted } });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/);
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
      const length = readFileSync(
        at(encoding === null ? 'index.html' : `index.html.${encoding === 'br' ? 'br' : 'gz'}`),
      ).length;
      expect(response.headers.get('etag')).toContain(`"${length}-`);
      expect(await response.text()).toBe(text);
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

it.each<[string[], RegExp]>([
  [['nowhere'], /^No build made .*nowhere: run "npm run build" first, or name its folder\.$/],
  [['build/assets'], /^No build made .*assets: run/],
])('refuses %j', async (args, want) => {
  await expect(runCompress(args, { project, print: () => undefined })).rejects.toThrow(want);
});
