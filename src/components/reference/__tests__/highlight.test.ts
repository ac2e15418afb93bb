import { describe, expect, it } from 'vitest';
import { sampleLanguages, writeSamples } from '../../../reference/samples/languages';
import { codeHeight, highlight, markBase } from '../highlight';
import { Prism } from '../prism';
import { samples } from './fixture';

describe('highlight', () => {
  it.each([
    ['json', '{"a": [1, "b", true, null]}', ['b', 'u', 'var']],
    ['bash', 'curl -H "A: b" # quiet', ['b', 'i', 'small', 'u']],
    ['http', 'GET /tasks HTTP/1.1\nAccept: text/plain', ['b', 'u']],
    ['xml', '<a b="c">d</a>', ['b', 'i']],
  ])('colours %s', (language, code, want) => {
    const elements = new Set(highlight(code, language).flatMap(({ element }) => element ?? []));
    expect([...elements].sort()).toEqual(want);
  });

  it.each([
    ['xml', '<a b="c"/>'.repeat(2_000), true],
    ['xml', '<a b="c"/>'.repeat(2_001), false],
    ['json', `[${'1, '.repeat(7_000)}1]`, true],
    ['json', `[${'1, '.repeat(34_000)}1]`, false],
  ])('colours %s of %# as far as it is not too long', (language, code, isColoured) => {
    expect(highlight(code, language).length > 1).toBe(isColoured);
  });
});

describe('samples', () => {
  it.each(sampleLanguages)('in $label have a grammar', ({ prism }) => {
    expect(Prism.languages).toHaveProperty([prism]);
  });

  it.each(samples('/tasks'))('$label is coloured', ({ code, language }) => {
    const pieces = highlight(code, language);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.map(({ text }) => text).join('')).toBe(code);
    expect('Prism' in globalThis).toBe(false);
  });
});

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

const base = 'https://api.example.com/v1';
const written = writeSamples({ method: 'GET', url: `${base}/tasks?page=1`, headers: [] }, [
  base,
  'https://other.example',
]);

describe('the marked base URL', () => {
  it.each(sampleLanguages.map(({ id }) => id))('is in one piece of the highlighted code: %s', (id) => {
    const { code = '', language = '', baseAt = -1 } = written.find((sample) => sample.id === id) ?? {};
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
