import { expect, it } from 'vitest';
import { operation } from '../../__tests__/builders';
import type { Json } from '../../json';
import type { Example } from '../../model';
import { exampleNames } from '../exampleNames';

const open: Json = { id: 1, status: 'OPEN' };
const closed: Json = { id: 2, status: 'CLOSED' };

const withExamples = (...examples: Example[]) =>
  operation({
    responses: [
      { status: '200', headers: [], links: [], content: [{ mediaType: 'application/json', examples, encoding: [] }] },
    ],
  });

it.each<[name: string, examples: Example[], want: string[]]>([
  [
    'the summaries of the same values',
    [
      { name: 'a', summary: 'Closed', value: { status: 'CLOSED', id: 2 } },
      { name: 'b', summary: 'Open', value: [open] },
    ],
    ['Open', 'Closed'],
  ],
  ['none where a value has no name', [{ name: 'a', summary: 'Open', value: open }], []],
  [
    'none where two have the same name',
    [
      { name: 'a', summary: 'A task', value: open },
      { name: 'b', summary: 'A task', value: closed },
    ],
    [],
  ],
  [
    'none of examples without a summary',
    [
      { name: 'a', value: open },
      { name: 'b', summary: 'Closed', value: closed },
    ],
    [],
  ],
])('%s', (_name, examples, want) => {
  expect(exampleNames([open, closed], [withExamples(...examples)])).toEqual(want);
});

it('a single example needs no name', () => {
  expect(exampleNames([open], [withExamples({ name: 'a', summary: 'Open', value: open })])).toEqual([]);
});
