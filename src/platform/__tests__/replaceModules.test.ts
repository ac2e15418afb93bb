import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Replacement, replaceModules } from '../replaceModules';

type Plugins = Exclude<Parameters<typeof rspack>[0], readonly unknown[]>['plugins'];
type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];

/** A bundle of two modules that import a third one, which may be replaced. */
const files = {
  'entry.js': "import './asks.js'; import { name } from './named'; globalThis.entry = name;",
  'asks.js': "import { name } from './named'; globalThis.inner = name;",
  'named.js': "export const name = 'theirs';",
  'other-named.js': "export const name = 'other';",
  'ours.js': "export const name = 'ours';",
};

describe('a module that is replaced', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'replace-'));
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Bundles the entry with one replacement; gives the errors, and what the bundle sets. */
  async function bundle(replacement: Partial<Replacement>): Promise<{ errors: string[]; set: Record<string, string> }> {
    const whole: Replacement = {
      name: '`./named`',
      asked: /^\.\/named$/,
      standIn: path.join(folder, 'ours.js'),
      ...replacement,
    };
    const compiler = rspack({
      context: folder,
      entry: './entry.js',
      mode: 'production',
      output: { path: path.join(folder, 'out') },
      plugins: replaceModules(rspack as unknown as Bundler, [whole]) as unknown as Plugins,
    });
    const errors = await new Promise<string[]>((resolve, reject) =>
      compiler.run((error, stats) =>
        error ? reject(error) : resolve((stats?.toJson({ errors: true }).errors ?? []).map(({ message }) => message)),
      ),
    );
    const set: Record<string, string> = {};
    if (errors.length === 0) {
      const script = await readFile(path.join(folder, 'out/main.js'), 'utf8');
      new Function('globalThis', script)(set);
    }
    return { errors, set };
  }

  it.each<[string, Partial<Replacement>, Record<string, string>]>([
    ['is ours wherever it is imported', {}, { entry: 'ours', inner: 'ours' }],
    [
      'is ours only where it is meant to be',
      { isFrom: (importer) => importer.endsWith('asks.js') },
      { entry: 'theirs', inner: 'ours' },
    ],
  ])('%s', async (_what, replacement, set) => {
    expect(await bundle(replacement)).toEqual({ errors: [], set });
  });

  it('may depend on what is asked for', async () => {
    const { set } = await bundle({ standIn: (asked) => path.join(folder, asked.replace('./', 'other-')) });
    expect(set).toEqual({ entry: 'other', inner: 'other' });
  });

  it.each<[string, Partial<Replacement>]>([
    ['it has another name now', { asked: /^\.\/renamed$/ }],
    ['another file imports it now', { isFrom: (importer) => importer.endsWith('elsewhere.js') }],
    [
      'a module that needs it is in the bundle',
      { asked: /^\.\/renamed$/, isNeededBy: (module) => module.endsWith('asks.js') },
    ],
  ])('fails the build when %s', async (_what, replacement) => {
    const { errors } = await bundle(replacement);
    expect(errors.join()).toContain('`./named` was not replaced, since nothing imports it by that name.');
    expect(errors).toHaveLength(1);
  });

  it('is not missed by a bundle that has no use for it', async () => {
    const unused = { asked: /^\.\/renamed$/, isNeededBy: (module: string) => module.endsWith('elsewhere.js') };
    expect(await bundle(unused)).toEqual({ errors: [], set: { entry: 'theirs', inner: 'theirs' } });
  });
});
