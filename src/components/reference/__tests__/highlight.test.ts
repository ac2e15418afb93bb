import { describe, expect, it } from 'vitest';
import { highlight } from '../highlight';
import { samples } from './fixture';

describe('highlight', () => {
  it.each([
    ['json', '{"a": [1, "b", true, null]}', ['t-k', 't-n', 't-s', 't-w']],
    ['bash', 'curl -H "A: b" # quiet', ['t-c', 't-f', 't-s', 't-w']],
    ['http', 'GET /tasks HTTP/1.1\nAccept: text/plain', ['t-k', 't-s', 't-w']],
    ['xml', '<a b="c">d</a>', ['t-f', 't-k', 't-s']],
  ])('colours %s', (language, code, want) => {
    const classes = new Set(highlight(code, language).flatMap(({ className }) => className ?? []));
    expect([...classes].sort()).toEqual(want);
  });
});

describe('samples', () => {
  it.each(samples('/tasks'))('$label is coloured', ({ code, language }) => {
    const pieces = highlight(code, language);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.map(({ text }) => text).join('')).toBe(code);
    expect('Prism' in globalThis).toBe(false);
  });
});
