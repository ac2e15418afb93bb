import { expect, it } from 'vitest';
import { toFileAddress } from '../siteServer';

const CASES: [given: string, want: string][] = [
  ['/', '/index.html'],
  ['/docs', '/docs/index.html'],
  ['/docs/', '/docs/index.html'],
  ['/docs/index.html', '/docs/index.html'],
  ['/docs/integrations/index', '/docs/integrations/index/index.html'],
  ['/docs/integrations/index/', '/docs/integrations/index/index.html'],
  ['/openapi.yaml', '/openapi.yaml'],
  ['/docs?from=a.b/c', '/docs/index.html?from=a.b/c'],
  ['/assets/js/main.js?v=1', '/assets/js/main.js?v=1'],
];

it.each(CASES)('%s is the file %s', (given, want) => expect(toFileAddress(given)).toBe(want));

it.each([
  ['/docs/1.0', '/docs/1.0/index.html'],
  ['/docs/1.0/', '/docs/1.0/index.html'],
  ['/docs/1.0.md', '/docs/1.0.md'],
])('%s beside a page of the name /docs/1.0 is the file %s', (given, want) => {
  expect(toFileAddress(given, (pathname) => pathname === '/docs/1.0')).toBe(want);
});
