import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { asNode, type Node } from '../../../reference/json';
import { isInFolder, realPath } from '../../../reference/load/readFile';
import { isPlainSvg } from './plainSvg';

/** What becomes of the logo that a description names (`x-logo`): a file of the site, or why it is not shown. */
export type Logo = { folder: string; src: string } | { problem: string };

const types = ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.gif', '.avif', '.ico'];
/** Every page loads it. */
const maxBytes = 500_000;

/**
 * Copies the logo of a description (absolute path), a file in its folder, into a static folder of its own below `cache`.
 * Undefined where the description names none.
 */
export async function copyLogo(description: string, { info }: Node, cache: string): Promise<Logo | undefined> {
  const logo = asNode(info)['x-logo'];
  if (logo === undefined) return undefined;
  const url = asNode(logo).url;
  if (typeof url !== 'string' || url.trim() === '') return { problem: 'it has no "url".' };
  if (/^([a-z][a-z0-9+.-]*:|[/\\])/i.test(url)) return { problem: 'it is at another address.' };
  const type = path.extname(url).toLowerCase();
  if (!types.includes(type)) return { problem: `its name does not end in one of ${types.join(', ')}.` };
  const folder = path.dirname(description);
  const file = await realPath(path.resolve(folder, url));
  const found = isInFolder(await realPath(folder), file) ? await stat(file).catch(() => undefined) : undefined;
  if (!found?.isFile()) return { problem: 'there is no such file in the folder of the description.' };
  if (found.size > maxBytes) return { problem: `it has ${found.size} bytes; the maximum is ${maxBytes}.` };
  const bytes = await readFile(file);
  if (type === '.svg' && !isPlainSvg(bytes)) return { problem: 'it is an SVG file that does more than draw.' };
  return store(bytes, `img/logo${type}`, cache);
}

/** Runs with other descriptions have other folders. */
async function store(bytes: Buffer, src: string, cache: string): Promise<Logo> {
  const folder = path.join(cache, createHash('sha256').update(bytes).digest('hex').slice(0, 16));
  await mkdir(path.join(folder, 'img'), { recursive: true });
  await writeFile(path.join(folder, src), bytes);
  return { folder, src };
}
