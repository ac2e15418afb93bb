import MarkdownIt from 'markdown-it';
import type { GuideInsert } from '../guideInserts';
import { type HtmlOptions, htmlToMarkdown } from './htmlToMarkdown';
import { plainParagraph } from './text';

/** A text that the reference gives to a guide, as blocks of Markdown; a heading's own anchor stays behind it (`{#a}`). */
export function insertBlocks({ kind, text }: GuideInsert, options: HtmlOptions): string[] {
  if (kind === 'text') return [plainParagraph(text)];
  const html = kind === 'html' ? text : new MarkdownIt({ html: true }).render(text);
  return htmlToMarkdown(html, { ...options, headings: true });
}
