import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sanitizeHtml from 'sanitize-html';
import { createMarkdownParser } from '../../reference/markdown';
import type { GuideInsert } from '../../reference/outputs/guides/guideInserts';
import type { SiteReference } from '../api-reference/assembleSite';
import { insertHtml } from '../api-reference/cleanInsert';
import { pageFileName } from '../api-reference/pageFiles';
import { pagesFolder } from '../api-reference/storeReference';
import { writeIfChanged } from '../api-reference/writeFiles';

/** The page at the route of an API, as its file holds it. */
export interface OverviewPage {
  kind: 'overview';
  title: string;
  summary: string;
  html: string;
}

/** The parts of an overview, in their order. */
const parts = ['introduction', 'overview', 'recipes', 'about'] as const;

/** Stores the page that says what an API is and lists its operations, beside the other pages in `directory` (absolute). */
export async function writeOverview(
  directory: string,
  { inserts }: SiteReference,
  { home, label }: { home: string; label: string },
): Promise<void> {
  const html = parts.map((name) => partHtml(inserts[name])).join('\n');
  const summary = `Operations and models of ${label}.`;
  const page: OverviewPage = { kind: 'overview', title: label, summary, html };
  const folder = pagesFolder(directory);
  await mkdir(folder, { recursive: true });
  await writeIfChanged(path.join(folder, pageFileName(home)), JSON.stringify(page));
}

/** The HTML of a text for guides, whose Markdown is cut down to what its makers use. */
function partHtml({ kind, text }: GuideInsert): string {
  const html = kind === 'html' ? text : sanitizeHtml(createMarkdownParser().render(text), insertHtml);
  return linkHeadings(html).replaceAll('href="pathname://', 'href="');
}

/** Gives headings the anchors that are written behind them (`{#servers}`), and each its link to itself. */
function linkHeadings(html: string): string {
  const named = html.replace(
    /<(h[2-6])>([\s\S]*?) \{#([^\s{}"]+)\}<\/\1>/g,
    (_whole, tag: string, inner: string, id: string) => `<${tag} id="${id}">${inner}</${tag}>`,
  );
  return named.replace(
    /<(h[23]) id="([^"]+)">([\s\S]*?)<\/\1>/g,
    (_whole, tag: string, id: string, inner: string) =>
      `<${tag} id="${id}" class="anchor">${inner}<a class="hash-link" href="#${id}" aria-label="Direct link"></a></${tag}>`,
  );
}
