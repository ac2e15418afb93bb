import { load } from 'cheerio';
import type { ToMarkdownLink } from '../../../reference/markdownAddress';
import { htmlToMarkdown } from '../../../reference/outputs/markdown/htmlToMarkdown';
import type { WrittenMarkdownPage } from './handwritten';

/** What only works on the page is marked as such, for our Markdown pages as for those that others make. */
const controls = '[data-markdown-ignore], .vh, .hash-link, .breadcrumbs, aside';

/** The Markdown of a page that has no Markdown source (the home page, lists of posts), from its HTML. */
export function htmlPageMarkdown(html: string, url: string, toMarkdownLink: ToMarkdownLink): WrittenMarkdownPage {
  const $ = load(html);
  const main = $('main').first();
  main.find(controls).remove();
  main.find('[class*="tagWithCount"] > span').prepend(' ');
  const heading = main.find('h1').first();
  const title = words(heading.text()) || words($('title').text());
  const blocks = htmlToMarkdown(main.html() ?? '', {
    headings: true,
    href: (href) => toMarkdownLink(absolute(href, url)),
  });
  const text = blocks.join('\n\n');
  return {
    title,
    description: words($('meta[name="description"]').attr('content') ?? ''),
    markdown: heading.length > 0 ? `${text}\n` : `# ${title}\n\n${text}\n`,
  };
}

function absolute(href: string, url: string): string {
  return href.startsWith('#') ? url + href : href;
}

function words(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}
