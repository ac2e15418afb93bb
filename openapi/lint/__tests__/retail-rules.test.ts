import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import retailRules from '../retail-rules.mjs';
import { readRules } from './lintSnippet';

const names = Object.keys(retailRules().rules.oas3);

it('turns every rule of the plugin on as an error', () => {
  const settings = Object.entries(readRules()).filter(([name]) => name.startsWith('retail/'));
  expect(settings).toEqual(names.map((name) => [`retail/${name}`, 'error']));
});

it('has a file and a test for every rule', () => {
  const folder = path.join(import.meta.dirname, '..');
  expect(readdirSync(path.join(folder, 'rules')).sort()).toEqual(names.map((name) => `${name}.mjs`));
  const tests = readdirSync(path.join(folder, '__tests__'));
  expect(tests).toEqual(expect.arrayContaining(names.map((name) => `${name}.test.ts`)));
});

it('lets no rule be less than an error, but those that others replace', () => {
  const lax = Object.entries(readRules()).filter(([, setting]) => /"?(warn|off)"?/.test(JSON.stringify(setting)));
  expect(lax).toEqual([
    ['no-server-example.com', 'off'],
    ['no-invalid-media-type-examples', 'off'],
  ]);
});
