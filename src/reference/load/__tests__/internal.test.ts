import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { valueAt } from '../../pointer';
import { loadDescription } from '../description';
import { writeFiles } from './files';

/** What is loaded of a description in files, of which `openapi.yaml` is the first. */
async function load(files: Record<string, string>) {
  const folder = writeFiles(files);
  const { description, problems } = await loadDescription(path.join(folder, 'openapi.yaml'), folder);
  if (!description) throw new Error(JSON.stringify(problems));
  return { ...description, text: JSON.stringify(description.document) };
}

const head = 'openapi: 3.1.0\ninfo: {title: PUBLIC, version: "1"}\n';
const responses = 'responses: {200: {description: PUBLIC}}';

describe('what is internal in a file that is referred to', () => {
  it.each<[what: string, files: Record<string, string>]>([
    [
      'a path item',
      {
        'openapi.yaml': `${head}paths: {/SECRET: {$ref: a.yaml}, /b: {get: {${responses}}}}`,
        'a.yaml': `x-internal: true\nget: {summary: SECRET, ${responses}}`,
      },
    ],
    [
      'an operation of a path item',
      {
        'openapi.yaml': `${head}paths: {/a: {$ref: "a.yaml#/item"}}`,
        'a.yaml': `item: {get: {${responses}}, put: {x-internal: true, summary: SECRET, ${responses}}}`,
      },
    ],
    [
      'a reference to a path item, which is marked',
      {
        'openapi.yaml': `${head}paths: {/SECRET: {x-internal: true, $ref: a.yaml}, /b: {get: {${responses}}}}`,
        'a.yaml': `get: {summary: SECRET, ${responses}}`,
      },
    ],
    [
      'a parameter, a response and a schema',
      {
        'openapi.yaml': `${head}paths: {/a: {get: {parameters: [{$ref: "a.yaml#/p"}], responses: {200: {description: PUBLIC, content: {a/b: {schema: {$ref: a.yaml#/s}}}}, 500: {$ref: "a.yaml#/r"}}}}}`,
        'a.yaml':
          'p: {x-internal: true, name: SECRET, in: query}\nr: {x-internal: true, description: SECRET}\ns: {required: [SECRET], properties: {PUBLIC: {}, SECRET: {$ref: b.yaml}}}',
        'b.yaml': 'x-internal: true\ntitle: SECRET',
      },
    ],
    [
      'an example that is a file of its own',
      {
        'openapi.yaml': `${head}paths: {/a: {get: {responses: {200: {description: d, content: {a/b: {schema: {properties: {SECRET: {x-internal: true}}}, examples: {one: {externalValue: one.json}, two: {$ref: two.yaml}}}}}}}}}`,
        'one.json': '{"SECRET": 1, "PUBLIC": 2}',
        'two.yaml': 'value: {SECRET: 1}',
      },
    ],
    [
      'a part of something internal',
      {
        'openapi.yaml': `${head}paths: {/a: {get: {responses: {200: {description: PUBLIC, content: {a/b: {schema: {properties: {SECRET: {$ref: "a.yaml#/components/schemas/A/properties/SECRET"}}}}}}}}}}`,
        'a.yaml': 'components: {schemas: {A: {x-internal: true, properties: {SECRET: {title: SECRET}}}}}',
      },
    ],
    [
      'a path item, whose reference says that it is public',
      {
        'openapi.yaml': `${head}paths: {/SECRET: {x-internal: false, $ref: a.yaml}, /b: {get: {${responses}}}}`,
        'a.yaml': `x-internal: true\nget: {summary: SECRET, ${responses}}`,
      },
    ],
    [
      'a schema in another file, by its anchor',
      {
        'openapi.yaml': `${head}paths: {/a: {get: {responses: {200: {description: d, content: {a/b: {schema: {properties: {PUBLIC: {$ref: "a.yaml#shown"}, SECRET: {$ref: "a.yaml#hidden"}}}}}}}}}}`,
        'a.yaml':
          '$defs: {A: {$anchor: shown, title: PUBLIC, properties: {SECRET: {$ref: "#hidden"}}}, B: {$anchor: hidden, x-internal: true, title: SECRET}}',
      },
    ],
    [
      'a definition in a file with a schema',
      {
        'openapi.yaml': `${head}paths: {/a: {get: {responses: {200: {description: d, content: {a/b: {schema: {$ref: s.yaml}}}}}}}}`,
        's.yaml':
          'properties: {a: {$ref: "#/$defs/PUBLIC"}, SECRET: {x-internal: true, $ref: "#/$defs/SECRET2"}}\n$defs: {PUBLIC: {type: string}, SECRET2: {title: SECRET}}',
      },
    ],
    [
      'a link to an operation of a file with an encoded name',
      {
        'openapi.yaml': `${head}paths: {/a: {get: {responses: {200: {description: PUBLIC, links: {l: {operationRef: "./SECRET%20x.yaml#/paths/~1a/get"}}}}}}}`,
        'SECRET x.yaml': `paths: {/a: {x-internal: true, get: {${responses}}}}`,
      },
    ],
    [
      'a link to an operation of another description that is marked there',
      {
        'openapi.yaml': `openapi: 3.1.0
info: {title: PUBLIC, version: "1"}
paths: {/a: {get: {operationId: ga, responses: {200: {description: PUBLIC, links: {l: {operationRef: "./SECRET.yaml#/paths/~1get/get"}, m: {operationRef: "other.yaml#/paths/~1PUBLIC/get"}}}}}}}`,
        'SECRET.yaml': `openapi: 3.1.0
info: {title: PUBLIC, version: "1"}
paths: {/get: {get: {x-internal: true, responses: {200: {description: d}}}}}`,
        'other.yaml': `openapi: 3.1.0
info: {title: PUBLIC, version: "1"}
paths: {/PUBLIC: {get: {responses: {200: {description: d}}}}}`,
      },
    ],
    [
      'a link to an operation in a file, which is marked where it is used',
      {
        'openapi.yaml': `openapi: 3.1.0
info: {title: PUBLIC, version: "1"}
paths: {/SECRETpath: {x-internal: true, $ref: "SECRET.yaml#/paths/~1get"}, /a: {get: {responses: {200: {description: PUBLIC, links: {l: {operationRef: "./SECRET.yaml#/paths/~1get/get"}}}}}}}`,
        'SECRET.yaml': `paths: {/get: {get: {responses: {200: {description: d}}}}}`,
      },
    ],
    [
      'a link between files of paths',
      {
        'openapi.yaml': `openapi: 3.1.0
info: {title: PUBLIC, version: "1"}
paths: {/SECRETp: {$ref: paths/SECRET.yaml}, /a: {$ref: paths/a.yaml}}`,
        'paths/a.yaml': `get: {responses: {200: {description: PUBLIC, links: {l: {operationRef: "SECRET.yaml#/get"}}}}}`,
        'paths/SECRET.yaml': `get: {x-internal: true, responses: {200: {description: d}}}`,
      },
    ],
    [
      'a link to an operation by references in several files',
      {
        'openapi.yaml': `openapi: 3.1.0
info: {title: PUBLIC, version: "1"}
paths: {/SECRETp: {$ref: paths/SECRET.yaml}, /a: {$ref: paths/a.yaml}}`,
        'paths/a.yaml': `get: {responses: {200: {description: PUBLIC, links: {l: {operationRef: "SECRET.yaml#/get"}}}}}`,
        'paths/SECRET.yaml': `get: {$ref: "op.yaml#/o"}`,
        'paths/op.yaml': `o: {x-internal: true, responses: {200: {description: d}}}`,
      },
    ],
  ])('%s', async (_what, files) => {
    const { text, problems } = await load(files);
    expect(text).toContain('PUBLIC');
    expect(text).not.toMatch(/SECRET|x-internal/);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('a link to a public operation in another file leads to it', async () => {
    const { document } = await load({
      'openapi.yaml': `${head}paths: {/a: {$ref: paths/a.yaml}, "/b/{id}": {$ref: paths/b.yaml}}`,
      'paths/a.yaml': `get: {responses: {200: {description: d, links: {l: {operationRef: "b.yaml#/get"}, m: {operationRef: "../openapi.yaml#/paths/~1b~1%7Bid%7D/get"}, n: {operationRef: "https://example.com/api.yaml#/paths/~1b/get"}}}}}`,
      'paths/b.yaml': `get: {${responses}}`,
    });
    expect(valueAt(document, '#/paths/~1a/get/responses/200/links')).toEqual({
      l: { operationRef: '#/paths/~1b~1{id}/get' },
      m: { operationRef: '#/paths/~1b~1{id}/get' },
      n: { operationRef: 'https://example.com/api.yaml#/paths/~1b/get' },
    });
  });

  it('places are those of the file, behind items that go as well', async () => {
    const { locate, document } = await load({
      'openapi.yaml': `${head}paths:\n  /a:\n    $ref: a.yaml\n`,
      'a.yaml': `get:\n  parameters:\n    - {name: a, in: query, x-internal: true, schema: {}}\n    - {name: b, in: query, schema: {}}\n  ${responses}\n`,
    });
    const at = '#/paths/~1a/get/parameters/0/name';
    expect(valueAt(document, at)).toBe('b');
    expect(locate(at)).toMatchObject({ file: 'a.yaml', line: 4, column: 8 });
  });
});

it('an object that stands in several places by an alias goes where it is marked', async () => {
  const { document } = await load({
    'openapi.yaml': `${head}paths: {/a: {get: {parameters: &p [{name: a, in: query, x-internal: true, schema: {}}, {name: b, in: query, schema: {}}], ${responses}}, put: {parameters: *p, ${responses}}}}\nx-own: *p`,
  });
  for (const method of ['get', 'put']) expect(valueAt(document, `#/paths/~1a/${method}/parameters`)).toHaveLength(1);
  expect(valueAt(document, '#/x-own')).toHaveLength(1);
});

const swagger = (inner: string, rest = ''): string =>
  `swagger: "2.0"\ninfo: {title: PUBLIC, version: "1"}\npaths: {/a: {post: {consumes: [application/json], produces: [application/json], ${inner}}}}\n${rest}`;

describe('Swagger 2.0', () => {
  it.each([
    ['a parameter', swagger(`parameters: [{name: SECRET, in: query, type: string, x-internal: true}], ${responses}`)],
    [
      'a body',
      swagger(`parameters: [{name: SECRET, in: body, x-internal: true, schema: {title: SECRET}}], ${responses}`),
    ],
    [
      'a field of a form',
      swagger(
        `consumes: [multipart/form-data], parameters: [{name: SECRET, in: formData, type: string, x-internal: true}, {name: PUBLIC, in: formData, type: string}], ${responses}`.replace(
          'consumes: [application/json], ',
          '',
        ),
      ).replace('consumes: [application/json], ', ''),
    ],
    ['a response', swagger('responses: {200: {description: PUBLIC}, 500: {x-internal: true, description: SECRET}}')],
    [
      'a header',
      swagger('responses: {200: {description: PUBLIC, headers: {SECRET: {type: string, x-internal: true}}}}'),
    ],
    [
      'a field of a response and of its example',
      swagger(
        'responses: {200: {description: PUBLIC, schema: {required: [SECRET], properties: {SECRET: {type: string, x-internal: true}}}, examples: {application/json: {SECRET: a}}}}',
      ),
    ],
    [
      'a definition',
      swagger(
        responses,
        'definitions: {SECRET: {x-internal: true}, P: {properties: {SECRET: {$ref: "#/definitions/SECRET"}}}}',
      ),
    ],
    [
      'a shared parameter',
      swagger(
        `parameters: [{$ref: "#/parameters/SECRET"}, {$ref: "#/parameters/SECRETbody"}], ${responses}`,
        'parameters: {SECRET: {name: SECRET, in: query, type: string, x-internal: true}, SECRETbody: {name: SECRET, in: body, x-internal: true, schema: {title: SECRET}}}',
      ),
    ],
    ['a security scheme', swagger(responses, 'securityDefinitions: {SECRET: {type: basic, x-internal: true}}')],
    ['a tag', swagger(`tags: [SECRET, t], ${responses}`, 'tags: [{name: SECRET, x-internal: true}]')],
    [
      'an operation',
      swagger(responses).replace('paths: {', `paths: {/SECRET: {get: {x-internal: true, ${responses}}}, `),
    ],
    [
      'a field, and examples of bodies and responses in extensions',
      `swagger: "2.0"
info: {title: PUBLIC, version: "1"}
paths: {/a: {post: {consumes: [application/json], parameters: [{name: b, in: body, schema: {$ref: "#/definitions/S"}, x-examples: {application/json: {SECRET: 1, a: 2}, d: {value: {SECRET: 1, a: 2}}}, x-example: {SECRET: 1, a: 1}}], responses: {200: {description: d, schema: {$ref: "#/definitions/S"}, examples: {application/json: {SECRET: 1, a: 1}, application/xml: <SECRET>1</SECRET>}, x-examples: {application/json: {SECRET: 1}}}}}}}
definitions: {S: {type: object, properties: {a: {type: integer}, SECRET: {type: integer, x-internal: true}}, example: {SECRET: 1, a: 1}, x-example: {SECRET: 1}, x-examples: [{SECRET: 1}]}}`,
    ],
    [
      'a field of a shared body, and an example in an extension',
      `swagger: "2.0"
info: {title: PUBLIC, version: "1"}
paths: {/a: {post: {consumes: [application/json], parameters: [{$ref: "#/parameters/B"}], responses: {200: {description: d}}}}}
parameters: {B: {name: b, in: body, schema: {type: object, required: [SECRET], properties: {PUBLIC: {type: string}, SECRET: {type: string, x-internal: true}}}, x-examples: {application/json: {SECRET: a, PUBLIC: b}}}}`,
    ],
    [
      'a scope',
      `swagger: "2.0"
info: {title: PUBLIC, version: "1"}
paths: {/a: {get: {security: [{o: [a]}], responses: {200: {description: d}}}, put: {x-internal: true, security: [{o: [SECRET]}], responses: {200: {description: d}}}}}
securityDefinitions: {o: {type: oauth2, flow: implicit, authorizationUrl: "https://e.example", scopes: {a: A, SECRET: s}}}`,
    ],
  ])('%s', async (_what, text) => {
    const { text: left, problems } = await load({ 'openapi.yaml': text });
    expect(left).toContain('PUBLIC');
    expect(left).not.toMatch(/SECRET|x-internal/);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

it.each([
  [
    'a property of a schema in another file',
    'a.yaml#/A/properties/SECRET',
    'A: {properties: {SECRET: {x-internal: true, title: SECRET}}}',
  ],
  ['one that an internal schema has', '#/components/schemas/I/properties/SECRET', ''],
])('%s goes where internal schemas are unlisted, too', async (_what, reference, other) => {
  const folder = writeFiles({
    'openapi.yaml': `${head}paths: {}\ncomponents: {schemas: {S: {properties: {SECRET: {$ref: "${reference}"}, b: {}}}, I: {x-internal: true, properties: {SECRET: {x-internal: true, title: SECRET}}}}}`,
    'a.yaml': other,
  });
  const { description } = await loadDescription(path.join(folder, 'openapi.yaml'), folder, [], false, undefined, {
    unlist: true,
  });
  expect(JSON.stringify(description?.document)).not.toContain('SECRET');
  expect(valueAt(description?.document, '#/components/schemas/S/properties')).toEqual({ b: {} });
});

describe('a generic that is used with a schema', () => {
  const generic = (list: string, task: string): string => {
    const use = (name: string): string =>
      `  ${name}List: {$ref: '#/components/schemas/List', $defs: {item: {$dynamicAnchor: item, $ref: '#/components/schemas/${name}'}}}`;
    const get = (name: string, cost: string): string =>
      `  /${name}: {get: {responses: {200: {description: PUBLIC, content: {application/json: {schema: {$ref: '#/components/schemas/${name}List'}, example: {data: [{id: a, cost: ${cost}}]}}}}}}}`;
    return `${head}paths:\n${get('Order', 'PUBLIC')}\n${get('Task', 'SECRET')}
components: {schemas: {
  List: {${list}type: object, $defs: {item: {$dynamicAnchor: item, not: {}}}, properties: {data: {type: array, items: {$dynamicRef: '#item'}}}},
${use('Order')},
${use('Task')},
  Order: {type: object, properties: {id: {type: string}, cost: {type: string}}},
  Task: ${task}}}`;
  };

  it.each<[what: string, yaml: string]>([
    [
      'has a field',
      generic('', '{type: object, properties: {id: {type: string}, cost: {x-internal: true, type: string}}}'),
    ],
    ['is the schema', generic('', '{x-internal: true, type: object, properties: {id: {type: string}, cost: {}}}')],
    ['is the generic', generic('x-internal: true, ', '{type: object, properties: {id: {type: string}, cost: {}}}')],
  ])('%s that is internal: no example has its value', async (_what, yaml) => {
    expect((await load({ 'openapi.yaml': yaml })).text).not.toContain('SECRET');
  });
});
