import { describe, expect, it } from 'vitest';
import { placeOf } from '../../__tests__/builders';
import { valueAt } from '../../pointer';
import { removeInternal } from '../removeInternal';
import { left } from './left';

const all = 'responses: {200: {description: d}}';

/** Descriptions in which `SECRET` is only in what goes. */
const cases: [place: string, yaml: string, version?: string][] = [
  ...['one', 'a'].map((name): [string, string] => [
    `an example in an extension, by the name ${name}`,
    `components: {schemas: {S: {properties: {a: {}, SECRET: {x-internal: true}}, x-examples: {${name}: {a: 1, SECRET: 2}, b: {value: {SECRET: 1, a: 1}}}}}}`,
  ]),
  ...['example', 'default', 'const'].map((field): [string, string] => [
    `${field} in a member of allOf, beside the one with the field`,
    `components: {schemas: {S: {allOf: [{$ref: "#/components/schemas/A"}, {allOf: [{${field}: {a: 1, SECRET: 2}}]}]}, A: {properties: {a: {}, SECRET: {x-internal: true}}}}}`,
  ]),
  [
    'names of properties, by a pattern',
    'components: {schemas: {S: {properties: {a: {}, SECRET: {x-internal: true}}, propertyNames: {pattern: "^(a|SECRET)$"}}}}',
  ],
  [
    'names that a schema requires by a pattern',
    'components: {schemas: {S: {required: [SECRET, a], properties: {a: {}}, patternProperties: {^SEC: {x-internal: true}}}}}',
  ],
  [
    'a callback to an address of a response',
    `paths: {/a: {post: {callbacks: {c: {"{$response.body#/SECRET}": {post: {${all}}}}}, responses: {200: {description: d, content: {a/b: {schema: {properties: {SECRET: {x-internal: true}}}}}}}}}}`,
  ],
  [
    'what one of the items has to be',
    `paths: {/a: {get: {operationId: ga, responses: {200: {description: d, content: {application/json: {schema: {type: array, items: {$ref: "#/components/schemas/S"}, contains: {type: object, required: [SECRET], properties: {SECRET: {const: SECRETv}}}}}}}}}}}
components: {schemas: {S: {type: object, properties: {a: {type: string}, SECRET: {type: string, x-internal: true}}}}}`,
  ],
  [
    'what one of the items has to be, in another schema',
    `paths: {/a: {get: {operationId: ga, responses: {200: {description: d, content: {application/json: {schema: {allOf: [{type: array, items: {$ref: "#/components/schemas/T"}}, {contains: {allOf: [{required: [SECRET]}]}, minContains: 1}]}}}}}}}}
components: {schemas: {T: {type: object, required: [SECRET], properties: {a: {type: string}, SECRET: {type: string, x-internal: true}}}}}`,
  ],
  [
    'names of properties, by a reference',
    `paths: {/a: {get: {operationId: ga, responses: {200: {description: d, content: {application/json: {schema: {type: object, properties: {a: {type: string}, SECRET: {type: string, x-internal: true}}, propertyNames: {$ref: "#/components/schemas/K"}}}}}}}}}
components: {schemas: {K: {type: string, enum: [a, SECRET]}}}`,
  ],
  [
    'names of properties, one by one',
    `paths: {/a: {get: {operationId: ga, responses: {200: {description: d, content: {application/json: {schema: {type: object, properties: {a: {type: string}, SECRET: {type: string, x-internal: true}}, propertyNames: {anyOf: [{const: a}, {const: SECRET}]}}}}}}}}}`,
  ],
  [
    'a condition of a field',
    `paths: {/a: {get: {operationId: ga, responses: {200: {description: d, content: {application/json: {schema: {type: object, properties: {o: {$ref: "#/components/schemas/T"}}, if: {properties: {o: {required: [SECRET], properties: {SECRET: {const: 1}}}}}, then: {required: [o]}}}}}}}}}
components: {schemas: {T: {type: object, required: [SECRET], properties: {a: {type: string}, SECRET: {type: string, x-internal: true}}}}}`,
  ],
  [
    'what a field may not be',
    `paths: {/a: {get: {operationId: ga, responses: {200: {description: d, content: {application/json: {schema: {type: object, properties: {o: {$ref: "#/components/schemas/T"}}, not: {properties: {o: {required: [SECRET]}}}}}}}}}}}
components: {schemas: {T: {type: object, required: [SECRET], properties: {a: {type: string}, SECRET: {type: string, x-internal: true}}}}}`,
  ],
  [
    'an alternative of a field',
    `paths: {/a: {get: {operationId: ga, responses: {200: {description: d, content: {application/json: {schema: {type: object, properties: {o: {$ref: "#/components/schemas/T"}, p: {type: string}}, oneOf: [{properties: {o: {required: [SECRET], properties: {SECRET: {const: SECRETx}, a: {minLength: 2}}}}}, {required: [p]}]}}}}}}}}
components: {schemas: {T: {type: object, required: [SECRET], properties: {a: {type: string}, SECRET: {type: string, x-internal: true}}}}}`,
  ],
  [
    'a field where there is another',
    `paths: {/a: {get: {operationId: ga, responses: {200: {description: d, content: {application/json: {schema: {type: object, properties: {o: {$ref: "#/components/schemas/T"}}, dependentSchemas: {o: {properties: {o: {required: [SECRET], properties: {SECRET: {minLength: 3}}}}}}}}}}}}}}
components: {schemas: {T: {type: object, required: [SECRET], properties: {a: {type: string}, SECRET: {type: string, x-internal: true}}}}}`,
  ],
  [
    'other properties',
    `paths: {/a: {get: {operationId: ga, responses: {200: {description: d, content: {application/json: {schema: {allOf: [{type: object, additionalProperties: {$ref: "#/components/schemas/T"}}, {additionalProperties: {required: [SECRET, a]}}]}}}}}}}}
components: {schemas: {T: {type: object, required: [SECRET], properties: {a: {type: string}, SECRET: {type: string, x-internal: true}}}}}`,
  ],
  [
    'an item at a position',
    `paths: {/a: {get: {operationId: ga, responses: {200: {description: d, content: {application/json: {schema: {allOf: [{type: array, prefixItems: [{$ref: "#/components/schemas/T"}]}, {prefixItems: [{required: [SECRET]}]}]}}}}}}}}
components: {schemas: {T: {type: object, required: [SECRET], properties: {a: {type: string}, SECRET: {type: string, x-internal: true}}}}}`,
  ],
  [
    'examples in other formats',
    `paths: {/a: {post: {requestBody: {content: {application/x-www-form-urlencoded: {schema: {$ref: "#/components/schemas/S"}, example: "a=1&SECRET=2"}, application/xml: {schema: {$ref: "#/components/schemas/S"}, example: "<S><SECRET>1</SECRET></S>"}, text/csv: {schema: {type: string}, example: "a,SECRET\\n1,2"}, application/json: {schema: {type: object, properties: {u: {$ref: "#/components/schemas/S"}}, example: {u: "{\\"SECRET\\": 1}"}}}}}, responses: {200: {description: d}}}}}
components: {schemas: {S: {type: object, properties: {a: {type: integer}, SECRET: {type: integer, x-internal: true}}}}}`,
  ],
  [
    'elements that are named where a property leads',
    `paths: {/a: {post: {responses: {
  200: {description: d, content: {application/xml: {schema: {properties: {a: {}, foo: {x-internal: true, $ref: "#/components/schemas/S"}}}, example: <r><a>1</a><SECRET>1</SECRET></r>}}},
  201: {description: d, content: {application/xml: {schema: {properties: {a: {}, foo: {x-internal: true, type: array, items: {xml: {name: SECRETi}}}}}, example: <r><SECRETi>1</SECRETi></r>}}},
  202: {description: d, content: {application/xml: {schema: {properties: {a: {}, foo: {x-internal: true, allOf: [{xml: {name: SECRETa}}]}}}, example: <r><SECRETa>1</SECRETa></r>}}},
  203: {description: d, content: {application/xml: {schema: {properties: {a: {}, foo: {$ref: "#/components/schemas/I"}}}, example: <r><SECRETm>1</SECRETm></r>}}}}}}}
components: {schemas: {S: {title: PUBLIC, xml: {name: SECRET}}, I: {x-internal: true, xml: {name: SECRETm}}}}`,
  ],
  [
    'examples that are percent-encoded',
    `paths: {/a: {post: {parameters: [{name: filter, in: query, style: deepObject, schema: {$ref: "#/components/schemas/S"}, example: "filter%5Ba%5D=1&filter%5BSECRET%5D=2"}, {name: j, in: query, content: {application/json: {schema: {$ref: "#/components/schemas/S"}, example: "%7B%22SECRET%22%3A1%7D"}}}], requestBody: {content: {application/x-www-form-urlencoded: {schema: {properties: {n: {$ref: "#/components/schemas/S"}}}, example: "n%5BSECRET%5D=2"}}}, responses: {200: {description: d}}}}}
components: {schemas: {S: {type: object, properties: {a: {type: integer}, SECRET: {type: integer, x-internal: true}}}}}`,
  ],
  [
    'examples in extensions',
    `paths: {/a: {post: {parameters: [{name: q, in: query, schema: {$ref: "#/components/schemas/S"}, x-example: {SECRET: 1}, x-examples: {one: {value: {SECRET: 1}}}}], requestBody: {x-examples: {application/json: {one: {value: {SECRET: 1}}}}, content: {application/json: {schema: {$ref: "#/components/schemas/S"}, x-examples: [{SECRET: 1}], x-example: {SECRET: 1}}}}, responses: {200: {description: d}}}}}
components: {schemas: {S: {type: object, properties: {a: {type: integer}, SECRET: {type: integer, x-internal: true}}}}}`,
    '3.0.3',
  ],
  [
    'examples in extensions of a schema',
    `paths: {/a: {get: {operationId: ga, responses: {200: {description: d, content: {application/json: {schema: {type: object, title: PUBLIC, properties: {a: {type: string}, SECRET: {type: string, x-internal: true}}, x-examples: {one: {value: {SECRET: a}}, two: {SECRET: a}}, x-example: {value: {SECRET: a}}}}}}}}}}`,
  ],
  [
    'texts of the kinds of a discriminator',
    `paths: {/a: {get: {operationId: ga, responses: {200: {description: d, content: {application/json: {schema: {$ref: "#/components/schemas/S"}}}}}}}}
components: {schemas: {S: {oneOf: [{$ref: "#/components/schemas/A"}, {$ref: "#/components/schemas/SECRET"}], properties: {k: {type: string, enum: [a, SECRETk], x-enum-varnames: [PUBLICa, SECRETname], x-enumDescriptions: {a: PUBLIC, SECRETk: SECRET}}}, discriminator: {propertyName: k, mapping: {SECRETk: "#/components/schemas/SECRET", a: "#/components/schemas/A"}}}, A: {type: object}, SECRET: {x-internal: true, type: object}}}`,
  ],
  [
    'texts of values',
    `paths: {/a: {get: {operationId: ga, responses: {200: {description: d, content: {application/json: {schema: {properties: {o: {type: string, oneOf: [{const: SECRETv, x-internal: true}, {const: a}], enum: [SECRETv, a], x-enum-descriptions: [SECRETtext, PUBLIC], x-enumNames: [SECRETname, A]}}}}}}}}}}`,
  ],
  [
    'kinds by the names of schemas',
    `paths: {/a: {get: {operationId: ga, responses: {200: {description: d, content: {application/json: {schema: {$ref: "#/components/schemas/S"}, examples: {x: {value: {k: SECRET}}, y: {value: {k: A}}}}}}}}}}
components: {schemas: {S: {oneOf: [{$ref: "#/components/schemas/A"}, {$ref: "#/components/schemas/SECRET"}], discriminator: {propertyName: k}}, A: {type: object, required: [k], properties: {k: {type: string, enum: [A, SECRET]}}}, SECRET: {x-internal: true, type: object, required: [k], properties: {k: {type: string}}}}}`,
  ],
  [
    'kinds by the names of schemas that extend another',
    `paths: {/a: {get: {operationId: ga, responses: {200: {description: d, content: {application/json: {schema: {$ref: "#/components/schemas/S"}, examples: {x: {value: {k: SECRET}}, y: {value: {k: A}}}}}}}}}}
components: {schemas: {S: {type: object, required: [k], properties: {k: {type: string, enum: [A, SECRET], x-enum-varnames: [PUBLIC, SECRET]}}, discriminator: {propertyName: k}}, A: {allOf: [{$ref: "#/components/schemas/S"}]}, SECRET: {x-internal: true, allOf: [{$ref: "#/components/schemas/S"}, {properties: {SECRETf: {type: string}}}]}}}`,
  ],
  [
    'a reference with words of its own',
    `paths: {/a: {get: {operationId: ga, responses: {200: {description: d, content: {application/json: {schema: {$ref: "#/components/schemas/S"}}}}}}}}
components: {schemas: {S: {type: object, required: [SECRET, a], properties: {a: {type: integer}, SECRET: {nullable: true, allOf: [{$ref: "#/components/schemas/SECRETm"}]}}, example: {SECRET: {x: 1}, a: 1}}, SECRETm: {x-internal: true, type: object, properties: {SECRETf: {type: string}}}}}`,
    '3.0.3',
  ],
  [
    'addresses of an operation',
    `paths: {"/SECRET/{id}": {get: {x-internal: true, parameters: [{name: id, in: path, required: true, schema: {type: string}}], responses: {200: {description: d}}}}, /a: {get: {responses: {200: {description: PUBLIC, links: {l: {operationRef: "#/paths/~1SECRET~1%7Bid%7D/get"}, m: {operationRef: "openapi.yaml#/paths/~1SECRET~1%7Bid%7D/get"}, n: {operationRef: "https://api.example.com/v1/openapi.json#/paths/~1SECRET~1{id}/get"}, o: {operationRef: "#/paths/%2FSECRET%2F%7Bid%7D/get"}}}}}}}`,
  ],
  [
    'a reference with the address of the description',
    `$self: https://api.example.com/openapi.yaml
paths: {/a: {get: {operationId: ga, responses: {200: {description: d, content: {application/json: {schema: {type: object, properties: {PUBLIC: {type: string}, SECRET: {$ref: "https://api.example.com/openapi.yaml#/components/schemas/SECRET"}}}}}}}}}}
components: {schemas: {SECRET: {x-internal: true, title: SECRET}}}`,
    '3.2.0',
  ],
  [
    'references by the name of a schema',
    `paths: {/a: {get: {operationId: ga, responses: {200: {description: d, content: {application/json: {schema: {type: object, properties: {PUBLIC: {type: string}, SECRET: {$ref: "https://example.com/SECRET"}, SECRET2: {$ref: "https://example.com/SECRET#/properties/p"}, SECRET3: {$ref: "https://example.com/SECRET#SECRETanchor"}}}}}}}}}}
components: {schemas: {SECRET: {$id: "https://example.com/SECRET", $defs: {d: {$anchor: SECRETanchor}}, x-internal: true, title: SECRET, properties: {p: {type: string}}}}}`,
  ],
  [
    'paths in an extension',
    `paths: {/a: {get: {summary: PUBLIC, responses: {200: {description: d}}}}}
x-ms-paths: {"/a?SECRET": {get: {x-internal: true, summary: SECRET, responses: {200: {description: d}}}}}`,
  ],
  [
    'the Zapier app',
    `info: {title: PUBLIC, version: "1", x-zapier: {connection: SECRETop, triggers: [{label: SECRETl, webhook: SECRETw}], actions: [{label: a, operationId: pa, fields: [{label: SECRETf, names: [SECRET]}, {label: f, names: [a, SECRET]}]}, {label: SECRETx, operationId: SECRETop}]}}
paths: {/a: {post: {operationId: pa, requestBody: {content: {application/json: {schema: {$ref: "#/components/schemas/S"}}}}, responses: {200: {description: d}}}}}
webhooks: {w: {post: {x-internal: true, operationId: SECRETw, responses: {200: {description: d}}}}, v: {post: {x-internal: true, operationId: SECRETop, responses: {200: {description: d}}}}}
components: {schemas: {S: {type: object, properties: {a: {type: integer}, SECRET: {type: integer, x-internal: true}}}}}`,
  ],
  [
    'what the sandbox does',
    `tags: []
paths:
  /tasks:
    post:
      operationId: make
      x-effects: [{of: $item, when: "$item#/SECRET == 'a'", set: {a: 1}}, {of: $item, set: {SECRET: 1, a: $item#/SECRET}, send: SECREThook}]
      x-new-version: {previous: SECRET, set: {a: 1}}
      requestBody: {content: {application/json: {schema: {$ref: "#/components/schemas/S"}}}}
      responses: {200: {description: PUBLIC, content: {application/json: {schema: {$ref: "#/components/schemas/S"}}}}, 409: {description: d, content: {application/json: {schema: {type: object}, examples: {x: {x-when: "$item#/SECRET == 'x'", value: {}}, y: {x-when: "$item#/a == 'z'", value: {}}}}}}}
  /SECRETS: {get: {x-internal: true, responses: {200: {description: d}}}}
webhooks: {w: {post: {x-internal: true, operationId: SECREThook, responses: {200: {description: d}}}}}
components: {schemas: {S: {type: object, properties: {a: {type: string, x-set-by: SECRET, x-refers-to: /SECRETS, x-adds: {SECRET: x, b: y}, x-counts: {of: c, with: {SECRET: false, a: x}}, x-taken-from: {list: c, fields: {id: SECRET}}, x-period: {from: SECRET, days: 3}, x-value-in: "$named#/q/SECRET/*/id"}, b: {type: array, items: {type: string}, x-refers-to: "/tasks#/SECRET", x-counts: {of: c/*/SECRET}, x-taken-from: {list: c, field: a, when: "$item#/SECRET == 'x'"}}, SECRET: {type: string, x-internal: true}}}}}`,
  ],
  [
    'a scope',
    `security: [{o: [a]}]
paths: {/a: {get: {summary: PUBLIC, ${all}}, put: {x-internal: true, security: [{o: [a, SECRET]}]}}}
components: {securitySchemes: {o: {type: oauth2, flows: {implicit: {authorizationUrl: "https://id.example", scopes: {a: A, SECRET: s}}}}}}`,
  ],
  [
    'a scope of a scheme by a reference',
    `paths: {/a: {get: {summary: PUBLIC, security: [{o: [a]}], ${all}}, put: {x-internal: true, security: [{p: [a, SECRET]}]}}}
components: {securitySchemes: {p: {$ref: "#/components/securitySchemes/o"}, o: {type: oauth2, flows: {implicit: {authorizationUrl: "https://id.example", scopes: {a: A, SECRET: s}}}}}}`,
  ],
  [
    'a definition of a schema',
    `paths: {/a: {get: {responses: {200: {description: d, content: {a/b: {schema: {$ref: "#/components/schemas/S"}}}}}}}}
components: {schemas: {S: {properties: {SECRET: {x-internal: true, $ref: "#/components/schemas/S/$defs/SECRET"}, p: {$ref: "#/components/schemas/S/$defs/PUBLICd"}}, $defs: {PUBLICd: {type: object}, SECRET: {type: object, items: {$ref: "#/components/schemas/S/$defs/SECRET2"}}, SECRET2: {$ref: "#/components/schemas/SECRET3"}}}, SECRET3: {type: string}}}`,
  ],
  [
    'a definition of a schema that nothing uses',
    'components: {schemas: {S: {title: PUBLIC, properties: {SECRET: {x-internal: true, $ref: "#/components/schemas/S/$defs/SECRET"}}, $defs: {SECRET: {type: object}}}}}',
  ],
  [
    'a definition by its anchor',
    'paths: {/a: {get: {summary: PUBLIC, responses: {200: {description: d, content: {a/b: {schema: {properties: {SECRET: {x-internal: true, $ref: "#SECRETa"}}, $defs: {SECRET: {$anchor: SECRETa}}}}}}}}}}',
  ],
  [
    'a schema of which only a definition was used',
    `paths: {/a: {get: {summary: PUBLIC, ${all}}, put: {x-internal: true, requestBody: {content: {a/b: {schema: {$ref: "#/components/schemas/SECRETs/$defs/SECRET"}}}}}}}
components: {schemas: {SECRETs: {$defs: {SECRET: {type: object}}}}}`,
  ],
];

describe('nothing of it is left', () => {
  it.each(cases)('%s', async (_place, yaml, version = '3.1.0') => {
    const { text, messages } = await left(
      `info: {title: PUBLIC, version: '1'}\n`.repeat(yaml.startsWith('info') ? 0 : 1) + yaml,
      version,
    );
    expect(text).toContain('PUBLIC');
    expect(text).not.toMatch(/SECRET|x-internal/);
    expect(messages.filter((message) => message.startsWith('error'))).toEqual([]);
  });
});

describe('what is not internal stays', () => {
  it('a scope that no operation named, or that another one names', async () => {
    const { document } = await left(`security: [{o: [root]}]
paths: {/a: {get: {security: [{o: [both]}], ${all}}, put: {x-internal: true, security: [{o: [both, gone]}, {o: [root]}]}}}
components: {securitySchemes: {o: {type: oauth2, flows: {implicit: {scopes: {root: r, both: b, gone: g, unused: u}}}}}}`);
    expect(valueAt(document, '#/components/securitySchemes/o/flows/implicit/scopes')).toEqual({
      ...{ root: 'r', both: 'b', unused: 'u' },
    });
  });

  it('what says of one of the items that it is such as all are', async () => {
    const { document } = await left(`components: {schemas:
  {T: {required: [x], properties: {x: {x-internal: true}, a: {}}}, L: {items: {$ref: "#/components/schemas/T"}, contains: {$ref: "#/components/schemas/T"}}}}`);
    const item = { $ref: '#/components/schemas/T' };
    expect(valueAt(document, '#/components/schemas/L')).toEqual({ items: item, contains: item });
  });

  it('the texts of the values that stay', async () => {
    const { document } = await left(
      'components: {schemas: {S: {oneOf: [{const: x, x-internal: true}, {const: a}], enum: [x, a], x-enum-varnames: [X, A], x-enumDescriptions: {x: X, a: A}}}}',
    );
    expect(valueAt(document, '#/components/schemas/S')).toEqual({
      ...{ oneOf: [{ const: 'a' }], enum: ['a'], 'x-enum-varnames': ['A'], 'x-enumDescriptions': { a: 'A' } },
    });
  });

  it('the texts of the values that stay, under their names and in objects of any order', async () => {
    const { document } = await left(
      'components: {schemas: {S: {oneOf: [{const: x, x-internal: true}, {const: a}], enum: [x, a], x-enum-varnames: [X, A], x-enum-comments: {X: x, A: a}, x-ms-enum: {values: [{value: a, name: A}, {value: x, name: X}]}}}}',
    );
    expect(valueAt(document, '#/components/schemas/S')).toEqual({
      ...{ oneOf: [{ const: 'a' }], enum: ['a'], 'x-enum-varnames': ['A'], 'x-enum-comments': { A: 'a' } },
      'x-ms-enum': { values: [{ value: 'a', name: 'A' }] },
    });
  });

  it('values in extensions that have other fields, and the names around them', async () => {
    const { document } = await left(
      'components: {schemas: {S: {properties: {x: {x-internal: true}, o: {properties: {x: {}}}}, x-examples: {one: {value: {x: 1, o: {x: 2}}}}}}}',
    );
    expect(valueAt(document, '#/components/schemas/S/x-examples')).toEqual({ one: { value: { o: { x: 2 } } } });
  });

  it('a parameter of a link that the operation states once more', async () => {
    const { document } = await left(
      `paths: {/a: {parameters: [{name: q, in: query, x-internal: true}], get: {operationId: a, parameters: [{name: q, in: query}], responses: {200: {description: d, links: {l: {operationId: a, parameters: {q: 1}}}}}}}}`,
    );
    expect(valueAt(document, '#/paths/~1a/get/responses/200/links/l/parameters')).toEqual({ q: 1 });
  });

  it('what the sandbox and Zaps do with other fields, also where one elsewhere has such a name', async () => {
    const task = (mark: string) => `{properties: {x: {${mark}}, a: {}}}`;
    const effects = (field: string) => `x-effects: [{of: $item, when: "$item#/${field} == 'b'", set: {a: 1}}]`;
    const operation = (id: string, mark: string) =>
      `post: {operationId: ${id}, ${effects('x')}, requestBody: {content: {a/b: {schema: ${task(mark)}}}}, ${all}}`;
    const { document } =
      await left(`info: {title: t, version: '1', x-zapier: {actions: [{label: A, operationId: one, fields: [{names: [x, a]}, {names: [x]}]}]}}
paths: {/one: {${operation('one', 'x-internal: true')}}, /two: {${operation('two', '')}}}`);
    expect(valueAt(document, '#/paths/~1one/post/x-effects')).toEqual([]);
    expect(valueAt(document, '#/paths/~1two/post/x-effects')).toHaveLength(1);
    expect(valueAt(document, '#/info/x-zapier/actions/0/fields')).toEqual([{ names: ['a'] }]);
  });
});

it('a value of a parameter that is the name of a field stays, with a notice', async () => {
  const { messages, document } =
    await left(`paths: {/a: {get: {parameters: [{name: sort, in: query, schema: {items: {$ref: "#/components/schemas/Sort"}}}, {name: x, in: query, x-internal: true, schema: {enum: [secret]}}, {name: y, in: query, schema: {enum: [SECRET, secret.desc, a secret, secrets]}}, {name: f, in: query, example: [secret], examples: {e: {value: secret}}, schema: {type: string, default: "a,secret", pattern: "^(a|secret)$", examples: [a secret, -secret]}}], ${all}}}}
components: {schemas: {Sort: {enum: [a, secret, -secret]}, S: {properties: {secret: {x-internal: true}, a: {}}}}}`);
  expect(valueAt(document, '#/components/schemas/Sort/enum')).toEqual(['a', 'secret', '-secret']);
  expect(messages).toEqual(
    [
      ['#/paths/~1a/get/parameters/3/example/0', 'secret'],
      ['#/paths/~1a/get/parameters/2/schema/enum/0', 'SECRET'],
      ['#/paths/~1a/get/parameters/2/schema/enum/1', 'secret'],
      ['#/paths/~1a/get/parameters/3/examples/e/value', 'secret'],
      ...['default', 'pattern', 'examples/1'].map((field) => [
        `#/paths/~1a/get/parameters/3/schema/${field}`,
        'secret',
      ]),
      ['#/components/schemas/Sort/enum/1', 'secret'],
      ['#/components/schemas/Sort/enum/2', 'secret'],
    ].map(([pointer, name]) => `notice ${pointer} This value names a field that is internal, "${name}", and is shown.`),
  );
});

it('with too many schemas of the same fields, names of what is internal are not left without a word', async () => {
  const to = (index: number) => ({ $ref: `#/components/schemas/Q${index}` });
  const count = 30;
  const schemas = Object.fromEntries(
    Array.from({ length: count }, (_, index): [string, unknown] => [
      `Q${index + 1}`,
      { properties: { a: to(index + 2), b: to(index + 2) } },
    ]),
  );
  const first = { allOf: [{ properties: { a: to(0), b: to(0) } }, { properties: { a: to(1) } }] };
  const last = { required: ['x'], properties: { x: { 'x-internal': true } } };
  const document = { openapi: '3.1.0', components: { schemas: { ...schemas, Q0: first, [`Q${count + 1}`]: last } } };
  const { problems } = await removeInternal({ document, locate: placeOf });
  expect(problems.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
    'error Too many schemas say something of the same fields to find all names of what is internal.',
  ]);
});

it('operations whose tags are internal go from a version that does not declare the tags', async () => {
  const operations = `paths: {/r: {get: {tags: [t], ${all}}}, /p: {get: {tags: [u], ${all}}}}`;
  const { internal } = await left(`tags: [{name: t, x-internal: true}]\n${operations}`);
  const { document } = await left(operations, '3.1.0', { also: internal });
  expect(Object.keys(document.paths as object)).toEqual(['/p']);
});
