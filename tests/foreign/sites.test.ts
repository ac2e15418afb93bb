import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { expectChecked } from './checkInBrowser';
import { fileOf } from './descriptions';
import { buildForeign, expectWhole } from './foreignSite';

/** The parts of an overview in the order in which they are in its text. */
function overviewOrder(html: string): string[] {
  const parts: [name: string, selector: string][] = [
    ['title', 'h1'],
    ['actions', '.page-actions'],
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
    expect(overviewOrder(site.read('index.html'))).toEqual(['title', 'actions', 'operations', 'explanations']);
    expectWhole(site);
    await expectChecked(site, 'getInventory');
  } finally {
    site.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
