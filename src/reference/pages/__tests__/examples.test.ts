import { describe, expect, it } from 'vitest';
import { mediaType, object, renderTexts, schema } from '../../__tests__/builders';
import { createExampleCache } from '../../examples/schemaExample';
import type { Json } from '../../json';
import type { MediaType } from '../../model';
import { exampleViews } from '../examples';

const context = { schemas: new Map(), cache: createExampleCache(new Map()), renderText: renderTexts };

describe('a value', () => {
  it.each<[Json, string, string, string]>([
    [{ a: null }, 'application/json', 'json', '{\n  "a": null\n}'],
    ['a', 'application/problem+json', 'json', '"a"'],
    [null, 'text/plain', 'text', 'null'],
    [42, 'text/plain', 'text', '42'],
    [[{ a: 1 }], 'text/csv', 'text', 'a\r\n1\r\n'],
    [{ a: 1 }, 'text/plain', 'json', '{\n  "a": 1\n}'],
    ['<a/>', 'application/xml', 'xml', '<a/>'],
    ['<p>', 'text/html', 'html', '<p>'],
    [{ a: 1 }, 'text/xml', 'xml', '<?xml version="1.0" encoding="UTF-8"?>\n<root>\n  <a>1</a>\n</root>\n'],
    [[{ a: 1 }, 2], 'application/x-ndjson', 'text', '{"a":1}\n2\n'],
    [[1], 'application/json-seq', 'text', '\u241E1\n'],
    [
      [{ a: 1 }],
      'multipart/mixed',
      'text',
      '--boundary-4c1f9b7e2a6d\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n--boundary-4c1f9b7e2a6d--\r\n',
    ],
    ['--a', 'multipart/mixed', 'text', '--a'],
    ['a: 1', 'application/yaml', 'yaml', 'a: 1'],
    ['</script>', 'text/plain', 'text', '</script>'],
  ])('%j of %s is %s', (value, type, language, code) => {
    const media = mediaType({ mediaType: type, examples: [{ name: '', value }] });
    expect(exampleViews(media, 'response', context)).toMatchObject([{ language, code }]);
  });
});

describe('exampleViews', () => {
  const secret = schema({ types: ['string'], writeOnly: true });
  const id = schema({ types: ['integer'], readOnly: true });
  const both = object({ id, secret });
  it.each<[string, Partial<MediaType>, 'request' | 'response', object[]]>([
    [
      "the author's",
      {
        examples: [
          { name: 'a', summary: 'S', value: null },
          { name: 'b', value: 1 },
        ],
      },
      'response',
      [
        { name: 'a', label: 'S', code: 'null' },
        { name: 'b', label: 'b', code: '1' },
      ],
    ],
    [
      'one of a text as XML',
      { mediaType: 'application/xml', schema: schema({ types: ['string'], xml: { name: 'greeting' } }) },
      'response',
      [{ language: 'xml', code: '<?xml version="1.0" encoding="UTF-8"?>\n<greeting>text</greeting>\n' }],
    ],
    ['one for a request', { schema: both }, 'request', [{ code: '{\n  "secret": "text"\n}' }]],
    ['one for a response', { schema: both }, 'response', [{ code: '{\n  "id": 1\n}' }]],
    [
      'one that is made before a description alone',
      { schema: both, examples: [{ name: 'a', description: ['D'] }] },
      'response',
      [{ code: '{\n  "id": 1\n}' }, { name: 'a', code: '' }],
    ],
    ...(['request', 'response'] as const).flatMap(
      (direction): [string, Partial<MediaType>, typeof direction, object[]][] => [
        [
          `a table for a ${direction} of rows`,
          {
            mediaType: 'text/csv',
            schema: schema({ types: ['array'], items: object({ n: schema({ types: ['integer'] }) }) }),
          },
          direction,
          [{ language: 'text', code: 'n\r\n1\r\n' }],
        ],
        [
          `a header and a row for a ${direction} of a table of which nothing is known`,
          { mediaType: 'text/csv', schema: schema({ types: ['string'] }) },
          direction,
          [{ language: 'text', code: 'column\r\ntext\r\n' }],
        ],
      ],
    ),
    ['none for a file', { mediaType: 'image/png', schema: both }, 'response', []],
    [
      'none for a file in a range of types',
      { mediaType: '*/*', schema: schema({ types: ['string'], format: 'binary' }), holds: 'file' },
      'response',
      [],
    ],
    ['none without a schema', {}, 'response', []],
  ])('%s', (_case, given, direction, want) => {
    const found = exampleViews(mediaType(given), direction, context);
    expect(found).toHaveLength(want.length);
    expect(found).toMatchObject(want);
  });
});
