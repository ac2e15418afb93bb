import { expect, test } from 'vitest';
import { searchRecord } from '../../record';
import { guideRecords } from '../guideRecords';

const page = `<html><head><title>Errors | Site</title><meta name="description" content="The error body."></head><body>
<nav>Menu</nav><main><ul><li class="breadcrumbs__item"><svg></svg><li class="breadcrumbs__item">Guides<li class="breadcrumbs__item">Errors</ul><article><div class="theme-doc-markdown"><header><h1>Errors</h1></header>
<p>An answer from <code>400</code> on.</p><pre>curl secret</pre>
<h2 id="codes">Error codes<a class="hash-link" href="#codes">#</a></h2>
<div><p>Ten values.</p><h3 id="bulk">In bulk</h3><table><tr><td>in_use</td><td>409</td></tr></table></div>
</div></article></main></body></html>`;

test('a page and its headings are found, each with the words below it and without code', () => {
  expect(guideRecords(page, '/docs/errors', 'guide')).toEqual([
    searchRecord({
      ...{ group: 'guides', kind: 'guide', title: 'Errors', where: 'The error body.', url: '/docs/errors' },
      ...{ page: 'Guides', names: 'The error body.', text: 'An answer from 400 on.' },
    }),
    searchRecord({
      ...{ group: 'guides', kind: 'guide', title: 'Error codes', where: 'Ten values.', url: '/docs/errors#codes' },
      ...{ page: 'Guides › Errors', names: 'Errors', text: 'Ten values.' },
    }),
    searchRecord({
      ...{ group: 'guides', kind: 'guide', title: 'In bulk', where: 'in_use 409', url: '/docs/errors#bulk' },
      ...{ page: 'Guides › Errors › Error codes', names: 'Errors Error codes', text: 'in_use 409' },
    }),
  ]);
});

test.each([
  ['what can be done with the page', '<div class="page-actions"><a href="/errors.md">View as Markdown</a></div>'],
  ['the inputs of a step', '<ol><li><b class="method">GET</b> <ul><li>size=50</li></ul></li></ol>', 'GET'],
  ['a list of operations', '<p><a>One</a>, <a>Two</a>, <a>Three</a> and <a>Four</a>.</p>'],
  [
    'no sentence with links',
    '<p>See <a>One</a>, <a>Two</a>, <a>Three</a> and <a>Four</a>.</p>',
    'See One, Two, Three and Four.',
  ],
])('the text of a page is without %s', (_given, html, want = '') => {
  const [record] = guideRecords(`<main><h1>Page</h1>${html}</main>`, '/docs/page', 'guide');
  expect(record?.text).toBe(want);
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

test('a heading that is a link to a page of the reference is left out', () => {
  const html = '<main><h1>API</h1><h2 id="tasks"><a href="/api/tasks">Tasks</a></h2><h2 id="more">More</h2></main>';
  const titles = guideRecords(html, '/api', 'guide', new Set(['/api/tasks'])).map(({ title }) => title);
  expect(titles).toEqual(['API', 'More']);
});

test.each([
  ['E', '<ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul>', false],
  ['Models', '<ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul>', true],
  ['E', '<ul><li><a href="/a">A</a></li><li><a href="/c">C</a></li></ul>', true],
  ['E', '<ul><li><a href="/a">A</a> and its kind</li></ul>', true],
  ['E', '<ul><li><a href="/a">A</a></li></ul><p>More.</p>', true],
])('a letter with nothing but pages that are found by themselves is left out: %s, %s', (title, html, isFound) => {
  const page = `<main><h1>List</h1><h2 id="a">${title}</h2>${html}<h2 id="z">Zones</h2><p>Time.</p></main>`;
  const titles = guideRecords(page, '/models', 'page', new Set(['/a', '/b'])).map((record) => record.title);
  expect(titles).toEqual(['List', ...(isFound ? [title] : []), 'Zones']);
});
