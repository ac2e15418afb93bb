import { existsSync } from 'node:fs';
import path from 'node:path';

/** The HTML of a page in the built site (absolute), or undefined where the page has none. */
export function htmlFile(url: string, { outDir, baseUrl }: { outDir: string; baseUrl: string }): string | undefined {
  const folder = path.join(outDir, url.slice(baseUrl.length));
  return [path.join(folder, 'index.html'), `${folder}.html`].find((name) => existsSync(name));
}
