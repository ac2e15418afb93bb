import { afterEach, expect, it, vi } from 'vitest';
import { countTexts, createTextRenderer } from '../texts';

afterEach(() => vi.restoreAllMocks());

it('names each broken link of a text once, and copies the text for none of them', () => {
  const renderText = createTextRenderer(() => undefined);
  const text = Array.from({ length: 2000 }, (_value, index) => `[a](#x${index}) [b](#x${index})`).join(' ');
  const written = vi.spyOn(JSON, 'stringify');
  const { broken } = renderText([text]);
  const length = written.mock.results.reduce((sum, { value }) => sum + String(value).length, 0);
  expect(broken).toEqual(Array.from({ length: 2000 }, (_value, index) => `#x${index}`));
  expect(length).toBeLessThan(10 * text.length);
});

it('counts the HTML of a text each time that it is put into a page', () => {
  const renderText = createTextRenderer(() => undefined);
  const counted: number[] = [];
  const render = countTexts(renderText, (characters) => counted.push(characters));
  for (const text of [['*a*'], ['*a*'], ['b', 'c']]) render(text);
  expect(counted).toEqual([17, 17, 17]);
});
