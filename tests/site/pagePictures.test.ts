import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pictureSize, socialPictures } from '../../src/site/pictures/socialPictures';
import { isReferenceRoute, plain, readPage, readRoutes, siteFolder } from './builtSite';

const site = 'https://developers.example.com';
const routes = readRoutes();

/** The picture of a type of pages, as the routes themselves say what they are. */
function typeOf(route: string): string {
  if (isReferenceRoute(route)) return route.includes('/models/') ? 'model' : 'api';
  if (route === '/') return 'home';
  const [area = ''] = /blog|integrations|changelog|api_reference/.exec(route) ?? [];
  return { blog: 'blog', integrations: 'integrations', changelog: 'changelog', api_reference: 'api' }[area] ?? 'guide';
}

/** Returns what the page of a route states under a name. */
function statedOn(route: string): (name: string) => string[] {
  const { $ } = readPage(route);
  return (name) =>
    $(`meta[property="${name}"], meta[name="${name}"]`)
      .toArray()
      .map(({ attribs }) => attribs.content ?? '');
}

it('every type of page has a picture, and every picture a page', () => {
  expect([...new Set(routes.map(typeOf))].sort()).toEqual(socialPictures.map(({ name }) => name).sort());
});

it.each(routes)('%s names the picture of its type, with its size and what it shows', (route) => {
  const stated = statedOn(route);
  const type = socialPictures.find(({ name }) => name === typeOf(plain(route)));
  const address = `${site}/img/social/${type?.name}.png`;
  expect(stated('og:image')).toEqual([address]);
  expect(stated('twitter:image')).toEqual([address]);
  expect(stated('twitter:card')).toEqual(['summary_large_image']);
  expect(stated('og:image:type')).toEqual(['image/png']);
  expect(stated('og:image:width')).toEqual([String(pictureSize.width)]);
  expect(stated('og:image:height')).toEqual([String(pictureSize.height)]);
  expect(stated('og:image:alt')).toEqual([`Retail Operations API: ${type?.label}`]);
});

it.each(routes)('%s states what the Open Graph protocol asks of every page', (route) => {
  const stated = statedOn(route);
  const isPost = /^\/blog\/(?!tags)/.test(route);
  expect(stated('og:type')).toEqual([isPost ? 'article' : 'website']);
  expect(stated('og:title')).toEqual([expect.stringMatching(/./)]);
  expect(stated('og:url')).toEqual([readPage(route).$('link[rel="canonical"]').attr('href')]);
  expect(stated('og:locale')).toEqual(['en_GB']);
  expect(stated('og:site_name')).toEqual(['Retail Operations API']);
});

it.each(socialPictures)('the picture $name is a PNG of the stated size, and small', ({ name }) => {
  const bytes = readFileSync(path.join(siteFolder(), `img/social/${name}.png`));
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  // The header is the first chunk (PNG, 11.2.1).
  expect({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }).toEqual(pictureSize);
  expect(bytes.length).toBeLessThan(60_000);
});
