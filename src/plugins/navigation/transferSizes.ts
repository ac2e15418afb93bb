import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** KB that a file takes on its way to the browser: packed with gzip, and as it is. */
export type TransferSize = [packed: number, plain: number];

const pack = promisify(gzip);
const kilobyte = 1024;

/**
 * Writes `transfer-sizes.json` to `outDir`: the size of each script and of each page's HTML, by its address. What is
 * loaded ahead has a budget, and a browser does not know a size before it has loaded the file.
 */
export async function writeTransferSizes(outDir: string, routes: string[], baseUrl: string): Promise<void> {
  const scripts = (await readdir(path.join(outDir, 'assets/js'))).filter((name) => name.endsWith('.js'));
  const files = [
    ...scripts.map((name) => ({ address: `${baseUrl}assets/js/${name}`, file: `assets/js/${name}` })),
    ...routes
      .filter((route) => route !== `${baseUrl}404.html`)
      .map((route) => ({ address: route, file: path.join(route.slice(baseUrl.length), 'index.html') })),
  ].sort((a, b) => (a.address < b.address ? -1 : 1));
  const sizes: Record<string, TransferSize> = {};
  for (const { address, file } of files) sizes[address] = await measure(path.join(outDir, file));
  await writeFile(path.join(outDir, 'transfer-sizes.json'), JSON.stringify(sizes));
}

async function measure(file: string): Promise<TransferSize> {
  const content = await readFile(file);
  const packed = await pack(content);
  return [Math.ceil(packed.length / kilobyte), Math.ceil(content.length / kilobyte)];
}
