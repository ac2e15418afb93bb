import { expect, it } from 'vitest';
import { codeHeight } from '../codeHeight';

it.each<[code: string, lines: number]>([
  ['', 1],
  ['curl', 1],
  ['curl\n', 1],
  ['{\n  "id": 1\n}', 3],
  ['{\n}\n\n', 3],
  ['a\r\nb\rc', 3],
])('%j has %i lines', (code, lines) => {
  expect(codeHeight(code)).toEqual({ '--lines': lines });
});
