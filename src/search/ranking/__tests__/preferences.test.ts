import { expect, it } from 'vitest';
import type { SearchRecord } from '../../record';
import type { Candidate } from '../lookUp';
import { preferenceFor } from '../preferences';
import { readQuery } from '../query';

function preference({ group, ...hit }: Pick<SearchRecord, 'group' | 'kind' | 'method'>): number {
  const found = { ...hit, title: 'Export', url: '/x' };
  return preferenceFor({ group, hit: found, words: [] } as unknown as Candidate, readQuery('export', {}));
}

const operation = { group: 'operations', kind: 'operation' } as const;

it.each(['EVENT', 'PATCH', 'M-SEARCH', 'COPY'])('an operation counts the same with the method %s', (method) =>
  expect(preference({ ...operation, method })).toBe(preference({ ...operation, method: 'GET' })),
);

it.each([
  ['a guide', 'a post', { group: 'guides', kind: 'guide' }, { group: 'guides', kind: 'news' }],
  ['a field', 'a parameter', { group: 'fields', kind: 'field' }, { group: 'fields', kind: 'parameter' }],
  ['a response', 'a header', { group: 'fields', kind: 'status' }, { group: 'fields', kind: 'parameter' }],
  ['an operation', 'a model', operation, { group: 'models', kind: 'model' }],
] as const)('%s comes before %s', (_what, _before, one, other) =>
  expect(preference(one)).toBeGreaterThan(preference(other)),
);
