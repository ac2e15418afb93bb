import { expect, it } from 'vitest';
import { left } from './left';

/** A description with a field that is internal, and a response of this media type. */
const described = (media: string, more = ''): string => `paths:
  /a: {post: {responses: {200: {description: d, content: {${media}}${more}}}}}
  /b: {get: {responses: {200: {description: d, content: {application/json: {schema: {$ref: "#/components/schemas/Task"}}}}}}}
components: {schemas: {Task: {properties: {id: {}, meta: {type: object}, SECRET_cost: {x-internal: true}, en: {x-internal: true}}}}}`;
const json = (schema: string, example: string): string =>
  described(`application/json: {schema: ${schema}, example: ${example}}`);

it.each([
  ['any object', json('{type: object}', '{id: PUBLIC, SECRET_cost: 1}')],
  ['an object in another', json('{type: object}', '{data: [{id: PUBLIC, SECRET_cost: 1}]}')],
  [
    'any further field',
    json('{type: object, additionalProperties: true, properties: {ok: {}}}', '{ok: PUBLIC, SECRET_cost: 1}'),
  ],
  ['any further field, by an empty schema', json('{additionalProperties: {}}', '{ok: PUBLIC, SECRET_cost: 1}')],
  ['an object in a wrapper', json('{properties: {task: {type: object}}}', '{task: {id: PUBLIC, SECRET_cost: 1}}')],
  [
    'an object by a reference',
    json('{allOf: [{$ref: "#/components/schemas/Free"}]}', '{id: PUBLIC, SECRET_cost: 1}').replace(
      'schemas: {',
      'schemas: {Free: {type: object}, ',
    ),
  ],
  [
    'an object that a field lists',
    json('{properties: {tasks: {items: {type: object}}}}', '{tasks: [{id: PUBLIC, SECRET_cost: 1}]}'),
  ],
  [
    'a free part of the schema that has it',
    json('{$ref: "#/components/schemas/Task"}', '{meta: {id: PUBLIC, SECRET_cost: 1}}'),
  ],
  ['any value', json('{}', '{id: PUBLIC, SECRET_cost: 1}')],
  ['another form of it', json('{type: object}', '{id: PUBLIC, SECRETCost: 1}')],
  ['JSON in a text', json('{properties: {text: {type: string}, a: {}}}', `{a: PUBLIC, text: '{"SECRET_cost": 1}'}`)],
  ['a text that sets it', json('{properties: {text: {type: string}, a: {}}}', `{a: PUBLIC, text: 'SECRET_cost=1'}`)],
  [
    'an example that is named',
    described('application/json: {schema: {type: object}, examples: {e: {value: {a: PUBLIC, SECRET_cost: 1}}}}'),
  ],
  [
    'JSON in the example of a text',
    described(
      `application/json: {schema: {properties: {text: {type: string, example: '{"SECRET_cost": 1, "a": "PUBLIC"}'}}}}`,
    ),
  ],
  ['a default', described('application/json: {schema: {type: object, default: {a: PUBLIC, SECRET_cost: 1}}}')],
  [
    'the examples of a schema',
    described('application/json: {schema: {type: object, examples: [{a: PUBLIC, SECRET_cost: 1}]}}'),
  ],
  ['a value of an enum', described('application/json: {schema: {type: object, enum: [{a: PUBLIC, SECRET_cost: 1}]}}')],
  [
    'events',
    described(
      `text/event-stream: {schema: {type: string}, example: 'data: {"SECRET_cost": 1}'}, text/plain: {example: PUBLIC}`,
    ),
  ],
  [
    'XML',
    described(
      'application/xml: {schema: {type: string}, example: "<a><SECRET_cost>1</SECRET_cost></a>"}, text/plain: {example: PUBLIC}',
    ),
  ],
  [
    'a header',
    described('text/plain: {example: PUBLIC}', ', headers: {H: {schema: {type: string}, example: SECRET_cost=1}}'),
  ],
])('the value of a field that is internal goes where the schema allows %s', async (_what, yaml) => {
  const { text } = await left(yaml);
  expect(text).toContain('PUBLIC');
  expect(text).not.toContain('SECRET');
});

it('an example that is not valid without it goes, with a notice', async () => {
  const { text, messages } = await left(json('{type: object, required: [SECRET_cost]}', '{SECRET_cost: 1}'));
  expect(text).not.toContain('"example"');
  expect(messages).toContainEqual(expect.stringContaining('this example is not valid, so it is left out'));
});

it.each([
  ['a map of values that are described', '{additionalProperties: {type: string}}', '{"en":"a","de":"b"}'],
  ['fields of a pattern', '{patternProperties: {"^..$": {type: string}}}', '{"en":"a"}'],
  ['a text with the word', '{type: object}', '{"a":"Written in en: a"}'],
  ['a value', '{type: object}', '{"a":"en"}'],
  ['a value to choose', '{type: string}', '"en:asc"'],
])('%s stays as it is', async (_what, schema, example) => {
  const { text } = await left(json(schema, example));
  expect(text).toContain(example);
});
