import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../outDir/marker';

/** Kinds of files that become smaller; pictures and fonts are packed already. */
const worthwhile = /\.(html|css|m?js|json|xml|atom|txt|md|ya?ml|svg|webmanifest)$|\/api-catalog$/;

/** In bytes. Below this a packed file is sent no sooner. nginx/site.conf says the same. */
const smallest = 1000;

/** A file that was packed, with its sizes in bytes. */
export interface Packed {
  file: string;
  size: number;
  gzip: number;
  brotli: number;
}

/** Writes `x.gz` and `x.br` beside each file `x` of a folder (absolute) for which that is worthwhile. */
export async function compressFolder(folder: string): Promise<Packed[]> {
  const files = listFiles(folder).filter((file) => worthwhile.test(file));
  const packed: Packed[] = [];
  // As many at once as there are threads for it: Node.js packs on others than this one.
  const waiting = files.values();
  const work = async (): Promise<void> => {
    for (const file of waiting) packed.push(...(await compressFile(folder, file)));
  };
  await Promise.all(Array.from({ length: Math.min(4, os.availableParallelism()) }, work));
  return packed;
}

async function compressFile(folder: string, file: string): Promise<Packed[]> {
  const name = path.join(folder, file);
  const content = await readFile(name);
  if (content.length < smallest) {
    // Servers would go on sending what an earlier run made of a longer file.
    await Promise.all(['gz', 'br'].map((ending) => rm(`${name}.${ending}`, { force: true })));
    return [];
  }
  const [gzipped, brotli] = await Promise.all([toGzip(content), toBrotli(content)]);
  await Promise.all([writeWhole(name, 'gz', gzipped), writeWhole(name, 'br', brotli)]);
  return [{ file, size: content.length, gzip: gzipped.length, brotli: brotli.length }];
}

/** Packs with gzip (RFC 1952). The byte that names the operating system is that of an unknown one, so that all write the same. */
export async function toGzip(content: Buffer): Promise<Buffer> {
  const packed = await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });
  packed[9] = 255;
  return packed;
}

/** Packs with brotli (RFC 7932). */
export function toBrotli(content: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return promisify(brotliCompress)(content, { params });
}

/** A run that is stopped leaves no half file that a server would send; what it leaves, a build takes for its own. */
async function writeWhole(name: string, ending: string, content: Buffer): Promise<void> {
  const partial = `${name}.partial.${ending}`;
  await writeFile(partial, content);
  await rename(partial, `${name}.${ending}`);
}
