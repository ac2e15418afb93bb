import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { valueAt } from '../../pointer';
import { loadDescription } from '../description';
import { writeFiles } from './files';

const head = 'openapi: 3.1.0\ninfo: {title: References, version: 1.0.0}\n';

/** A description of several files, as it is loaded, with the messages and lines of what is reported. */
async function load(files: Record<string, string>): Promise<{ document: object; reported: string[] }> {
  const folder = writeFiles({ ...files, 'openapi.yaml': head + files['openapi.yaml'] });
  const { description, problems } = await loadDescription(path.join(folder, 'openapi.yaml'), folder);
  const reported = problems.map(
    ({ place, message, isViolation }) => `${place.file}:${place.line} ${message} ${isViolation}`,
  );
  return { document: description?.document ?? {}, reported };
}

const notice = (place: string, field: string): string =>
  `${place} "${field}" is a reference, which the specification does not allow there. What it leads to is shown. true`;

describe('a reference in the place of a whole map', () => {
  it.each<[what: string, operation: string, shared: string, pointer: string, want: unknown]>([
    [
      'content',
      "responses: {200: {description: A, content: {$ref: '#/x-a'}}}",
      '{a/b: {}}',
      'responses/200/content',
      { 'a/b': {} },
    ],
    [
      'headers',
      "responses: {200: {description: A, headers: {$ref: '#/x-a'}}}",
      '{X: {}}',
      'responses/200/headers',
      { X: {} },
    ],
    [
      'links',
      "responses: {200: {description: A, links: {$ref: '#/x-a'}}}",
      '{n: {}}',
      'responses/200/links',
      { n: {} },
    ],
    ['responses', "responses: {$ref: '#/x-a'}", '{200: {description: A}}', 'responses', { 200: { description: 'A' } }],
    [
      'properties',
      "requestBody: {content: {a/b: {schema: {properties: {$ref: '#/x-a'}}}}}",
      '{content: {type: string}}',
      'requestBody/content/a~1b/schema/properties',
      { content: { type: 'string' } },
    ],
    [
      'examples',
      "requestBody: {content: {a/b: {examples: {$ref: '#/x-a'}}}}",
      '{one: {value: 1}}',
      'requestBody/content/a~1b/examples',
      { one: { value: 1 } },
    ],
  ])('%s is followed, with a notice at its line', async (field, operation, shared, pointer, want) => {
    const { document, reported } = await load({
      'openapi.yaml': `paths:\n  /a:\n    get:\n      ${operation}\nx-a: ${shared}\ncomponents: {schemas: {T: {type: string}}}`,
    });
    expect(valueAt(document, `#/paths/~1a/get/${pointer}`)).toEqual(want);
    expect(reported).toEqual([notice('openapi.yaml:6', field)]);
  });

  it('is followed into other files, which leave no component behind', async () => {
    const { document, reported } = await load({
      'openapi.yaml': 'paths: {/a: {get: {responses: {200: {description: A, content: {$ref: content.yaml}}}}}}',
      'content.yaml': 'a/b:\n  examples:\n    $ref: examples.yaml\n',
      'examples.yaml': 'one: {value: 1}',
    });
    const content = valueAt(document, '#/paths/~1a/get/responses/200/content');
    expect([content, valueAt(document, '#/components')]).toEqual([
      { 'a/b': { examples: { one: { value: 1 } } } },
      undefined,
    ]);
    expect(reported.sort()).toEqual([notice('content.yaml:2', 'examples'), notice('openapi.yaml:3', 'content')]);
  });

  it('is none where a property, a header or an example is called like one', async () => {
    const { document, reported } = await load({
      'openapi.yaml': `paths: {}
components:
  schemas:
    T: {type: string}
    U: {type: object, properties: {content: {$ref: '#/components/schemas/T'}, $ref: {type: string}}}`,
    });
    expect(valueAt(document, '#/components/schemas/U/properties')).toEqual({
      content: { $ref: '#/components/schemas/T' },
      $ref: { type: 'string' },
    });
    expect(reported).toEqual([]);
  });
});

it.each([
  ['itself', "A: {$ref: '#/components/schemas/A'}", ['A']],
  [
    'itself by way of others',
    "A: {$ref: '#/components/schemas/B'}\n    B: {$ref: '#/components/schemas/A'}",
    ['B', 'A'],
  ],
])(
  'a reference that leads back to %s is a notice at its line, and the rest is there',
  async (_what, schemas, names) => {
    const { document, reported } = await load({
      'openapi.yaml': `paths: {}\ncomponents:\n  schemas:\n    ${schemas}\n    Good: {type: object}`,
    });
    expect(valueAt(document, '#/components/schemas/Good')).toEqual({ type: 'object' });
    expect(reported.map((each) => each.replace(/"#.*/, ''))).toHaveLength(names.length);
    for (const each of reported)
      expect(each).toMatch(/^openapi\.yaml:[67] The \$ref ".*" leads back to itself, so any value is shown\. true$/);
  },
);
