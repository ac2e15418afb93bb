import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import postcss from 'postcss';
import { type HostRules, hostRules } from './hostRules';
import type { Api } from './options';

const folder = path.join(__dirname, '../../css');

/** The style sheets that pages of an API need in a site that has its own theme, in their order, and what is done with the rules of each. */
const sheets: [file: string, rules: HostRules][] = [
  ['base/tokens.css', 'scoped'],
  ['host/tokens.css', 'scoped'],
  ['base/ground.css', 'scoped'],
  ['base/methods.css', 'scoped'],
  ['base/buttons.css', 'scoped'],
  ...referenceSheets().map((file): [string, HostRules] => [file, 'scoped']),
  ['site/actions.css', 'scoped'],
  ['site/code.css', 'scoped'],
  ['site/prose.css', 'scoped'],
  ['site/tables.css', 'scoped'],
  ['site/alerts.css', 'scoped'],
  ['host/frame.css', 'own'],
];

/** The browsers that nesting is written out for, as `browserslist` of this project names them. */
const browsers = ['chrome111', 'edge111', 'firefox121', 'safari16.4'];

/** What `reference.css` is made of. */
function referenceSheets(): string[] {
  const text = readFileSync(path.join(folder, 'reference.css'), 'utf8');
  return [...text.matchAll(/^@import '\.\/(.+)';$/gm)].map(([, file = '']) => file);
}

let made: Promise<string> | undefined;

/** The style sheet of all pages of APIs, as short as it can be. */
export function hostStyleSheet(): Promise<string> {
  made ??= makeSheet();
  return made;
}

async function makeSheet(): Promise<string> {
  const parts = await Promise.all(
    sheets.map(async ([file, rules]) => {
      const from = path.join(folder, file);
      return (await postcss([hostRules(rules)]).process(readFileSync(from, 'utf8'), { from })).css;
    }),
  );
  const { code } = await transform(parts.join('\n'), { loader: 'css', minify: true, target: browsers });
  return code;
}

/** The file of the style sheet below the built site, in the folder of an API. Its name changes with what is in it. */
export async function styleSheetFile({ route }: Api): Promise<string> {
  const hash = createHash('sha256')
    .update(await hostStyleSheet())
    .digest('hex')
    .slice(0, 8);
  return `${route.slice(1)}/reference.${hash}.css`;
}

/** Writes the style sheet of each API below `directory` (absolute). */
export async function writeStyleSheet(directory: string, apis: readonly Api[]): Promise<void> {
  for (const api of apis) {
    const file = path.join(directory, await styleSheetFile(api));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await hostStyleSheet());
  }
}
