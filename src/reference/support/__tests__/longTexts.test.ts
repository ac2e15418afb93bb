import { expect, it } from 'vitest';
import { documentOf, placeOf } from '../../__tests__/builders';
import { maxLevels, maxMarkdown } from '../../longTexts';
import { findFieldProblems } from '../../objects/fieldProblems';

it.each<[length: number, want: string[]]>([
  [maxMarkdown, []],
  [
    maxMarkdown + 1,
    [
      '#/info/description The text has 200001 characters; one of more than 200000 is shown as it is written, not as Markdown.',
      '#/paths/~1a/get/description The text has 200001 characters; one of more than 200000 is shown as it is written, not as Markdown.',
    ],
  ],
])('texts of %d characters that are too long to be read as Markdown are notices', (length, want) => {
  expect(noticesOf('a'.repeat(length))).toEqual(want);
});

it('texts with too many elements inside each other are notices', () => {
  const message = 'A text with more than 500 elements inside each other is shown as it is written, not as Markdown.';
  // The paragraph is a level, too.
  expect(noticesOf('<b>'.repeat(maxLevels - 1))).toEqual([]);
  expect(noticesOf('<b>'.repeat(maxLevels))).toEqual([
    `#/info/description ${message}`,
    `#/paths/~1a/get/description ${message}`,
  ]);
});

it('texts that tables or definitions of links make very much longer are notices', () => {
  const message =
    'A text that tables or definitions of links make very many times as long is shown as it is written, not as Markdown.';
  const text = (length: number): string =>
    JSON.stringify(`[a]: https://x.example/${'b'.repeat(length)}\n\n${'[a] '.repeat(300)}`);
  expect(noticesOf(text(20))).toEqual([]);
  expect(noticesOf(text(2000))).toEqual([`#/info/description ${message}`, `#/paths/~1a/get/description ${message}`]);
});

function noticesOf(text: string): string[] {
  const yaml = `info: {title: ${text}, description: ${text}}\npaths: {/a: {get: {operationId: a, description: ${text}}}}`;
  const found = findFieldProblems({ document: documentOf(yaml) as never, locate: placeOf });
  expect(found.filter(({ severity }) => severity !== 'notice')).toEqual([]);
  return found.map(({ place, message }) => `${place.pointer} ${message}`);
}
