import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { packageCommand, readCommand } from '../../../scripts/command';
import { withTemporaryFolder } from '../../../scripts/temporaryFolder';

/** One statement in a file of the project, and whether the rule reports it. */
const cases: [file: string, statement: string, isReported: boolean][] = [
  ['src/components/a.ts', "import x from '@docusaurus/core/lib/client/docusaurus';", true],
  ['src/components/b.ts', "export * from 'react/cjs/react.production.js';", true],
  ['src/components/c.ts', "export { x } from '@docusaurus/theme-common/internal';", true],
  ['src/components/d.ts', "import registry from '@generated/registry';", true],
  ['src/components/e.ts', "import('react-loadable');", true],
  ['src/components/f.ts', 'import(`react-loadable`);', true],
  ['src/components/g.ts', 'import(`@docusaurus/core/lib/client/$' + '{name}`);', true],
  ['src/components/h.ts', "import('react-loadable', { with: { type: 'json' } });", true],
  ['src/components/i.ts', 'require(`react-loadable`);', true],
  ['src/components/j.ts', "requireHere.resolve('docusaurus-theme-openapi-docs/lib/theme');", true],
  ['src/components/k.ts', "type Loadable = import('react-loadable').Loadable;", true],
  ['src/components/l.ts', "vi.mock('react-loadable', () => ({}));", true],
  ['src/components/m.ts', "import Original from '@theme-original/Footer';", true],
  ['src/components/n.ts', 'import(`@theme-original/$' + '{name}`);', true],
  ['src/components/o.ts', "import('react-' + 'loadable');", true],
  ['src/components/p.ts', "require('react-' + name);", true],
  ['src/components/r.ts', 'import(`react-$' + '{name}`);', true],
  ['src/components/s.ts', "import { normalizeUrl } from '@docusaurus/utils';", true],
  ['src/components/q.ts', "import('./' + name);", false],
  ['src/platform/a.ts', "import x from '@docusaurus/core/lib/client/docusaurus';", false],
  ['src/platform/b.ts', "import Original from '@theme-original/Footer';", true],
  ['src/preset/theme/a.ts', "import Original from '@theme-init/Footer';", false],
  ['src/preset/theme/b.ts', "import x from '@docusaurus/core/lib/client/docusaurus';", true],
  ['src/plugins/a.ts', "import { useDoc } from '@docusaurus/plugin-content-docs/client';", false],
  ['src/plugins/b.ts', "import { x } from '@site/src/platform/docusaurus/client';", false],
  ['src/plugins/c.ts', "import { x } from '../platform/docusaurus/client';", false],
  ['src/plugins/e.ts', "import { areas } from '../site/home/areas';", true],
  ['src/preset/theme/c.ts', "import Hero from '@site/src/site/home/Hero';", true],
  ['src/site/home/a.ts', "import { pictureSize } from '../../site/pictures/socialPictures';", false],
  ['scripts/a.ts', "import { pictureSize } from '../src/site/pictures/socialPictures';", true],
  ['src/plugins/f.ts', "import { main } from '../../scripts/main';", true],
  ['src/plugins/g.ts', "import('@site/scripts/main');", true],
  ['src/plugins/__tests__/a.ts', "import { readCommand } from '../../../scripts/command';", false],
  ['src/site/pictures/a.ts', "import { findBrowser } from '../../../scripts/browser';", false],
  ['src/machine/a.ts', "import { step } from './scripts/step';", false],
  ['scripts/bench/a.ts', "import { main } from '../../scripts/main';", false],
  ['src/plugins/d.ts', "const folder = path.resolve(siteDir, 'site/src');", false],
];

/** The files of a folder in which the linter reports something, by the rule alone. */
async function lint(folder: string): Promise<Set<string>> {
  const { code, output } = await readCommand(
    packageCommand('@biomejs/biome', 'biome', ['lint', '--reporter=github', '--config-path', folder, folder]),
  );
  if (code !== 1) throw new Error(`The linter ended with ${code}: ${output}`);
  return new Set(
    [...output.matchAll(/title=plugin,file=([^,]+)/g)].map(([, file = '']) => path.relative(folder, file)),
  );
}

describe('what other packages do not promise', () => {
  let reported: Set<string>;
  beforeAll(() =>
    withTemporaryFolder('imports-', async (folder) => {
      const rule = path.resolve(__dirname, '../imports.grit');
      const config = { root: true, plugins: [rule], linter: { rules: { preset: 'none' } } };
      writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(config));
      for (const [file, statement] of cases) {
        mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        writeFileSync(path.join(folder, file), `${statement}\n`);
      }
      reported = await lint(folder);
    }),
  );

  it.each(cases)('in %s: %s', (file, _statement, isReported) => {
    expect(reported.has(file)).toBe(isReported);
  });
});
