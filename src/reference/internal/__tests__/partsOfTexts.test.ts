import { expect, it } from 'vitest';
import type { Node } from '../../json';
import { audienceMarks } from '../audience';
import { markAudience } from '../markAudience';
import { findPartsOfTexts } from '../partsOfTexts';

const locate = (pointer: string) => ({ file: 'a.yaml', line: 2, column: 3, pointer });
const marks = audienceMarks({ is: 'public', of: ['public', 'partner'] });

it.each<[document: Node, want: string[]]>([
  [{ info: { description: 'A\n:::audience partner\nb\n:::' } }, ['#/info/description']],
  [{ info: { description: '> ::::  Audience partner' } }, ['#/info/description']],
  [{ info: { description: 'Write `:::audience partner`, or :::audiences.' } }, []],
  [{ tags: [{ name: 'A', description: '- :::audience partner' }] }, ['#/tags/0/description']],
  [{ 'x-page': { text: ':::audience partner' } }, ['#/x-page/text']],
  [{ example: ':::audience partner', examples: { a: { value: ':::audience partner' } } }, []],
  [
    { properties: { example: { description: ':::audience partner' }, a: { enum: [':::audience partner'] } } },
    ['#/properties/example/description'],
  ],
])('finds in %j %j', (document, want) => {
  const found = findPartsOfTexts(document, locate, marks);
  expect(found.map(({ place }) => place.pointer)).toEqual(want);
});

it('is an error in an edition for an audience', () => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'A', version: '1', description: ':::audience partner' },
    paths: {},
  };
  const { problems } = markAudience(document, locate, marks);
  expect(problems).toMatchObject([{ severity: 'error', place: { line: 2, pointer: '#/info/description' } }]);
});
