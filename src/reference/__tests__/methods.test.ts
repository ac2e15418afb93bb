import { describe, expect, it } from 'vitest';
import { displayMethod, displayPath, expectsBody, methodClass, titleOfOperation } from '../methods';

describe('a method', () => {
  it.each([
    ['get', 'GET', 'get', false],
    ['POST', 'POST', 'post', true],
    ['Post', 'Post', undefined, false],
    ['Lock', 'Lock', undefined, false],
    ['trace', 'TRACE', undefined, false],
    ['query', 'QUERY', undefined, false],
    ['copy here" x', 'copy here" x', undefined, false],
    ['constructor', 'constructor', undefined, false],
  ])('%s is shown as %s, with the colour of %s', (method, shown, colour, withBody) => {
    expect(displayMethod({ kind: 'operation', method })).toBe(shown);
    expect(methodClass(method)).toBe(colour);
    expect(expectsBody(method)).toBe(withBody);
  });

  it('of a webhook is EVENT', () => expect(displayMethod({ kind: 'webhook', method: 'post' })).toBe('EVENT'));
});

it.each([
  ['operation', 'users/{id}', '/users/{id}'],
  ['operation', '/users', '/users'],
  ['operation', '', '/'],
  ['callback', '{$request.body#/url}', '{$request.body#/url}'],
  ['webhook', 'done', 'done'],
])('the path of a %s %j is shown as %j', (kind, path, want) => expect(displayPath({ kind, path })).toBe(want));

describe('the title of an operation', () => {
  const operation = { kind: 'operation', id: 'getA', method: 'get', path: '/a' };
  it.each<[given: object, want: string]>([
    [{ summary: 'List A' }, 'List A'],
    [{}, 'Get a'],
    [{ id: 'SearchTimecards', summary: 'SearchTimecards' }, 'Search timecards'],
    [{ id: 'searchTimecards', summary: 'Find' }, 'Find'],
    [{ id: "List a Tag's Values" }, "List a Tag's Values"],
    [{ id: 'listOAuthApps' }, 'List OAuth apps'],
    [{ id: 'get_o_auth2_token' }, 'Get OAuth2 token'],
    [{ isIdMade: true }, 'GET /a'],
    [{ isIdMade: true, kind: 'webhook', path: 'done' }, 'done'],
  ])('%j -> %s', (given, want) => expect(titleOfOperation({ ...operation, ...given })).toBe(want));
});
