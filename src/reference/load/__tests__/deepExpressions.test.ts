import { expect, it } from 'vitest';
import { findDeepExpressions } from '../deepExpressions';

const steps = (count: number, step = '/t'): string => step.repeat(count);

const given: [kind: string, value: unknown, want: string[]][] = [
  ['the longest pointer', { outputs: { id: `$response.body#${steps(99)}` } }, []],
  ['a longer pointer', { outputs: { id: `$response.body#${steps(100)}` } }, ['#/outputs/id']],
  ['in a condition', [{ condition: `$response.body#${steps(200)} == 1` }], ['#/0/condition']],
  ['within a text', { value: `Bearer {$steps.a.outputs.b#${steps(200)}}` }, ['#/value']],
  ['a target', { replacements: [{ target: '/a' }, { target: steps(5000) }] }, ['#/replacements/1/target']],
  ['a JSONPath', { target: `$${steps(200, '.a')}`, other: `$${steps(200, '[0]')}` }, ['#/target', '#/other']],
  ['names', { value: `$inputs${steps(200, '.a')}` }, ['#/value']],
  ['a text', { description: `See ${steps(200)}`, value: `See ${steps(50)} and ${steps(60)}` }, []],
];

it.each(given)('%s', (_kind, value, want) => {
  const place = (pointer: string) => ({ file: 'w.arazzo.yaml', line: 1, column: 1, pointer });
  expect(findDeepExpressions(value, place).map(({ place: { pointer } }) => pointer)).toEqual(want);
});

it('reads a text once, however many paths begin in it', () => {
  const place = (pointer: string) => ({ file: 'w.arazzo.yaml', line: 1, column: 1, pointer });
  expect(findDeepExpressions(['$a/#/'.repeat(200_000), '$'.repeat(1_000_000)], place)).toHaveLength(1);
});
