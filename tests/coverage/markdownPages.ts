import MarkdownIt from 'markdown-it';
import { expect } from 'vitest';
import { createToMarkdownLink } from '../../src/reference/markdownAddress';
import { makeGuideInserts } from '../../src/reference/outputs/guides/guideInserts';
import { insertBlocks } from '../../src/reference/outputs/guides/insertBlocks';
import { createMarkdownWriter } from '../../src/reference/outputs/markdown/referencePage';
import type { Reference } from '../../src/reference/stages/generate';
import type { Coverage } from './coverage';
import { coverageOf, type Described, type Shown } from './rendered';

const markdown = new MarkdownIt({ html: true });

/** A Markdown page as a reader of Markdown shows it, with the operations where the coverage walk looks for them. */
function show(markdownPage: string): string {
  return markdown
    .render(markdownPage)
    .replace(
      /<p><a id="([^"]*)"><\/a><\/p>\n(?=<h2>)/g,
      (_all, anchor) => `<article class="op" aria-labelledby="${anchor}">`,
    )
    .replace(/( href="\/[^"]*?)\.md(?=["#])/g, '$1');
}

/** All Markdown pages of a reference, and what the overview's says of it. */
function showMarkdownPages(reference: Reference): Shown {
  const toMarkdownLink = createToMarkdownLink(
    reference.pages.map(({ url }) => url),
    '/',
  );
  const markdownPageOf = createMarkdownWriter(toMarkdownLink);
  const { title, introduction, overview, about } = makeGuideInserts(reference);
  const texts = [title, introduction, overview, about].flatMap((insert) => insertBlocks(insert, toMarkdownLink));
  return {
    pages: new Map(reference.pages.map((page) => [page.url, show(markdownPageOf(page))])),
    overview: show(texts.join('\n\n')),
  };
}

/** What of a description its Markdown pages do not have. */
export function missingInMarkdown(described: Described): Coverage['missing'] {
  const { missing, checked } = coverageOf(described, showMarkdownPages);
  expect(checked).toBeGreaterThan(0);
  return missing.filter((needle) => !isBooleanLimit(needle) && !isBooleanExample(needle));
}

/** `exclusiveMaximum: true` of OpenAPI 3.0 is shown as `Less than`; pages happen to have the word in some sample. */
function isBooleanLimit({ pointer, text }: Coverage['missing'][number]): boolean {
  return /\/exclusive(Minimum|Maximum)$/.test(pointer) && /^(true|false)$/.test(text);
}

/** An example of a boolean says nothing, so it is not shown; pages happen to have the word in some sample. */
function isBooleanExample({ pointer, text }: Coverage['missing'][number]): boolean {
  return pointer.endsWith('/example') && /^(true|false)$/.test(text);
}
