import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { listFiles } from '../site/builtSite';
import { readAddresses } from '../support/siteAddresses';
import { expectChecked } from './checkInBrowser';
import { fileOf } from './descriptions';
import { buildForeign, expectWhole } from './foreignSite';

/** The parts of an overview in the order in which they are in its text. */
function overviewOrder(html: string): string[] {
  const parts: [name: string, selector: string][] = [
    ['title', 'h1'],
    ['actions', '.page-actions'],
    ['facts', 'table th[scope=row]'],
    ['operations', '.method-column'],
    ['explanations', '#servers, #access, #topics, #about-this-api'],
  ];
  const $ = load(html);
  const all = $('main')
    .find(parts.map(([, selector]) => selector).join(', '))
    .toArray();
  const names = all.map((element) => parts.find(([, selector]) => $(element).is(selector))?.[0] ?? '');
  return [...new Set(names)];
}

/** A workflow about the Petstore, as its authors would put it beside the description. */
const adoption = `arazzo: 1.0.1
info: { title: Adoption, version: 1.0.0 }
sourceDescriptions: [{ name: pets, url: ./petstore.json, type: openapi }]
workflows:
  - workflowId: find-pet
    summary: Find a pet
    steps:
      - stepId: listPets
        operationId: findPetsByStatus
        parameters: [{ name: status, in: query, value: [available] }]
        outputs: { petId: $response.body#/0/id }
      - stepId: readPet
        operationId: getPetById
        parameters: [{ name: petId, in: path, value: $steps.listPets.outputs.petId }]
`;

it('a site around Swagger 2.0 is built whole with the recipes beside it, and a request is checked in a browser', {
  timeout: 600_000,
}, async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'described-'));
  const description = path.join(folder, 'petstore.json');
  cpSync(fileOf('2.0/json/petstore.json'), description);
  writeFileSync(path.join(folder, 'adoption.arazzo.yaml'), adoption);
  const site = await buildForeign(description, 'petstore');
  try {
    const overview = load(site.read('index.html'))('main');
    expect(overview.find('#recipe-find-pet')).toHaveLength(1);
    expect(overview.text()).toContain('[0].id');
    expect(overviewOrder(site.read('index.html'))).toEqual(['title', 'actions', 'facts', 'operations', 'explanations']);
    expectWhole(site);
    await expectChecked(site, 'getInventory');
  } finally {
    site.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A description without an operation, and one that links to its own pages and its author's. */
const small = {
  nothing: 'openapi: 3.1.0\ninfo: { title: Nothing yet, version: 0.1.0, summary: On its first day }\npaths: {}\n',
  pets: `openapi: 3.0.3
info: { title: Pets, version: '1', description: 'See [pets](#tag/pets) and [the start](/).' }
tags: [{ name: pets, description: 'To [list](#operation/listPets) and [more](/more).' }]
paths: { /pets: { get: { operationId: listPets, tags: [pets], responses: { '200': { description: Pets } } } } }
`,
};

it.each([
  ['nothing', 'Nothing yet', '/portal/'],
  ['pets', 'Pets', '/a/b/'],
] as const)(
  'a site around %s is called "%s", and every address in it leads to one of its files below %s',
  {
    timeout: 300_000,
  },
  async (name, title, baseUrl) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'described-'));
    const description = path.join(folder, 'openapi.yaml');
    writeFileSync(description, small[name]);
    const site = await buildForeign(description, name, baseUrl);
    try {
      const { counts, wrong } = readAddresses({
        folder: site.folder,
        origin: 'https://developers.example.com',
        baseUrl,
      });
      expect(wrong).toEqual([]);
      for (const file of ['index.html', '404.html', 'llms.txt', 'sitemap.xml', 'pages.json'])
        expect(counts.get(file), file).toBeGreaterThan(0);
      const $ = load(site.read('index.html'));
      expect([$('h1').text(), $('.navbar__title').text(), $('title').text()]).toEqual([title, title, title]);
      const texts = listFiles(site.folder).filter((file) => !/\.(png|ico|mjs)$/.test(file));
      expect(texts.filter((file) => /Retail|img\/logo/.test(site.read(file)))).toEqual([]);
      expect(listFiles(site.folder).filter((file) => file.startsWith('img/'))).toEqual(['img/favicon.svg']);
    } finally {
      site.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

/** A description of 151 models, each with the name of its number. */
const many = [
  'openapi: 3.1.0',
  'info: { title: Many, version: "1", x-logo: { url: ./logo.svg } }',
  'paths: { /a: { get: { responses: {} } } }',
  'components:',
  '  schemas:',
  ...Array.from({ length: 151 }, (_each, index) => `    Model${index}: { type: object, title: Thing ${index} }`),
].join('\n');

it('more than 150 models have a page of their own, below which the sidebar has the one that is shown', {
  timeout: 300_000,
}, async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'described-'));
  const description = path.join(folder, 'openapi.yaml');
  writeFileSync(description, many);
  writeFileSync(path.join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"/>');
  const site = await buildForeign(description, 'many', '/portal/');
  try {
    const overview = load(site.read('index.html'));
    expect(overview('main a[href*="/models/"]')).toHaveLength(0);
    expect(overview('main a[href="/portal/api_reference/models"]').text()).toBe('All 151 models');
    expect(overview('.navbar__logo img').attr('src')).toBe('/portal/img/logo.svg');
    expect(site.read('img/logo.svg')).toContain('0 0 4 1');
    const list = load(site.read('api_reference/models/index.html'));
    expect(list('main li > a[href*="/models/"]')).toHaveLength(151);
    const current = '.menu [aria-current="page"]';
    expect(list(current).text()).toBe('Models');
    const model = load(site.read('api_reference/models/model7/index.html'));
    expect(model(current).text()).toBe('Thing 7');
    expect(model(current).closest('ul').prev('a').attr('href')).toBe('/portal/api_reference/models');
    const { wrong } = readAddresses({
      folder: site.folder,
      origin: 'https://developers.example.com',
      baseUrl: '/portal/',
    });
    expect(wrong).toEqual([]);
  } finally {
    site.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
