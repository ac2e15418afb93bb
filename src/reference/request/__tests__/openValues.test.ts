import { describe, expect, it } from 'vitest';
import { operation, parameter, schemaOf } from '../../__tests__/builders';
import { buildSampleRequest } from '../../exampleRequest/buildRequest';
import { createExampleCache } from '../../examples/schemaExample';
import type { Parameter } from '../../model';
import { openVariables } from '../openValues';

/** A scheme whose secret samples read from a variable. */
const secured = (variable: string) => ({ name: variable.replace(/^API_/, ''), scheme: { kind: 'unknown' as const } });
const servers = [{ url: 'https://api.example.com', variables: [] }];

function build(path: string, parameters: Parameter[], secrets: string[] = []) {
  const { url, open = [] } = buildSampleRequest(
    operation({ servers, path, parameters }),
    createExampleCache(new Map(), undefined, undefined, secrets.map(secured)),
  );
  return { url: url.replace('https://api.example.com', ''), open: open.map(({ variable }) => variable) };
}

const inQuery = (name: string, given: Partial<Parameter> = {}): Parameter =>
  parameter({
    in: 'query',
    name,
    style: 'form',
    explode: true,
    required: true,
    schema: schemaOf('type: string'),
    ...given,
  });

describe('a value of the address that has to be sent', () => {
  it.each<[string, string, Parameter[], string, string[]]>([
    ['in the path, not described', '/a/{id}', [], '/a/{id}', ['API_ID']],
    ['in the path twice', '/{id}/{id}', [], '/{id}/{id}', ['API_ID']],
    [
      'with a label',
      '/a/{id}',
      [parameter({ in: 'path', name: 'id', style: 'label', required: true, schema: schemaOf('type: string') })],
      '/a/.{id}',
      ['API_ID'],
    ],
    [
      'as a matrix',
      '/a{id}',
      [parameter({ in: 'path', name: 'id', style: 'matrix', required: true, schema: schemaOf('type: string') })],
      '/a;id={id}',
      ['API_ID'],
    ],
    ['in the query', '/a', [inQuery('q')], '/a', ['API_Q']],
    ['in the query that the key of the path has', '/a?do={action}', [], '/a?do={action}', ['API_ACTION']],
    ['optional in the query', '/a', [inQuery('q', { required: false })], '/a', []],
    ['with an example', '/a', [inQuery('q', { examples: [{ name: '', value: 'x' }] })], '/a?q=x', []],
    [
      'a list without values',
      '/a',
      [inQuery('q', { schema: schemaOf('{ type: array, items: { type: string } }') })],
      '/a',
      ['API_Q'],
    ],
    [
      'an object, which is several values',
      '/a',
      [
        inQuery('q', {
          schema: schemaOf('{ type: object, required: [name], properties: { name: { type: string } } }'),
        }),
      ],
      '/a?name=text',
      [],
    ],
  ])('%s', (_case, path, parameters, url, open) => {
    expect(build(path, parameters)).toEqual({ url, open });
  });

  it.each<[string, string, string]>([
    ['a default', 'default: 5', '5'],
    ['a constant', 'const: c', 'c'],
    ['an example', 'examples: [e]', 'e'],
    ['one of an enumeration', 'enum: [x, y]', 'x'],
    ['a list of an enumeration', '{ type: array, items: { enum: [x, y] } }', 'x'],
    ['no value', 'type: boolean', ''],
    ['no value, but a format', '{ type: string, format: date }', ''],
  ])('whose schema states %s', (_case, stated, value) => {
    expect(build('/a', [inQuery('q', { schema: schemaOf(stated) })])).toEqual(
      value === '' ? { url: '/a', open: ['API_Q'] } : { url: `/a?q=${value}`, open: [] },
    );
  });
});

describe('the variables of values', () => {
  it.each<[string, string, string[], string[], object]>([
    ['plain names', '/{owner}/{repo}', ['q'], [], {}],
    ['that of a secret', '/{token}', [], ['API_TOKEN'], { 'path token': 'API_PATH_TOKEN' }],
    [
      'that of the base URL',
      '/{base}',
      ['apiBase'],
      [],
      { 'path base': 'API_PATH_BASE', 'query apiBase': 'API_QUERY_BASE' },
    ],
    ['that of the host', '/a', ['host'], [], { 'query host': 'API_QUERY_HOST' }],
    ['of one name in path and query', '/{id}', ['id'], [], { 'query id': 'API_QUERY_ID' }],
    [
      'equal after all',
      '/{user-id}/{user_id}/{userId}',
      [],
      [],
      { 'path user_id': 'API_PATH_USER_ID', 'path userId': 'API_PATH_USER_ID_2' },
    ],
    ['of names without a letter', '/{注文}/{->}', [], [], { 'path ->': 'API_PATH_VALUE' }],
    [
      'where the other name is taken as well',
      '/{token}',
      [],
      ['API_TOKEN', 'API_PATH_TOKEN'],
      { 'path token': 'API_PATH_TOKEN_2' },
    ],
    ['that JavaScript gives a meaning', '/{__proto__}/{constructor}', [], [], {}],
  ])('%s', (_case, path, query, secrets, want) => {
    const parameters = query.map((name) => ({ name, in: 'query' as const }));
    expect(openVariables(path, parameters, secrets)).toEqual(want);
  });

  it('are the same in the request', () => {
    expect(build('/{token}/{x}', [inQuery('x')], ['API_TOKEN'])).toEqual({
      url: '/{token}/{x}',
      open: ['API_PATH_TOKEN', 'API_X', 'API_QUERY_X'],
    });
  });
});
