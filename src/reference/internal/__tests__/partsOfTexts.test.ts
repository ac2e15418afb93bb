import { expect, it } from 'vitest';
import type { Node } from '../../json';
import { audienceMarks } from '../audience';
import { markAudience } from '../markAudience';
import { findParts } from '../parts';
import { findPartsOfTexts } from '../partsOfTexts';

const locate = (pointer: string) => ({ file: 'a.yaml', line: 2, column: 3, pointer });
const marks = audienceMarks({ is: 'public', of: ['public', 'partner'] });

const text = ':::audience partner';

it.each<[document: Node, want: string[]]>([
  [{ info: { description: 'A\n:::audience partner\nb\n:::' } }, ['#/info/description']],
  [{ info: { description: '> ::::  Audience partner' } }, ['#/info/description']],
  [{ info: { description: '\uff1a::audi\u200bence partner' } }, ['#/info/description']],
  [{ info: { description: 'Write `:::audience partner`, or :::audiences.' } }, []],
  [{ tags: [{ name: 'A', description: `- ${text}` }] }, ['#/tags/0/description']],
  [{ 'x-page': { value: text } }, ['#/x-page/value']],
  [
    { components: { parameters: { A: { example: text, examples: { b: { value: text, summary: text } } } } } },
    ['#/components/parameters/A/examples/b/summary'],
  ],
  [
    { paths: { '/a': { get: { responses: { default: { description: text } } } } } },
    ['#/paths/~1a/get/responses/default/description'],
  ],
  ...['value', 'default', 'example', 'examples', 'enum', 'const'].flatMap((name): [Node, string[]][] => [
    [{ components: { schemas: { [name]: { description: text } } } }, [`#/components/schemas/${name}/description`]],
    [{ components: { examples: { [name]: { summary: text } } } }, [`#/components/examples/${name}/summary`]],
    [
      {
        components: { schemas: { A: { $defs: { [name]: { title: text } }, properties: { [name]: { title: text } } } } },
      },
      [`#/components/schemas/A/$defs/${name}/title`, `#/components/schemas/A/properties/${name}/title`],
    ],
  ]),
  [{ components: { schemas: { A: { enum: [text], default: text, const: text, examples: [text] } } } }, []],
])('finds in %j %j', (document, want) => {
  const found = findPartsOfTexts(findParts(document), locate, marks);
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
