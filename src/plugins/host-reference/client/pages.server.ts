import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addressesOf } from '../../../reference/pageAddresses';
import { pageFileName } from '../../api-reference/pageFiles';
import { type Page, pathKey } from './page';
import { renderPage, type StoredPage } from './renderPage';
import { slashed } from './slashed';

declare const API_REFERENCE_PAGES: string;
declare const API_REFERENCE_BASE_URL: string;

/** The page at a path, which is rendered while the site is built. */
export function pageAt(pathname: string, trailingSlash: boolean | undefined): Page {
  const url = pathKey(decodeURI(pathname));
  const stored = JSON.parse(readFileSync(path.join(API_REFERENCE_PAGES, pageFileName(url)), 'utf8')) as StoredPage;
  const page = renderPage(stored, url);
  const html = slashed(page.content.__html, trailingSlash, API_REFERENCE_BASE_URL);
  const { links, anchors } = 'kind' in stored ? writtenIn(html) : addressesOf(stored.page, []);
  const onSite = [...links].filter((href) => /^[/#]/.test(href) && !/^[^?#]*\.[a-z]+$/.test(href));
  return { ...page, content: { __html: html }, links: onSite, anchors: [...anchors] };
}

/** The addresses of links and the anchors in HTML of our own making. */
function writtenIn(html: string): { links: string[]; anchors: string[] } {
  const valuesOf = (name: string): string[] =>
    [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
  return { links: valuesOf('href'), anchors: valuesOf('id') };
}

/** A built site has every page. */
export function loadPage(pathname: string): Promise<Page> {
  return Promise.reject(new Error(`The page ${pathname} is not loaded while the site is built.`));
}

/** A built page does not change. */
export function subscribeToEdits(): () => void {
  return () => undefined;
}
