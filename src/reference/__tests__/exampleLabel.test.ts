import { expect, it } from 'vitest';
import { exampleLabel } from '../exampleLabel';
import type { Example } from '../model';

it.each<[example: Example, others: number, want: string]>([
  [{ name: 'default' }, 0, ''],
  [{ name: 'default' }, 1, 'default'],
  [{ name: 'response' }, 0, ''],
  [{ name: 'default', summary: 'Milk' }, 0, 'Milk'],
  [{ name: 'milk' }, 0, 'milk'],
  [{ name: 'milk', summary: '' }, 0, 'milk'],
])('%j beside %i others is called "%s"', (example, others, want) => {
  expect(exampleLabel(example, [example, ...Array.from({ length: others }, () => ({ name: 'x' }))])).toBe(want);
});

it.each<[given: Example[], want: string[]]>([
  [
    [
      { name: 'a', summary: 'Milk' },
      { name: 'b', summary: 'Milk' },
    ],
    ['Milk · a', 'Milk · b'],
  ],
  [
    [
      { name: 'a', summary: 'Milk' },
      { name: 'Milk', summary: 'Milk' },
      { name: 'c', summary: 'Tea' },
    ],
    ['Milk · a', 'Milk', 'Tea'],
  ],
])('%j have labels that tell them apart', (given, want) => {
  expect(given.map((example) => exampleLabel(example, given))).toEqual(want);
});
