import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withTemporaryFolder } from '../../../../scripts/temporaryFolder';
import { completeFeeds, toJsonFeed11, withSelfLink } from '../feedFiles';

const url = 'https://example.com/blog/feed.json';

it('writes a feed of JSON Feed 1.0 in 1.1, at its own address', () => {
  const feed = {
    ...{ version: 'https://jsonfeed.org/version/1', title: 'News', home_page_url: 'https://example.com/blog' },
    items: [
      { id: 'a', author: { name: 'The team' } },
      { id: 'b', tags: ['c'] },
    ],
  };
  expect(toJsonFeed11(feed, url, 'en')).toEqual({
    ...{ version: 'https://jsonfeed.org/version/1.1', title: 'News', home_page_url: 'https://example.com/blog' },
    ...{ feed_url: url, language: 'en' },
    items: [
      { id: 'a', authors: [{ name: 'The team' }] },
      { id: 'b', tags: ['c'] },
    ],
  });
});

it('gives an Atom feed one link to itself', () => {
  const link = '    <link rel="alternate" href="https://example.com/blog"/>\n';
  const entry = '<entry>\n<link rel="alternate" href="https://example.com/blog/a"/>\n</entry>';
  expect(withSelfLink(`<feed>\n${link}${entry}`, 'https://example.com/blog/atom.xml')).toBe(
    `<feed>\n${link}    <link rel="self" href="https://example.com/blog/atom.xml"/>\n${entry}`,
  );
});

it('refuses an Atom feed that has no place for it', () => {
  expect(() => withSelfLink('<feed/>', 'https://example.com/blog/atom.xml')).toThrow('blog/atom.xml has no line');
});

it('completes the feeds that the options of the blog ask for', () =>
  withTemporaryFolder('feeds-', async (folder) => {
    const address = 'https://example.com/news';
    await completeFeeds(folder, address, 'en');
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(path.join(folder, 'feed.json'), '{"items":[]}');
    await completeFeeds(folder, address, 'en');
    expect(readdirSync(folder)).toEqual(['feed.json']);
    expect(readFileSync(path.join(folder, 'feed.json'), 'utf8')).toContain(`"feed_url": "${address}/feed.json"`);
  }));
