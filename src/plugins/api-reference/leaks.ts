import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { createLeakFinder, type LeakWords } from '../../reference/leaks/findLeaks';
import { readableText } from '../../reference/leaks/readableTexts';
import type { Secrets } from '../../reference/leaks/secrets';
import { inShort } from '../../reference/words';

/** A secret in a file of a built site. */
interface Leak {
  file: string;
  secret: string;
}

const gzip = promisify(gunzip);
const brotli = promisify(brotliDecompress);

/**
 * Searches all files of a built site (`folder`, absolute), also compressed ones, for what its edition keeps from readers. Throws an Error
 * that names each file with what it has.
 */
export async function checkLeaks(folder: string, secrets: Secrets, words: LeakWords): Promise<void> {
  const find = createLeakFinder(secrets, words);
  const leaks: Leak[] = [];
  for (const file of await filesIn(folder)) {
    const name = path.relative(folder, file).split(path.sep).join('/');
    const { plainName, content } = await unpacked(name, await readFile(file));
    const whole = content.toString('utf8');
    // What has such a byte is a picture, a font or the like.
    const text = content.includes(0) ? '' : readableText(plainName, whole);
    for (const secret of find(`${name}\n${text}`, whole)) leaks.push({ file: name, secret });
  }
  if (leaks.length > 0) throw new Error(report(leaks));
}

/** All files in a folder, and those that links lead to, sorted. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.flatMap((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return entry.isFile() || (entry.isSymbolicLink() && statSync(file, { throwIfNoEntry: false })?.isFile())
      ? [file]
      : [];
  });
  return files.sort();
}

/** The content of a file without compression, and what it is called then. */
async function unpacked(name: string, content: Buffer): Promise<{ plainName: string; content: Buffer }> {
  const ending = path.extname(name);
  const isBrotli = ending === '.br';
  if (!isBrotli && !(content[0] === 0x1f && content[1] === 0x8b)) return { plainName: name, content };
  const plainName = isBrotli || ending === '.gz' ? name.slice(0, -ending.length) : name;
  return unpacked(plainName, await (isBrotli ? brotli(content) : gzip(content)));
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
