import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { identify } from '../../../machine/processIdentity';
import { writeFiles } from '../../../reference/load/__tests__/files';
import { pageFileName } from '../../api-reference/pageFiles';
import { pagesFolder } from '../../api-reference/storeReference';
import { apiLoader } from '../loadApis';
import type { Api } from '../options';

const whole = (tag: string): string => `openapi: 3.1.0
info: {title: ${tag}, version: "1"}
servers: [{url: https://api.example.com}]
tags: [{name: ${tag}, description: All of them.}]
paths:
  /a:
    get: {operationId: get${tag}, tags: [${tag}], summary: Get, responses: {"200": {description: Done}}}
`;

const printed = vi.spyOn(console, 'error').mockReturnValue();
afterAll(() => printed.mockRestore());

/** A site with these files, and what loads its APIs. */
function siteWith(files: Record<string, string>, stated: Partial<Api>[] = [{ id: 'orders' }, { id: 'carts' }]) {
  const siteDir = writeFiles(files);
  const directory = path.join(siteDir, '.docusaurus/openapi-reference/default');
  const apis = stated.map(({ id = 'orders', ...api }): Api => {
    const place = { description: `${id}.yaml`, route: `/${id}`, editUrl: '' };
    return { id, ...place, overlays: [], allowRefs: [], internal: 'remove', ...api };
  });
  const options = { id: 'default', apis, strict: false, verbose: false };
  return {
    directory,
    load: apiLoader({ siteDir, baseUrl: '/' } as Parameters<typeof apiLoader>[0], options, directory),
    edit: (file: string, text: string) => writeFileSync(path.join(siteDir, file), text),
  };
}

it('shows an API as its overlays change it, and names them as its sources', async () => {
  const overlay = `overlay: 1.0.0\ninfo: {title: P, version: "1"}\nactions: [{target: $.info, update: {title: Public}}]`;
  const files = { 'orders.yaml': whole('Orders'), 'public.yaml': overlay };
  const [orders] = await siteWith(files, [{ id: 'orders', overlays: ['public.yaml'] }]).load();
  expect(orders?.data.label).toBe('Public');
  expect(orders?.sources.map((file) => path.basename(file))).toEqual(['orders.yaml', 'public.yaml']);
});

it('keeps the last good state of a description that cannot be read any more, and takes the edits of another one', async () => {
  const { directory, load, edit } = siteWith({ 'orders.yaml': whole('Orders'), 'carts.yaml': whole('Carts') });
  const [orders] = await load();
  edit('orders.yaml', 'openapi: 3.1.0\npaths: [\n');
  edit('carts.yaml', whole('Baskets'));
  const [kept, edited] = await load();
  expect(kept).toMatchObject({ data: orders?.data, report: expect.stringMatching(/orders\.yaml:\d+:\d+/) });
  expect(edited).toMatchObject({ data: { label: 'Baskets' }, report: '' });
  for (const file of ['files/orders/openapi.yaml', 'files/carts/openapi.yaml'])
    expect(existsSync(path.join(directory, file))).toBe(true);
  expect(existsSync(path.join(pagesFolder(directory), pageFileName('/orders')))).toBe(true);
  edit('orders.yaml', whole('Orders'));
  expect((await load())[0]).toMatchObject({ report: '' });
});

it('reports the problems of all descriptions together', async () => {
  const { load } = siteWith({ 'orders.yaml': 'overlay: 1.0.0\nextends: base.yaml\n' });
  await expect(load()).rejects.toThrow('The descriptions of orders and carts have 2 problems:');
  await expect(load()).rejects.toThrow(/This is an Overlay[\s\S]*carts\.yaml|carts\.yaml[\s\S]*This is an Overlay/);
});

it('says which descriptions are good where another one is not', async () => {
  const { load } = siteWith({ 'orders.yaml': whole('Orders'), 'carts.yaml': 'openapi: 3.1.0\npaths: [\n' });
  await expect(load()).rejects.toThrow('The description of orders is good. The description of carts has 1 problem:');
});

it('refuses to generate into the folder of another run, and leaves its files', async () => {
  const { directory, load } = siteWith({ 'orders.yaml': whole('Orders'), 'carts.yaml': whole('Carts') });
  mkdirSync(pagesFolder(directory), { recursive: true });
  const [lock, page] = [path.join(directory, 'lock'), path.join(pagesFolder(directory), pageFileName('/orders'))];
  const holder = { madeBy: 'npm run build of the developer portal', ...identify(process.ppid) };
  writeFileSync(lock, JSON.stringify(holder));
  writeFileSync(page, '{}');
  await expect(load()).rejects.toThrow(`Process ${process.ppid} writes to the same folder`);
  expect(existsSync(page)).toBe(true);
});

it('reads what an API is allowed to outside the folder of its description', async () => {
  const files = {
    'api/orders.yaml': whole('Orders').replace('{description: Done}', "{$ref: '../shared/done.yaml'}"),
    'shared/done.yaml': 'description: Sent by courier\n',
  };
  const pageOf = async (allowRefs: string[]): Promise<string> => {
    const { directory, load } = siteWith(files, [{ description: 'api/orders.yaml', allowRefs }]);
    await load();
    return readFileSync(path.join(pagesFolder(directory), pageFileName('/orders/api/orders')), 'utf8');
  };
  expect(await pageOf([])).not.toContain('Sent by courier');
  expect(await pageOf(['shared/'])).toContain('Sent by courier');
});
