import { describe, expect, it } from 'vitest';
import { modelOf } from '../../__tests__/builders';
import { buildSampleRequest } from '../../exampleRequest/buildRequest';
import { createExampleCache } from '../../examples/exampleCache';
import { postmanFiles } from '../../outputs/postman/postmanFiles';
import { splitPathKey } from '../pathKey';

it.each([
  ['/a', '/a', ''],
  ['/a?b=c', '/a', 'b=c'],
  ['/a#b', '/a', ''],
  ['/a?b=c&d#e?f', '/a', 'b=c&d'],
  ['/a#b?c', '/a', ''],
  ['/a?', '/a', ''],
  ['/a/{slug?}', '/a/{slug}', ''],
  ['/a/{slug?}/b?c={d?}', '/a/{slug}/b', 'c={d}'],
])('the key %s has the path %s and the query "%s"', (key, path, query) => {
  expect(splitPathKey(key)).toEqual({ path, query, greedy: [] });
});

it.each<[key: string, names: string[] | undefined, path: string, query: string, greedy: string[]]>([
  ['/{Bucket}/{Key+}', ['Bucket', 'Key'], '/{Bucket}/{Key}', '', ['Key']],
  ['/{proxy+}', [], '/{proxy+}', '', []],
  ['/{proxy+}', undefined, '/{proxy}', '', ['proxy']],
  ['/a/{*path}', ['path'], '/a/{path}', '', ['path']],
  ['/a/{path*}?b={c:int}', ['path', 'c'], '/a/{path}', 'b={c}', ['path']],
  ['/a/{id:[0-9?]+}', ['id'], '/a/{id}', '', []],
  ['/a/{slug?}?b', ['slug?'], '/a/{slug?}', 'b', []],
  ['/a/{slug?}', ['slug', 'slug?'], '/a/{slug?}', '', []],
  ['/a/{id}{?q,page}', ['id'], '/a/{id}', '', []],
  ['/a/{id}{?q}{&page*}#b', ['id'], '/a/{id}', '', []],
  ['/a/{?q}', ['?q'], '/a/{?q}', '', []],
  ['/a{?q}', undefined, '/a', '', []],
  ['/a/{key+}', ['key+'], '/a/{key+}', '', []],
  ['/v1/{+parent}/docs', ['parent'], '/v1/{parent}/docs', '', ['parent']],
  ['/v1/{+parent}', ['+parent'], '/v1/{+parent}', '', []],
  ['/v1/{name=projects/*/docs/**}', ['name'], '/v1/{name}', '', ['name']],
  ['/v1/{name=*}', ['name'], '/v1/{name}', '', []],
  ['/a/{id}{._format}', ['id', '_format'], '/a/{id}.{_format}', '', []],
  ['/a/{id}{._format}', ['id'], '/a/{id}', '', []],
  ['/a/{id}{._format}', undefined, '/a/{id}', '', []],
  ['/a/{id}{.format}', ['id', '.format'], '/a/{id}{.format}', '', []],
  ['/a/{b#c}#d', ['b#c'], '/a/{b#c}', '', []],
])('the key %s with the parameters %j has the path %s', (key, names, path, query, greedy) => {
  expect(splitPathKey(key, names)).toEqual({ path, query, greedy });
});

describe('the requests of a path with more than a path in its key', () => {
  const yaml = (key: string): string =>
    `servers: [{url: https://api.example.com}]\npaths: {'${key}': {get: {operationId: a, parameters: [{name: id, in: path, required: true, schema: {type: string}, example: x/y}, {name: q, in: query, required: true, schema: {type: string}, example: 1}], responses: {}}}}`;
  it.each([
    ['/f/{id}?v=2', '/f/x%2Fy?v=2&q=1', ['v', 'q']],
    ['/f/{id?}', '/f/x%2Fy?q=1', ['q']],
    ['/f?v={id}', '/f?v=x%2Fy&q=1', ['v', 'q']],
    ['/f/{id}{?q,page}', '/f/x%2Fy?q=1', ['q']],
    ['/f/{id}#meta', '/f/x%2Fy?q=1', ['q']],
    ['/f/{id+}', '/f/x/y?q=1', ['q']],
    ['/f/{id: [0-9]+}', '/f/x%2Fy?q=1', ['q']],
    ['/f/{id=projects/*}', '/f/x/y?q=1', ['q']],
    ['/f/{id=projects/*}:undo', '/f/x/y:undo?q=1', ['q']],
    ['/f/{+id}', '/f/x/y?q=1', ['q']],
    ['/f/{id}{._format}', '/f/x%2Fy?q=1', ['q']],
    ['/f{.id}', '/f.x%2Fy?q=1', ['q']],
    ['/f{/id}', '/f/x%2Fy?q=1', ['q']],
    ['/f{/id*}', '/f/x/y?q=1', ['q']],
    ['/f{;id}', '/f;id=x%2Fy?q=1', ['q']],
    ['/f/{id}?q={q}&v={id}', '/f/x%2Fy?v=x%2Fy&q=1', ['v', 'q']],
    ['/f/{id}?q={q}#meta', '/f/x%2Fy?q=1', ['q']],
    ['/f/{id}?q=2', '/f/x%2Fy?q=2', ['q']],
    ['/f/{id}?%71={value}', '/f/x%2Fy?q=1', ['q']],
    ['/f/{id}?type={q}', '/f/x%2Fy?type=1', ['type']],
    ['/f/{id}?type={q}&v=2', '/f/x%2Fy?v=2&type=1', ['v', 'type']],
    ['/f/{id}?type={id}', '/f/x%2Fy?type=x%2Fy&q=1', ['type', 'q']],
  ])('%s', (key, want, rows) => {
    const { model } = modelOf(yaml(key));
    const cache = createExampleCache(new Map());
    const [operation] = model.operations;
    if (!operation) throw new Error('no operation');
    expect(buildSampleRequest(operation, cache).url).toBe(`https://api.example.com${want}`);
    const [collection] = postmanFiles(model, cache);
    const {
      item: [{ request }],
      variable = [],
    } = JSON.parse(collection?.content as string);
    expect(variable).toEqual([]);
    expect(request.url.query.map(({ key: name }: { key: string }) => name)).toEqual(rows);
    expect(request.url.raw).not.toContain('#');
    expect(operation.path).toBe(key);
  });

  it.each([
    ['/f/{id=projects/*}:undo', '{{baseUrl}}/f/x/y:undo?q=1'],
    ['/f/{id}:undo', '{{baseUrl}}/f/x%2Fy:undo?q=1'],
    ['/f/{id=projects/*}', '{{baseUrl}}/f/:id?q=1'],
    ['/f?acl', '{{baseUrl}}/f?acl&q=1'],
    ['/f?acl=&v={id}', '{{baseUrl}}/f?acl=&v=x%2Fy&q=1'],
  ])('%s is %s in Postman', (key, want) => {
    const { model } = modelOf(yaml(key));
    const [collection] = postmanFiles(model, createExampleCache(new Map()));
    expect(JSON.parse(collection?.content as string).item[0].request.url.raw).toBe(want);
  });

  it.each([
    ['/f{.id}', 'label', '/f.x', '{{baseUrl}}/f.x'],
    ['/f{.id}', 'simple', '/f.x', '{{baseUrl}}/f.x'],
    ['/f/a{;id}', 'matrix', '/f/a;id=x', '{{baseUrl}}/f/a;id=x'],
    ['/f{/id}', 'label', '/f/.x', '{{baseUrl}}/f/:id'],
  ])('what begins a value is written once: %s with the style %s', (key, style, want, raw) => {
    const { model } = modelOf(
      `servers: [{url: https://api.example.com}]\npaths: {'${key}': {get: {parameters: [{name: id, in: path, style: ${style}, required: true, schema: {type: string}, example: x}], responses: {}}}}`,
    );
    const [operation] = model.operations;
    if (!operation) throw new Error('no operation');
    const cache = createExampleCache(new Map());
    expect(buildSampleRequest(operation, cache).url).toBe(`https://api.example.com${want}`);
    expect(JSON.parse(postmanFiles(model, cache)[0]?.content as string).item[0].request.url.raw).toBe(raw);
  });

  it.each([
    ['/f?type={kind}', '/f?type=a&type=b'],
    ['/f?kind={kind}', '/f?kind=a&kind=b'],
    ['/f', '/f'],
  ])('%s has a value that may be left out: %s', (key, want) => {
    const { model } = modelOf(
      `servers: [{url: https://api.example.com}]\npaths: {'${key}': {get: {parameters: [{name: kind, in: query, schema: {type: array, items: {type: string}}, example: [a, b]}], responses: {}}}}`,
    );
    const [operation] = model.operations;
    if (!operation) throw new Error('no operation');
    expect(buildSampleRequest(operation, createExampleCache(new Map())).url).toBe(`https://api.example.com${want}`);
  });

  it.each([
    ['/a#b', ['What follows "#" in a path is shown in the heading and left out of requests.']],
    ['/a?b', ['What follows "?" in a path is sent as a query.']],
    ['/a/{id?}', []],
    ['/a/{id:[0-9#?]+}', []],
    ['/a', []],
  ])('%s is reported', (key, want) => {
    const { problems } = modelOf(`paths: {'${key}': {get: {responses: {}}}}`);
    expect(problems.map(({ severity, message }) => [severity, message])).toEqual(want.map((text) => ['notice', text]));
  });
});
