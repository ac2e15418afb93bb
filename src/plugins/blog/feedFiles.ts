import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface Author {
  name: string;
}

/** A feed as Docusaurus writes it, in JSON Feed 1.0, whose items name one author. */
interface EarlierFeed {
  items: ({ author?: Author } & Record<string, unknown>)[];
  [field: string]: unknown;
}

/** A feed in JSON Feed 1.1, at its own address. */
export function toJsonFeed11(feed: EarlierFeed, url: string, language: string): object {
  const { version: _version, title, items, ...rest } = feed;
  return {
    ...{ version: 'https://jsonfeed.org/version/1.1', title, feed_url: url, language, ...rest },
    items: items.map(({ author, ...item }) => ({ ...item, ...(author ? { authors: [author] } : {}) })),
  };
}

/**
 * An Atom feed that says what its own address is (RFC 4287, 4.1.1). Throws where the feed has no line with its page, after which
 * the address belongs.
 */
export function withSelfLink(atom: string, url: string): string {
  const linked = atom.replace(/^( *)<link rel="alternate".*\n/m, `$&$1<link rel="self" href="${url}"/>\n`);
  if (linked === atom) throw new Error(`The Atom feed ${url} has no line <link rel="alternate">: see withSelfLink.`);
  return linked;
}

/** Completes the feeds in `folder` of a built site, as far as the blog has them; readers get them at `address`. */
export async function completeFeeds(folder: string, address: string, language: string): Promise<void> {
  await rewrite(path.join(folder, 'atom.xml'), (atom) => withSelfLink(atom, `${address}/atom.xml`));
  await rewrite(path.join(folder, 'feed.json'), (json) => {
    const feed = toJsonFeed11(JSON.parse(json) as EarlierFeed, `${address}/feed.json`, language);
    return `${JSON.stringify(feed, null, 2)}\n`;
  });
}

async function rewrite(file: string, change: (content: string) => string): Promise<void> {
  if (existsSync(file)) await writeFile(file, change(await readFile(file, 'utf8')));
}
