import { Source } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { toJsonText } from '../../jsonText';
import { readYaml } from '../../load/yamlText';
import { applyOverlays } from '../applyOverlays';
import { checkOverlay } from '../checkOverlay';

const description = `
openapi: 3.1.0
info: {title: Orders, version: 1.10}
tags: [{name: a}, {name: b}, {name: c}]
paths:
  /orders: {get: {summary: List, deprecated: true}, post: {summary: Create}}
  /lines: {get: &get {summary: Lines, tags: [a]}, put: *get}
`;

/** Actions of one line each, in which expressions need no quotation marks. */
function written(actions: string): string {
  const quote = (text: string): string => JSON.stringify(text.replace(/^(['"])(.*)\1$/, '$2'));
  return actions.replace(
    /^- \{target: (.*?), (update|remove|copy): (.*)\}$/gm,
    (_line, target: string, kind: string, value: string) =>
      `- target: ${quote(target)}\n  ${kind}: ${kind === 'copy' ? quote(value) : value}`,
  );
}

function applied(actions: string) {
  const document = readYaml(description, 'openapi.yaml').parsed;
  const before = toJsonText(document);
  const source = new Source('/api/openapi.yaml', description);
  const body = `overlay: 1.1.0\ninfo: {title: Public, version: '1'}\nactions:\n${written(actions)}`;
  const own = new Source('/api/0.yaml', body);
  const { parsed, hasExact } = readYaml(body, own.absoluteRef);
  const { actions: list, faults } = checkOverlay(parsed, own, '/api/openapi.yaml');
  expect(faults).toEqual([]);
  const edited = applyOverlays(document, source, [{ source: own, actions: list, hasExact }]);
  expect(toJsonText(document)).toBe(before);
  return edited;
}

function at(actions: string, keys: string[]): string {
  const { tree, problems } = applied(actions);
  expect(problems).toEqual([]);
  const value = keys.reduce((node, key) => (node as Record<string, unknown>)?.[key], tree);
  return value === undefined ? 'nothing' : toJsonText(value);
}

describe('a change', () => {
  it.each([
    [
      'merges objects',
      '- {target: $.info, update: {title: Lines, x-size: 2.50}}',
      'info',
      '{"title":"Lines","version":1.10,"x-size":2.50}',
    ],
    [
      'keeps numbers as they are written',
      '- {target: $.info, update: {x-id: 9007199254740993}}',
      'info/x-id',
      '9007199254740993',
    ],
    [
      'adds lists to lists',
      '- {target: $.tags, update: [{name: d}, {name: e}]}',
      'tags',
      '[{"name":"a"},{"name":"b"},{"name":"c"},{"name":"d"},{"name":"e"}]',
    ],
    ['adds an item to a list', '- {target: $.tags, update: {name: d}}', 'tags/3', '{"name":"d"}'],
    ['adds lists inside objects', '- {target: $, update: {tags: [{name: d}]}}', 'tags/3', '{"name":"d"}'],
    ['replaces a value', '- {target: $.info.title, update: Lines}', 'info/title', '"Lines"'],
    ['replaces an item', "- {target: '$.tags[1].name', update: null}", 'tags/1/name', 'null'],
    [
      'removes a field',
      "- {target: $.paths['/orders'].get, remove: true}",
      'paths/~orders',
      '{"post":{"summary":"Create"}}',
    ],
    ['removes items', "- {target: '$.tags[0,2]', remove: true}", 'tags', '[{"name":"b"}]'],
    [
      'removes what another has',
      "- {target: '$..[?@.deprecated]', remove: true}",
      'paths/~orders',
      '{"post":{"summary":"Create"}}',
    ],
    ['removes what is inside what goes', '- {target: $.paths..*, remove: true}', 'paths', '{}'],
    [
      'leaves an alias elsewhere as it is',
      "- {target: $.paths['/lines'].put, update: {tags: [b]}}",
      'paths/~lines',
      '{"get":{"summary":"Lines","tags":["a"]},"put":{"summary":"Lines","tags":["a","b"]}}',
    ],
    [
      'copies',
      "- {target: $.paths['/orders'], copy: $.paths['/lines']}",
      'paths/~orders/put',
      '{"summary":"Lines","tags":["a"]}',
    ],
    ['copies into itself', '- {target: $.info, copy: $.info}', 'info', '{"title":"Orders","version":1.10}'],
    [
      'copies what is copied no deeper',
      '- {target: $.paths, update: {/new: {}}}\n- {target: $.paths["/new"], copy: $.paths}',
      'paths/~new/~new',
      '{}',
    ],
    [
      'moves',
      '- {target: $, update: {webhooks: {}}}\n- {target: $.webhooks, copy: $.paths["/lines"]}\n- {target: $.paths["/lines"], remove: true}',
      'webhooks/get/summary',
      '"Lines"',
    ],
    [
      'takes the result of the one before',
      '- {target: $.info, update: {x-a: {}}}\n- {target: $.info["x-a"], update: {b: 1}}',
      'info/x-a',
      '{"b":1}',
    ],
    [
      'takes removal before an update',
      '- target: $.info.title\n  remove: true\n  update: Lines',
      'info',
      '{"version":1.10}',
    ],
    [
      'takes names of the prototype',
      '- {target: $.info, update: {__proto__: {a: 1}, constructor: 2}}\n- {target: $.info["__proto__"], update: {b: 2}}',
      'info',
      '{"title":"Orders","version":1.10,"__proto__":{"a":1,"b":2},"constructor":2}',
    ],
  ])('%s', (_title, actions, pointer, want) => {
    expect(
      at(
        actions,
        pointer.split('/').map((key) => key.replace('~', '/')),
      ),
    ).toBe(want);
  });

  it('sets no prototype', () => {
    applied('- {target: $.info, update: {__proto__: {polluted: 1}}}');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe('a place', () => {
  it.each([
    ['in the description', '- {target: $.info, update: {x-a: 1}}', 'info/title', '/api/openapi.yaml #/info/title'],
    [
      'what is added',
      '- {target: $.info, update: {x-a: {b: 1}}}',
      'info/x-a/b',
      '/api/0.yaml #/actions/0/update/x-a/b',
    ],
    [
      'an item that is added',
      '- {target: $.tags, update: [{name: d}]}',
      'tags/3/name',
      '/api/0.yaml #/actions/0/update/0/name',
    ],
    [
      'an item behind one that went',
      "- {target: '$.tags[0]', remove: true}",
      'tags/1/name',
      '/api/openapi.yaml #/tags/2/name',
    ],
    [
      'an item behind two that went',
      "- {target: '$.tags[0]', remove: true}\n- {target: '$[\"tags\"][0]', remove: true}",
      'tags/0/name',
      '/api/openapi.yaml #/tags/2/name',
    ],
    ['what is replaced', '- {target: $.info.title, update: Lines}', 'info/title', '/api/0.yaml #/actions/0/update'],
    ['what is copied', '- {target: $.info, copy: $.tags[0]}', 'info/name', '/api/0.yaml #/actions/0/copy'],
    [
      'what is added to what was added',
      '- {target: $.info, update: {x-a: {}}}\n- {target: $.info["x-a"], update: {b: 1}}',
      'info/x-a/b',
      '/api/0.yaml #/actions/1/update/b',
    ],
    [
      'what is not there',
      '- {target: $.info, update: {x-a: {}}}',
      'info/x-a/none',
      '/api/0.yaml #/actions/0/update/x-a/none',
    ],
    [
      'what was added and went',
      '- {target: $.info, update: {x-a: 1}}\n- {target: $.info["x-a"], remove: true}',
      'info/x-a',
      '/api/openapi.yaml #/info/x-a',
    ],
  ])('is found for %s', (_title, actions, keys, want) => {
    const { source, pointer } = applied(actions).originOf(keys.split('/'));
    expect(`${source.absoluteRef} ${pointer}`).toBe(want);
  });
});

describe('a problem', () => {
  it.each([
    [
      '- {target: $.paths["/order"].get, remove: true}',
      'target',
      `"$.paths["/order"].get" matches nothing in the description. Correct it, or leave the action out: "$.paths['/orders'].get" would match.`,
    ],
    [
      '- {target: $.paths["/orders"].patch, remove: true}',
      'target',
      `"$.paths["/orders"].patch" matches nothing in the description. Correct it, or leave the action out: "$.paths["/orders"]" would match.`,
    ],
    [
      '- {target: "$..[?@.none]", remove: true}',
      'target',
      '"$..[?@.none]" matches nothing in the description. Correct it, or leave the action out.',
    ],
    [
      '- {target: $.inf.titel, update: a}',
      'target',
      '"$.inf.titel" matches nothing in the description. Correct it, or leave the action out: "$.info.title" would match.',
    ],
    [
      '- {target: $..sumary, update: a}',
      'target',
      '"$..sumary" matches nothing in the description. Correct it, or leave the action out: "$..summary" would match.',
    ],
    [
      '- {target: $.info, copy: $.none}',
      'copy',
      '"$.none" matches nothing in the description. Correct it, or leave the action out.',
    ],
    [
      '- {target: $.info, copy: $.tags.*}',
      'copy',
      'The expression finds several values, of which one alone can be copied. Name the one that is meant.',
    ],
    ['- {target: $, remove: true}', 'target', 'The whole description cannot be removed. Name a part of it.'],
    [
      '- {target: $.*, update: {}}',
      'target',
      'The target finds values of different kinds, which cannot be changed alike. Name objects, lists or other values in an action of their own each.',
    ],
    [
      '- {target: $.info, update: []}',
      'update',
      'A list cannot be merged with an object ($.info). Give an object here, or remove that first by an action of its own.',
    ],
    [
      '- {target: $.info, update: {title: {}}}',
      'update/title',
      'An object cannot be merged with a string ($.info.title). Give a string here, or remove that first by an action of its own.',
    ],
    [
      '- {target: $.info.title, update: {}}',
      'update',
      'An object cannot be merged with a string ($.info.title). Give a string here, or remove that first by an action of its own.',
    ],
    [
      '- {target: $.paths.*.*, update: {summary: []}}',
      'update/summary',
      `A list cannot be merged with a string ($.paths['/orders'].get.summary, and 3 more). Give a string here, or remove that first by an action of its own.`,
    ],
  ])('of %s has a place and a way out', (actions, field, want) => {
    const [problem, ...others] = applied(actions).problems;
    expect(others).toEqual([]);
    expect(problem?.pointer).toBe(`#/actions/0/${field}`);
    expect(`${problem?.message} ${problem?.remedy}`).toBe(want);
  });

  it('stops no other action', () => {
    const { tree, problems } = applied(
      '- {target: $.info, update: []}\n- {target: $.none, remove: true}\n- {target: $.info, update: {x-a: 1}}',
    );
    expect(problems.map(({ isNotice = false }) => isNotice)).toEqual([false, true]);
    expect(tree).toHaveProperty(['info', 'x-a'], 1);
  });
});

describe('a hostile overlay', () => {
  const times = (count: number, action: string): string =>
    Array.from({ length: count }, (_, index) => `- {description: "${index}", ${action}}`).join('\n');
  const nested = Array.from(
    { length: 150 },
    (_, index) => `- {target: "$.info${'.a'.repeat(index)}", update: {a: {}}}`,
  );
  const many = (count: number, value: string): string =>
    `{${Array.from({ length: count }, (_, index) => `a${index}: ${value}`).join()}}`;
  const long = 'k'.repeat(50_000);
  const large = JSON.stringify({
    list: Array(5_000).fill('c'),
    objects: Array(5_000).fill({}),
    numbers: Array(5_000).fill(1.5),
    number: 0,
    keys: Object.fromEntries(Array(5_000).fill(1).entries()),
    text: 't'.repeat(50_000),
    brackets: '['.repeat(50_000),
    patterns: Array.from({ length: 101 }, (_, index) => `${'(a|b)'.repeat(390)}${index}`),
    held: { [long]: Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`a${index}`, 1])) },
    [`a/${long}`]: Array(5_000).fill({ a: 1 }),
  }).replace('"number":0', `"number":1${'0'.repeat(50_000)}.5`);
  /** An action on large values. */
  const looksAt = (target: string, change = 'remove: true'): string =>
    `- {target: $, update: ${large}}\n- {target: ${target}, ${change}}`;
  const tooMuch = 'Up to here, the overlays look at or add too much for the length of the description.';
  it.each([
    ['copies the whole into itself', times(60, 'target: $.info, copy: $'), tooMuch],
    ['doubles a list', times(60, 'target: $.tags, copy: $.tags'), tooMuch],
    ['looks at everything for everything', times(2_000, 'target: "$..[?$..[?$..[?$..*]]]", update: {}'), tooMuch],
    ['nests', nested.join('\n'), 'The action nests the description too deeply.'],
    ['counts the keys of an object for each value', looksAt('$.list[?length($.keys) == 1]'), tooMuch],
    ['compares each value with a large object', looksAt('$.objects[?@ == $.keys]'), tooMuch],
    ['goes through a long text for each value', looksAt('$.list[?length($.text) == 1]'), tooMuch],
    ['compares each value with a long number', looksAt('$.numbers[?@ < $.number]'), tooMuch],
    ['reads patterns for each value', looksAt("$.list[?$.patterns[?search('c', @)]]"), tooMuch],
    ['merges a long key into each value', looksAt('$.objects[*]', `update: {${long}: 1}`), tooMuch],
    ['has misfits under a long key', looksAt('$.held', `update: {${long}: ${many(5_000, '{}')}}`), tooMuch],
    ['removes from many values under a long key', looksAt('$[?@[0].a][*].a'), tooMuch],
  ])('that %s is stopped', (_title, actions, want) => {
    const start = performance.now();
    const { problems } = applied(actions);
    expect(problems.map(({ message }) => message).join('\n')).toContain(want);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it.each([
    ['compares with a long text', '$.list[?@ < $.text]'],
    [
      'has several long patterns',
      `$.list[?search(@, '${'(a|b)'.repeat(300)}') || search(@, '${'(a|c)'.repeat(300)}')]`,
    ],
    ['has a long list of brackets as a pattern', "$[?search('a', $.brackets)]"],
    ['removes many values under a long key', '$[?@[0].a][*]'],
  ])('that %s is no slower than it is long', (_title, target) => {
    const start = performance.now();
    applied(looksAt(target));
    expect(performance.now() - start).toBeLessThan(4_000);
  });
});
