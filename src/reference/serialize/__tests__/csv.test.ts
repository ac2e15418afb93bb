import { expect, it } from 'vitest';
import type { Json } from '../../json';
import { writeCsv } from '../csv';

it.each<[string, Json, string]>([
  [
    'objects',
    [
      { a: 1, b: 'x' },
      { a: 2, c: true },
    ],
    'a,b,c\r\n1,x,\r\n2,,true\r\n',
  ],
  ['one object', { a: 'x,y', b: 'He said "no"' }, 'a,b\r\n"x,y","He said ""no"""\r\n'],
  [
    'lists',
    [
      ['a', 1],
      ['b\nc', null],
    ],
    'a,1\r\n"b\nc",\r\n',
  ],
  ['scalars', [1, 'a'], '1\r\na\r\n'],
  ['parts inside a cell', [{ a: { b: [1] } }], 'a\r\n"{""b"":[1]}"\r\n'],
  ['a name that every object has', [{ constructor: 'x' }, { a: 1 }], 'constructor,a\r\nx,\r\n,1\r\n'],
  ['nothing', [], ''],
])('writes %s', (_case, value, want) => {
  expect(writeCsv(value)).toBe(want);
});
