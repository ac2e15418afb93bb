import { describe, expect, it } from 'vitest';
import { nearestNames } from '../../reference/similarity';
import { linesOf, pieceOf } from '../pieces';
import { Refusal, unknownName } from '../refusal';

it.each([
  ['a\n\n[0 more of 2]', 'a [0 more of 2]'],
  ['a\u2028b\r\nc', 'a b c'],
  ['\u001b[31ma\u0007\u202e', String.raw`\u001b[31ma\u0007\u202e`],
])('a line of a list is one line, without what steers a terminal: %j', (text, want) => {
  expect(linesOf([text], 0, 10)).toBe(want);
});

describe('a piece of a text', () => {
  it.each([
    ['a\nb', 0, 10, 'a\nb'],
    ['a\nb', 2, 10, 'b'],
    ['', 0, 10, ''],
    [
      'abcdef\nghij',
      0,
      8,
      'abcdef\n\n\n[Cut: characters 0 to 7 of 11. For what follows, call again with "offset": 7.]',
    ],
    [
      'a\nbcdefghij',
      0,
      8,
      'a\nbcdefg\n\n[Cut: characters 0 to 8 of 11. For what follows, call again with "offset": 8.]',
    ],
  ])('%j from %d, at most %d', (text, offset, max, want) => {
    expect(pieceOf(text, offset, max)).toBe(want);
  });

  it('leads on until the whole text was read', () => {
    const text = Array.from({ length: 50 }, (_, line) => 'x'.repeat(line)).join('\n');
    let read = '';
    let offset: number | undefined = 0;
    while (offset !== undefined) {
      const piece: string = pieceOf(text, offset, 100);
      const [whole, next] = /\n\n\[Cut: .*"offset": (\d+)\.\]$/.exec(piece) ?? [];
      read += whole === undefined ? piece : piece.slice(0, -whole.length);
      offset = next === undefined ? undefined : Number(next);
    }
    expect(read).toBe(text);
  });

  it('refuses an offset behind the end, with the way out', () => {
    expect(() => pieceOf('abc', 3)).toThrow(
      'The text has 3 characters: there is nothing at offset 3. Begin with offset 0.',
    );
    expect(() => linesOf(['a'], 1, 5)).toThrow(
      'The list has 1 entries: there is none at offset 1. Begin with offset 0.',
    );
  });
});

it.each([
  [0, 2, 100, 'a\nb\n\n[1 more of 3: call again with "offset": 2.]'],
  [2, 2, 100, 'c'],
  [0, 3, 100, 'a\nb\nc'],
  [0, 3, 5, 'a\nb\n\n[1 more of 3: call again with "offset": 2.]'],
  [1, 3, 1, 'b\n\n[1 more of 3: call again with "offset": 2.]'],
])('lines of a list from %d, at most %d and %d characters', (offset, limit, max, want) => {
  expect(linesOf(['a', 'b', 'c'], offset, limit, max)).toBe(want);
});

it('cuts a line that is too long for a list', () => {
  expect(linesOf(['x'.repeat(5000)], 0, 1)).toBe(`${'x'.repeat(1000)}…`);
});

describe('an unknown name', () => {
  it.each([
    ['getTsk', ['getTask', 'closeTask', 'listUsers'], ['getTask', 'closeTask']],
    ['zzz', ['getTask'], []],
  ])('%s is like %j: %j', (name, known, want) => {
    expect(nearestNames(name, known)).toEqual(want);
  });

  it('is refused with the nearest, and with the way to all of them', () => {
    const refusal = unknownName('model', 'Tas', ['Task', 'User'], 'List models.');
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal.message).toBe('There is no model "Tas". Did you mean Task? List models.');
    expect(unknownName('model', 'Q'.repeat(1000), ['Task'], 'List models.').message.length).toBeLessThan(300);
  });
});
