import { readFileSync } from 'node:fs';
import path from 'node:path';
import { safelyDecode } from '../../src/reference/address';
import { unescapeHtml } from '../../src/reference/escape';
import { fileOf, listFiles } from '../site/builtSite';

/** Where a built site stands. */
export interface BuiltPlace {
  /** Folder of the site, absolute. */
  folder: string;
  origin: string;
  baseUrl: string;
}

/** The addresses of the site that its files hold. */
export interface SiteAddresses {
  /** How many each file has. */
  counts: Map<string, number>;
  /** Those that lead to no file, or leave the base URL out, with their file. */
  wrong: string[];
}

/** A path, where one begins: after a quote, a bracket, an attribute's `=`, a space, or the tag of an element. */
const paths = /(?<=^|["'(=\s>`])\/(?!\/)[\w.%~+@/-]*/gm;

/** Scripts get the base URL from the router as they run. The others hold what an author wrote, as it is. */
const unread = /\.(js|mjs|png|ico|conf)$|^openapi(\/|\.(json|yaml)$)/;

/**
 * Reads every address of a built site in its pages, Markdown pages, feeds, lists and data: paths from the root of the host, and full
 * ones where a link or a value is; those in a sentence or in code are an author's own.
 */
export function readAddresses({ folder, origin, baseUrl }: BuiltPlace): SiteAddresses {
  const files = listFiles(folder);
  const known = new Set(files);
  const isThere = (address: string): boolean => {
    const file = safelyDecode(address.slice(1)).replace(/\/$/, '');
    return known.has(file) || known.has(fileOf(`/${file}`));
  };
  const isWrong = (address: string): boolean =>
    address.startsWith(baseUrl) ? !isThere(`/${address.slice(baseUrl.length)}`) : address !== '/' && isThere(address);
  const full = new RegExp(`(?<=["'(=]|<loc>|<id>)${origin.replaceAll('.', '\\.')}(/[\\w.%~+@/-]*)?`, 'g');
  const counts = new Map<string, number>();
  const wrong = files
    .filter((file) => !unread.test(file))
    .flatMap((file) => {
      // An address that may break within its line is one.
      const text = unescapeHtml(readFileSync(path.join(folder, file), 'utf8').replaceAll(/<wbr ?\/?>/g, ''));
      const relative = [...text.matchAll(paths)].map(([address]) => address);
      const absolute = [...text.matchAll(full)].map(([, address = '/']) => address);
      const own = relative.filter((address) => address.startsWith(baseUrl));
      counts.set(file, own.length + absolute.length);
      const outside = absolute.filter((address) => !address.startsWith(baseUrl));
      return [...relative.filter(isWrong), ...absolute.filter(isWrong), ...outside].map((each) => `${file}: ${each}`);
    });
  return { counts, wrong: [...new Set(wrong)] };
}
