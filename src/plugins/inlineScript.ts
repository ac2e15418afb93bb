import { readFileSync } from 'node:fs';
import type { HtmlTagObject } from '@docusaurus/types';
import { minifySync } from '@swc/core';

/**
 * The element for the head of every page with the script of a file (absolute path), as short as it can be. Its names
 * are its own. `values` says what stands for words in it: `{ BASE_URL: '/' }`.
 */
export function inlineScript(file: string, values: Record<string, string>): HtmlTagObject {
  const names = new RegExp(Object.keys(values).join('|'), 'g');
  const source = readFileSync(file, 'utf8').replace(names, (name) => values[name] ?? name);
  return { tagName: 'script', innerHTML: minifySync(source, { compress: true, mangle: true, module: false }).code };
}
