import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { pageFileName } from '../../api-reference/pageFiles';
import { pagesFolder } from '../../api-reference/storeReference';
import { apiLoader } from '../loadApis';

const whole = (tag: string): string => `openapi: 3.1.0
info: {title: ${tag}, version: "1"}
servers: [{url: https://api.example.com}]
tags: [{name: ${tag}, description: All of them.}]
paths:
  /a:
    get: {operationId: get${tag}, tags: [${tag}], summary: Get, responses: {"200": {description: Done}}}
`;

let siteDir: string;
let directory: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'host-'));
  directory = path.join(siteDir, '.docusaurus/openapi-reference/default');
});

const printed = vi.spyOn(console, 'error').mockReturnValue();
afterAll(() => printed.mockRestore());

const write = (file: string, text: string): void => writeFileSync(path.join(siteDir, file), text);

function loader() {
  const apis = ['orders', 'carts'].map((id) => ({ id, description: `${id}.yaml`, route: `/${id}`, editUrl: '' }));
  const options = { id: 'default', apis, strict: false, verbose: false };
  return apiLoader({ siteDir, baseUrl: '/' } as Parameters<typeof apiLoader>[0], options, directory);
}

it('keeps the last good state of a description that cannot be read any more, and takes the edits of another one', async () => {
  write('orders.yaml', whole('Orders'));
  write('carts.yaml', whole('Carts'));
  const load = loader();
  const [orders] = await load();
  write('orders.yaml', 'openapi: 3.1.0\npaths: [\n');
  write('carts.yaml', whole('Baskets'));
  const [kept, edited] = await load();
  expect(kept).toMatchObject({ data: orders?.data, report: expect.stringMatching(/orders\.yaml:\d+:\d+/) });
  expect(edited).toMatchObject({ data: { label: 'Baskets' }, report: '' });
  for (const file of ['files/orders/openapi.yaml', 'files/carts/openapi.yaml'])
    expect(existsSync(path.join(directory, file))).toBe(true);
  expect(existsSync(path.join(pagesFolder(directory), pageFileName('/orders')))).toBe(true);
  write('orders.yaml', whole('Orders'));
  expect((await load())[0]).toMatchObject({ report: '' });
});

it('reports the problems of all descriptions together, and changes nothing', async () => {
  write('orders.yaml', 'overlay: 1.0.0\nextends: base.yaml\n');
  await expect(loader()()).rejects.toThrow(/2 problems[\s\S]*carts\.yaml[\s\S]*orders\.yaml[\s\S]*This is an Overlay/);
});
