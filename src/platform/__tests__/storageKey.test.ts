import path from 'node:path';
import { buildSync } from 'esbuild';
import { expect, it } from 'vitest';
import { storageKey } from '../docusaurus/plugins';

const site = { type: 'localStorage', namespace: '-a1b' } as const;

/** The function of theme-common that a site's components keep values with, bundled for the site. */
function createStorageSlot(storage: object): (name: string) => { get: () => string | null } {
  const folder = path.dirname(require.resolve('@docusaurus/theme-common'));
  const { outputFiles } = buildSync({
    stdin: { contents: "export { createStorageSlot } from './utils/storageUtils';", resolveDir: folder },
    ...{ bundle: true, format: 'cjs', platform: 'node', write: false, external: ['react'] },
    alias: { '@generated/site-storage': `data:application/json,${JSON.stringify(site)}` },
  });
  const module = { exports: {} as { createStorageSlot: ReturnType<typeof createStorageSlot> } };
  new Function('module', 'require', 'window', outputFiles[0]?.text ?? '')(module, require, { localStorage: storage });
  return module.exports.createStorageSlot;
}

it('what a component keeps is found by our key before the site has started', () => {
  const kept = { getItem: (key: string) => (key === storageKey(site, 'sample-language') ? 'python' : null) };
  expect(createStorageSlot(kept)('sample-language').get()).toBe('python');
});
