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
