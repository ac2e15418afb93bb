import { expect, it } from 'vitest';
import type { SearchGroup } from '../../record';
import type { Candidate } from '../lookUp';
import { preferenceFor } from '../preferences';
import { readQuery } from '../query';

function preference(group: SearchGroup, kind: string): number {
  const hit = { kind, title: 'Export', url: '/x' };
  return preferenceFor({ group, hit } as unknown as Candidate, readQuery('export', {}));
}

it.each(['EVENT', 'PATCH', 'M-SEARCH', 'copy'])('an operation counts the same with the method %s', (method) =>
  expect(preference('operations', method)).toBe(preference('operations', 'GET')),
);

it.each([
  ['a guide', ['guides', 'guide'], 'a post', ['guides', 'news']],
  ['a field', ['fields', 'field'], 'a parameter', ['fields', 'query']],
  ['a response', ['fields', '404'], 'a header', ['fields', 'header']],
  ['an operation', ['operations', 'm-search'], 'a model', ['models', 'model']],
] as const)('%s comes before %s', (_what, [group, kind], _before, [otherGroup, otherKind]) =>
  expect(preference(group, kind)).toBeGreaterThan(preference(otherGroup, otherKind)),
);
