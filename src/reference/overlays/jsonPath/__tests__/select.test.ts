import { expect, it } from 'vitest';
import { ExactNumber } from '../../../exactNumber';
import { parseJsonPath } from '../parse';
import { keysOf, select, toJsonPath } from '../select';
import { Steps, TooManySteps } from '../steps';

const document = {
  info: { title: 'Orders', 'x-since': 2 },
  paths: {
    '/orders': {
      get: { tags: ['orders', 'beta'], 'x-internal': true },
      post: { tags: ['orders'], limit: new ExactNumber('1.10') },
    },
    '/a b': { get: { tags: [] } },
  },
};

const find = (text: string): string[] =>
  select(parseJsonPath(text), { root: document, steps: new Steps(10_000) }).map((found) => toJsonPath(keysOf(found)));

it.each([
  ['$', ['$']],
  ["$.paths['/orders'].get.tags[-1]", ["$.paths['/orders'].get.tags[1]"]],
  ['$.paths.*.get', ["$.paths['/orders'].get", "$.paths['/a b'].get"]],
  ['$..title', ['$.info.title']],
  ["$..[?@['x-internal']]", ["$.paths['/orders'].get"]],
  ['$.paths.*[?@.tags[?@ == "beta"]]', ["$.paths['/orders'].get"]],
  ['$.paths[?@.post && @.get && !@.put]', ["$.paths['/orders']"]],
  ['$..[?@.limit == 1.1]', ["$.paths['/orders'].post"]],
  ['$..[?@.limit < 1.2]', ["$.paths['/orders'].post"]],
  ['$..[?length(@.tags) == 0]', ["$.paths['/a b'].get"]],
  ['$..[?count(@.tags[*]) > 1]', ["$.paths['/orders'].get"]],
  ["$..tags[?match(@, 'b.t.')]", ["$.paths['/orders'].get.tags[1]"]],
  ["$..tags[?search(@, 'et')]", ["$.paths['/orders'].get.tags[1]"]],
  ["$.paths['/orders'].get.tags[1, 0]", ["$.paths['/orders'].get.tags[1]", "$.paths['/orders'].get.tags[0]"]],
  ["$.paths['/orders'].get.tags[::-1]", ["$.paths['/orders'].get.tags[1]", "$.paths['/orders'].get.tags[0]"]],
  ['$.constructor', []],
  ['$.paths.toString', []],
])('finds by %s', (text, want) => {
  expect(find(text)).toEqual(want);
});

it.each([
  ['info', '"$" is expected, not "i", at character 1'],
  ['$.', 'a name, "*" or "[" is expected, not the end, at character 3'],
  ['$.info ', '"." or "[" is expected, not " ", at character 7'],
  [
    '$..[?@.x-internal == true]',
    `a name with a hyphen is written ['x-internal']; "]" is expected, not "-", at character 9`,
  ],
  ['$.info.x-since', `a name with a hyphen is written ['x-since']; "." or "[" is expected, not "-", at character 9`],
  ['$[01]', '"]" is expected, not "1", at character 4'],
  ['$[9007199254740993]', 'a smaller number is expected, not "9", at character 3'],
  ["$['a]", `a character of a text or "'" is expected, not the end, at character 6`],
  ['$[?@.a == @.*]', 'a query for one value is expected, not "@", at character 11'],
  ['$[?length(@.a)]', 'a comparison is expected, not "]", at character 15'],
  [
    '$[?size(@.a) > 1]',
    'a query, a value or a function (length, count, value, match, search) is expected, not "s", at character 4',
  ],
  [`$${'[?@'.repeat(60)}${']'.repeat(60)}`, 'less nesting is expected, not "[", at character 155'],
  [`$${'.a'.repeat(3000)}`, 'it has 6001 characters; the maximum is 5000'],
])('says what is wrong with %.40s', (text, want) => {
  expect(() => parseJsonPath(text)).toThrow(want);
});

it.each(['$..*..*..*..*', '$..[?$..[?$..*]]', "$..[?match(@, '(a*)*b')]", '$..[?$.long == $.same]'])(
  'stops %s, which would take too long',
  (text) => {
    const items = Array.from({ length: 100 }, () => ({ a: 'a'.repeat(40) }));
    const root = { items, long: { items: structuredClone(items) }, same: { items: structuredClone(items) } };
    expect(() => select(parseJsonPath(text), { root, steps: new Steps(1_000) })).toThrow(TooManySteps);
  },
);
