import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Config } from '@docusaurus/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { severalApis } from '../severalApis';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'several-'));
  writeFileSync(path.join(folder, 'orders.yaml'), 'openapi: 3.1.0\ninfo: { title: Orders, version: "1" }\npaths: {}\n');
});

afterAll(() => rmSync(folder, { recursive: true }));

// The theme takes what stands at the end of each page as HTML.
it.each([
  ['Shop', 'Shop'],
  ['Tom & "Co"', 'Tom &amp; &quot;Co&quot;'],
  ['</title><script>alert(1)</script>', '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
])('the title %s is %s in HTML', async (title, copyright) => {
  const portal: Config = { title, url: 'https://docs.example.com', baseUrl: '/' };
  const site = await severalApis(portal, [path.join(folder, 'orders.yaml')]);
  expect(site.title).toBe(title);
  expect(site.themeConfig).toMatchObject({ navbar: { title }, footer: { copyright } });
});
