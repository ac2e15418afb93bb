import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { unwritten } from '../../src/machine/unwritten';

/** Extensions of files that get smaller; images and fonts are compressed already. */
const worthwhile = /\.(html|css|m?js|json|xml|atom|txt|md|ya?ml|svg|webmanifest)$|\/api-catalog$/;

/** In bytes. Compressing smaller files does not make them arrive sooner. nginx/site.conf uses the same limit. */
const minBytes = 1000;

/** A compressed file, with its sizes in bytes. */
export interface Packed {
  file: string;
  size: number;
  gzip: number;
  brotli: number;
}

/** Writes `x.gz` and `x.br` beside each of the files `x` of a folder (absolute) for which that is worthwhile. */
export async function compressFiles(folder: string, files: readonly string[]): Promise<Packed[]> {
  const packed: Packed[] = [];
  // Node.js compresses in its own thread pool: as many files at once as it has threads.
  const waiting = files.filter((file) => worthwhile.test(file)).values();
  const work = async (): Promise<void> => {
    for (const file of waiting) packed.push(...(await compressFile(folder, file)));
  };
  await Promise.all(Array.from({ length: Math.min(4, os.availableParallelism()) }, work));
  return packed;
}

async function compressFile(folder: string, file: string): Promise<Packed[]> {
  const name = path.join(folder, file);
  const content = await readFile(name);
  if (content.length < minBytes) {
    // Otherwise servers would keep sending the compressed version of an earlier, longer file.
    await Promise.all(['gz', 'br'].map((ending) => rm(`${name}.${ending}`, { force: true })));
    return [];
  }
  const [gzipped, brotli] = await Promise.all([toGzip(content), toBrotli(content)]);
  await Promise.all([writeWhole(name, 'gz', gzipped), writeWhole(name, 'br', brotli)]);
  return [{ file, size: content.length, gzip: gzipped.length, brotli: brotli.length }];
}

/**
 * Compresses with gzip (RFC 1952). The byte that names the operating system is set to "unknown", so that the result is
 * the same everywhere.
 */
async function toGzip(content: Buffer): Promise<Buffer> {
  const packed = await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });
  packed[9] = 255;
  return packed;
}

/** Compresses with brotli (RFC 7932). */
function toBrotli(content: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return promisify(brotliCompress)(content, { params });
}

/**
 * An interrupted run leaves no partial file that a server would send; a build recognises the remains as its own. What is
 * there before is removed and not written to, since it may be a link.
 */
async function writeWhole(name: string, ending: string, content: Buffer): Promise<void> {
  const partial = `${name}.partial.${ending}`;
  await rm(partial, { force: true });
  await writeFile(partial, content, { flag: 'wx' }).catch((error: unknown) => {
    throw unwritten(`${name}.${ending}`, error);
  });
  await rename(partial, `${name}.${ending}`);
}
