import { expect, it } from 'vitest';
import { modelOf } from '../../__tests__/builders';
import type { Callback } from '../../model';

const callbacksOf = (count: number, inner: (index: number) => string): string =>
  Array.from(
    { length: count },
    (_, index) => `    n${index}: {"{$url}": {post: {responses: {}, callbacks: {${inner(index)}}}}}\n`,
  ).join('');

const named = (name: number): string => `c${name}: {$ref: "#/components/callbacks/n${name}"}`;

function built(callbacks: string): { count: number; messages: string[] } {
  const { model, problems } = modelOf(
    `paths:\n  /a: {post: {responses: {}, callbacks: {${named(0)}}}}\ncomponents:\n  callbacks:\n${callbacks}`,
  );
  const count = (list: readonly Callback[]): number =>
    list.reduce((sum, { operations }) => sum + 1 + operations.reduce((all, each) => all + count(each.callbacks), 0), 0);
  return {
    count: model.operations.reduce((sum, { callbacks: own }) => sum + count(own), 0),
    messages: problems
      .filter(({ message }) => message.includes('callback'))
      .map(({ place, message }) => `${place.pointer} ${message}`),
  };
}

it.each<[string, string, number, string]>([
  [
    'one that leads to itself',
    callbacksOf(1, () => named(0)),
    1,
    '#/components/callbacks/n0/{$url}/post/callbacks/c0 This callback is inside itself, so it is left out here.',
  ],
  [
    'two that lead to each other',
    callbacksOf(2, (index) => named(1 - index)),
    2,
    '#/components/callbacks/n1/{$url}/post/callbacks/c0 This callback is inside itself, so it is left out here.',
  ],
  [
    'many that each lead to the next two',
    callbacksOf(40, (index) => (index < 38 ? [named(index + 1), named(index + 2)].join(', ') : '')),
    101,
    'There are more than 100 callbacks inside those of one operation, so the others are left out.',
  ],
])('ends in %s, and says so', (_name, callbacks, count, message) => {
  const found = built(callbacks);
  expect(found.count).toBe(count);
  expect(found.messages).toEqual([expect.stringContaining(message)]);
});

it('takes callbacks inside each other that end', () => {
  expect(built(callbacksOf(6, (index) => (index < 5 ? named(index + 1) : '')))).toEqual({ count: 6, messages: [] });
});
