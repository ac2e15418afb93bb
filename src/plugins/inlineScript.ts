import { readFileSync } from 'node:fs';
import type { HtmlTagObject } from '@docusaurus/types';
import { minifySync } from '@swc/core';

/**
 * The element for the head of every page with the script of a file (absolute path), as short as it can be. The script's
 * names are not seen outside it. `values` says what stands for words in it: `{ BASE_URL: '/' }`.
 */
export function inlineScript(file: string, values: Record<string, string>): HtmlTagObject {
  const words = new RegExp(Object.keys(values).join('|'), 'g');
  const text = readFileSync(file, 'utf8').replace(words, (word) => values[word] ?? word);
  const source = `(() => {\n${text}\n})();`;
  return { tagName: 'script', innerHTML: minifySync(source, { compress: true, mangle: true, module: false }).code };
}
