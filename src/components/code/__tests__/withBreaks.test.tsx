import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { withBreaks } from '../withBreaks';

/** The text with a `|` at each place to break. */
const shown = (text: string, longest?: number): string =>
  renderToStaticMarkup(withBreaks(text, longest)).replaceAll('<wbr/>', '|');

describe('a text breaks', () => {
  it.each<[what: string, text: string, want: string]>([
    ['nowhere in a short name', 'IndividualWatchlist', 'IndividualWatchlist'],
    ['before capitals', 'WatchlistScreeningIndividualReview', 'Watchlist|Screening|Individual|Review'],
    ['after signs', 'watchlist_screening.individual-review/create', 'watchlist_|screening.|individual-|review/|create'],
    ['before a word after an abbreviation', 'AccountsHTTPServerConfiguration', 'Accounts|HTTPServer|Configuration'],
    ['not into pieces of a letter or two', 'getA1B2C3D4E5F6G7H8I9J0K1L2M3', 'getA1B2|C3D4E5|F6G7H8|I9J0K1|L2M3'],
    ['nowhere in a long word of one part', 'a'.repeat(60), 'a'.repeat(60)],
    [
      'in the long word of a sentence alone',
      'Get all of TransactionsRecurringGetRequestOptions',
      'Get all of Transactions|Recurring|GetRequest|Options',
    ],
    [
      'before the slashes of a path, and in a long segment',
      '/tasks/{id}/watchlistScreeningIndividualReview',
      '/tasks|/{id}|/watchlist|Screening|Individual|Review',
    ],
    ['before slashes and dots of an address', 'https://api.example.com/v1', 'https://api|.example|.com|/v1'],
    [
      'in no script without capitals',
      '取引の一覧を取得する操作の名前がとても長いとき画面で折り返す',
      '取引の一覧を取得する操作の名前がとても長いとき画面で折り返す',
    ],
    [
      'and keeps what HTML has signs for',
      '<TransactionsRecurringGetRequest>&amp;',
      '&lt;Transactions|Recurring|GetRequest&gt;&amp;amp;',
    ],
  ])('%s', (_what, text, want) => {
    expect(shown(text)).toBe(want);
  });

  it('in shorter words where there is less room', () => {
    expect(shown('IndividualWatchlist', 16)).toBe('Individual|Watchlist');
  });
});

it('is the text itself where it has no place to break, and what is no text', () => {
  expect(withBreaks('Close task')).toBe('Close task');
  expect(withBreaks(undefined)).toBeUndefined();
});
