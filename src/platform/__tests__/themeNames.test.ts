import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const source = path.resolve(__dirname, '../..');
const theme = folderOf('@docusaurus/theme-classic/package.json', 'lib');
const common = path.dirname(require.resolve('@docusaurus/theme-common'));
const client = folderOf('@docusaurus/core/package.json', 'lib/client');
const explorer = folderOf('docusaurus-theme-openapi-docs/package.json', 'lib');
const infima = folderOf('infima/package.json', 'dist/css/default');

function folderOf(manifest: string, folder: string): string {
  return path.join(path.dirname(require.resolve(manifest)), folder);
}

/** The texts of the files of a folder whose names end in one way. */
function textsIn(folder: string, ending: RegExp): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => ending.test(name)).map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

/** Names in the first group of a pattern, each once. */
const namesIn = (texts: string[], pattern: RegExp): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
];

/** Whether a text has a name, whole or put together: `theme-admonition-${type}` for `theme-admonition-tip`. */
function has(text: string, name: string): boolean {
  const [start = ''] = /^(?:.*-|[a-z]+(?=\d+$))/.exec(name) ?? [];
  return new RegExp(`(?<![\\w-])(?:${name}(?![\\w-])${start && `|${start}\\$\\{`})`).test(text);
}

const styles = textsIn(source, /\.css$/).map((text) => text.replace(/\/\*[\s\S]*?\*\//g, ''));
const programs = textsIn(source, /(?<!\.test)\.tsx?$/);
const ours = programs.join('\n');
const theirs = [theme, common, client, explorer, infima]
  .flatMap((folder) => textsIn(folder, /(?:\.jsx?|\.scss|(?<!rtl|min)\.css)$/))
  .join('\n');

/** How classes of Infima, of the theme and of the explorer begin; ours are of one word, or of words with hyphens. */
const isTheirs = (name: string): boolean => /__|^theme-|^openapi-/.test(name);

describe('what our style sheets and scripts ask for by a name that is not ours', () => {
  it.each<[what: string, asked: string[]]>([
    [
      'classes',
      [
        ...namesIn(styles, /\.([A-Za-z][\w-]*)/g),
        ...namesIn(programs, /["'`. ]([a-z][a-z-]*__[a-z-]*[a-z])(?![\w$-])/g),
      ].filter(isTheirs),
    ],
    ['variables', namesIn(styles, /(--(?:ifm|docusaurus)-[\w-]+)/g)],
    ['attributes of the page', namesIn(styles, /(?:html|:root)(?::not\()?\[(data-[a-z-]+)/g)],
    ['the link to the content', namesIn(styles, /\[href='#(\w+)'\]/g)],
  ])('%s: the theme has them', (_what, asked) => {
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((name) => !has(theirs, name))).toEqual([]);
  });

  it('parts of classes: a style sheet of the theme has them', () => {
    const asked = namesIn([...styles, ...programs], /\[class\*=["'](\w+)["']\]/g);
    const known = namesIn(textsIn(path.join(theme, 'theme'), /\.module\.css$/), /\.([A-Za-z]\w*)/g);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('every other class is one that our components or the theme have', () => {
    const asked = namesIn(styles, /\.([A-Za-z][\w-]*)/g).filter((name) => !isTheirs(name));
    expect(asked.filter((name) => !has(ours, name) && !has(theirs, name))).toEqual([]);
  });
});
