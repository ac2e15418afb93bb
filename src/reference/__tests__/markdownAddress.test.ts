import { expect, it } from 'vitest';
import { createToMarkdownLink } from '../markdownAddress';

const toMarkdownLink = createToMarkdownLink(['/', '/docs/Errors', '/docs/tasks/', '/docs/用户'], '/');

it.each([
  ['/docs/Errors', '/docs/Errors.md'],
  ['/docs/errors', '/docs/Errors.md'],
  ['/DOCS/tasks#Create', '/docs/tasks.md#Create'],
  ['/docs/errors/?q=1#top', '/docs/Errors.md?q=1#top'],
  ['/', '/index.md'],
  ['/docs/%E7%94%A8%E6%88%B7#a', '/docs/用户.md#a'],
  ['/docs/用户', '/docs/用户.md'],
  ['/docs/%zz', '/docs/%zz'],
  ['/docs/nothing', '/docs/nothing'],
  ['docs/errors', 'docs/errors'],
  ['//example.com/docs/errors', '//example.com/docs/errors'],
  ['https://example.com/docs/errors', 'https://example.com/docs/errors'],
])('a link of a Markdown page to %s leads to %s', (href, want) => expect(toMarkdownLink(href)).toBe(want));

it('begins with the origin, where one is given', () => {
  const quoted = createToMarkdownLink(['/docs/errors'], '/', 'https://shop.example.com');
  expect(quoted('/docs/errors#top')).toBe('https://shop.example.com/docs/errors.md#top');
});
