import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { filesThatName, readPage, readSiteFile, repository, siteFolder } from './builtSite';
import { asList, asNode, bundleDescription, entries } from './description/nodes';

const document = await bundleDescription();
const index = asNode(JSON.parse(readSiteFile('reference-index.json')));
const operations = asList(index.operations).map(asNode);
const webhooks = asList(index.webhooks).map(asNode);
const models = asList(index.models).map(asNode);
const fields = asList(index.fields).map(asNode);

it('no file names the folders of the machine that built it', () => {
  expect(filesThatName([repository, `${os.homedir()}/`], siteFolder())).toEqual([]);
});

describe('the downloads', () => {
  it('openapi.json is the bundled description', () =>
    expect(JSON.parse(readSiteFile('openapi.json'))).toEqual(document));

  it('openapi.yaml is the bundled description', () => {
    expect(parse(readSiteFile('openapi.yaml'), { maxAliasCount: -1 })).toEqual(document);
  });

  it.each(readdirSync('openapi/workflows').filter((name) => name.endsWith('.arazzo.yaml')))(
    '%s is there as it was written, and named in llms.txt',
    (name) => {
      expect(readSiteFile(`downloads/${name}`)).toBe(readFileSync(`openapi/workflows/${name}`, 'utf8'));
      expect(readSiteFile('llms.txt')).toContain(`/downloads/${name}\``);
    },
  );
});

describe('reference-index.json', () => {
  it('names the description', () => {
    const { title, version } = asNode(document.info);
    expect(index.spec).toEqual({ title, version, openapi: document.openapi });
  });

  it('holds every operation and webhook, with the keys that others rely on', () => {
    const methods = entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((key) => key !== 'parameters')
        .map((method) => `${method} ${path}`),
    );
    expect(operations.map(({ method, path }) => `${String(method)} ${String(path)}`).sort()).toEqual(methods.sort());
    expect(webhooks.map(({ name }) => name).sort()).toEqual(Object.keys(asNode(document.webhooks)).sort());
    for (const operation of [...operations, ...webhooks]) {
      expect(operation).toMatchObject({
        id: expect.any(String),
        page: expect.any(String),
        anchor: expect.any(String),
        deprecated: expect.any(Boolean),
      });
    }
  });

  it('holds every named schema, with its page or null, and the operations that use it', () => {
    expect(models.map(({ name }) => name).sort()).toEqual(
      Object.keys(asNode(asNode(document.components).schemas)).sort(),
    );
    const ids = new Set(operations.concat(webhooks).map(({ id }) => id));
    for (const { name, page, usedBy } of models) {
      const stated = asNode(asNode(asNode(document.components).schemas)[String(name)])['x-page'];
      expect(page).toBe(stated === undefined ? null : `/docs/api_reference/models/${String(stated)}`);
      expect(asList(usedBy).filter((id) => !ids.has(id))).toEqual([]);
    }
  });

  it.each([
    ['operations', operations, 'id'],
    ['webhooks', webhooks, 'id'],
    ['models', models, 'name'],
  ] as const)('is sorted by name: %s', (_list, items, key) => {
    const names = items.map((item) => String(item[key]));
    expect(names).toEqual([...names].sort());
  });

  it('names pages and anchors that are in the HTML', () => {
    const anchors = [...operations, ...webhooks, ...fields];
    const routes = [
      ...new Set([...anchors, ...models, ...asList(index.pages).map(asNode)].map(({ page, url }) => page ?? url)),
    ].filter(Boolean);
    const ids = new Map(
      routes.map((route) => [
        route,
        new Set(
          readPage(String(route))
            .$('[id]')
            .map((_, element) => element.attribs.id)
            .get(),
        ),
      ]),
    );
    expect(anchors.filter(({ page, anchor }) => !ids.get(page)?.has(String(anchor)))).toEqual([]);
    expect(routes).toHaveLength(46);
  });
});
