import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { TransferSize } from '../../src/plugins/navigation/transferSizes';
import { fileOf, listFiles, readRoutes, readSiteFile, siteFolder } from './builtSite';

const sizes = JSON.parse(readSiteFile('transfer-sizes.json')) as Record<string, TransferSize>;

it('lists every route and every script, and nothing else', () => {
  const scripts = listFiles(siteFolder()).filter((file) => /^assets\/js\/[^/]+\.js$/.test(file));
  const listed = Object.keys(sizes);
  for (const address of [...readRoutes(), ...scripts.map((file) => `/${file}`)]) expect(listed).toContain(address);
  expect(listed.filter((address) => address.startsWith('/assets/')).length).toBe(scripts.length);
});

it.each(readRoutes())('%s is as large as its file, gzipped and plain', (route) => {
  const content = Buffer.from(readSiteFile(fileOf(route)));
  const [gzipped = 0, plain = 0] = sizes[route] ?? [];
  expect(plain).toBe(Math.ceil(content.length / 1024));
  expect(Math.abs(gzipped * 1024 - gzipSync(content).length)).toBeLessThanOrEqual(1024);
});
