import { expect, test } from 'vitest';
import { guideRecords } from '../guideRecords';

const page = `<html><head><title>Errors | Site</title><meta name="description" content="The error body."></head><body>
<nav>Menu</nav><main><article><div class="theme-doc-markdown"><header><h1>Errors</h1></header>
<p>An answer from <code>400</code> on.</p><pre>curl secret</pre>
<h2 id="codes">Error codes<a class="hash-link" href="#codes">#</a></h2>
<div><p>Ten values.</p><h3 id="bulk">In bulk</h3><table><tr><td>in_use</td><td>409</td></tr></table></div>
</div></article></main></body></html>`;

test('a page and its headings are found, each with the words below it and without code', () => {
  expect(guideRecords(page, '/docs/errors', 'guide')).toEqual([
    {
      ...{ group: 'guides', kind: 'guide', title: 'Errors', where: 'The error body.', url: '/docs/errors' },
      ...{ names: '', values: '', text: 'The error body. An answer from 400 on.' },
    },
    {
      ...{
        group: 'guides',
        kind: 'guide',
        title: 'Error codes',
        where: 'Errors · Ten values.',
        url: '/docs/errors#codes',
      },
      ...{ names: 'Errors', values: '', text: 'Ten values.' },
    },
    {
      ...{ group: 'guides', kind: 'guide', title: 'In bulk', where: 'Errors · in_use 409', url: '/docs/errors#bulk' },
      ...{ names: 'Errors', values: '', text: 'in_use 409' },
    },
  ]);
});

test.each([
  ['a list of posts', '<html class="blog-list-page"><body><main><h1>Blog</h1></main></body></html>'],
  [
    'a page that asks not to be indexed',
    '<head><meta name="robots" content="noindex"></head><main><h1>Draft</h1></main>',
  ],
  ['a page without content', '<body><p>Nothing</p></body>'],
])('%s is left out', (_what, html) => {
  expect(guideRecords(html, '/x', 'page')).toEqual([]);
});
