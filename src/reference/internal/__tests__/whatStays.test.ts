import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { valueAt } from '../../pointer';
import { left } from './left';

const all = 'responses: {200: {description: d}}';

describe('what is not internal stays', () => {
  it.each([
    [
      'a component that nothing used',
      'components: {schemas: {Unused: {properties: {a: {$ref: "#/components/schemas/Inner"}}}, Inner: {}}}\npaths: {/a: {x-internal: true, get: {}}}',
      '#/components/schemas/Inner',
    ],
    [
      'a cycle that nothing used',
      'components: {schemas: {A: {not: {$ref: "#/components/schemas/B"}}, B: {not: {$ref: "#/components/schemas/A"}}}}\npaths: {/a: {x-internal: true, get: {}}}',
      '#/components/schemas/B',
    ],
    [
      'a component that only its own internal property used',
      'components: {schemas: {A: {properties: {up: {x-internal: true, $ref: "#/components/schemas/A"}}}}}',
      '#/components/schemas/A',
    ],
    [
      'a base whose one variant is internal',
      'components: {schemas: {A: {required: [kind], properties: {kind: {type: string}}, discriminator: {propertyName: kind}}, B: {allOf: [{$ref: "#/components/schemas/A"}]}, C: {x-internal: true, allOf: [{$ref: "#/components/schemas/A"}]}}}',
      '#/components/schemas/B',
    ],
    [
      'the target of a reference that is internal',
      `paths: {/a: {get: {parameters: [{$ref: "#/components/parameters/P", x-internal: true}], ${all}}, put: {parameters: [{$ref: "#/components/parameters/P"}], ${all}}}}\ncomponents: {parameters: {P: {name: p, in: query, schema: {}}}}`,
      '#/components/parameters/P',
    ],
    [
      'what is public by its mark, without the mark',
      'components: {schemas: {A: {x-internal: false}}}',
      '#/components/schemas/A',
    ],
    [
      'a mark in an example, which is data',
      'components: {schemas: {A: {example: {x-internal: true}, default: {x-internal: 1}, enum: [{x-internal: true}], const: {x-internal: true}}}}',
      '#/components/schemas/A/example/x-internal',
    ],
    ...['note: null', 'note: "a hidden thing"', 'note: "hide=1, unhidden=2"'].map((field): [string, string, string] => [
      `${field}, of which no schema says anything`,
      `components: {schemas: {A: {properties: {a: {}, hidden: {x-internal: true}}, example: {a: 1, ${field}}}}}`,
      '#/components/schemas/A/example/note',
    ]),
    ['a field of an extension that is public by its mark', 'x-own: {a: {x-internal: false, b: 1}}', '#/x-own/a/b'],
    [
      'a property of that name',
      'components: {schemas: {A: {properties: {x-internal: {type: boolean}}}}}',
      '#/components/schemas/A/properties/x-internal',
    ],
    [
      'a header of that name',
      `paths: {/a: {get: {responses: {200: {description: d, headers: {x-internal: {schema: {}}}}}}}}`,
      '#/paths/~1a/get/responses/200/headers/x-internal',
    ],
    [
      'a security scheme of that name',
      'security: [{x-internal: []}]\ncomponents: {securitySchemes: {x-internal: {type: http, scheme: basic}}}',
      '#/security/0/x-internal',
    ],
    [
      'a field that is internal in another alternative',
      'components: {schemas: {A: {oneOf: [{properties: {a: {x-internal: true}, b: {}}}, {required: [a], properties: {a: {}}}]}}}',
      '#/components/schemas/A/oneOf/1/properties/a',
    ],
    [
      'the value of a field that an alternative has as well',
      'components: {schemas: {A: {oneOf: [{x-internal: true, properties: {a: {}}}, {properties: {a: {}}}], example: {a: 1}}}}',
      '#/components/schemas/A/example/a',
    ],
    [
      'a group of tags that was empty before',
      'x-tagGroups: [{name: a, tags: []}]\ntags: [{name: b, x-internal: true}]',
      '#/x-tagGroups/0',
    ],
    [
      'an operation with another tag',
      'tags: [{name: a, x-internal: true}]\npaths: {/a: {get: {tags: [a, b], responses: {}}}}',
      '#/paths/~1a/get',
    ],
  ])('%s', async (_name, yaml, pointer) => {
    const { document, messages } = await left(yaml);
    expect(valueAt(document, pointer)).toBeDefined();
    expect(messages).toEqual([]);
  });

  it('a description without a mark is the same object', async () => {
    const { document, given } = await left('components: {schemas: {A: {}}}');
    expect(document).toBe(given);
  });

  it('the description that is given is not changed', async () => {
    const yaml = 'tags: [{name: a, x-internal: true}, {name: b}]\npaths: {/a: {get: {tags: [a, b]}}}';
    const { given } = await left(yaml);
    expect(given).toMatchObject(parse(yaml));
  });
});

describe('places', () => {
  const yaml = `
servers: [{url: a, x-internal: true}, {url: b}, {url: c, x-internal: true}, {url: d}]
paths:
  /a:
    get:
      parameters: [{name: a, in: query, x-internal: true}, {name: b, in: query, schema: {oneOf: [{x-internal: true}, {title: one}]}}]
      responses: {200: {description: d, content: {a/b: {schema: {$ref: "#/paths/~1a/get/parameters/1/schema/oneOf/1"}}}}}`;

  it.each([
    ['#/servers/0/url', '#/servers/1/url'],
    ['#/servers/1', '#/servers/3'],
    ['#/paths/~1a/get/parameters/0/name', '#/paths/~1a/get/parameters/1/name'],
    ['#/paths/~1a/get/parameters/0/schema/oneOf/0/title', '#/paths/~1a/get/parameters/1/schema/oneOf/1/title'],
    ['#/info/title', '#/info/title'],
  ])('%s is what was at %s', async (now, before) => {
    const { document, given, locate } = await left(yaml);
    expect(locate(now).pointer).toBe(before);
    expect(valueAt(document, now)).toBe(valueAt(given, before) === undefined ? undefined : valueAt(document, now));
    expect(valueAt(document, now)).toEqual(now.endsWith('1') ? { url: 'd' } : valueAt(given, before));
  });

  it('a reference into a list follows its item', async () => {
    const { document } = await left(yaml);
    const schema = valueAt(document, '#/paths/~1a/get/responses/200/content/a~1b/schema') as { $ref: string };
    expect(schema.$ref).toBe('#/paths/~1a/get/parameters/0/schema/oneOf/0');
    expect(valueAt(document, schema.$ref)).toEqual({ title: 'one' });
  });
});

describe('what cannot be left out is an error', () => {
  it.each([
    ['#/info', 'info: {title: a, version: "1", x-internal: true}', 'its info'],
    ['#/paths', 'paths: {x-internal: true}', 'its paths'],
    [
      '#/paths/~1{id}/get/parameters/0',
      `paths: {"/{id}": {get: {parameters: [{name: id, in: path, x-internal: true}], ${all}}}}`,
      'has "id"',
    ],
    [
      '#/paths/~1{id}/parameters/0',
      `paths: {"/{id}": {parameters: [{$ref: "#/components/parameters/Id"}], get: {${all}}}}\ncomponents: {parameters: {Id: {name: id, in: path, x-internal: true}}}`,
      'has "id"',
    ],
    // Names in the key of a path besides those of path parameters.
    ...[
      '/a{?q,zqDebug}',
      '/a{&zqDebug*}',
      '/a{?zqDebug:3}',
      '/a?b=1&zqDebug={zqDebug}',
      '/a?zqDebug',
      '/a?kind={zqDebug}',
      '/a?zq%44ebug=1',
      '/a#zqDebug',
      '/{zqDebug}/b',
    ].flatMap((path): [pointer: string, yaml: string, reason: string][] => [
      [
        `#/paths/${path.replaceAll('/', '~1').replaceAll('%', '%25')}/get/parameters/0`,
        `paths: {"${path}": {get: {parameters: [{name: zqDebug, in: query, x-internal: true, schema: {}}], ${all}}}}`,
        `the path ${path} has "zqDebug"`,
      ],
      [
        `#/x-ms-paths/${path.replaceAll('/', '~1').replaceAll('%', '%25')}/parameters/0`,
        `x-ms-paths: {"${path}": {parameters: [{name: zqDebug, in: query, x-internal: true, schema: {}}], get: {${all}}}}`,
        'has "zqDebug"',
      ],
    ]),
    [
      '#/paths/~1a/get/callbacks/c/{$request.body#~1url}?zqDebug={zqDebug}/post/parameters/0',
      `paths: {/a: {get: {${all}, callbacks: {c: {"{$request.body#/url}?zqDebug={zqDebug}": {post: {parameters: [{name: zqDebug, in: query, x-internal: true, schema: {}}], ${all}}}}}}}}`,
      'has "zqDebug"',
    ],
    ['#/paths/~1a/get/responses/200', 'paths: {/a: {get: {responses: {200: {x-internal: true}}}}}', 'needs a response'],
    ['#/paths/~1a/get/responses', 'paths: {/a: {get: {responses: {x-internal: true}}}}', 'needs its responses'],
    [
      '#/components/requestBodies/B/content/a~1b',
      'components: {requestBodies: {B: {content: {a/b: {x-internal: true}}}}}',
      'media type',
    ],
    [
      '#/components/parameters/P/schema',
      'components: {parameters: {P: {name: p, in: query, schema: {$ref: "#/components/schemas/S"}}}, schemas: {S: {x-internal: true}}}',
      'a schema or content',
    ],
    [
      '#/components/headers/H/content/a~1b',
      'components: {headers: {H: {content: {a/b: {x-internal: true}}}}}',
      'a schema or content',
    ],
    ['#/components/schemas/S/oneOf/0', 'components: {schemas: {S: {oneOf: [{x-internal: true}]}}}', 'an alternative'],
    [
      '#/components/schemas/S/items',
      'components: {schemas: {S: {type: array, items: {x-internal: true}}}}',
      'its items',
    ],
    [
      '#/components/securitySchemes/S/flows',
      'components: {securitySchemes: {S: {type: oauth2, flows: {x-internal: true}}}}',
      'its flows',
    ],
    [
      '#/servers/0/variables/v',
      'servers: [{url: "https://{v}.example.com", variables: {v: {default: a, x-internal: true}}}]',
      'has {v}',
    ],
    ['#/security/0', 'security: [{S: []}]\ncomponents: {securitySchemes: {S: {x-internal: true}}}', 'no authorisation'],
    [
      '#/paths/~1a/get/security/0',
      `paths: {/a: {get: {security: [{S: [], T: []}], ${all}}}}\ncomponents: {securitySchemes: {S: {x-internal: true}, T: {}}}`,
      'no authorisation',
    ],
  ])('%s', async (pointer, yaml, reason) => {
    const { messages } = await left(yaml, '3.0.3');
    const errors = messages.filter((message) => message.startsWith('error'));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(`error ${pointer} `);
    expect(errors[0]).toContain(reason);
  });

  it.each(['/a{?other}', '/zqDebug/b', '/a?zqDebugger=1', '/a?q={q}', '/a?kind=zqDebug'])(
    'but not a parameter that its path %s does not name',
    async (path) => {
      const parameters = '[{name: zqDebug, in: query, x-internal: true, schema: {}}]';
      const { messages } = await left(`paths: {"${path}": {get: {parameters: ${parameters}, ${all}}}}`);
      expect(messages.filter((message) => message.startsWith('error'))).toEqual([]);
    },
  );

  it('nor one whose name another parameter has that stays', async () => {
    const parameters = '[{name: id, in: header, x-internal: true, schema: {}}, {name: id, in: path, schema: {}}]';
    const { messages } = await left(`paths: {"/a/{id}": {get: {parameters: ${parameters}, ${all}}}}`);
    expect(messages).toEqual([]);
  });

  it.each(['"true"', '1', 'null', '[]', '{}', '"yes"'])('nor is the mark %s', async (mark) => {
    const { messages } = await left(`components: {schemas: {A: {x-internal: ${mark}}}}`);
    expect(messages).toEqual([expect.stringMatching(/^error #\/components\/schemas\/A\/x-internal "x-internal" is /)]);
  });

  it('nor is the whole description', async () => {
    expect((await left('x-internal: true')).messages).toEqual([
      'error #/x-internal The whole description is internal.',
    ]);
  });
});

describe('notices', () => {
  it('where all servers are internal, it says which are shown', async () => {
    const { messages } = await left(
      `servers: [{url: a, x-internal: true}]\npaths: {/a: {get: {servers: [{url: b, x-internal: true}], ${all}}}}`,
    );
    expect(messages).toEqual([
      'notice #/servers All servers here are internal, so the address "/" is shown in their place.',
      'notice #/paths/~1a/get/servers All servers here are internal, so those of the API are shown in their place.',
    ]);
  });

  it('a requirement that names a scheme that goes is dropped; access without credentials stays as its author wrote it', async () => {
    const { document, messages } = await left(
      'security: [{}, {S: []}, {T: []}]\ncomponents: {securitySchemes: {S: {x-internal: true}, T: {}}}',
    );
    expect(document.security).toEqual([{}, { T: [] }]);
    expect(messages).toEqual([
      'notice #/security/1 This refers to "S", which is internal (openapi.yaml:1:1), and is left out.',
    ]);
  });

  it('each public use of an internal schema is named, with both places and the fields that go', async () => {
    const { messages } = await left(`
components: {schemas: {Page: {x-internal: true, allOf: [{properties: {results: {}}}, {$ref: "#/components/schemas/Paging"}]}, Paging: {properties: {total: {}}}, Alias: {$ref: "#/components/schemas/Page"}}}
paths: {/a: {get: {responses: {200: {description: d, content: {a/b: {schema: {$ref: "#/components/schemas/Alias"}}}}}}}}`);
    const lost =
      'This refers to the schema "Page", which is internal (openapi.yaml:1:1), and is left out, with the fields results, total.';
    expect(messages).toEqual([
      `notice #/components/schemas/Alias ${lost}`,
      `notice #/paths/~1a/get/responses/200/content/a~1b/schema ${lost}`,
    ]);
  });

  it('an example that is not valid without what is internal is left out', async () => {
    const { document, messages } = await left(
      'components: {schemas: {A: {minProperties: 2, properties: {a: {x-internal: true}}, examples: [{a: 1, b: 2}, {a: 1, b: 2, c: 3}]}}}',
    );
    expect(valueAt(document, '#/components/schemas/A/examples')).toEqual([{ b: 2, c: 3 }]);
    expect(messages).toEqual([
      'notice #/components/schemas/A/examples/0 Without what is internal, this example is not valid, so it is left out.',
    ]);
  });

  it('an Example Object of several schemas loses what goes from each, and goes where it is not valid', async () => {
    const { document } = await left(`
paths: {/a: {get: {responses: {200: {description: d, content: {
  a/b: {schema: {properties: {a: {x-internal: true}}}, examples: {one: {$ref: "#/components/examples/One"}}},
  c/d: {schema: {required: [x], properties: {b: {x-internal: true}}}, examples: {one: {$ref: "#/components/examples/One"}, two: {value: {x: 1, b: 1}}}}}}}}}}
components: {examples: {One: {value: {a: 1, b: 2}}}}`);
    expect(valueAt(document, '#/paths/~1a/get/responses/200/content')).toEqual({
      'a/b': { schema: {} },
      'c/d': { schema: { required: ['x'] }, examples: { two: { value: { x: 1 } } } },
    });
    expect(document.components).toEqual({});
  });
});

it('links and callbacks lose what names something that is gone', async () => {
  const { document } = await left(`
paths:
  /a:
    post:
      operationId: make
      parameters: [{name: q, in: query, x-internal: true}, {name: p, in: query}]
      requestBody: {content: {a/b: {schema: {properties: {hook: {x-internal: true}, url: {}}}}}}
      callbacks: {one: {"{$request.body#/hook}": {post: {}}, "{$request.body#/url}": {post: {}}}, two: {"{$request.query.q}": {post: {}}}}
      responses:
        200:
          description: d
          headers: {X-A: {x-internal: true, schema: {}}, X-B: {schema: {}}}
          content: {a/b: {schema: {properties: {id: {x-internal: true}, list: {items: {properties: {id: {}}}}}}}}
          links:
            next:
              operationId: make
              parameters: {q: 1, query.q: 1, p: 1, a: $response.body#/id, b: "$response.body#/list/0/id", c: $response.header.x-a, d: $response.header.X-B, e: $request.query.q, f: $request.query.p}
              requestBody: {hook: 1, url: 2}
            other: {operationId: make, requestBody: $request.body#/hook}`);
  const operation = valueAt(document, '#/paths/~1a/post') as { callbacks: object; responses: object };
  expect(operation.callbacks).toEqual({ one: { '{$request.body#/url}': { post: {} } } });
  expect(valueAt(operation.responses, '#/200/links')).toEqual({
    next: {
      operationId: 'make',
      parameters: { p: 1, b: '$response.body#/list/0/id', d: '$response.header.X-B', f: '$request.query.p' },
      requestBody: { url: 2 },
    },
    other: { operationId: 'make' },
  });
});
