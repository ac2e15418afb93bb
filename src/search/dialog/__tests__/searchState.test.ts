import { describe, expect, it } from 'vitest';
import type { Hit } from '../../ranking/findRecords';
import { moveChoice, newSearch, shownFor, withMore } from '../searchState';
import type { SearchResults } from '../useSiteSearch';

const hit = (url: string, group: Hit['group'] = 'guides') => ({ url, title: url, group }) as Hit;
const found = (given: Partial<SearchResults>): SearchResults => ({
  ...{ query: 'task', hits: [], popular: [hit('/popular')], spellings: [], state: 'ready', retry: () => undefined },
  ...given,
});

describe('what the search dialog shows', () => {
  const results = [hit('/guide'), hit('/model', 'models')];

  it.each([
    ['results of every kind', found({ hits: results }), newSearch('task'), ['/guide', '/model'], 2],
    ['results of one kind', found({ hits: results }), newSearch('task', 'models'), ['/model'], 1],
    ['nothing, and says so', found({}), newSearch('task'), [], 0],
    ['nothing yet', found({ state: 'loading' }), newSearch('task'), [], undefined],
    ['popular pages for an empty query', found({ query: ' ' }), newSearch(' '), ['/popular'], undefined],
    ['no popular page when they are not loaded', found({ query: '', state: 'failed' }), newSearch(''), [], undefined],
  ])('%s', (_, given, search, urls, count) => {
    const shown = shownFor(given, search);
    expect(shown.choices.map((choice) => choice.kind === 'hit' && choice.hit.url)).toEqual(urls);
    expect(shown.count).toBe(count);
  });

  it('a button after the first 30 results, which shows 30 more', () => {
    const many = found({ hits: Array.from({ length: 70 }, (_, index) => hit(`/${index}`)) });
    expect(shownFor(many, newSearch('task')).choices.slice(30)).toEqual([{ kind: 'more', number: 40 }]);
    expect(shownFor(many, withMore(newSearch('task'))).choices.slice(60)).toEqual([{ kind: 'more', number: 10 }]);
  });

  it('results as settled once they are those of what is typed', () => {
    expect(shownFor(found({}), newSearch('task')).isSettled).toBe(true);
    expect(shownFor(found({}), newSearch('tasks')).isSettled).toBe(false);
    expect(shownFor(found({ state: 'loading' }), newSearch('task')).isSettled).toBe(false);
  });
});

describe('the arrow keys', () => {
  it.each([
    ['go down', 0, 1, 3, 1],
    ['go from the last to the first', 2, 1, 3, 0],
    ['go from the first to the last', 0, -1, 3, 2],
    ['do nothing where there is no result', 0, 1, 0, 0],
  ] as const)('%s', (_, chosen, by, count, want) => {
    expect(moveChoice({ ...newSearch('task'), chosen }, by, count).chosen).toBe(want);
  });
});
