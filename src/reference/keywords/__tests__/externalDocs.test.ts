import { expect, it } from 'vitest';
import { buildExternalDocs } from '../externalDocs';

it.each([
  [{ url: 'https://x.org' }, { url: 'https://x.org' }],
  [
    { url: '/a', description: '*b*' },
    { url: '/a', description: ['*b*'] },
  ],
  [{ description: 'a' }, undefined],
  [{ url: ' ' }, undefined],
  ['https://x.org', undefined],
  [undefined, undefined],
])('buildExternalDocs(%j) -> %j', (value, want) => {
  expect(buildExternalDocs(value)).toEqual(want);
});
