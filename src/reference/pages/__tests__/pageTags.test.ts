import { describe, expect, it } from 'vitest';
import { makeAll } from '../../__tests__/builders';

/** Operations with these tags; `""` is one without a tag. Each has a path of its own, or the one that is given. */
function paths(...operations: [tags: string, path: string][]): string {
  const lines = operations.map(
    ([tags, path], index) => `  "${path}": {get: {tags: [${tags}], operationId: o${index}}}`,
  );
  return `paths:\n${lines.join('\n')}`;
}

const pagesOf = (yaml: string): [url: string, title: string, operations: number][] =>
  makeAll(yaml).pages.flatMap((page) =>
    page.kind === 'api' ? [[page.url.replace('/docs/ref/api/', ''), page.title, page.operations.length]] : [],
  );

describe('an operation without a tag is on the page of the tag that its first segment names', () => {
  it.each<[what: string, yaml: string, want: unknown[]]>([
    [
      'in another case, wherever it comes',
      paths(['', '/responses/compact'], ['Responses', '/responses']),
      [['responses', 'Responses', 2]],
    ],
    [
      'in other signs and accents',
      paths(['Café orders', '/x'], ['', '/cafe-orders/{id}']),
      [['cafe-orders', 'Café orders', 2]],
    ],
    [
      'exactly, rather than another one of the address',
      paths(['Responses', '/a'], ['responses', '/b'], ['', '/responses']),
      [
        [expect.stringMatching(/^responses-\w{7}$/), 'Responses', 1],
        [expect.stringMatching(/^responses-\w{7}$/), 'responses', 2],
        ['responses', 'Responses, responses', 0],
      ],
    ],
    [
      'also where operations have it second',
      paths(['Orders, Responses', '/a'], ['', '/responses']),
      [
        ['orders', 'Orders', 1],
        ['responses', 'Responses', 1],
      ],
    ],
    [
      'not where the tag has another address, by its group or its author',
      `x-tagGroups: [{name: G, tags: [Orders]}]\ntags: [{name: Stores, x-page: g/stores}]\n${paths(['Orders', '/a'], ['', '/orders'], ['Stores', '/b'], ['', '/stores'])}`,
      [
        ['g/orders', 'Orders', 1],
        ['g/stores', 'Stores (Stores)', 1],
        ['orders', 'Orders', 1],
        ['stores', 'Stores (stores)', 1],
      ],
    ],
    [
      'only where an operation has the tag',
      `tags: [{name: RESPONSES, x-displayName: Other words}]\n${paths(['', '/responses'])}`,
      [['responses', 'Responses', 1]],
    ],
  ])('%s', (_what, yaml, want) => {
    expect(pagesOf(yaml)).toEqual(want);
  });
});

describe('pages beside each other have titles that look different', () => {
  const titles = (yaml: string): string[] => pagesOf(yaml).map(([, title]) => title);
  it.each<[what: string, yaml: string, want: string[]]>([
    [
      'where authors show several tags by one name',
      `tags: [{name: user, x-displayName: Users}, {name: users, x-displayName: Users}]\n${paths(['user', '/a'], ['users', '/b'])}`,
      ['Users (user)', 'Users (users)'],
    ],
    [
      'where names differ in what nobody sees, which have a number',
      paths(['"Users"', '/a'], ['"Users "', '/b'], ['"Us\\u200bers"', '/c']),
      ['Users (1)', 'Users  (2)', 'Us\u200bers (3)', expect.any(String)],
    ],
    [
      'where words of segments are the same',
      paths(['', '/user_groups'], ['', '/userGroups']),
      ['User groups (user_groups)', 'User groups (userGroups)'],
    ],
    [
      'which those of two groups need not',
      `x-tagGroups: [{name: A, tags: [a]}, {name: B, tags: [b]}]\ntags: [{name: a, summary: Users}, {name: b, summary: Users}]\n${paths(['a', '/a'], ['b', '/b'])}`,
      ['Users', 'Users'],
    ],
  ])('%s', (_what, yaml, want) => {
    expect(titles(yaml)).toEqual(want);
  });
});

it.each<[what: string, yaml: string, want: string[]]>([
  [
    'differs from a used one in case, at both places',
    `tags: [{name: responses, description: Text.}]\n${paths(['Responses', '/a'])}`,
    [
      '#/tags/0 No operation has the tag "responses"; the tag "Responses" (#/paths/~1a/get) has operations and differs from it only in case, accents, spaces or signs.',
    ],
  ],
  ['is like no other', `tags: [{name: Orders}]\n${paths(['Responses', '/a'])}`, []],
  ['groups others', `tags: [{name: orders}, {name: Orders, parent: orders}]\n${paths(['Orders', '/a'])}`, []],
  [
    'is used second',
    `tags: [{name: orders}]\n${paths(['Orders, orders', '/a'])}`,
    [expect.stringContaining('share the address')],
  ],
])('a tag without operations is reported where it %s', (_what, yaml, want) => {
  const made = makeAll(yaml, '3.2.0');
  expect(made.problems.map(({ place, message }) => `${place.pointer} ${message}`)).toEqual(want);
});

it('parts of a tag whose words are the same have their paths, and the listing of models with one title their names', () => {
  const text = 'x'.repeat(900_000);
  const large = ['/user_roles', '/user-roles', '/stores', '/regions'].map(
    (path, index) => `  "${path}": {get: {tags: [Acme], operationId: o${index}, description: ${text}}}`,
  );
  expect(pagesOf(`paths:\n${large.join('\n')}`).map(([, title]) => title)).toEqual(
    expect.arrayContaining(['User roles (/user_roles)', 'User roles (/user-roles)']),
  );
  const models = makeAll(
    'components: {schemas: {Pet: {type: object, title: Animal}, pet: {type: object, title: Animal}}}',
  );
  expect(models.pages.find(({ url }) => url.endsWith('/models/pet'))?.sharedAnchors?.[0]?.links).toMatchObject([
    { label: 'Animal (Pet)' },
    { label: 'Animal (pet)' },
  ]);
});
