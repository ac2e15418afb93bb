import { describe, expect, it } from 'vitest';
import { valueAt } from '../../pointer';
import { left } from './left';

const object = '{type: object, properties: {a: {}, secret: {x-internal: true}}}';
const nested = `{type: object, properties: {user: ${object}}}`;
const list = `{type: array, items: ${object}}`;

const schemaWith = (schema: string, value: string): string =>
  `components: {schemas: {S: ${schema.slice(0, -1)}, example: ${value}}}}`;
const mediaWith = (schema: string, examples: string): string =>
  `paths: {/a: {get: {responses: {200: {description: d, content: {a/json: {schema: ${schema}, ${examples}}}}}}}}`;

/** Examples of another form than that of their schema, in which `SECRET` is a value of a property that goes. */
const cases: [what: string, yaml: string][] = [
  ['a list in the place of an object', schemaWith(object, '[{a: PUBLIC, secret: SECRET}]')],
  ['lists in a list in the place of an object', schemaWith(object, '[[{secret: SECRET}]]')],
  ['an object in the place of a list', schemaWith(list, '{a: PUBLIC, secret: SECRET}')],
  ['an object around a list', schemaWith(list, '{data: [{secret: SECRET}]}')],
  ['an Example Object in the place of a value', schemaWith(object, '{value: {a: PUBLIC, secret: SECRET}}')],
  ['an Example Object in the place of a list', schemaWith(list, '{value: [{secret: SECRET}]}')],
  ['an Example Object with a summary', schemaWith(nested, '{summary: s, value: {user: {secret: SECRET}}}')],
  ['examples by their names', schemaWith(object, '{one: {value: {secret: SECRET}}, two: {value: {secret: SECRET}}}')],
  ['a value by its media type', schemaWith(object, '{application/json: {secret: SECRET}}')],
  ['an envelope around a value', schemaWith(nested, '{data: {items: [{user: {secret: SECRET}}]}}')],
  ['a field that stands further in', schemaWith(nested, '{secret: SECRET}')],
  ['a JSON text of another form', schemaWith(object, `'{"value": {"secret": "SECRET"}}'`)],
  ['a JSON text in another form', schemaWith(object, `{value: '{"secret": "SECRET"}'}`)],
  ['an object in the place of a text', schemaWith(`{properties: {u: ${object}}}`, '{u: {v: {secret: {x: SECRET}}}}')],
  ['the value of a media type', mediaWith(object, 'example: {value: {secret: SECRET}}')],
  ['a value in the place of an Example Object', mediaWith(object, 'examples: {one: {a: 1, secret: SECRET}}')],
  [
    'a value around a value in an Example Object',
    mediaWith(object, 'examples: {one: {value: {value: {secret: SECRET}}}}'),
  ],
  ['a list in an Example Object', mediaWith(object, 'examples: {one: {value: [{secret: SECRET}]}}')],
  [
    'the value of a parameter',
    `paths: {/a: {get: {parameters: [{name: q, in: query, schema: ${object}, example: {value: {secret: SECRET}}}], responses: {200: {description: d}}}}}`,
  ],
  ['a default', `components: {schemas: {S: ${object.slice(0, -1)}, default: {value: {secret: SECRET}}}}}`],
  [
    'named examples of a schema',
    `components: {schemas: {S: ${object.slice(0, -1)}, examples: {a: {value: {secret: SECRET}}}}}}`,
  ],
];

describe('values of what goes are in no example of another form', () => {
  it.each(cases)('%s', async (_what, yaml) => {
    const { text, messages } = await left(yaml, '3.1.0');
    expect(text).not.toMatch(/SECRET/);
    expect(messages.filter((message) => message.startsWith('error'))).toEqual([]);
  });
});

it.each<[what: string, schema: string, value: unknown]>([
  [
    'a field of that name which is described',
    `{properties: {user: ${object}, secret: {}}}`,
    { secret: 'a', user: { a: 1 } },
  ],
  [
    'one in an object of any fields which are described',
    `{properties: {user: ${object}, more: {additionalProperties: {type: string}}}}`,
    { more: { secret: 'a' } },
  ],
  ['further fields', object, { further: { a: [{ b: 1 }] } }],
  ['what else is in a list in the place of an object', object, [{ a: 1 }, 2]],
])('%s stays', async (_what, schema, value) => {
  const { document } = await left(schemaWith(schema, JSON.stringify(value)));
  expect(valueAt(document, '#/components/schemas/S/example')).toEqual(value);
});
