import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { anchorFor } from '../../../../reference/pages/__tests__/anchorFor';
import { redirectFiles } from '../../../../releases/outputs/redirectFiles';
import { redirectScript } from '../redirects';

const script = await redirectScript();
const stated = new Map([
  ['/old', '/new'],
  ['/old#b', '/b#top'],
]);
const files = redirectFiles(stated, { origin: 'https://example.com', baseUrl: '/portal/', script });
const html = files.find(({ path }) => path === 'old/index.html')?.content ?? '';

it.each([
  ['', '/portal/new'],
  ['#a', '/portal/new#a'],
  [`#${anchorFor('b', 'c')}`, `/portal/b#${anchorFor('top', 'c')}`],
])('a page in the place of one that is gone leads on from the anchor %j', (hash, want) => {
  const moved = /id="moved">(.*)<\/script>/.exec(html)?.[1];
  let went = '';
  runInNewContext(script, {
    window: { location: { hash, replace: (to: string) => (went = to) } },
    document: { getElementById: () => ({ textContent: moved }) },
  });
  expect(went).toBe(want);
});
