import MarkdownIt from 'markdown-it';
import type { GuideInsert } from '../guideInserts';
import { type HtmlOptions, htmlToMarkdown } from './htmlToMarkdown';

/** A text that the reference gives to a guide, as blocks of plain Markdown without what only the site reads. */
export function insertBlocks({ kind, text }: GuideInsert, options: HtmlOptions): string[] {
  const html = kind === 'html' ? text : new MarkdownIt({ html: true }).render(text.replace(/ \{#[^}\s]*\}$/gm, ''));
  return htmlToMarkdown(html, { ...options, headings: true });
}
