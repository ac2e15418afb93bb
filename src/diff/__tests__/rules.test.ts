import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { allRules } from '../change';
import { verdictOf } from '../rules';

const readme = readFileSync(path.join(__dirname, '../README.md'), 'utf8');

function row([name, rule]: [string, (typeof allRules)[keyof typeof allRules]]): string {
  const cells = [`\`${name}\``, rule.title, verdictOf(rule, 'request'), verdictOf(rule, 'response'), rule.because];
  return `${cells.map((cell) => (cell ? `| ${cell} ` : '| ')).join('')}|`;
}

test('the README has the rules as they are', () => {
  const rows = Object.entries(allRules).map((entry) =>
    row(entry as [string, (typeof allRules)[keyof typeof allRules]]),
  );
  const table = [
    '| Rule | Says | Request | Response | Other than oasdiff, because |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
  expect(readme.split('<!-- diff rules -->\n\n')[1]?.split('\n\n<!-- /diff rules -->')[0]).toBe(table);
});

test('every rule is in the table of cases, but for the one that takes a large description', () => {
  const folder = path.join(__dirname, 'cases');
  const texts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const wanted = texts.flatMap((text) => (parse(text) as { want: string[] }[]).flatMap(({ want }) => want));
  const found = new Set(wanted.map((line) => line.split(' ')[0]));
  expect(Object.keys(allRules).filter((name) => !found.has(name))).toEqual(['comparison-stopped']);
});
