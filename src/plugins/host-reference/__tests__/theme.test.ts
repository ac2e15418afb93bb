import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { getSwizzleConfig } from '../swizzle';

const theme = path.join(__dirname, '../theme');

it('has parts of names that no theme of Docusaurus has', () => {
  const names = readdirSync(theme);
  const classic = path.join(path.dirname(require.resolve('@docusaurus/theme-classic/package.json')), 'lib/theme');
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !name.startsWith('OpenApi'))).toEqual([]);
  expect(names.filter((name) => readdirSync(classic).includes(name))).toEqual([]);
  expect(names.length).toBeLessThanOrEqual(8);
});

it('offers each part to the command that copies it', () => {
  expect(Object.keys(getSwizzleConfig().components).sort()).toEqual(readdirSync(theme).sort());
});
