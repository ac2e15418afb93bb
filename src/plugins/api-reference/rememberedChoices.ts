import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HtmlTagObject, LoadContext } from '@docusaurus/types';

/** The script for the head of every page that puts a reader's earlier choices into it before it is painted. */
export function rememberedChoices({ siteStorage: { type, namespace } }: LoadContext): HtmlTagObject {
  const values: Record<string, string> = {
    STORAGE_TYPE: type,
    LANGUAGE_KEY: `sample-language${namespace}`,
    SERVER_KEY: `base-address${namespace}`,
  };
  const source = readFileSync(path.join(__dirname, 'client/choices.inline.js'), 'utf8');
  const lines = source.split('\n').map((line) => line.trim());
  const script = lines.filter((line) => line !== '' && !line.startsWith('//')).join('\n');
  return { tagName: 'script', innerHTML: script.replace(/STORAGE_TYPE|[A-Z]+_KEY/g, (name) => values[name] ?? name) };
}
