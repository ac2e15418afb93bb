import { describe, expect, it } from 'vitest';
import type { Json } from '../../json';
import { evaluate, fillValue, type RunContext } from '../evaluate';
import { holds } from '../holds';

const context: RunContext = {
  inputs: { token: 'secret', count: 2, numbers: [3, 4], others: [4, 3], 'x.y': 5, owner: { name: 'Ann' } },
  outputs: { find: { id: 7, shop: { ids: [3, 4] }, 'shop.id': 8 } },
  exchange: {
    ...{ method: 'POST', url: 'https://api.example.com/pets', statusCode: 201, requestBody: { name: 'Rex' } },
    headers: [['X-Total', '12']],
    body: { id: 9, state: 'DONE', 'a/b': null },
  },
};

describe('evaluate', () => {
  it.each<[text: string, value: Json | undefined]>([
    ['$inputs.count', 2],
    ['$inputs.nothing', undefined],
    ['$inputs.constructor', undefined],
    ['$steps.constructor.outputs.name', undefined],
    ['$steps.find.outputs.id', 7],
    ['$steps.find.outputs.shop#/ids/1', 4],
    ['$steps.find.outputs.shop.ids', [3, 4]],
    ['$steps.find.outputs.shop#/length', undefined],
    ['$steps.find.outputs.shop.id', 8],
    ['$inputs.x.y', 5],
    ['$inputs.owner.name', 'Ann'],
    ['$inputs.numbers#/1', 4],
    ['$steps.later.outputs.id', undefined],
    ['$response.body#/a~1b', null],
    ['$response.body', { id: 9, state: 'DONE', 'a/b': null }],
    ['$request.body#/name', 'Rex'],
    ['$response.header.x-total', '12'],
    ['$statusCode', 201],
    ['$method', 'POST'],
    ['$url', 'https://api.example.com/pets'],
    ['$components.inputs.a', undefined],
  ])('%s', (text, value) => {
    expect(evaluate(text, context)).toEqual(value);
  });
});

describe('fillValue', () => {
  it.each<[value: Json, filled: Json | undefined, missing: string[]]>([
    ['$steps.find.outputs.id', 7, []],
    ['Bearer {$inputs.token}', 'Bearer secret', []],
    ['{$inputs.count} of {$steps.find.outputs.id}', '2 of 7', []],
    ['$5 or more', '$5 or more', []],
    [{ ids: ['$steps.find.outputs.id', 1], a: { b: '$inputs.count' } }, { ids: [7, 1], a: { b: 2 } }, []],
    [{ id: '$steps.later.outputs.id', other: true }, { other: true }, ['$steps.later.outputs.id']],
    [['$inputs.nothing', null], [null], ['$inputs.nothing']],
    [[[1, '$inputs.count'], []], [[1, 2], []], []],
    ['$inputs.nothing', undefined, ['$inputs.nothing']],
    ['a {$inputs.nothing}', 'a ', ['$inputs.nothing']],
  ])('%j', (value, filled, missing) => {
    const found: string[] = [];
    expect(fillValue(value, context, (text) => found.push(text))).toEqual(filled);
    expect(found).toEqual(missing);
  });
});

describe('holds', () => {
  it.each<[condition: string, want: boolean | undefined]>([
    ['$statusCode == 201', true],
    ['$statusCode == 200', false],
    ['$statusCode != 200', true],
    ['$statusCode >= 200 && $statusCode < 300', true],
    ['$statusCode == 200 || $statusCode == 201', true],
    ["$response.body#/state == 'done'", true],
    ["$response.body#/state == 'a || b'", false],
    ["$response.body#/state == 'it''s'", false],
    ['$response.body#/a~1b == null', true],
    ['$inputs.numbers == $steps.find.outputs.shop.ids', true],
    ['$inputs.others == $steps.find.outputs.shop.ids', false],
    ['$response.body#/nothing > 1', false],
    ['$response.body#/id', true],
    ['$response.body#/nothing', false],
    ["($statusCode == 201) && 'a' == 'a'", true],
    ["$statusCode == 200 && ($statusCode == 201 || 'a' == 'a')", false],
    ["$statusCode == 200 && $statusCode == 201 || 'a' == 'a'", true],
    ["'a' == 'a' || $statusCode == 201 && $statusCode == 200", true],
    ['!$response.body#/id', false],
    ['!($statusCode == 200)', true],
    ['!$response.body#/nothing && $statusCode == 201', true],
    ['!!$response.body#/id', true],
    ['($statusCode) == 201', undefined],
    ['($statusCode == 201', undefined],
    ['$statusCode == 201 and more', undefined],
    ['', undefined],
    ['$statusCode == CREATED', undefined],
  ])('%s', (condition, want) => {
    expect(holds({ condition, type: 'simple' }, context)).toBe(want);
  });

  it('an expression is matched by a regular expression; other languages are not known', () => {
    expect(holds({ condition: '^DO', context: '$response.body#/state', type: 'regex' }, context)).toBe(true);
    expect(holds({ condition: '^do$', context: '$response.body#/state', type: 'regex' }, context)).toBe(false);
    expect(holds({ condition: '(', context: '$response.body#/state', type: 'regex' }, context)).toBeUndefined();
    expect(holds({ condition: '$[?@.id > 1]', context: '$response.body', type: 'jsonpath' }, context)).toBeUndefined();
  });
});
