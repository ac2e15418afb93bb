import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes the twins of a version as one file, `llms-full.txt` in `folder` below `outDir`, for programs that read all of a
 * site at once. `twins` are the uncut files, below `outDir`. One is in memory at a time.
 */
export async function writeFullText(outDir: string, folder: string, twins: string[]): Promise<void> {
  const target = path.join(outDir, folder, 'llms-full.txt');
  await pipeline(Readable.from(readInTurn(outDir, twins)), createWriteStream(target));
}

async function* readInTurn(outDir: string, twins: string[]): AsyncGenerator<Buffer | string> {
  for (const [index, twin] of twins.entries()) {
    if (index > 0) yield '\n---\n\n';
    yield* createReadStream(path.join(outDir, twin));
  }
}
