import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { createLeakFinder, type LeakWords } from '../../reference/leaks/findLeaks';
import { readerOf } from '../../reference/leaks/readableTexts';
import type { Secrets } from '../../reference/leaks/secrets';
import { inShort } from '../../reference/words';

/** A secret in a file of a built site. */
interface Leak {
  file: string;
  secret: string;
}

const decompress = { '.gz': promisify(gunzip), '.br': promisify(brotliDecompress) };

/**
 * Searches all files of a built site (`folder`, absolute), also compressed ones, for what its edition keeps from readers. Throws an Error
 * that names each file with what it has.
 */
export async function checkLeaks(folder: string, secrets: Secrets, words: LeakWords): Promise<void> {
  const find = createLeakFinder(secrets, words);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const leaks: Leak[] = [];
  for (const file of files.sort()) {
    const name = path.relative(folder, file).split(path.sep).join('/');
    const text = await readText(file, name);
    for (const secret of find(`${name}\n${text}`)) leaks.push({ file: name, secret });
  }
  if (leaks.length > 0) throw new Error(report(leaks));
}

/** What can be read of a file; empty for one without text. */
async function readText(file: string, name: string): Promise<string> {
  const ending = path.extname(name);
  const isPacked = ending === '.gz' || ending === '.br';
  const plainName = isPacked ? name.slice(0, -ending.length) : name;
  const read = readerOf(plainName);
  if (!read) return '';
  const content = await readFile(file);
  const plain = isPacked ? await decompress[ending](content) : content;
  return read(plain.toString('utf8'));
}

/** The most files that a report names for one secret. */
const maxFiles = 3;

function report(leaks: readonly Leak[]): string {
  const bySecret = new Map<string, string[]>();
  for (const { secret, file } of leaks) bySecret.set(secret, [...(bySecret.get(secret) ?? []), file]);
  const lines = [...bySecret].map(
    ([secret, files]) => `  ${JSON.stringify(secret)} in ${inShort(files, undefined, maxFiles)}`,
  );
  const remedy =
    'Take it out of what is for these readers. If they may read it, name it with its reason: --allow "WORD: REASON".';
  return `The site has what its edition keeps from readers:\n\n${lines.join('\n')}\n\n${remedy}`;
}

/** Reads what owners say of words: OPENAPI_ALLOW_WORDS with a line for each, and its reason behind a colon; OPENAPI_DENY_WORDS. */
export function leakWords({ OPENAPI_ALLOW_WORDS = '', OPENAPI_DENY_WORDS = '' }: NodeJS.ProcessEnv): LeakWords {
  const allow = OPENAPI_ALLOW_WORDS.split('\n').filter(Boolean);
  return {
    allow: allow.map(wordOf),
    deny: OPENAPI_DENY_WORDS.split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  };
}

function wordOf(stated: string): string {
  const end = stated.lastIndexOf(': ');
  if (end <= 0 || stated.slice(end + 2).trim() === '')
    throw new Error(`--allow "${stated}" gives no reason. Write --allow "WORD: REASON".`);
  return stated.slice(0, end);
}
