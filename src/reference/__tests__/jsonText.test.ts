import { expect, it } from 'vitest';
import { maxLevels, parseJson } from '../jsonText';

const nested = (levels: number): string => `${'[{"a":'.repeat(levels / 2)}"[["${'}]'.repeat(levels / 2)}`;

it('reads JSON that is nested as deeply as a description may be', () => {
  expect(JSON.stringify(parseJson(nested(maxLevels), maxLevels))).toBe(nested(maxLevels));
});

it.each([maxLevels + 2, 6000, 200_000])('reads no JSON of %i levels', (levels) => {
  expect(() => parseJson(nested(levels), maxLevels)).toThrow(SyntaxError);
});
