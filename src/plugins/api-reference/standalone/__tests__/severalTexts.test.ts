import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Config, LoadContext } from '@docusaurus/types';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { guardedServer } from '../../guardedServer';
import guardPlugin from '../guardPlugin';
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

it('lets no strangers into the dev server, and names no folder of the machine in its script', async () => {
  const site = await severalApis({ title: 'A', url: 'https://docs.example.com', baseUrl: '/' }, [
    path.join(folder, 'orders.yaml'),
  ]);
  expect(site.plugins).toContainEqual(expect.stringMatching(/guardPlugin\.ts$/));
  vi.stubEnv('NODE_ENV', 'development');
  vi.stubEnv('SITE_ALLOWED_HOSTS', 'portal.example.com');
  const siteConfig = { title: 'A', plugins: ['/home/me/plugin'] };
  const { configureWebpack } = guardPlugin({ siteConfig } as unknown as LoadContext);
  expect(JSON.stringify(siteConfig)).toBe('{"title":"A"}');
  const settings = (isServer: boolean) => configureWebpack?.({}, isServer, {} as never, undefined);
  expect(settings(true)).toEqual({});
  const { devServer } = settings(false) as { devServer: ReturnType<typeof guardedServer> };
  expect(devServer.allowedHosts).toEqual(['portal.example.com']);
  const use = vi.fn();
  expect(devServer.setupMiddlewares([], { app: { use }, options: {} })).toEqual([]);
  expect(use).toHaveBeenCalled();
  vi.unstubAllEnvs();
});
