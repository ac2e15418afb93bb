import { describe, expect, it } from 'vitest';
import { asNode } from '../../json';
import { valueAt } from '../../pointer';
import { left } from './left';

/** A request with one media type, beside components. */
const body = (media: string, components = ''): string =>
  `paths: {/a: {post: {summary: PUBLIC, requestBody: {content: {multipart/mixed: ${media}}}, responses: {200: {description: d}}}}}\ncomponents: {${components}}`;

const hidden = '{x-internal: true}';
const tuple = `{type: array, prefixItems: [{}, ${hidden}]}`;
const secret = '{contentType: SECRET/b}';

describe('nothing is left of how a part is encoded that goes', () => {
  it.each([
    ['at a position', `{schema: ${tuple}, prefixEncoding: [{}, ${secret}]}`],
    ['after all positions', `{schema: {prefixItems: [{}], items: ${hidden}}, prefixEncoding: [{}, ${secret}]}`],
    ['each item', `{schema: {type: array, items: ${hidden}}, itemEncoding: ${secret}}`],
    ['each item that has no schema otherwise', `{schema: {unevaluatedItems: ${hidden}}, itemEncoding: ${secret}}`],
    ['each item of a stream', `{itemSchema: ${hidden}, prefixEncoding: [${secret}], itemEncoding: ${secret}}`],
    [
      'a field of each item of a stream',
      `{itemSchema: {properties: {SECRET: ${hidden}}}, itemEncoding: {encoding: {SECRET: {}}}}`,
    ],
    ['all of it', `{schema: ${hidden}, prefixEncoding: [${secret}], itemEncoding: ${secret}}`],
    ['fields that no schema names', `{schema: ${hidden}, encoding: {SECRET: {}}}`],
    [
      'a position in a field',
      `{schema: {properties: {a: ${tuple}}}, encoding: {a: {prefixEncoding: [{}, ${secret}], itemEncoding: {}}}}`,
    ],
    [
      'a field of each item in a field',
      `{schema: {properties: {a: {type: array, items: {properties: {SECRET: ${hidden}}}}}}, encoding: {a: {encoding: {SECRET: {}}}}}`,
    ],
  ])('%s', async (_place, media) => {
    const { text, messages } = await left(body(media), '3.2.0');
    expect(text).toContain('PUBLIC');
    expect(text).not.toMatch(/SECRET|x-internal/);
    expect(messages).toEqual([]);
  });

  it.each([
    'encoding: {a: {headers: {H: %}}, b: {headers: {P: *}}}',
    'encoding: {a: {encoding: {c: {headers: {H: %}}}}}',
  ])('with the components that only %s used', async (encoding) => {
    const [own, other] = ['{$ref: "#/components/headers/SECRET"}', '{$ref: "#/components/headers/P"}'];
    const media = `{schema: {properties: {a: ${hidden}, b: {}}}, ${encoding.replace('%', own).replace('*', other)}}`;
    const headers = 'SECRET: {schema: {$ref: "#/components/schemas/SECRET"}}, P: {schema: {}}';
    const { text, document } = await left(body(media, `headers: {${headers}}, schemas: {SECRET: {}}`), '3.2.0');
    expect(text).not.toContain('SECRET');
    expect(document).toHaveProperty('components.headers.P');
  });
});

it.each([
  ['at other positions', `{schema: ${tuple}, prefixEncoding: [{contentType: a/b}, {}], itemEncoding: {}}`],
  ['of items that only a condition names', `{schema: {items: {}, contains: ${hidden}}, itemEncoding: {}}`],
  ['where nothing says what it has', `{prefixEncoding: [{contentType: a/b}], itemEncoding: {}}`],
  ['of a field that another schema has', `{schema: {properties: {a: {}}}, encoding: {a: {itemEncoding: {}}}}`],
])('an encoding %s stays', async (_place, media) => {
  const { given, document } = await left(`${body(media)}\nx-other: {a: ${hidden}}`, '3.2.0');
  const pointer = '#/paths/~1a/post/requestBody/content/multipart~1mixed';
  const [before, after] = [given, document].map((each) => ({ ...asNode(valueAt(each, pointer)), schema: undefined }));
  expect(Object.keys(before ?? {}).length).toBeGreaterThan(1);
  expect(after).toEqual(before);
});
