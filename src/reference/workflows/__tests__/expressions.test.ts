import { describe, expect, it } from 'vitest';
import { expressionsIn, readExpression, splitValue } from '../expressions';

describe('readExpression', () => {
  it.each<[text: string, want: object]>([
    ['$inputs.apiToken', { kind: 'input', names: ['apiToken'], keys: [] }],
    ['$steps.find-store.outputs.id', { kind: 'step', step: 'find-store', names: ['id'], keys: [] }],
    ['$steps.a.outputs.b#/0/x~1y', { kind: 'step', step: 'a', names: ['b'], keys: ['0', 'x/y'] }],
    ['$steps.a.outputs.b.c', { kind: 'step', step: 'a', names: ['b', 'c'], keys: [] }],
    ['$response.body', { kind: 'body', of: 'response', keys: [] }],
    ['$response.body#/0/id', { kind: 'body', of: 'response', keys: ['0', 'id'] }],
    ['$request.header.Accept', { kind: 'header', of: 'request', name: 'Accept' }],
    ['$response.header.X-Total', { kind: 'header', of: 'response', name: 'X-Total' }],
    ['$statusCode', { kind: 'other' }],
  ])('%s', (text, want) => {
    expect(readExpression(text)).toEqual(want);
  });
});

describe('splitValue', () => {
  it.each<[text: string, want: [string, boolean][]]>([
    ['plain', [['plain', false]]],
    ['$5 or more', [['$5 or more', false]]],
    ['$inputs.a', [['$inputs.a', true]]],
    [
      'Bearer {$inputs.a}!',
      [
        ['Bearer ', false],
        ['$inputs.a', true],
        ['!', false],
      ],
    ],
    ['{1,2}', [['{1,2}', false]]],
  ])('%s', (text, want) => {
    expect(splitValue(text).map((piece) => [piece.text, piece.isExpression])).toEqual(want);
  });
});

describe('expressionsIn', () => {
  it.each<[condition: string, want: string[]]>([
    ['$statusCode == 200', ['$statusCode']],
    ["$response.body#/status == 'costs $inputs.a'", ['$response.body#/status']],
    ['$response.body#/a>1 && ($inputs.b == 2)', ['$response.body#/a', '$inputs.b']],
    ['1 == 1', []],
  ])('%s', (condition, want) => {
    expect(expressionsIn(condition)).toEqual(want);
  });
});
