import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import type { ProofRow } from '../../src/reference/outputs/guides/proof';
import { repository, siteFolder } from './builtSite';

const page = 'docs/api_reference/table_of_contents';
const read = (folder: string, file: string): string => readFileSync(path.join(folder, file), 'utf8');
const rows = JSON.parse(read(repository, 'tests/proof.json')) as ProofRow[];

it('the overview of the reference has a row for each of tests/proof.json, with its numbers', () => {
  const $ = load(read(siteFolder(), `${page}/index.html`));
  const shown = $('#proof').nextAll().find('tbody tr').toArray();
  expect(shown.map((row) => $(row).find('td').first().text())).toEqual(rows.map(({ what }) => what));
  for (const [index, { run, note }] of rows.entries()) {
    expect($(shown[index]).text()).toContain(note ?? String(run));
  }
});

it('and so has its Markdown', () => {
  for (const { what, language = '' } of rows)
    expect(read(siteFolder(), `${page}.md`)).toContain(`| ${what} | ${language} |`);
});
