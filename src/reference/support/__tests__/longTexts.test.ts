import { expect, it } from 'vitest';
import { documentOf, placeOf } from '../../__tests__/builders';
import { maxMarkdown } from '../../longTexts';
import { findFieldProblems } from '../fieldProblems';

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
  const text = 'a'.repeat(length);
  const yaml = `info: {title: ${text}, description: ${text}}\npaths: {/a: {get: {operationId: a, description: ${text}}}}`;
  const found = findFieldProblems({ document: documentOf(yaml) as never, locate: placeOf });
  expect(found.map(({ severity }) => severity)).toEqual(want.map(() => 'notice'));
  expect(found.map(({ place, message }) => `${place.pointer} ${message}`)).toEqual(want);
});
