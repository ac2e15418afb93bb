import { expect, it } from 'vitest';
import { createSiteSearch } from '../../src/search/dialog/siteSearch';
import { askAll, meanOf, readTable, reportOf } from '../search/queries';
import { placesOf } from '../search/referencePlaces';
import { unbuiltSearch } from '../search/unbuiltSearch';
import { fileOf } from './descriptions';
import { buildForeign } from './foreignSite';

it.each([
  { description: '3.0/json/star-trek.json', file: 'startrek.yaml' },
  { description: '3.1/json/readme.json', file: 'readme.yaml' },
])(
  '$description is searched with the right result first: mean reciprocal rank 0.92 over the queries of $file',
  {
    timeout: 600_000,
  },
  async ({ description, file }) => {
    const { kinds } = readTable(file);
    expect(Object.values(kinds).flatMap((kind) => Object.keys(kind)).length).toBeGreaterThanOrEqual(40);
    const site = await buildForeign(fileOf(description), file);
    try {
      const search = () => createSiteSearch(async (part) => JSON.parse(site.read(part)));
      const answers = await askAll(kinds, search, placesOf(site.index));
      console.log(reportOf(answers));
      expect(meanOf(answers)).toBeGreaterThanOrEqual(0.92);
    } finally {
      site.remove();
    }
  },
);

it.each([
  { description: fileOf('3.0/json/petstore.json'), file: 'pets.yaml' },
  { description: fileOf('3.1/json/train-travel.json'), file: 'trains.yaml' },
])('the queries of $file have the right result first, without a site: mean reciprocal rank 0.92', async (table) => {
  const { kinds } = readTable(table.file);
  expect(Object.values(kinds).flatMap((kind) => Object.keys(kind)).length).toBeGreaterThanOrEqual(40);
  const { search, resolve } = await unbuiltSearch(table.description);
  const answers = await askAll(kinds, search, resolve);
  console.log(reportOf(answers));
  expect(meanOf(answers)).toBeGreaterThanOrEqual(0.92);
});
