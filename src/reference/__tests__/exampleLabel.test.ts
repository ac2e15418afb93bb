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
