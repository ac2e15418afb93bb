import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const theme = path.resolve(__dirname, '../../preset/theme');
const readme = readFileSync(path.resolve(__dirname, '../README.md'), 'utf8');

/** Where Docusaurus looks for what a component of ours is to stand in for. */
const originals = [
  path.join(path.dirname(require.resolve('@docusaurus/theme-classic/package.json')), 'lib/theme'),
  path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), 'lib/client/theme-fallback'),
];

/** Names of what is in `src/preset/theme`, as in `DocItem/Content`. */
const components = readdirSync(theme, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => file.replace(/(\/index)?\.tsx?$/, ''))
  .sort();

describe.each(components)('the component %s', (name) => {
  it('stands in for one that Docusaurus has: a renamed one would be missed without an error', () => {
    const files = originals.flatMap((folder) =>
      [`${name}.js`, `${name}/index.js`].map((file) => path.join(folder, file)),
    );
    expect(files.filter((file) => existsSync(file))).not.toEqual([]);
  });

  it('is in the list of what breaks with an update', () => expect(readme).toContain(`| \`${name}\` |`));
});
