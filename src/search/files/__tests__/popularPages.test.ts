import { expect, test } from 'vitest';
import { type SearchKind, type SearchRecord, searchRecord } from '../../record';
import { popularPages } from '../popularPages';

function page(url: string, kind: SearchKind = 'guide'): SearchRecord {
  return searchRecord({ kind, title: url, url });
}

const records = [page('/a'), page('/b'), page('/c'), page('/c#part'), page('/post', 'news')];
const written = [
  { url: '/a', html: '<main><a href="/b#x">b</a><a href="/c">c</a><a href="/c#part">c</a><a href="/a">a</a></main>' },
  { url: '/b', html: '<nav><a href="/b">b</a></nav><main><a href="/c">c</a><nav><a href="/b">b</a></nav></main>' },
  { url: '/post', html: '<main><a href="/a">a</a></main>' },
];

test('the pages that most others link to come first, without links in menus and to a page itself', () => {
  expect(popularPages(records, written, []).map(({ url }) => url)).toEqual(['/c', '/a', '/b']);
});

test('the pages that are named come in their order', () => {
  expect(popularPages(records, written, ['/b', '/a']).map(({ url }) => url)).toEqual(['/b', '/a']);
});

test('a page that does not exist is an error that names it', () => {
  expect(() => popularPages(records, written, ['/x'])).toThrow('search.popular names /x');
});
