import { describe, expect, it } from 'vitest';
import { readRoutes, readSiteFile } from './builtSite';
import { expectedFields, factsOf } from './description/expectedFields';
import { expectedOperations } from './description/expectedOperations';
import { missingOf } from './description/findField';
import { asList, asNode, bundleDescription, entries } from './description/nodes';
import { type ShownPage, showPage } from './description/rows';
import { bareText, hasToken, readText } from './visibleText';

const base = '/docs/api_reference';
const document = await bundleDescription();
const operations = expectedOperations(document);
const models = entries(asNode(document.components).schemas).filter(
  ([, schema]) => typeof schema['x-page'] === 'string',
);
const modelRoutes = new Map(models.map(([name, schema]) => [name, `${base}/models/${String(schema['x-page'])}`]));
const shown = new Map(
  [...new Set([...operations.map(({ page }) => `${base}/api/${page}`), ...modelRoutes.values()])].map((route) => [
    route,
    showPage(route),
  ]),
);
const index = asNode(JSON.parse(readSiteFile('reference-index.json')));

function pageOf(route: string): ShownPage {
  const page = shown.get(route);
  if (!page) throw new Error(`There is no page ${route}.`);
  return page;
}

function modelPage(name: string): ShownPage | undefined {
  const route = modelRoutes.get(name);
  return route === undefined ? undefined : pageOf(route);
}

function linkedFrom(page: ShownPage): ShownPage[] {
  return page.models.filter((route) => shown.has(route)).map(pageOf);
}

describe('the description', () => {
  it('has at least 80 operations on 20 API pages, and 26 model pages', () => {
    expect(operations.filter(({ kind }) => kind === 'operations').length).toBeGreaterThanOrEqual(80);
    expect(new Set(operations.map(({ page }) => page)).size).toBe(20);
    expect(models).toHaveLength(26);
  });

  it('has a title of its own for each schema, so that none needs a name behind it, but where the facts state one twice', () => {
    const titles = entries(asNode(document.components).schemas).map(([, { title }]) => String(title));
    const described = titles.filter((title) => title !== 'undefined');
    expect(described.length).toBeGreaterThan(100);
    expect(described.filter((title, index) => described.indexOf(title) !== index)).toEqual(['Generation rule']);
  });

  it('states the pages of the route table', () => {
    expect([...shown.keys()].sort()).toEqual(
      readRoutes()
        .filter((route) => /\/(api|models)\//.test(route))
        .sort(),
    );
  });
});

describe.each(operations)(
  '$id is read with JavaScript off',
  ({ id, kind, method, path, page: tagPage, texts, groups }) => {
    const route = `${base}/api/${tagPage}`;
    const page = pageOf(route);
    const entry = asList(index[kind])
      .map(asNode)
      .find((operation) => operation.id === id);
    const anchor = String(entry?.anchor);
    const section = page.section(anchor);

    it('on the page of its tag, with method, path, summary and descriptions', () => {
      expect(entry).toMatchObject({ id, page: route });
      expect(hasToken(section, kind === 'webhooks' ? 'EVENT' : method)).toBe(true);
      expect(readText(section)).toContain(path);
      const bare = bareText(section);
      expect(texts.filter((text) => !bare.includes(bareText(text)))).toEqual([]);
    });

    it.each(groups)('with every field of $name', ({ anchorParts, fields }) => {
      const prefix = `${[anchor, ...anchorParts].join('.')}.`;
      const places = {
        own: page.rows.filter((row) => row.id.startsWith(prefix)),
        page,
        linked: linkedFrom(page),
        modelPage,
      };
      expect(fields.flatMap((field) => missingOf(field, places))).toEqual([]);
    });
  },
);

describe.each(models)('the model %s is read with JavaScript off', (name, schema) => {
  const page = pageOf(modelRoutes.get(name) ?? '');

  it('with title and description', () => {
    const { texts } = factsOf(document, schema);
    expect(readText(page.text)).toContain(String(schema.title));
    expect(texts.filter((text) => !page.bare.includes(bareText(text)))).toEqual([]);
  });

  it('with every field', () => {
    const places = { own: page.rows, page, linked: linkedFrom(page), modelPage };
    expect(expectedFields(document, schema, [], [name]).flatMap((field) => missingOf(field, places))).toEqual([]);
  });
});
