import { verdicts } from '../../diff/rules';
import { escapeHtml } from '../../reference/escape';
import type { OutputFile } from '../../reference/outputs/openapiFiles';
import type { ChangelogEntry } from '../changelog';
import { changeHtml, counts, verdictTitles } from './changelogText';

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
  date: string;
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
  const html = verdicts.flatMap((verdict) => {
    const listed = changes.filter((change) => change.verdict === verdict);
    const items = listed.map((change) => `<li>${withOrigin(changeHtml(change), origin)}</li>`).join('');
    return listed.length > 0 ? [`<h3>${verdictTitles[verdict]}</h3><ul>${items}</ul>`] : [];
  });
  const summary = changes.length > 0 ? counts(changes) : 'The first release that is recorded.';
  const url = `${origin}${page}#${anchor}`;
  return [
    {
      url,
      title: `${title} ${version}`,
      summary,
      html: html.join('') || `<p>${escapeHtml(summary)}</p>`,
      date: `${date}T00:00:00Z`,
    },
  ];
}

function withOrigin(html: string, origin: string): string {
  return html.replaceAll('href="/', `href="${origin}/`);
}

function atom(items: readonly Item[], { title, origin, page, base }: FeedInput): string {
  const entries = items.map(({ url, title: name, summary, html, date }) =>
    [
      '  <entry>',
      `    <id>${escapeHtml(url)}</id>`,
      `    <title>${escapeHtml(name)}</title>`,
      `    <link href="${escapeHtml(url)}"/>`,
      `    <updated>${date}</updated>`,
      `    <summary>${escapeHtml(summary)}</summary>`,
      `    <content type="html">${escapeHtml(html)}</content>`,
      '  </entry>',
    ].join('\n'),
  );
  const address = escapeHtml(`${origin}${page}`);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <id>${address}</id>`,
    `  <title>${escapeHtml(`Changes of the ${title}`)}</title>`,
    `  <link href="${address}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeHtml(`${origin}${base}changelog.atom`)}"/>`,
    `  <updated>${items[0]?.date ?? '1970-01-01T00:00:00Z'}</updated>`,
    `  <author><name>${escapeHtml(title)}</name></author>`,
    ...entries,
    '</feed>\n',
  ].join('\n');
}

function jsonFeed(items: readonly Item[], { title, origin, page, base }: FeedInput): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `Changes of the ${title}`,
    home_page_url: `${origin}${page}`,
    feed_url: `${origin}${base}changelog.json`,
    language: 'en',
    items: items.map(({ url, title: name, summary, html, date }) => ({
      ...{ id: url, url, title: name, summary },
      content_html: html,
      date_published: date,
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
