import { expect, it } from 'vitest';
import { contextOf } from '../../__tests__/builders';
import { buildExternalDocs } from '../externalDocs';

it.each([
  [{ url: 'https://x.org' }, { url: 'https://x.org' }],
  [
    { url: '/a', description: '*b*' },
    { url: '/a', description: { source: '*b*', html: '<p><em>b</em></p>' } },
  ],
  [{ description: 'a' }, undefined],
  ['https://x.org', undefined],
  [undefined, undefined],
])('buildExternalDocs(%j) -> %j', (value, want) => {
  expect(buildExternalDocs(value, contextOf())).toEqual(want);
});
