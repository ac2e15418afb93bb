import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { writeFiles } from '../../src/reference/load/__tests__/files';
import { rulesWithoutPlugins } from '../lintRules';

vi.spyOn(console, 'log').mockImplementation(() => undefined);

const plugin = `require('node:fs').writeFileSync(__dirname + '/ran', ''); module.exports = { id: 'own' };`;

it.each<[what: string, files: Record<string, string>, isRead: boolean]>([
  ['rules alone', { 'redocly.yaml': 'extends: [recommended]\nrules: {info-contact: off}' }, true],
  ['a plugin', { 'redocly.yaml': 'plugins: [./a.js]', 'a.js': plugin }, false],
  [
    'a plugin of what they extend',
    { 'redocly.yaml': 'extends: [./base.yaml]', 'base.yaml': 'plugins: [./a.js]', 'a.js': plugin },
    false,
  ],
  ['a plugin that nothing names', { 'redocly.yaml': 'extends: [minimal]', '@theme/plugin.cjs': plugin }, false],
  ['a mistake', { 'redocly.yaml': 'plugins: [' }, false],
  ['a part in their folder', { 'redocly.yaml': 'extends: [./base.yaml]', 'base.yaml': 'extends: [minimal]' }, true],
  ['a part that is missing', { 'redocly.yaml': 'extends: [./base.yaml]' }, false],
  ['a part above their folder', { 'redocly.yaml': 'extends: [../base.yaml]' }, false],
  ['a part of another folder', { 'redocly.yaml': `rules: {$ref: ${__filename}}` }, false],
  ['a part from an address', { 'redocly.yaml': 'extends: [https://example.com/base.yaml]' }, false],
  [
    'a part of a part from an address',
    { 'redocly.yaml': 'extends: [./a.yaml]', 'a.yaml': 'rules: {$ref: "https://example.com/base.yaml"}' },
    false,
  ],
])('of rules with %s, no program runs and nothing else is read', async (_what, files, isRead) => {
  const folder = writeFiles(files);
  const rules = path.join(folder, 'redocly.yaml');
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('It is read.'));
  const want = isRead ? rules : path.resolve(__dirname, '../recommendedRules.yaml');
  expect(await rulesWithoutPlugins(rules)).toBe(want);
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
  for (const place of ['ran', '@theme/ran']) expect(existsSync(path.join(folder, place))).toBe(false);
});
