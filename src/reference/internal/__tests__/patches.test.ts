import { describe, expect, it } from 'vitest';
import { left } from './left';

const used =
  '/b: {get: {responses: {200: {description: d, content: {application/json: {schema: {$ref: "#/components/schemas/Task"}}}}}}}';
const described = (media: string): string => `paths:
  /a: {patch: {requestBody: {content: {application/json-patch+json: {${media}}}}, responses: {204: {description: d}}}}
  ${used}
components: {schemas: {Task: {properties: {id: {}, SECRET_cost: {x-internal: true}}}}}`;
const schema = 'schema: {type: array, minItems: 1, items: {type: object, properties: {op: {}, path: {}, value: {}}}}';
const open = '{op: replace, path: /id, value: PUBLIC}';

describe('an operation of a JSON Patch on a field that is internal goes from', () => {
  it.each([
    ['an example', `${schema}, example: [${open}, {op: replace, path: /SECRET_cost, value: 4}]`],
    ['an example that is named', `${schema}, examples: {e: {value: [${open}, {op: remove, path: /SECRET_cost}]}}`],
    ['an example without a schema', `example: [${open}, {op: add, path: /SECRET_cost, value: 4}]`],
    [
      'an example as a text',
      `${schema}, example: '[{"op": "test", "path": "/SECRET_cost"}, {"op": "remove", "path": "/PUBLIC"}]'`,
    ],
    [
      'the example of a schema',
      `schema: {type: array, example: [${open}, {op: test, path: /SECRET_cost/0, value: 4}]}`,
    ],
    ['one in another form', `${schema}, example: [${open}, {op: replace, path: /SECRETCost, value: 4}]`],
    ['one that takes the value from there', `${schema}, example: [${open}, {op: copy, path: /id, from: /SECRET_cost}]`],
    ['a value that it sets', `${schema}, example: [{op: add, path: /-, value: {id: PUBLIC, SECRET_cost: 4}}]`],
    ['a patch among other data', `example: {all: [{patch: [${open}, {op: remove, path: /SECRET_cost}]}]}`],
  ])('%s', async (_what, media) => {
    const { text, messages } = await left(described(media));
    expect(text).toContain('PUBLIC');
    expect(text).not.toContain('"SECRET');
    expect(text).not.toContain('/SECRET');
    expect(messages).toEqual([]);
  });

  it('an example, which goes where it has no other operation, with a notice', async () => {
    const { text, messages } = await left(described(`${schema}, example: [{op: remove, path: /SECRET_cost}]`));
    expect(text).not.toContain('SECRET');
    expect(messages).toEqual([
      'notice #/paths/~1a/patch/requestBody/content/application~1json-patch+json/example Without what is internal, this example is not valid, so it is left out.',
    ]);
  });
});

it.each([
  ['of public fields', '[{"op":"replace","path":"/id","value":"SECRET_cost"}]'],
  ['of what is no operation', '[{"op":"read","path":"/id"},{"path":"/id"}]'],
])('a patch %s stays as it is', async (_what, example) => {
  const { text } = await left(described(`${schema}, example: ${example}`));
  expect(text).toContain(example);
});
