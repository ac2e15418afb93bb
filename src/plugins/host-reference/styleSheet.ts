import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import postcss, { type Plugin } from 'postcss';
import { breakpointNames } from '../style-sheets';
import { hostRules } from './hostRules';
import type { Api } from './options';

const folder = path.join(__dirname, '../../css');

/** The portal's style sheets that pages of an API need in a site that has its own theme, in their order. */
const sheets: readonly string[] = [
  'base/tokens.css',
  'host/tokens.css',
  'base/ground.css',
  'base/methods.css',
  'base/buttons.css',
  ...referenceSheets(),
  'site/actions.css',
  'site/code.css',
  'site/prose.css',
  'site/tables.css',
  'site/alerts.css',
];

/** The style sheet that is written for these pages alone. */
const frame = 'host/frame.css';

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
  const read = async (file: string, plugin: Plugin): Promise<string> => {
    const from = path.join(folder, file);
    return (await postcss([plugin]).process(readFileSync(from, 'utf8'), { from })).css;
  };
  const moved = sheets.map((file) => read(file, hostRules()));
  const parts = await Promise.all([...moved, read(frame, breakpointNames())]);
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
