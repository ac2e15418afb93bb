import { describe, expect, it } from 'vitest';
import { left } from './left';

const operation = (inner: string, rest = ''): string =>
  `paths: {/a: {get: {responses: {200: {description: d}}, ${inner}}}}\n${rest}`;

/** A description in which \`SECRET\` is only in what goes, and \`PUBLIC\` stays. */
const cases: [place: string, yaml: string][] = [
  ['a server', 'servers: [{url: SECRET, x-internal: true}, {url: PUBLIC}]'],
  ['a server of an operation', operation('servers: [{url: PUBLIC}, {url: SECRET, x-internal: true}]')],
  ['a path', 'paths: {/SECRET: {x-internal: true, get: {responses: {}}}, /PUBLIC: {}}'],
  ['the only operation of a path', 'paths: {/SECRET: {parameters: [], get: {x-internal: true}}, /PUBLIC: {}}'],
  ['a method in upper case', 'paths: {/PUBLIC: {GET: {summary: SECRET, x-internal: true}, post: {}}}'],
  ['an additional operation', 'paths: {/PUBLIC: {additionalOperations: {SECRET: {x-internal: true}}, get: {}}}'],
  ['a webhook', 'webhooks: {SECRET: {x-internal: true, post: {}}, PUBLIC: {post: {}}}'],
  ['a webhook of ReDoc', 'x-webhooks: {SECRET: {x-internal: true, post: {}}, PUBLIC: {post: {}}}'],
  ['a parameter', operation('parameters: [{name: SECRET, in: query, x-internal: true}, {name: PUBLIC, in: query}]')],
  [
    'a parameter of a path',
    'paths: {/a: {parameters: [{name: SECRET, in: query, x-internal: true}, {name: PUBLIC, in: query}], get: {}}}',
  ],
  ['a request body', operation('summary: PUBLIC, requestBody: {description: SECRET, x-internal: true}')],
  ['a media type', operation('requestBody: {content: {SECRET/a: {x-internal: true}, PUBLIC/b: {}}}')],
  [
    'a response',
    'paths: {/a: {get: {responses: {200: {description: PUBLIC}, 500: {description: SECRET, x-internal: true}}}}}',
  ],
  ['a header', 'paths: {/a: {get: {responses: {200: {description: PUBLIC, headers: {SECRET: {x-internal: true}}}}}}}'],
  ['a link', 'paths: {/a: {get: {responses: {200: {description: PUBLIC, links: {SECRET: {x-internal: true}}}}}}}'],
  [
    'a callback',
    operation('callbacks: {SECRET: {x-internal: true, "{$url}": {post: {}}}, PUBLIC: {"{$url}": {post: {}}}}'),
  ],
  [
    'an expression of a callback',
    operation('callbacks: {c: {SECRET: {x-internal: true, post: {}}, PUBLIC: {post: {}}}}'),
  ],
  [
    'the only operation of a callback',
    operation('summary: PUBLIC, callbacks: {SECRET: {"{$url}": {post: {x-internal: true}}}}'),
  ],
  [
    'an example',
    operation('parameters: [{name: PUBLIC, in: query, schema: {}, examples: {SECRET: {x-internal: true, value: 1}}}]'),
  ],
  [
    'values with references',
    operation(
      'requestBody: {content: {PUBLIC/b: {schema: {$ref: "#/components/schemas/A"}, examples: {a: {value: {$ref: "#/components/examples/SECRET/value"}}, b: {value: {c: 1}}}}}}',
      'components: {examples: {SECRET: {x-internal: true, value: {c: SECRET}}}, schemas: {SECRET: {x-internal: true}, A: {default: {a: [{$ref: "#/components/schemas/SECRET"}]}, example: {b: {$ref: "#/components/schemas/SECRET"}}, properties: {c: {}}}}}',
    ),
  ],
  [
    'an example that is elsewhere',
    operation(
      'requestBody: {content: {PUBLIC/b: {schema: {type: object, properties: {a: {x-internal: true}}}, examples: {SECRET: {x-internal: true, externalValue: SECRET}, b: {externalValue: c}, SECRET2: {$ref: "#/components/examples/SECRET"}}}}}',
      'components: {examples: {SECRET: {x-internal: true, externalValue: SECRET}}}',
    ),
  ],
  ['an encoding', operation('requestBody: {content: {PUBLIC/b: {encoding: {SECRET: {x-internal: true}}}}}')],
  ['a group of tags', 'x-tagGroups: [{name: SECRET, x-internal: true, tags: []}, {name: PUBLIC, tags: []}]'],
  ['a code sample', operation('summary: PUBLIC, x-codeSamples: [{lang: a, source: SECRET, x-internal: true}]')],
  ['external documentation', operation('summary: PUBLIC, externalDocs: {url: SECRET, x-internal: true}')],
  ['contact data', 'info: {title: PUBLIC, version: "1", contact: {name: SECRET, x-internal: true}}'],
  ['a variable of a server', 'servers: [{url: PUBLIC, variables: {SECRET: {default: a, x-internal: true}}}]'],
  [
    'a flow',
    'components: {securitySchemes: {PUBLIC: {type: oauth2, flows: {implicit: {authorizationUrl: SECRET, x-internal: true}, password: {}}}}}',
  ],
  ...[
    'schemas',
    'responses',
    'parameters',
    'examples',
    'requestBodies',
    'headers',
    'securitySchemes',
    'links',
    'callbacks',
    'pathItems',
    'mediaTypes',
  ].map((kind): [string, string] => [
    `one of the ${kind}`,
    `components: {${kind}: {SECRET: {x-internal: true}, PUBLIC: {}}}`,
  ]),
  [
    'what is beside a reference',
    operation(
      'parameters: [{$ref: "#/components/parameters/P", x-internal: true, description: SECRET}]',
      'components: {parameters: {P: {name: SECRET, in: query}, PUBLIC: {name: b, in: query}}}',
    ),
  ],
  [
    'what stands in a reference',
    operation(
      'parameters: [{$ref: "#/components/parameters/P", schema: {not: {title: SECRET, x-internal: true}}}]',
      'components: {parameters: {P: {name: PUBLIC, in: query}}}',
    ),
  ],
  [
    'an operation whose tags are internal',
    'tags: [{name: SECRET, x-internal: true}]\npaths: {/SECRET: {get: {tags: [SECRET]}}, /PUBLIC: {}}',
  ],
  [
    'one of the tags of an operation',
    'tags: [{name: SECRET, x-internal: true}, {name: t, parent: SECRET}]\nx-tagGroups: [{name: SECRET, tags: [SECRET]}, {name: g, tags: [SECRET, t]}]\npaths: {/PUBLIC: {get: {tags: [SECRET, t]}}}',
  ],
  [
    'a tag that only internal operations have',
    'tags: [{name: SECRET}]\nx-tagGroups: [{name: g, tags: [PUBLIC, SECRET, SECRET2]}]\npaths: {/a: {get: {x-internal: true, tags: [SECRET, SECRET2]}, post: {}}}',
  ],
  [
    'components that only it used',
    'paths: {/a: {get: {x-internal: true, security: [{SECRET: []}], requestBody: {$ref: "#/components/requestBodies/SECRET"}}, post: {requestBody: {content: {a/b: {schema: {$ref: "#/components/schemas/PUBLIC"}}}}}}}\ncomponents: {securitySchemes: {SECRET: {}}, requestBodies: {SECRET: {content: {a/b: {schema: {$ref: "#/components/schemas/SECRET"}}}}}, schemas: {SECRET: {properties: {a: {$ref: "#/components/schemas/SECRET2"}, b: {$ref: "#/components/schemas/PUBLIC"}}}, SECRET2: {items: {$ref: "#/components/schemas/SECRET"}}, PUBLIC: {}}}',
  ],
  [
    'a link to an operation',
    'paths: {/a: {get: {x-internal: true, operationId: SECRET}}, /b: {get: {responses: {200: {description: PUBLIC, links: {SECRET: {operationId: SECRET}, l: {operationRef: "#/paths/~1a/get", description: SECRET}}}}}}}',
  ],
  [
    'a reference to what something internal does not have',
    operation(
      'requestBody: {content: {PUBLIC/b: {schema: {properties: {a: {}, b: {$ref: "#/components/schemas/SECRET/properties/no"}}}}}}',
      'components: {schemas: {SECRET: {x-internal: true}}}',
    ),
  ],
  [
    'references over several steps',
    operation(
      'requestBody: {content: {PUBLIC/b: {}, a/b: {$ref: "#/components/mediaTypes/SECRET"}}}',
      'components: {mediaTypes: {SECRET: {$ref: "#/components/mediaTypes/SECRET2"}, SECRET2: {$ref: "#/components/mediaTypes/SECRET3"}, SECRET3: {x-internal: true}}}',
    ),
  ],
  [
    'an operation that a webhook is sent after',
    'paths: {/SECRET: {get: {x-internal: true, operationId: SECRET}}, /b: {get: {operationId: PUBLIC}}}\nwebhooks: {a: {post: {operationId: a, x-sent-after: [SECRET, PUBLIC]}}, b: {post: {operationId: b, x-sent-after: [SECRET]}}}',
  ],
  ['an extension', 'x-own: {x-internal: true, a: SECRET}\nx-other: PUBLIC'],
  [
    'what stands in an extension',
    'info: {title: PUBLIC, version: "1", x-own: [{a: {x-internal: true, b: SECRET}, c: 1}, {x-internal: true, d: SECRET}, PUBLIC]}',
  ],
  ['what stands in a field that there is not', operation('summary: PUBLIC, owner: {name: SECRET, x-internal: true}')],
  [
    'a schema that stands in an extension',
    operation(
      'requestBody: {content: {PUBLIC/b: {}, SECRET/b: {schema: {properties: {SECRET: {$ref: "#/x-models/SECRET"}}, required: [SECRET]}, x-internal: false}}}',
      'x-models: {SECRET: {x-internal: true, type: string}}',
    ).replace('SECRET/b', 'a/b'),
  ],
  [
    'a property of a schema that stands in an extension',
    operation(
      'requestBody: {content: {PUBLIC/b: {schema: {$ref: "#/x-models/A"}, example: {SECRET: 1}}}}',
      'x-models: {A: {$ref: "#/x-models/B"}, B: {required: [SECRET], properties: {SECRET: {x-internal: true}, a: {}}, example: {SECRET: 1}}}',
    ),
  ],
  [
    'a schema in an extension that is internal as a whole',
    operation(
      'parameters: [{name: PUBLIC, in: query, schema: {}}, {$ref: "#/x-models/more/P"}]',
      'x-models: {x-internal: true, more: {P: {name: SECRET, in: query, schema: {}}}}',
    ),
  ],
  [
    'what only something internal used of an extension',
    operation(
      'summary: PUBLIC, requestBody: {x-internal: true, content: {a/b: {schema: {$ref: "#/x-models/SECRET"}}}}',
      'x-models: {SECRET: {title: SECRET}, other: {}}',
    ),
  ],
  [
    'a path item that is elsewhere',
    'paths: {/SECRET: {$ref: "#/components/pathItems/SECRET"}, /PUBLIC: {}}\ncomponents: {pathItems: {SECRET: {get: {x-internal: true}}}}',
  ],
];

/** The same for a schema `S` among the components. */
const schemas: [place: string, schema: string, rest?: string][] = [
  ['a property', '{required: [SECRET, PUBLIC], properties: {SECRET: {x-internal: true}, PUBLIC: {}}}'],
  [
    'a property that another schema requires',
    '{allOf: [{properties: {SECRET: {x-internal: true}, PUBLIC: {}}}, {required: [SECRET]}], dependentRequired: {SECRET: [PUBLIC], PUBLIC: [SECRET]}, dependentSchemas: {SECRET: {}}}',
  ],
  ['a property with a pattern', '{patternProperties: {SECRET: {x-internal: true}, PUBLIC: {}}}'],
  ['all other properties', '{title: PUBLIC, additionalProperties: {title: SECRET, x-internal: true}}'],
  ['a member of oneOf', '{oneOf: [{title: SECRET, x-internal: true}, {title: PUBLIC}]}'],
  ['a member of anyOf', '{anyOf: [{title: PUBLIC}, {title: SECRET, x-internal: true}]}'],
  ['the only member of allOf', '{title: PUBLIC, allOf: [{title: SECRET, x-internal: true}]}'],
  ['items', '{title: PUBLIC, items: {title: SECRET, x-internal: true}}'],
  ['a position', '{prefixItems: [{title: SECRET, x-internal: true}, {title: PUBLIC}]}'],
  [
    'a definition',
    '{title: PUBLIC, $defs: {SECRET: {x-internal: true}}, properties: {SECRET: {$ref: "#/components/schemas/S/$defs/SECRET"}}}',
  ],
  [
    'a schema by its anchor',
    '{title: PUBLIC, $defs: {SECRET: {$anchor: SECRET, x-internal: true}}, properties: {SECRET: {$ref: "#SECRET"}}}',
  ],
  ...[
    'not',
    'if',
    'then',
    'else',
    'contains',
    'propertyNames',
    'unevaluatedProperties',
    'unevaluatedItems',
    'contentSchema',
    'additionalItems',
  ].map((keyword): [string, string] => [keyword, `{title: PUBLIC, ${keyword}: {title: SECRET, x-internal: true}}`]),
  [
    'what conditions say of a property',
    '{title: PUBLIC, properties: {SECRET: {x-internal: true}}, if: {properties: {SECRET: {const: 1}}}, then: {required: [b]}, else: {required: [c]}, not: {allOf: [{required: [SECRET]}]}}',
  ],
  [
    'what alternatives say of a property',
    '{oneOf: [{required: [SECRET]}, {required: [PUBLIC]}], anyOf: [{properties: {SECRET: {}}}], properties: {SECRET: {x-internal: true}}, example: {SECRET: 1, PUBLIC: 1}}',
  ],
  [
    'the property of a discriminator',
    '{title: PUBLIC, properties: {SECRET: {x-internal: true}}, discriminator: {propertyName: SECRET}, oneOf: [{properties: {SECRET: {const: SECRET}, b: {}}}]}',
  ],
  ['an older dependency', '{title: PUBLIC, dependencies: {SECRET: {x-internal: true}}}'],
  ['what XML is made of', '{title: PUBLIC, xml: {name: SECRET, x-internal: true}}'],
  [
    'an alternative with a name',
    '{oneOf: [{$ref: "#/components/schemas/SECRET"}, {title: PUBLIC}], discriminator: {propertyName: kind, mapping: {SECRET: "#/components/schemas/SECRET", SECRET2: SECRET, p: PUBLIC}, defaultMapping: SECRET}}',
    'SECRET: {x-internal: true}',
  ],
  [
    'a property of a schema with variants',
    '{title: PUBLIC, properties: {v: {$ref: "#/components/schemas/Base"}}, example: {v: {kind: V, SECRET: 1}}}',
    'Base: {discriminator: {propertyName: kind}, properties: {kind: {}}}, V: {allOf: [{$ref: "#/components/schemas/Base"}, {properties: {SECRET: {x-internal: true}}}]}',
  ],
];

/** The same for values: of a property that goes, at every depth. */
const values: [place: string, schema: string][] = [
  ['example', '{properties: {SECRET: {x-internal: true}}, example: {SECRET: 1, PUBLIC: 1}}'],
  ['default', '{properties: {SECRET: {x-internal: true}}, default: {SECRET: 1, PUBLIC: 1}}'],
  ['examples', '{properties: {SECRET: {x-internal: true}}, examples: [{PUBLIC: 0}, {SECRET: 1, PUBLIC: 1}]}'],
  ['enum', '{properties: {SECRET: {x-internal: true}}, enum: [{SECRET: 1, PUBLIC: 1}]}'],
  ['const', '{properties: {SECRET: {x-internal: true}}, const: {SECRET: 1, PUBLIC: 1}}'],
  ['a list', '{items: {properties: {SECRET: {x-internal: true}}}, example: [{PUBLIC: 1}, {SECRET: 1}]}'],
  ['a map', '{additionalProperties: {properties: {SECRET: {x-internal: true}}}, example: {PUBLIC: {SECRET: 1}}}'],
  [
    'a field of allOf',
    '{allOf: [{properties: {a: {properties: {SECRET: {x-internal: true}}}}}], example: {a: {SECRET: 1}, PUBLIC: 1}}',
  ],
  ['items that go', '{properties: {a: {items: {x-internal: true}}}, example: {a: [SECRET], PUBLIC: 1}}'],
  ['a position that goes', '{prefixItems: [{x-internal: true}, {}], example: [SECRET, PUBLIC]}'],
  [
    'other properties that go',
    '{properties: {PUBLIC: {}}, additionalProperties: {x-internal: true}, example: {SECRET: 1, PUBLIC: 1}}',
  ],
  ['properties of a pattern that go', '{patternProperties: {^S: {x-internal: true}}, example: {SECRET: 1, PUBLIC: 1}}'],
  [
    'an alternative that goes',
    '{anyOf: [{properties: {PUBLIC: {}}}, {x-internal: true, properties: {SECRET: {}}}], example: {SECRET: 1, PUBLIC: 1}}',
  ],
  ['a text of JSON', '{properties: {SECRET: {x-internal: true}}, example: \'{"SECRET": 1, "PUBLIC": 1}\'}'],
  ['a text of XML', '{title: PUBLIC, properties: {SECRET: {x-internal: true}}, example: "<a><SECRET>1</SECRET></a>"}'],
  [
    'a kind that goes',
    '{title: PUBLIC, items: {oneOf: [{$ref: "#/components/schemas/SECRET"}, {}], discriminator: {propertyName: k, mapping: {SECRET: "#/components/schemas/SECRET"}}}, example: [{k: SECRET}]}',
  ],
];

describe('nothing of it is left', () => {
  it.each(cases)('%s', async (_place, yaml) => {
    const { text, messages } = await left(yaml, '3.2.0');
    expect(text).toContain('PUBLIC');
    expect(text).not.toMatch(/SECRET|x-internal/);
    expect(messages.filter((message) => message.startsWith('error'))).toEqual([]);
  });

  it.each(schemas)('%s of a schema', async (_place, schema, rest = '') => {
    const { text, messages } = await left(`components: {schemas: {S: ${schema}, PUBLIC: {}, ${rest}}}`);
    expect(text).toContain('PUBLIC');
    expect(text).not.toMatch(/SECRET|x-internal/);
    expect(messages.filter((message) => message.startsWith('error'))).toEqual([]);
  });

  it.each(values)('%s with a value', async (_place, schema) => {
    const { text } = await left(`components: {schemas: {S: ${schema}, SECRET: {x-internal: true}}}`);
    expect(text).toContain('PUBLIC');
    expect(text).not.toMatch(/SECRET|x-internal/);
  });
});
