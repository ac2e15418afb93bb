import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noticesFile, noticesPlugin } from '../noticesPlugin';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'notices-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

it('lists what is in a bundle: put together, loaded later, or a style sheet; and nothing that was left out', async () => {
  const packageOf = (name: string, code: string, more: object = {}): Record<string, string> => ({
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js', ...more }),
    [`node_modules/${name}/index.js`]: code,
    [`node_modules/${name}/LICENSE`]: `Terms of ${name}.`,
  });
  write({
    'entry.js': `import { together } from 'together'; import { unused } from 'unused'; import 'sheet/sheet.css'; import '.made/made';
      globalThis.all = [together(1), import('later')];`,
    ...packageOf(
      'together',
      "import { inner } from 'inner'; export const together = (x) => inner(x) + document.title;",
      { sideEffects: false, type: 'module' },
    ),
    ...packageOf('inner', 'export const inner = (x) => x * Math.random();', { sideEffects: false, type: 'module' }),
    ...packageOf('unused', "export const unused = 'unused';", { sideEffects: false, type: 'module' }),
    ...packageOf('later', 'module.exports = 1;'),
    ...packageOf('sheet', ''),
    'node_modules/.made/made.js': 'globalThis.made = true;',
    'node_modules/sheet/sheet.css': 'p { color: red }',
  });
  const bundler = rspack as unknown as ConfigureWebpackUtils['currentBundler']['instance'];
  const compiler = rspack({
    context: folder,
    entry: './entry.js',
    mode: 'production',
    experiments: { css: true },
    output: { path: path.join(folder, 'out') },
    plugins: [noticesPlugin(bundler)] as unknown as Exclude<
      Parameters<typeof rspack>[0],
      readonly unknown[]
    >['plugins'],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    ),
  );
  const text = readFileSync(path.join(folder, 'out', noticesFile), 'utf8');
  expect(text.match(/^Terms of \w+(?=\.$)/gm)?.map((line) => line.slice(9))).toEqual([
    'inner',
    'later',
    'sheet',
    'together',
  ]);
});
