import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import type { ProofRow } from '../../src/reference/outputs/guides/proof';
import { repository, siteFolder } from './builtSite';

const page = 'docs/api_reference/table_of_contents';
const read = (folder: string, file: string): string => readFileSync(path.join(folder, file), 'utf8');
const rows = JSON.parse(read(repository, 'tests/proof.json')) as ProofRow[];

/** The cells that a row has to have, whoever writes it. */
const wanted = rows.map(({ what, language = '', run, passed, note }) =>
  note === undefined ? [what, language, String(run), String(passed)] : [what, language, note, ''],
);

it('the overview of the reference has a row for each of tests/proof.json, with its numbers', () => {
  const $ = load(read(siteFolder(), `${page}/index.html`));
  const shown = $('#proof').nextAll().find('tbody tr').toArray();
  const cells = shown.map((row) => $(row).find('td').toArray());
  expect(cells.map((row) => row.map((cell) => $(cell).text()))).toEqual(wanted);
});

it('and so has its Markdown', () => {
  const [, table = ''] = read(siteFolder(), `${page}.md`).split('## What is tested');
  const lines = table.split('\n').filter((line) => /^\| (?!What|---)/.test(line));
  expect(
    lines.map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    ),
  ).toEqual(wanted);
});
