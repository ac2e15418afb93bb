import { statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles, readPage, readSiteFile, siteFolder } from './builtSite';
import { asList, asNode } from './description/nodes';

const index = asNode(JSON.parse(readSiteFile('reference-index.json')));
const operations = asList(index.operations).map(asNode);

/** The addresses of the data behind the buttons of operations, by page and anchor. */
function addressesByPlace(): Map<string, string | undefined> {
  const pages = [...new Set(operations.map(({ page }) => String(page)))];
  return new Map(
    pages.flatMap((page) => {
      const { $ } = readPage(page);
      const buttons = $('button[data-request-builder]').map((_, button) => ({
        place: `${page}#${$(button).closest('article').attr('aria-labelledby')}`,
        address: button.attribs['data-request-builder'],
      }));
      return buttons.get().map(({ place, address }): [string, string | undefined] => [place, address]);
    }),
  );
}

/** Every `$ref` in a value. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (key === '$ref' ? [String(child)] : references(child)));
}

describe('the request builder', () => {
  it('has for every operation a small file of its own, which refers to nothing', () => {
    const byPlace = addressesByPlace();
    const addresses = operations.map((operation) => {
      const address = byPlace.get(`${operation.page}#${operation.anchor}`);
      expect(address, String(operation.id)).toMatch(/^\/request-builder\/[\w.-]+\.json$/);
      const data = asNode(JSON.parse(readSiteFile(String(address).slice(1))));
      expect(data).toMatchObject({ method: String(operation.method).toUpperCase(), path: operation.path });
      expect(references(data)).toEqual([]);
      return String(address).slice(1);
    });
    expect(new Set(addresses).size).toBe(operations.length);
    const contracts = addresses.map((address) => String(asNode(JSON.parse(readSiteFile(address))).contract).slice(1));
    const files = listFiles(path.join(siteFolder(), 'request-builder'));
    expect(files.filter((file) => !file.startsWith('recipes/')).sort()).toEqual(
      [...addresses, ...new Set(contracts)].map((address) => path.posix.relative('request-builder', address)).sort(),
    );
    for (const file of addresses) expect(statSync(path.join(siteFolder(), file)).size).toBeLessThan(200_000);
  });

  it('has for every button of a recipe the steps, each with what its request is checked by', () => {
    const examples = ['region_task', 'weekly_checklist', 'survey', 'hr_sync', 'payroll'].map(
      (name) => `examples/${name}`,
    );
    const buttons = ['getting_started', ...examples]
      .map((name) => `/docs/docs/${name}`)
      .flatMap((page) => {
        const { $ } = readPage(page);
        return $('button[data-recipe]')
          .toArray()
          .map((button) => $(button).attr('data-recipe') ?? '');
      });
    expect(new Set(buttons).size).toBe(10);
    for (const address of buttons) {
      const { title, steps } = asNode(JSON.parse(readSiteFile(address.slice(1))));
      expect(title).toEqual(expect.any(String));
      expect(asList(steps).length).toBeGreaterThan(1);
      for (const step of asList(steps).map(asNode)) {
        expect(step).toMatchObject({ kind: 'request', contract: '/request-builder/contract/all.json' });
        expect(step.address).toMatch(/^\/docs\/api_reference\/api\/[\w/]+#[\w-]+$/);
      }
    }
    expect(readSiteFile('docs/docs/getting_started.md')).not.toContain('Step through');
  });

  it('is named in no style sheet and in no link of a page', () => {
    const sheets = listFiles(path.join(siteFolder(), 'assets/css'));
    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of sheets) expect(readSiteFile(`assets/css/${sheet}`)).not.toContain('openapi-explorer');
    for (const page of new Set(operations.map((operation) => String(operation.page)))) {
      expect(readPage(page).$('link[href*="request-builder"], script[src*="request-builder"]').length).toBe(0);
    }
  });
});
