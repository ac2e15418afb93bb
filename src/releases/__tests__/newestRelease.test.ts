import { expect, it } from 'vitest';
import type { ChangelogEntry, ListedChange } from '../changelog';
import { newestRelease } from '../outputs/newestRelease';

const change = (verdict: ListedChange['verdict']) => ({ verdict }) as ListedChange;
const unreleased: ChangelogEntry = { anchor: 'unreleased', changes: [change('safe')] };
const first: ChangelogEntry = { version: '1.0.0', date: '2026-03-02', anchor: 'v1.0.0', changes: [] };
const second: ChangelogEntry = {
  version: '1.1.0',
  date: '2026-11-17',
  anchor: 'v1.1.0',
  changes: [change('breaking'), change('safe')],
};

it.each([
  [
    'the first of several',
    [second, first],
    { version: '1.1.0', date: '2026-11-17', summary: '2 changes: 1 breaking, 1 safe.', href: '/changelog#v1.1.0' },
  ],
  [
    'what is not released yet is left out',
    [unreleased, first],
    { version: '1.0.0', date: '2026-03-02', summary: '', href: '/changelog#v1.0.0' },
  ],
  ['no release', [unreleased], undefined],
])('%s', (_given, entries, want) => {
  expect(newestRelease(entries, '/changelog')).toEqual(want);
});
