import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { valueAt } from '../../pointer';
import { loadDescription } from '../description';
import { writeFiles } from './files';

const head = 'openapi: 3.2.0\ninfo: {title: References, version: 1.0.0}\n';

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

it.each([
  ["properties: {$ref: 'p.yaml'}", { 'p.yaml': 'x: {type: string}' }],
  ["properties: {$ref: 'p.yaml#/all'}", { 'p.yaml': 'all: {x: {type: string}}' }],
  ["properties: {$ref: '#/components/schemas/B/properties'}", {}],
  ["properties: {$ref: '#/components/schemas/B'}", {}],
])('%s is noticed once, and is what it leads to', async (schema, files) => {
  const { document, reported } = await load({
    ...files,
    'openapi.yaml': `paths: {}\ncomponents: {schemas: {B: {type: object, properties: {x: {type: string}}}, A: {${schema}}}}`,
  });
  expect(valueAt(document, '#/components/schemas/A/properties')).toEqual({ x: { type: 'string' } });
  expect(reported).toEqual([notice('openapi.yaml:4', 'properties')]);
});

describe('a reference in the place of a whole map or list', () => {
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
    ['parameters', "parameters: {$ref: '#/x-a'}", '[{name: a, in: query}]', 'parameters/0/name', 'a'],
    ['security', "security: {$ref: '#/x-a'}", '[{k: []}]', 'security', [{ k: [] }]],
    ['servers', "servers: {$ref: '#/x-a'}", '[{url: /a}]', 'servers', [{ url: '/a' }]],
    ['tags', "tags: {$ref: '#/x-a'}", '[a, b]', 'tags', ['a', 'b']],
    ...['allOf', 'anyOf', 'oneOf', 'prefixItems', 'enum', 'required'].map(
      (field): [string, string, string, string, unknown] => [
        field,
        `requestBody: {content: {a/b: {schema: {${field}: {$ref: '#/x-a'}}}}}`,
        "[{$ref: '#/components/schemas/T'}]",
        `requestBody/content/a~1b/schema/${field}`,
        [{ $ref: '#/components/schemas/T' }],
      ],
    ),
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

  it('is followed where a list stands in another file', async () => {
    const { document, reported } = await load({
      'openapi.yaml':
        "paths: {/a: {parameters: {$ref: 'lists.yaml#/a'}, get: {responses: {200: {description: A}}}}}\ncomponents: {schemas: {T: {enum: {$ref: 'lists.yaml#/b'}}}}",
      'lists.yaml': 'a: [{name: a, in: query, schema: {type: string}}]\nb: [x, y]',
    });
    expect(valueAt(document, '#/paths/~1a/parameters/0/name')).toBe('a');
    expect(valueAt(document, '#/components/schemas/T/enum')).toEqual(['x', 'y']);
    expect(reported.sort()).toEqual([notice('openapi.yaml:3', 'parameters'), notice('openapi.yaml:4', 'enum')]);
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

const lost = (where: string): RegExp =>
  new RegExp(`^${where} The \\$ref ".*" leads back to itself, so any value is shown\\. true$`);

describe('references that lead back to themselves', () => {
  it('are found by way of other files', async () => {
    const { document, reported } = await load({
      'openapi.yaml': `paths:
  /a: {get: {responses: {200: {description: A, content: {a/b: {schema: {$ref: one.yaml#/A}}}}}}}
  /b: {$ref: own.yaml}
components: {schemas: {Own: {$ref: 'openapi.yaml#/components/schemas/Own'}, Good: {type: object}}}`,
      'one.yaml': "A: {$ref: 'two.yaml#/B'}",
      'two.yaml': "B: {$ref: 'one.yaml#/A'}",
      'own.yaml': '$ref: own.yaml',
    });
    expect(valueAt(document, '#/components/schemas/Good')).toEqual({ type: 'object' });
    expect(reported.sort()).toEqual([
      expect.stringMatching(lost('one.yaml:1')),
      expect.stringMatching(lost('openapi.yaml:6')),
      expect.stringMatching(lost('own.yaml:1')),
      expect.stringMatching(lost('two.yaml:1')),
    ]);
  });

  it.each([
    ['responses', 'a response', "get: {responses: {200: {$ref: '#/components/responses/X'}}}"],
    ['parameters', 'a parameter', "get: {parameters: [{$ref: '#/components/parameters/X'}], responses: {}}"],
    ['requestBodies', 'a body', "post: {requestBody: {$ref: '#/components/requestBodies/X'}, responses: {}}"],
    [
      'headers',
      'a header',
      "get: {responses: {200: {description: A, headers: {H: {$ref: '#/components/headers/X'}}}}}",
    ],
    ['links', 'a link', "get: {responses: {200: {description: A, links: {L: {$ref: '#/components/links/X'}}}}}"],
    ['callbacks', 'a callback', "get: {responses: {}, callbacks: {c: {$ref: '#/components/callbacks/X'}}}"],
    ['pathItems', 'a path', "$ref: '#/components/pathItems/X'"],
  ])('are notices in %s, which take nothing else away (%s)', async (kind, _what, item) => {
    const { reported } = await load({
      'openapi.yaml': `paths: {/a: {${item}}}\ncomponents:\n  ${kind}:\n    X: {$ref: '#/components/${kind}/X'}`,
    });
    expect(reported).toEqual([expect.stringMatching(lost('openapi.yaml:6'))]);
  });

  it('are found inside themselves', async () => {
    const { reported } = await load({
      'openapi.yaml': "paths: {}\ncomponents: {schemas: {A: {$ref: '#/components/schemas/A/properties/b'}}}",
    });
    expect(reported).toEqual([expect.stringMatching(lost('openapi.yaml:4'))]);
  });

  it('are found in examples, where the bundler follows them', async () => {
    const { reported } = await load({
      'openapi.yaml': "paths: {}\ncomponents: {schemas: {A: {example: {$ref: '#/components/schemas/A/example'}}}}",
    });
    expect(reported).toEqual([expect.stringMatching(lost('openapi.yaml:4'))]);
  });
});

describe('a reference by an address that a schema calls itself', () => {
  const schemas = `components:
  schemas:
    Order:
      $id: https://example.com/schemas/order.json
      properties:
        person: {$ref: person.json}
        city: {$ref: './person.json#city'}
        name: {$ref: 'person.json#/properties/name'}
        self: {$ref: '#'}
        money: {$ref: '#/$defs/Money'}
        item: {$ref: '#item'}
        plain: {$ref: '#/components/schemas/Plain'}
        lost: {$ref: lost.json}
      $defs: {Money: {type: integer}, Item: {$anchor: item, type: string}}
    Person:
      $id: https://example.com/schemas/person.json
      properties: {name: {type: string}, city: {$anchor: city, type: string}, next: {$ref: '#/properties/name'}}
    Plain: {$anchor: item, type: number}`;
  const order = '#/components/schemas/Order';
  const person = '#/components/schemas/Person';

  it('leads to the schema', async () => {
    const { document, reported } = await load({
      'openapi.yaml': `paths: {/a: {get: {responses: {200: {description: A, content: {a/b: {schema: {$ref: 'https://example.com/schemas/order.json'}}}}}}}}\n${schemas}`,
    });
    expect(valueAt(document, '#/paths/~1a/get/responses/200/content/a~1b/schema')).toEqual({ $ref: order });
    const { lost: unread, ...properties } = valueAt(document, `${order}/properties`) as Record<string, object>;
    expect(Object.entries(properties).map(([name, value]) => `${name} ${Object.values(value)}`)).toEqual([
      `person ${person}`,
      `city ${person}/properties/city`,
      `name ${person}/properties/name`,
      `self ${order}`,
      `money ${order}/$defs/Money`,
      `item ${order}/$defs/Item`,
      'plain #/components/schemas/Plain',
    ]);
    expect(unread).toEqual({ $ref: 'lost.json' });
    expect(valueAt(document, `${person}/properties/next`)).toEqual({ $ref: `${person}/properties/name` });
    expect(reported).toEqual([expect.stringContaining("Can't resolve $ref: lost.json is not there.")]);
  });

  it.each([
    ['an anchor that is there, also where an extension refers to the schema', '{$ref: "#inner"}', []],
    ['one that is not', '{$ref: "#other"}', [expect.stringContaining('"#other" is not there.')]],
  ])('%s: %s', async (_what, reference, want) => {
    const { reported } = await load({
      'openapi.yaml': `paths: {/a: {get: {x-ui: {$ref: '#/components/schemas/Tree'}, responses: {200: {description: A}}}}}
components:
  schemas:
    Tree: {properties: {a: ${reference}}}
    Named: {$defs: {Inner: {$anchor: inner, type: string}}}`,
    });
    expect(reported).toEqual(want);
  });

  it('leads into other files', async () => {
    const { document, reported } = await load({
      'openapi.yaml': `paths: {}\ncomponents: {schemas: {A: {$ref: parts.yaml#/A}, B: {$ref: 'https://example.com/b'}}}`,
      'parts.yaml':
        'A: {$id: "https://example.com/a", properties: {b: {$ref: b}}, $defs: {B: {$id: b, type: integer}}}',
    });
    expect(valueAt(document, '#/components/schemas/B')).toMatchObject({ type: 'integer' });
    expect(reported).toEqual([]);
  });

  it('leads to a file that calls itself by an address ($self)', async () => {
    const { document, reported } = await load({
      'openapi.yaml': `$self: https://example.com/api
paths: {}
components:
  schemas:
    A: {type: string}
    B: {$ref: 'https://example.com/api#/components/schemas/A'}
    C: {$ref: '/api#/components/schemas/A'}
    D: {$ref: 'other.yaml#/D'}`,
      'other.yaml': "D: {properties: {a: {$ref: 'https://example.com/api#/components/schemas/A'}}}",
    });
    for (const place of ['B', 'C']) {
      expect(valueAt(document, `#/components/schemas/${place}`)).toEqual({ $ref: '#/components/schemas/A' });
    }
    expect(JSON.stringify(document)).toContain('{"a":{"$ref":"#/components/schemas/A"}}');
    expect(reported).toEqual([]);
  });
});

it('what a generic is used with is in the document, also from another file', async () => {
  const { document, reported } = await load({
    'page.yaml':
      "$id: page\ntype: object\nproperties: {items: {type: array, items: {$dynamicRef: '#item'}}}\n$defs: {item: {$dynamicAnchor: item, not: {}}}",
    'openapi.yaml':
      "paths: {}\ncomponents: {schemas: {User: {type: object}, Users: {$ref: page.yaml, $defs: {item: {$dynamicAnchor: item, $ref: '#/components/schemas/User'}}}}}",
  });
  expect(valueAt(document, '#/components/schemas/Users/properties/items/items')).toEqual({
    $ref: '#/components/schemas/User',
  });
  expect(reported).toEqual([]);
});

describe('a pointer that leads through another reference', () => {
  it.each<[what: string, reference: string, want: string]>([
    ['a property', '#/components/schemas/A/properties/b/properties/c', '#/components/schemas/B/properties/c'],
    [
      'the items of a list',
      '#/components/schemas/A/properties/l/items/properties/c',
      '#/components/schemas/B/properties/c',
    ],
    [
      'several, one after another',
      '#/components/schemas/A/properties/n/properties/b/properties/c',
      '#/components/schemas/B/properties/c',
    ],
    ['one to one', '#/components/schemas/A/properties/t/properties/c', '#/components/schemas/B/properties/c'],
    ['itself', '#/components/schemas/A/properties/n/properties/n/properties/l', '#/components/schemas/A/properties/l'],
    ['a response', '#/paths/~1a/get/responses/200/content/a~1b/schema', '#/components/responses/R/content/a~1b/schema'],
    [
      'a name to escape',
      '#/components/schemas/A/properties/e/properties/a~1%25',
      '#/components/schemas/E/properties/a~1%25',
    ],
    ['none', '#/components/schemas/A/properties/l', '#/components/schemas/A/properties/l'],
    [
      'one with a field beside it',
      '#/components/schemas/A/properties/s/properties/d',
      '#/components/schemas/A/properties/s/properties/d',
    ],
    [
      'one to nothing',
      '#/components/schemas/A/properties/none/properties/c',
      '#/components/schemas/A/properties/none/properties/c',
    ],
  ])('becomes that of the place: %s', async (_what, reference, want) => {
    const { document } = await load({
      'openapi.yaml': `paths: {/a: {get: {responses: {200: {$ref: '#/components/responses/R'}}}}}
components:
  responses: {R: {description: A, content: {a/b: {schema: {type: string}}}}}
  schemas:
    A:
      properties:
        b: {$ref: '#/components/schemas/B'}
        t: {$ref: '#/components/schemas/T'}
        n: {$ref: '#/components/schemas/A'}
        e: {$ref: '#/components/schemas/E'}
        l: {type: array, items: {$ref: '#/components/schemas/B'}}
        s: {$ref: '#/components/schemas/B', properties: {d: {type: string}}}
        none: {$ref: '#/components/schemas/None'}
    B: {properties: {c: {type: string, description: See text}}}
    T: {$ref: '#/components/schemas/B'}
    E: {properties: {a/%: {type: string}}}
    Asked: {properties: {c: {$ref: '${reference}'}}}`,
    });
    expect(valueAt(document, '#/components/schemas/Asked/properties/c')).toEqual({ $ref: want });
  });

  it('is followed into other files', async () => {
    const { document, reported } = await load({
      'openapi.yaml': `paths: {}
components:
  schemas:
    A: {properties: {b: {$ref: 'b.yaml#/B'}}}
    Own: {properties: {c: {$ref: '#/components/schemas/A/properties/b/properties/c'}}}
    Other: {properties: {c: {$ref: 'b.yaml#/Back/properties/b/properties/c'}}}`,
      'b.yaml': `B: {properties: {c: {type: string}}}\nBack: {$ref: 'openapi.yaml#/components/schemas/A'}`,
    });
    const at = (name: string): unknown => {
      const { $ref } = valueAt(document, `#/components/schemas/${name}/properties/c`) as { $ref: string };
      return valueAt(document, $ref);
    };
    expect([at('Own'), at('Other')]).toEqual([{ type: 'string' }, { type: 'string' }]);
    expect(reported).toEqual([]);
  });

  it('is left where it leads back to itself, with a notice', async () => {
    const { reported } = await load({
      'openapi.yaml': `paths: {}
components: {schemas: {A: {$ref: '#/components/schemas/A/properties/b'}, B: {$ref: '#/components/schemas/C/x'}, C: {$ref: '#/components/schemas/B/y'}}}`,
    });
    expect(reported.filter((each) => /itself/.test(each))).toHaveLength(3);
  });
});

describe('a security scheme by its address', () => {
  const bearer = '{type: http, scheme: bearer}';
  const components = `components: {securitySchemes: {tok: ${bearer}}}`;
  const own = `paths: {/a: {get: {security: [{'#/components/securitySchemes/tok': [a]}], responses: {}}}}`;
  const other = (address: string): string => `paths: {}\nsecurity: [{${address}: []}]\n`;
  const tok = { type: 'http', scheme: 'bearer' };

  it.each<[what: string, files: Record<string, string>, pointer: string, name: string, schemes: object]>([
    ['in the description', { 'openapi.yaml': `${own}\n${components}` }, 'paths/~1a/get/security', 'tok', { tok }],
    [
      'elsewhere in it',
      { 'openapi.yaml': `${other("'#/x-tok'")}x-tok: ${bearer}` },
      'security',
      'x-tok',
      { 'x-tok': tok },
    ],
    [
      'in another file',
      { 'openapi.yaml': other('./auth.yaml#/components/securitySchemes/tok'), 'auth.yaml': components },
      'security',
      'tok',
      { tok },
    ],
    [
      'that is another file',
      { 'openapi.yaml': other('./auth.yaml'), 'auth.yaml': bearer },
      'security',
      'auth',
      { auth: tok },
    ],
    [
      'in another file, beside one of its name',
      {
        'openapi.yaml': `${other('./auth.yaml#/tok')}components: {securitySchemes: {tok: {type: mutualTLS}}}`,
        'auth.yaml': `tok: ${bearer}`,
      },
      'security',
      'tok-2',
      { tok: { type: 'mutualTLS' }, 'tok-2': tok },
    ],
    [
      'that a component refers to',
      {
        'openapi.yaml': `${other('./auth.yaml#/tok')}components: {securitySchemes: {own: {$ref: './auth.yaml#/tok'}}}`,
        'auth.yaml': `tok: ${bearer}`,
      },
      'security',
      'own',
      { own: tok },
    ],
    [
      'in a path of another file',
      {
        'openapi.yaml': `paths: {/a: {$ref: 'a/path.yaml'}}\n${components}`,
        'a/path.yaml': "get: {security: [{'../openapi.yaml#/components/securitySchemes/tok': []}], responses: {}}",
      },
      'paths/~1a/get/security',
      'tok',
      { tok },
    ],
    [
      'that is the name of a component',
      { 'openapi.yaml': `${other('a/b#')}components: {securitySchemes: {'a/b#': ${bearer}}}` },
      'security',
      'a/b#',
      { 'a/b#': tok },
    ],
  ])('%s', async (_what, files, pointer, name, schemes) => {
    const { document } = await load(files);
    const required = valueAt(document, `#/${pointer}/0`) as object;
    expect(Object.keys(required)).toEqual([name]);
    const written = valueAt(document, '#/components/securitySchemes') as Record<string, { $ref?: string }>;
    const followed = Object.entries(written).map(([key, { $ref, ...scheme }]) => [
      key,
      $ref === undefined ? scheme : valueAt(document, $ref),
    ]);
    expect(Object.fromEntries(followed)).toEqual(schemes);
  });

  it('is a name where nothing is there', async () => {
    const { document } = await load({ 'openapi.yaml': other("'#/components/securitySchemes/no'") });
    expect(valueAt(document, '#/security')).toEqual([{ '#/components/securitySchemes/no': [] }]);
  });
});

it('keeps where references in the place of maps led', async () => {
  const folder = writeFiles({
    'openapi.yaml': `${head}paths: {}
components:
  x-props: {a: {type: string}}
  schemas: {A: {properties: {$ref: '#/components/x-props'}}}`,
  });
  const { description } = await loadDescription(path.join(folder, 'openapi.yaml'), folder);
  expect([...(description?.mapTargets ?? [])]).toEqual(['#/components/x-props']);
});
