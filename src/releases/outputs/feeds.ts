import { Feed } from 'feed';
import { verdicts, verdictTitles } from '../../diff/rules';
import { escapeHtml, xmlText } from '../../reference/escape';
import type { OutputFile } from '../../reference/outputs/openapiFiles';
import { withArticle } from '../../reference/words';
import type { ChangelogEntry, ListedChange } from '../changelog';
import { changeHtml, counts } from './changelogText';

interface FeedInput {
  /** Title of the API. */
  title: string;
  /** Origin of the site. */
  origin: string;
  /** Address of the changelog. */
  page: string;
  /** Address below which the feeds stand, with a slash at its end. */
  base: string;
  entries: readonly ChangelogEntry[];
}

interface Item {
  url: string;
  title: string;
  summary: string;
  html: string;
  date: Date;
}

/** The changelog as feeds: Atom (RFC 4287) and JSON Feed 1.1, an entry for each release. */
export function changelogFeeds(input: FeedInput): OutputFile[] {
  const items = input.entries.flatMap((entry) => toItem(entry, input));
  return [
    { path: 'changelog.atom', content: atom(items, input) },
    { path: 'changelog.json', content: jsonFeed(items, input) },
  ];
}

/** What is not released has no day, and is no entry yet. */
function toItem({ version, date, anchor, changes }: ChangelogEntry, { title, origin, page }: FeedInput): Item[] {
  if (version === undefined || date === undefined) return [];
  const lists = verdicts.flatMap((verdict) => {
    const listed = changes.filter((change) => change.verdict === verdict);
    const items = listed.map((change) => `<li>${changeHtml(withOrigin(change, origin))}</li>`).join('');
    return listed.length > 0 ? [`<h3>${verdictTitles[verdict]}</h3><ul>${items}</ul>`] : [];
  });
  const summary = changes.length > 0 ? counts(changes) : 'The first release that is recorded.';
  return [
    {
      ...{ url: `${origin}${page}#${anchor}`, title: `${title} ${version}`, summary },
      ...{ html: lists.join('') || `<p>${escapeHtml(summary)}</p>`, date: new Date(`${date}T00:00:00Z`) },
    },
  ];
}

/** A feed is read away from the site, so that each address in a change is a full one. */
function withOrigin(change: ListedChange, origin: string): ListedChange {
  const whole = <Linked extends { href?: string }>(linked: Linked): Linked =>
    linked.href === undefined ? linked : { ...linked, href: origin + linked.href };
  const { operations, models, texts } = change;
  return { ...whole(change), operations: operations.map(whole), models: models.map(whole), texts: texts.map(whole) };
}

function atom(items: readonly Item[], { title, origin, page, base }: FeedInput): string {
  const feed = new Feed({
    ...{
      id: `${origin}${page}`,
      link: `${origin}${page}`,
      title: `Changes of ${withArticle(title)}`,
      author: { name: title },
    },
    feedLinks: { atom: `${origin}${base}changelog.atom` },
    // The same releases give the same bytes, whenever the site is built.
    updated: items[0]?.date ?? new Date(0),
    copyright: title,
    generator: title,
  });
  for (const { url, title: name, summary, html, date } of items) {
    const texts = { title: escapeHtml(name), description: escapeHtml(summary), content: html };
    feed.addItem({ id: url, link: url, date, published: date, ...texts });
  }
  return `${xmlText(feed.atom1())}\n`;
}

/** In JSON titles are plain text, and `feed` would write them as the HTML that they are in Atom, in version 1.0. */
function jsonFeed(items: readonly Item[], { title, origin, page, base }: FeedInput): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `Changes of ${withArticle(title)}`,
    home_page_url: `${origin}${page}`,
    feed_url: `${origin}${base}changelog.json`,
    language: 'en',
    authors: [{ name: title }],
    items: items.map(({ url, title: name, summary, html, date }) => ({
      ...{ id: url, url, title: name, summary },
      ...{ content_html: html, date_published: date.toISOString() },
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
