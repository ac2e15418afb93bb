import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RichTextBlock } from '../RichTextBlock';

const list = '<p>One:</p>\n<ul>\n<li>a</li>\n</ul>';

it.each<[html: string, want: string]>([
  ['', ''],
  ['<p>A task.</p>\n', '<p class="prose note">A task.</p>'],
  ['<p>A <a href="/x">task</a>.</p>', '<p class="prose note">A <a href="/x">task</a>.</p>'],
  ['<p>One.</p>\n<p>Two.</p>', '<div class="prose note"><p>One.</p>\n<p>Two.</p></div>'],
  [list, `<div class="prose note">${list}</div>`],
  ['<p>One <div>two</div></p>', '<div class="prose note"><p>One <div>two</div></p></div>'],
  ['No paragraph', '<div class="prose note">No paragraph</div>'],
])('%j is a paragraph where it is one: %j', (html, want) => {
  const block = createElement(RichTextBlock, { text: { source: [html], html }, className: 'note' });
  expect(renderToStaticMarkup(block)).toBe(want);
});
