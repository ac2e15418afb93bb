import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import type { Synonyms } from '../ranking/synonyms';

/** Those that suit any API. */
const generic = path.join(__dirname, 'synonyms.yaml');

/**
 * The synonyms of a site: those that suit any API, and those of its own `file` (absolute; empty for none). A word that is
 * in both has those of both. Throws for a file that is not there, and with the key for a value that is not a text.
 */
export async function readSynonyms(file: string): Promise<Synonyms> {
  const files = file === '' ? [generic] : [generic, file];
  const lists = await Promise.all(files.map(readList));
  const all = new Map<string, string>();
  for (const [key, value] of lists.flatMap((list) => Object.entries(list))) {
    const known = all.get(key);
    all.set(key, known === undefined ? value : `${known}, ${value}`);
  }
  return Object.fromEntries(all);
}

async function readList(file: string): Promise<Synonyms> {
  const list: unknown = parse(await readFile(file, 'utf8')) ?? {};
  for (const [key, value] of Object.entries(list as object)) {
    if (typeof value !== 'string') throw new Error(`${file}: "${key}" needs a text with one or more words.`);
  }
  return list as Synonyms;
}
