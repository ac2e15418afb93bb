import type { HtmlTagObject } from '@docusaurus/types';
import { buildSync } from 'esbuild';
import { bundled } from '../machine/bundled';

/**
 * The element for the head of every page with the script of a TypeScript file (absolute path) and what it imports, as
 * short as it can be. The script's names are not seen outside it. `constants` are the names that it declares without a
 * value: `{ BASE_URL: '/' }`. Throws what esbuild reports for a file that it cannot read or parse.
 */
export function inlineScript(file: string, constants: Record<string, string>): HtmlTagObject {
  const { outputFiles } = buildSync({
    entryPoints: [bundled(file)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    write: false,
  });
  return { tagName: 'script', innerHTML: (outputFiles[0]?.text ?? '').trim() };
}
