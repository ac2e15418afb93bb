import { describe, expect, it } from 'vitest';
import { valueAt } from '../../pointer';
import { left } from './left';

const all = 'responses: {200: {description: d}}';

/** A schema `S` that an operation uses, beside other schemas. */
const schema = (s: string, rest = ''): string =>
  `paths: {/a: {get: {responses: {200: {description: d, content: {a/b: {schema: {$ref: "#/components/schemas/S"}}}}}}}}\ncomponents: {schemas: {S: ${s}${rest && `, ${rest}`}}}`;

/** Descriptions in which `SECRET` is only in what goes, though no object that has it is marked, and `PUBLIC` stays. */
const cases: [place: string, yaml: string][] = [
  [
    'what follows from a condition',
    schema(
      '{title: PUBLIC, if: {x-internal: true, properties: {a: {}}}, then: {title: SECRET}, else: {title: SECRET}}',
    ),
  ],
  // Texts with the name of a property.
  [
    'a form with a space in a name',
    `paths: {/a: {post: {requestBody: {content: {PUBLIC/x-www-form-urlencoded: {schema: {properties: {a: {}, "SECRET name": {x-internal: true}}}, example: "a=1&SECRET+name%5B%5D=2"}}}, ${all}}}}`,
  ],
  ...['SECRET=1', '{"SECRET": 1}', 'data: {"SECRET": 1}', 'a: 1\\nSECRET: 2', '<SECRET>1</SECRET>'].flatMap((text) =>
    ['note', 'notes'].map((field): [string, string] => [
      `${text} in ${field === 'note' ? 'a text' : 'texts'} of an example`,
      schema(
        `{title: PUBLIC, properties: {a: {}, ${field === 'note' ? 'note: {type: string}, ' : ''}s: {properties: {SECRET: {x-internal: true}}}}, example: {a: 1, ${field === 'note' ? `note: "${text.replaceAll('"', '\\"')}"` : `notes: ["${text.replaceAll('"', '\\"')}", b]`}}}`,
      ),
    ]),
  ),
  // Values that only an alternative that goes accepts.
  ['an example', schema('{title: PUBLIC, oneOf: [{const: SECRET, x-internal: true}, {const: b}], example: SECRET}')],
  [
    'a default',
    schema(
      '{title: PUBLIC, properties: {p: {default: SECRET, anyOf: [{enum: [SECRET], x-internal: true}, {}]}}}',
    ).replace('{}]', '{enum: [b]}]'),
  ],
  [
    'examples of what refers to it',
    schema(
      '{title: PUBLIC, properties: {p: {anyOf: [{$ref: "#/components/schemas/X"}, {enum: [b]}]}}, examples: [{p: SECRET}, {p: b}]}',
      'X: {x-internal: true, enum: [SECRET]}',
    ),
  ],
  [
    'a value among others',
    schema('{title: PUBLIC, enum: [SECRET, b], oneOf: [{const: SECRET, x-internal: true}, {const: b}]}'),
  ],
  [
    'a parameter',
    `paths: {/a: {get: {parameters: [{name: PUBLIC, in: query, schema: {oneOf: [{const: SECRET, x-internal: true}, {const: b}]}, examples: {one: {value: SECRET}}}], ${all}}}}`,
  ],
  // Components that only what is about a property that goes used.
  ...['dependentSchemas', 'dependencies'].map((keyword): [string, string] => [
    `a component that ${keyword} used`,
    schema(
      `{title: PUBLIC, properties: {a: {x-internal: true}}, ${keyword}: {a: {$ref: "#/components/schemas/SECRET"}}}`,
      'SECRET: {required: [b]}',
    ),
  ]),
  // Names of properties that go.
  [
    'names of properties',
    schema('{title: PUBLIC, properties: {SECRET: {x-internal: true}}, propertyNames: {enum: [SECRET, a]}}'),
  ],
  [
    'what another schema requires of a field',
    schema(
      '{title: PUBLIC, allOf: [{$ref: "#/components/schemas/B"}, {properties: {o: {items: {required: [SECRET, a]}}}}]}',
      'B: {properties: {o: {items: {properties: {SECRET: {x-internal: true}, a: {}}}}}}',
    ),
  ],
  [
    'a discriminator of alternatives',
    schema(
      '{title: PUBLIC, oneOf: [{$ref: "#/components/schemas/A"}], discriminator: {propertyName: SECRET}}',
      'A: {properties: {SECRET: {x-internal: true}, b: {}}}',
    ),
  ],
  [
    'the kinds of a discriminator',
    schema(
      '{title: PUBLIC, properties: {k: {enum: [SECRET, p]}}, discriminator: {propertyName: k, mapping: {SECRET: X, p: P}}}',
      'X: {x-internal: true, allOf: [{$ref: "#/components/schemas/S"}]}, P: {allOf: [{$ref: "#/components/schemas/S"}]}',
    ),
  ],
  [
    'an encoding in an encoding',
    `paths: {/a: {post: {summary: PUBLIC, requestBody: {content: {multipart/form-data: {schema: {properties: {o: {properties: {SECRET: {x-internal: true}, a: {}}}}}, encoding: {o: {encoding: {SECRET: {contentType: a/b}}}}}}}, ${all}}}}`,
  ],
  [
    'a text of JSON in a value',
    schema(
      '{title: PUBLIC, properties: {p: {$ref: "#/components/schemas/X"}}, example: {p: "{\\"SECRET\\": 1, \\"a\\": 1}"}}',
      'X: {properties: {SECRET: {x-internal: true}, a: {}}}',
    ),
  ],
  [
    'a text whose content has a schema',
    schema(
      '{title: PUBLIC, contentMediaType: application/json, contentSchema: {properties: {SECRET: {x-internal: true}}}, example: "{\\"SECRET\\": 1}"}',
    ),
  ],
  [
    'an older example',
    schema('{title: PUBLIC, properties: {SECRET: {x-internal: true}, a: {}}, x-example: {SECRET: 1}}'),
  ],
  [
    'an example beside a reference',
    `paths: {/a: {get: {summary: PUBLIC, responses: {200: {description: d, content: {a/b: {$ref: "#/components/mediaTypes/M", example: {SECRET: 1, a: 1}}}}}}}}\ncomponents: {mediaTypes: {M: {schema: {properties: {SECRET: {x-internal: true}, a: {}}}}}}`,
  ],
  [
    'an example of a media type without a schema',
    `paths: {/a: {get: {summary: PUBLIC, responses: {200: {description: d, content: {application/json: {schema: {properties: {SECRET: {x-internal: true}, a: {}}}}, application/xml: {example: <SECRET>1</SECRET>}, a/b: {examples: {one: {value: {SECRET: 1, a: 1}}}}}}}}}}`,
  ],
  // Names in other spellings.
  [
    'a reference with the name of the file',
    `paths: {/SECRET: {get: {x-internal: true, ${all}}}, /b: {get: {responses: {200: {description: PUBLIC, links: {l: {operationRef: "./openapi.yaml#/paths/~1SECRET/get"}}}}}}}`,
  ],
  [
    'a security scheme by its address',
    'security: [{"#/components/securitySchemes/SECRET": []}, {PUBLIC: []}]\ncomponents: {securitySchemes: {SECRET: {x-internal: true}, PUBLIC: {}}}',
  ],
  // Expressions in components.
  [
    'a shared callback',
    `paths: {/a: {post: {summary: PUBLIC, requestBody: {content: {a/b: {schema: {properties: {SECRET: {x-internal: true}, url: {}}}}}}, callbacks: {c: {$ref: "#/components/callbacks/C"}}, ${all}}}}\ncomponents: {callbacks: {C: {"{$request.body#/SECRET}": {post: {${all}}}, "{$request.body#/url}": {post: {${all}}}}}}`,
  ],
  [
    'a shared link',
    `paths: {/a: {post: {summary: PUBLIC, operationId: a, responses: {200: {description: d, content: {a/b: {schema: {properties: {SECRET: {x-internal: true}, url: {}}}}}, links: {l: {$ref: "#/components/links/L"}}}}}}}\ncomponents: {links: {L: {operationId: a, parameters: {x: $response.body#/SECRET}}}}`,
  ],
  [
    'a link of a shared response',
    `paths: {/a: {post: {summary: PUBLIC, operationId: a, parameters: [{name: SECRET, in: query, x-internal: true}], responses: {200: {$ref: "#/components/responses/R"}}}}}\ncomponents: {responses: {R: {description: d, links: {l: {operationId: a, requestBody: {a: [$request.query.SECRET]}}}}}}`,
  ],
];

describe('nothing of it is left', () => {
  it.each(cases)('%s', async (_place, yaml) => {
    const { text, messages } = await left(yaml, '3.2.0');
    expect(text).toContain('PUBLIC');
    expect(text).not.toMatch(/SECRET|x-internal/);
    expect(messages.filter((message) => message.startsWith('error'))).toEqual([]);
  });
});

it('a value of an alternative that goes is left out with a notice; others stay, texts in other formats among them', async () => {
  const { document, messages } = await left(
    schema(
      '{oneOf: [{const: a, x-internal: true}, {properties: {b: {type: integer}}}], examples: [a, {b: 1}, <b>1</b>]}',
    ).replace('{properties', '{type: object, properties'),
  );
  expect(valueAt(document, '#/components/schemas/S/examples')).toEqual([{ b: 1 }, '<b>1</b>']);
  expect(messages).toEqual([
    'notice #/components/schemas/S/examples/0 Without what is internal, this example is not valid, so it is left out.',
  ]);
});

it('the encodings of the parts after one that is internal stay where they are', async () => {
  const { document } = await left(
    `paths: {/a: {post: {requestBody: {content: {multipart/mixed: {itemSchema: {}, prefixEncoding: [{contentType: a/b, x-internal: true}, {contentType: c/d}]}}}, ${all}}}}`,
    '3.2.0',
  );
  const media = valueAt(document, '#/paths/~1a/post/requestBody/content/multipart~1mixed');
  expect(media).toMatchObject({ prefixEncoding: [{}, { contentType: 'c/d' }] });
});

it('a link that gives an expression for a body keeps it', async () => {
  const body = 'content: {a/b: {schema: {properties: {id: {x-internal: true}, a: {}}}}}';
  const { document } = await left(
    `paths: {/a: {post: {operationId: a, requestBody: {${body}}, responses: {200: {description: d, links: {l: {operationId: a, requestBody: $response.header.id}}}}}}}`,
  );
  expect(valueAt(document, '#/paths/~1a/post/responses/200/links/l')).toMatchObject({
    requestBody: '$response.header.id',
  });
});

it('a field that could be null or something internal goes, with the notice of the latter', async () => {
  const { document, messages } = await left(
    schema(
      '{required: [x, b], properties: {x: {anyOf: [{$ref: "#/components/schemas/X"}, {type: "null"}]}, b: {}, y: {oneOf: [{x-internal: true}, {type: "null"}]}}, example: {x: null, b: 1}}',
      'X: {x-internal: true, properties: {c: {}}}',
    ),
  );
  expect(valueAt(document, '#/components/schemas/S')).toEqual({
    ...{ required: ['b'], properties: { b: {} }, example: { b: 1 } },
  });
  expect(messages).toEqual([
    'notice #/components/schemas/S/properties/x This refers to the schema "X", which is internal (openapi.yaml:1:1), and is left out, with the fields c.',
  ]);
});
