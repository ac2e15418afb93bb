import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyLogo } from '../logo';

const root = mkdtempSync(path.join(os.tmpdir(), 'logo-'));
afterAll(() => rmSync(root, { recursive: true }));
const folder = path.join(root, 'description');
mkdirSync(path.join(folder, 'logos'), { recursive: true });
mkdirSync(path.join(folder, 'folder.png'));
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
for (const [name, content] of [
  ['logo.svg', svg],
  ['logos/Wide one.PNG', 'png'],
  ['script.svg', '<svg><script>alert(1)</script></svg>'],
  ['event.svg', '<svg onload="alert(1)"/>'],
  ['large.png', 'x'.repeat(500_001)],
  ['.hidden.png', 'x'],
  ['page.html', 'x'],
  ['../outside.png', 'x'],
] as const)
  writeFileSync(path.join(folder, name), content);
symlinkSync(path.join(root, 'outside.png'), path.join(folder, 'link.png'));

const logoOf = (logo: unknown) =>
  copyLogo(path.join(folder, 'openapi.yaml'), { info: { 'x-logo': logo } }, path.join(root, 'cache'));

it.each([
  ['logo.svg', 'img/logo.svg', svg],
  ['./logo.svg', 'img/logo.svg', svg],
  ['logos/Wide one.PNG', 'img/logo.png', 'png'],
])('copies %s, a file beside the description', async (url, src, content) => {
  const logo = await logoOf({ url });
  if (!logo || !('src' in logo)) throw new Error('There is no logo.');
  expect(logo.src).toBe(src);
  expect(readFileSync(path.join(logo.folder, src), 'utf8')).toBe(content);
});

it.each([
  ['https://example.com/logo.png', /another address/],
  ['//example.com/logo.png', /another address/],
  ['/logo.svg', /another address/],
  ['data:image/png;base64,AAAA', /another address/],
  ['../outside.png', /no such file/],
  ['link.png', /no such file/],
  ['.hidden.png', /no such file/],
  ['folder.png', /no such file/],
  ['none.png', /no such file/],
  ['page.html', /does not end in/],
  ['large.png', /500001 bytes/],
  ['script.svg', /more than draw/],
  ['event.svg', /more than draw/],
  ['', /no "url"/],
  [{ a: 1 }, /no "url"/],
])('does not copy %j, and says why', async (url, reason) => {
  const logo = await logoOf({ url });
  expect(logo && 'problem' in logo ? logo.problem : '').toMatch(reason);
});

it('has none where the description names none', async () => {
  expect(await copyLogo(path.join(folder, 'openapi.yaml'), { info: {} }, root)).toBeUndefined();
});
