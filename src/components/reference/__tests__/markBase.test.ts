import { describe, expect, it } from 'vitest';
import { sampleLanguages, writeSamples } from '../../../reference/samples/languages';
import { highlight } from '../highlight';
import { markBase } from '../markBase';

const base = 'https://api.example.com/v1';
const samples = writeSamples({ method: 'GET', url: `${base}/tasks?page=1`, headers: [] }, [
  base,
  'https://other.example',
]);

describe('the marked base URL', () => {
  it.each(sampleLanguages.map(({ id }) => id))('is in one piece of the highlighted code: %s', (id) => {
    const { code = '', language = '', baseAt = -1 } = samples.find((sample) => sample.id === id) ?? {};
    const marked = markBase(highlight(code, language), baseAt, base.length).filter((piece) => piece.base);
    expect(marked.map(({ text, base: at }) => text.slice(at?.from, at?.to))).toEqual([base]);
  });

  it.each<[number, number, (string | undefined)[]]>([
    [0, 2, ['ab', undefined]],
    [1, 1, ['b', undefined]],
    [2, 2, [undefined, 'cd']],
    [1, 2, [undefined, undefined]],
    [3, 2, [undefined, undefined]],
  ])('at %i, %i long', (at, length, want) => {
    const pieces = markBase([{ text: 'ab' }, { text: 'cd' }], at, length);
    expect(pieces.map(({ text, base: own }) => own && text.slice(own.from, own.to))).toEqual(want);
  });
});
