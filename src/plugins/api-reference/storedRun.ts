import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { PlainResults } from '../../reference/lastRun';

const ownSources = path.join(__dirname, '../..');

/** What npm notes of each package that it has installed. */
const installed = path.join(ownSources, '../node_modules/.package-lock.json');

/** What the dev server keeps on disk for its next start. */
export interface StoredRun {
  /** The results of an earlier start; none where they were made by other code, or cannot be read. */
  read: () => Promise<PlainResults>;
  /** Writes the results of this start, once and if there are others than it has read. */
  write: (results: PlainResults) => Promise<void>;
}

/**
 * Results of the generator in `folder`, so that the dev server does not make at each start what has not changed: pages,
 * data of requests, the comparison of the releases take a quarter of a start. The name of a result says what of the
 * description it is made from, and the name of the file says all else: our code, the packages, Node.js, and `options`.
 */
export function storedRun(folder: string, options: unknown, sources = ownSources): StoredRun {
  const current = fileName(options, sources);
  let known = new Set<string>();
  let isWritten = !existsSync(installed);
  return {
    read: async () => {
      try {
        const results = deserialize(await readFile(path.join(folder, await current))) as PlainResults;
        known = new Set(results.keys());
        return results;
      } catch {
        return new Map();
      }
    },
    write: async (results) => {
      if (isWritten || [...results.keys()].every((name) => known.has(name))) return;
      isWritten = true;
      const file = path.join(folder, await current);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      // A start that is stopped leaves no half of a file under this name.
      await writeFile(`${file}.partial`, serialize(results));
      await rename(`${file}.partial`, file);
    },
  };
}

async function fileName(options: unknown, sources: string): Promise<string> {
  const names = (await readdir(sources, { recursive: true })).filter((name) => /\.(?:tsx?|json|mjs|cjs)$/.test(name));
  const read = [installed, ...names.sort().map((name) => path.join(sources, name))];
  const texts = await Promise.all(read.map((file) => readFile(file, 'utf8')));
  const hash = createHash('sha256').update(JSON.stringify([process.version, options, names, texts]));
  return hash.digest('hex');
}
