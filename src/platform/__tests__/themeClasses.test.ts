import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = path.resolve(__dirname, '../..');
const theme = path.join(path.dirname(require.resolve('@docusaurus/theme-classic/package.json')), 'lib/theme');
const common = path.dirname(require.resolve('@docusaurus/theme-common'));

/** The texts of the files of a folder whose names end in one way. */
function textsIn(folder: string, ending: RegExp): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => ending.test(name)).map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

/** Names in the first group of a pattern, each once. */
const namesIn = (texts: string[], pattern: RegExp): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
];

it('our style sheets and twins ask for classes by names that the theme has', () => {
  const asked = namesIn(textsIn(source, /(?<!\.test)\.(?:css|ts|tsx)$/), /\[class\*=["'](\w+)["']\]/g);
  const known = namesIn(textsIn(theme, /\.module\.css$/), /\.([A-Za-z]\w*)/g);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((name) => !known.includes(name))).toEqual([]);
});

it('our style sheets ask for the link to the content by an id that the theme has', () => {
  const asked = namesIn(textsIn(source, /\.css$/), /\[href='#(\w+)'\]/g);
  const known = namesIn(textsIn(common, /\.js$/), /'(__docusaurus_\w+)'/g);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((name) => !known.includes(name))).toEqual([]);
});
