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

/** An Atom feed that says what its own address is (RFC 4287, 4.1.1). */
export function withSelfLink(atom: string, url: string): string {
  return atom.replace(/^( *)<link rel="alternate".*\n/m, `$&$1<link rel="self" href="${url}"/>\n`);
}

/** Completes the feeds in `folder` of a built site, which readers get at `address`. */
export async function completeFeeds(folder: string, address: string, language: string): Promise<void> {
  const [atom, json] = ['atom.xml', 'feed.json'].map((name) => ({
    file: path.join(folder, name),
    url: `${address}/${name}`,
  })) as [{ file: string; url: string }, { file: string; url: string }];
  await writeFile(atom.file, withSelfLink(await readFile(atom.file, 'utf8'), atom.url));
  const feed = JSON.parse(await readFile(json.file, 'utf8')) as EarlierFeed;
  await writeFile(json.file, `${JSON.stringify(toJsonFeed11(feed, json.url, language), null, 2)}\n`);
}
