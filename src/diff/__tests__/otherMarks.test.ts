import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { removeInternal } from '../../reference/internal/removeInternal';
import type { Node } from '../../reference/json';
import { compareDescriptions } from '../compareDescriptions';
import { otherMarks } from '../otherMarks';

const locate = (pointer: string) => ({ file: 'a.yaml', line: 1, column: 1, pointer });

const read = (yaml: string, openapi: string): Node =>
  ({ openapi, info: { title: 'A', version: '1' }, ...(parse(yaml) as object) }) as Node;

/** The earlier version without what is internal in the later one, and the changes between the two. */
async function compare(before: string, after: string, versions = ['3.1.0', '3.1.0']) {
  const now = await removeInternal({ document: read(after, versions[1] ?? ''), locate });
  const also = otherMarks(now.internal);
  const old = await removeInternal({ document: read(before, versions[0] ?? ''), locate }, { also });
  return {
    old: JSON.stringify(old.document),
    errors: old.problems.filter(({ severity }) => severity === 'error').map(({ message }) => message),
    changes: compareDescriptions(old.document, now.document, '2026-01-01').map(({ message }) => message),
    everything: JSON.stringify(compareDescriptions(old.document, now.document, '2026-01-01')),
  };
}

/** A description with one operation whose response has a schema. */
const api = (schema: string, schemas = '', rest = ''): string =>
  `paths: {/a: {get: {responses: {200: {description: d, content: {application/json: {schema: ${schema}}}}}}}}\ncomponents: {schemas: {${schemas}}${rest}}`;

const ref = (name: string): string => `{$ref: "#/components/schemas/${name}"}`;
const text = '{type: string}';
const mark = '{type: string, x-internal: true}';
const object = (properties: string): string => `{type: object, properties: {id: ${text}, ${properties}}}`;

/** A description whose operation has a parameter with a schema, and a field that it may name. */
const sorted = (schema = '', field = ''): string =>
  api(ref('A'), `A: ${object(`SECRET: ${field}`)}`).replace(
    'get: {',
    `get: {parameters: [{name: sort, in: query, schema: ${schema}}], `,
  );

/** A description whose operation has a body with a field, and a field that this may name. */
const searched = (schema = '', field = ''): string =>
  api(ref('A'), `A: ${object(`SECRET: ${field}`)}`).replace(
    'get: {',
    `post: {requestBody: {content: {application/json: {schema: ${object(`by: ${schema}`)}}}}, `,
  );

const cases: [kind: string, before: string, after: string, versions?: string[]][] = [
  [
    'a property of a renamed schema',
    api(ref('A'), `A: ${object(`SECRET: ${text}`)}`),
    api(ref('B'), `B: ${object(`SECRET: ${mark}`)}`),
  ],
  [
    'a property of a renamed schema inside a list of a renamed schema',
    api(ref('A'), `A: {type: array, items: ${ref('C')}}, C: ${object(`SECRET: ${text}`)}`),
    api(ref('B'), `B: {type: array, items: ${ref('D')}}, D: ${object(`SECRET: ${mark}`)}`),
  ],
  [
    'a property of a schema that is written out now',
    api(ref('A'), `A: ${object(`SECRET: ${text}`)}`),
    api(object(`SECRET: ${mark}`)),
  ],
  [
    'a property of a schema that is a component now',
    api(object(`SECRET: ${text}`)),
    api(ref('B'), `B: ${object(`SECRET: ${mark}`)}`),
  ],
  [
    'a property that a member of allOf has now',
    api(ref('A'), `A: ${object(`SECRET: ${text}`)}`),
    api(ref('A'), `A: {allOf: [${ref('B')}, ${object('a: {}')}]}, B: {properties: {SECRET: ${mark}}}`),
  ],
  [
    'a property that a member of allOf had',
    api(ref('A'), `A: {allOf: [${ref('B')}, ${object('a: {}')}]}, B: {properties: {SECRET: ${text}}}`),
    api(ref('A'), `A: ${object(`a: {}, SECRET: ${mark}`)}`),
  ],
  [
    'the schema of a property, with another name now',
    api(ref('A'), `A: ${object(`SECRET: ${ref('SECRETold')}`)}, SECRETold: ${object(`SECRETfield: ${text}`)}`),
    api(ref('B'), `B: ${object(`SECRET: ${ref('SECRETnew')}`)}, SECRETnew: {x-internal: true, type: object}`),
  ],
  [
    'an alternative with another name now',
    api(
      ref('A'),
      `A: {oneOf: [${ref('SECRETold')}, ${ref('P')}]}, P: ${object('p: {}')}, SECRETold: ${object(`SECRETfield: ${text}`)}`,
    ),
    api(
      ref('B'),
      `B: {oneOf: [${ref('Q')}, ${ref('SECRETnew')}]}, Q: ${object('p: {}')}, SECRETnew: {x-internal: true, type: object, properties: {id: ${text}, SECRETfield: ${text}}}`,
    ),
  ],
  [
    'a schema that extends another one, with another name now',
    api(
      ref('A'),
      `A: {type: object, discriminator: {propertyName: kind, mapping: {SECRETkind: ${'"#/components/schemas/SECRETold"'}, p: "#/components/schemas/P"}}, properties: {kind: ${text}}}, P: {allOf: [${ref('A')}, {properties: {p: {}}}]}, SECRETold: {allOf: [${ref('A')}, {properties: {SECRETfield: {}}}]}`,
    ),
    api(
      ref('B'),
      `B: {type: object, discriminator: {propertyName: kind, mapping: {SECRETkind: ${'"#/components/schemas/SECRETnew"'}, p: "#/components/schemas/P"}}, properties: {kind: ${text}}}, P: {allOf: [${ref('B')}, {properties: {p: {}}}]}, SECRETnew: {x-internal: true, allOf: [${ref('B')}, {properties: {SECRETfield: {}}}]}`,
    ),
  ],
  [
    'items of a list of a renamed schema',
    api(ref('A'), `A: ${object(`list: {type: array, items: ${object(`SECRET: ${text}`)}}`)}`),
    api(
      ref('B'),
      `B: ${object(`list: {type: array, items: {x-internal: true, type: object, properties: {SECRET: ${text}}}}`)}`,
    ),
  ],
  [
    'values of a map of a renamed schema',
    api(ref('A'), `A: ${object(`map: {type: object, additionalProperties: ${object(`SECRET: ${text}`)}}`)}`),
    api(
      ref('B'),
      `B: ${object(`map: {type: object, additionalProperties: {x-internal: true, type: object, properties: {SECRET: ${text}}}}`)}`,
    ),
  ],
  [
    'what required and examples say of a property of a renamed schema',
    api(ref('A'), `A: {required: [SECRET], properties: {id: ${text}, SECRET: ${text}}, example: {id: a, SECRET: b}}`),
    api(ref('B'), `B: {required: [SECRET], properties: {id: ${text}, SECRET: ${mark}}, example: {id: a}}`),
  ],
  [
    'a property, from 3.0 to 3.1',
    api(ref('A'), `A: {type: object, properties: {SECRET: {type: string, nullable: true}}}`),
    api(ref('B'), `B: {type: object, properties: {SECRET: {type: [string, "null"], x-internal: true}}}`),
    ['3.0.3', '3.1.0'],
  ],
  [
    'a header of a renamed response',
    'paths: {/a: {get: {responses: {200: {$ref: "#/components/responses/R"}}}}}\ncomponents: {responses: {R: {description: d, headers: {SECRET: {schema: {type: string}}, X-A: {schema: {type: string}}}}}}',
    'paths: {/a: {get: {responses: {200: {$ref: "#/components/responses/S"}}}}}\ncomponents: {responses: {S: {description: d, headers: {SECRET: {x-internal: true, schema: {type: string}}, X-A: {schema: {type: string}}}}}}',
  ],
  [
    'a response with another name now',
    'paths: {/a: {get: {responses: {200: {description: d}, 404: {$ref: "#/components/responses/SECRETold"}}}}}\ncomponents: {responses: {SECRETold: {description: SECRET}}}',
    'paths: {/a: {get: {responses: {200: {description: d}, 404: {$ref: "#/components/responses/SECRETnew"}}}}}\ncomponents: {responses: {SECRETnew: {x-internal: true, description: SECRET}}}',
  ],
  [
    'a parameter of a path that its operation has now',
    'paths: {/a: {parameters: [{name: SECRET, in: query, schema: {}}], get: {responses: {}}}}',
    'paths: {/a: {get: {parameters: [{name: SECRET, in: query, x-internal: true, schema: {}}], responses: {}}}}',
  ],
  [
    'a parameter of a component with another name now',
    'paths: {/a: {get: {parameters: [{$ref: "#/components/parameters/SECRETold"}], responses: {}}}}\ncomponents: {parameters: {SECRETold: {name: SECRET, in: query, schema: {}}}}',
    'paths: {/a: {get: {parameters: [{$ref: "#/components/parameters/SECRETnew"}], responses: {}}}}\ncomponents: {parameters: {SECRETnew: {name: SECRET, x-internal: true, in: query, schema: {}}}}',
  ],
  [
    'a body that is no component any more',
    'paths: {/a: {post: {requestBody: {$ref: "#/components/requestBodies/SECRETold"}, responses: {}}}}\ncomponents: {requestBodies: {SECRETold: {content: {SECRET/a: {}}}}}',
    'paths: {/a: {post: {requestBody: {x-internal: true, content: {SECRET/a: {}}}, responses: {}}}}',
  ],
  [
    'a media type of a body with another name now',
    'paths: {/a: {post: {requestBody: {$ref: "#/components/requestBodies/A"}, responses: {}}}}\ncomponents: {requestBodies: {A: {content: {a/b: {}, SECRET/a: {}}}}}',
    'paths: {/a: {post: {requestBody: {$ref: "#/components/requestBodies/B"}, responses: {}}}}\ncomponents: {requestBodies: {B: {content: {a/b: {}, SECRET/a: {x-internal: true}}}}}',
  ],
  [
    'a link of a renamed response',
    'paths: {/a: {get: {operationId: a, responses: {200: {$ref: "#/components/responses/R"}}}}}\ncomponents: {responses: {R: {description: d, links: {SECRET: {operationId: a}}}}}',
    'paths: {/a: {get: {operationId: a, responses: {200: {$ref: "#/components/responses/S"}}}}}\ncomponents: {responses: {S: {description: d, links: {SECRET: {x-internal: true, operationId: a}}}}}',
  ],
  [
    'an operation at another path with another method',
    'paths: {/SECRET: {get: {operationId: SECRETget, responses: {}}}, /b: {get: {responses: {}}}}',
    'paths: {/other: {post: {x-internal: true, operationId: SECRETget, responses: {}}}, /b: {get: {responses: {}}}}',
  ],
  ...['{const: a}, {const: SECRET, x-internal: true}', '{enum: [a]}, {x-internal: true, enum: [SECRET, SECRET2]}'].map(
    (now): [string, string, string] => [
      `a value of a list that is an alternative now: ${now}`,
      api(
        '{type: string, enum: [SECRET, SECRET2, a], x-enum-descriptions: [SECRET, two, one]}'.replace(
          /SECRET2, |two, /g,
          now.includes('SECRET2') ? '$&' : '',
        ),
      ),
      api(`{type: string, oneOf: [${now}]}`),
    ],
  ),
  [
    'a value of a list in an alternative that is an alternative of its own now',
    api('{oneOf: [{type: string, enum: [a, SECRET]}, {type: string, const: b}]}'),
    api(
      '{oneOf: [{type: string, const: a}, {type: string, const: SECRET, x-internal: true}, {type: string, const: b}, {type: string, const: c}]}',
    ),
  ],
  [
    'an operation below another server with another id',
    'servers: [{url: https://a.example}]\npaths: {/v1/SECRET: {get: {operationId: SECRETget, responses: {}}}, /v1/b: {get: {responses: {}}}}',
    'servers: [{url: https://a.example/v1}]\npaths: {/SECRET: {get: {x-internal: true, operationId: SECRETnew, responses: {}}}, /b: {get: {responses: {}}}}',
  ],
  [
    'a property of an operation at another path',
    'paths: {/a: {get: {operationId: get, responses: {200: {description: d, content: {a/json: {schema: {properties: {SECRET: {}, a: {}}}}}}}}}}',
    'paths: {/b: {get: {operationId: get, responses: {200: {description: d, content: {a/json: {schema: {properties: {SECRET: {x-internal: true}, a: {}}}}}}}}}}',
  ],
  [
    'an operation of a callback with another component',
    'paths: {/a: {post: {callbacks: {c: {$ref: "#/components/callbacks/A"}}, responses: {}}}}\ncomponents: {callbacks: {A: {"{$url}": {post: {operationId: SECRET, responses: {}}, put: {responses: {}}}}}}',
    'paths: {/a: {post: {callbacks: {c: {$ref: "#/components/callbacks/B"}}, responses: {}}}}\ncomponents: {callbacks: {B: {"{$url}": {post: {x-internal: true, responses: {}}, put: {responses: {}}}}}}',
  ],
  [
    'a path item with another name now',
    'paths: {/SECRET: {$ref: "#/components/pathItems/SECRETold"}, /b: {get: {responses: {}}}}\ncomponents: {pathItems: {SECRETold: {get: {responses: {}}}}}',
    'paths: {/SECRET: {$ref: "#/components/pathItems/SECRETnew"}, /b: {get: {responses: {}}}}\ncomponents: {pathItems: {SECRETnew: {x-internal: true, get: {responses: {}}}}}',
  ],
  [
    'a webhook with another component',
    'webhooks: {SECRET: {$ref: "#/components/pathItems/SECRETold"}}\npaths: {}\ncomponents: {pathItems: {SECRETold: {post: {responses: {}}}}}',
    'webhooks: {SECRET: {post: {x-internal: true, responses: {}}}}\npaths: {}',
  ],
  [
    'a property of a list inside an alternative, where nothing else differs',
    api(
      ref('A'),
      `A: {anyOf: [{properties: {list: {allOf: [{properties: {SECRET: {}, a: {}}}]}}}, ${ref('P')}]}, P: {}`,
    ),
    api(
      ref('A'),
      `A: {anyOf: [{properties: {list: {allOf: [{properties: {SECRET: {x-internal: true}, a: {}}}]}}}, ${ref('P')}]}, P: {}`,
    ),
  ],
  [
    'a schema that nothing uses, with another name now',
    api('{}', `SECRETold: ${object(`SECRETfield: ${text}`)}, A: {}`),
    api('{}', `SECRETnew: {x-internal: true, ${object(`SECRETfield: ${text}`).slice(1)}, A: {}`),
  ],
  [
    'a property of a schema that nothing uses, with another name now',
    api('{}', `Old: ${object(`SECRET: ${text}`)}, A: {}`),
    api('{}', `New: ${object(`SECRET: ${mark}`)}, A: {}`),
  ],
  [
    'a response that nothing uses, with another name now',
    'paths: {}\ncomponents: {responses: {SECRETold: {description: SECRET}}}',
    'paths: {}\ncomponents: {responses: {SECRETnew: {description: SECRET, x-internal: true}}}',
  ],
  [
    'a security scheme with another name now',
    'security: [{SECRETold: []}, {k: []}]\npaths: {/a: {get: {responses: {}}}}\ncomponents: {securitySchemes: {k: {type: http, scheme: basic}, SECRETold: {type: apiKey, in: header, name: SECRET}}}',
    'security: [{SECRETnew: []}, {k: []}]\npaths: {/a: {get: {responses: {}}}}\ncomponents: {securitySchemes: {k: {type: http, scheme: basic}, SECRETnew: {x-internal: true, type: apiKey, in: header, name: SECRET}}}',
  ],
  [
    'a scope that an internal flow has now',
    'paths: {/a: {get: {security: [{o: [s]}, {o: [SECRET]}], responses: {}}}}\ncomponents: {securitySchemes: {o: {type: oauth2, flows: {implicit: {scopes: {s: d, SECRET: d}}}}}}',
    'paths: {/a: {get: {security: [{o: [s]}, {o: []}], responses: {}}}}\ncomponents: {securitySchemes: {o: {type: oauth2, flows: {implicit: {scopes: {s: d}}, password: {x-internal: true, scopes: {SECRET: d}}}}}}',
  ],
  ...['https://SECRET.example', 'HTTPS://SECRET.example:443/', 'https://SECRET.example/'].map(
    (url): [string, string, string] => [
      `a server, written as ${url}`,
      'servers: [{url: https://a.example}, {url: https://SECRET.example/}]\npaths: {/a: {get: {responses: {}}}}',
      `servers: [{url: https://a.example}, {x-internal: true, url: "${url}"}]\npaths: {/a: {get: {responses: {}}}}`,
    ],
  ),
  [
    'a value of the variable of a server',
    'servers: [{url: "https://{v}.example/v1", variables: {v: {enum: [a, SECRET, b], default: a}}}]\npaths: {/a: {get: {responses: {}}}}',
    'servers: [{url: "https://{v}.example/v1", variables: {v: {enum: [a, b], default: a}}}, {x-internal: true, url: "https://SECRET.example/v1"}]\npaths: {/a: {get: {responses: {}}}}',
  ],
  [
    'a value of the variable of a server of an operation',
    'paths: {/a: {get: {servers: [{url: "https://{v}.example/{w}", variables: {v: {enum: [a, SECRET], default: a}, w: {enum: [v1, v2], default: v1}}}], responses: {}}}}',
    'paths: {/a: {get: {servers: [{url: "https://a.example/{w}", variables: {w: {enum: [v1, v2], default: v1}}}, {x-internal: true, url: "https://SECRET.example/{w}", variables: {w: {enum: [v1, v2], default: v1}}}], responses: {}}}}',
  ],
  [
    'a server of an operation of a further method',
    'paths: {/a: {additionalOperations: {LOCK: {servers: [{url: https://a.example}, {url: https://SECRET.example}], responses: {}}}}}',
    'paths: {/a: {additionalOperations: {LOCK: {servers: [{url: https://a.example}, {x-internal: true, url: https://SECRET.example}], responses: {}}}}}',
  ],
  [
    'a server that is a value of a variable of an internal one now',
    'servers: [{url: "https://a.example"}, {url: "https://SECRET.example"}]\npaths: {/a: {get: {responses: {}}}}',
    'servers: [{url: "https://a.example"}, {x-internal: true, url: "https://{v}.example/", variables: {v: {enum: [SECRET, other], default: other}}}]\npaths: {/a: {get: {responses: {}}}}',
  ],
  [
    'a server below the host of an internal one',
    'servers: [{url: "https://a.example"}, {url: "https://SECRET.example/api/v1"}]\npaths: {/a: {get: {responses: {}}}}',
    'servers: [{url: "https://a.example"}, {x-internal: true, url: "https://SECRET.example/api"}]\npaths: {/a: {get: {responses: {}}}}',
  ],
  [
    'a webhook whose operation is in an internal callback now',
    'paths: {/a: {post: {responses: {}}}}\nwebhooks: {SECRET: {post: {operationId: SECRETop, responses: {}}}}',
    'paths: {/a: {post: {callbacks: {SECRET: {x-internal: true, "{$url}": {post: {operationId: SECRETop, responses: {}}}}}, responses: {}}}}',
  ],
  [
    'a scope that only internal operations need now',
    'paths: {/a: {get: {security: [{K: [a, SECRET]}], responses: {}}}}\ncomponents: {securitySchemes: {K: {type: oauth2, flows: {clientCredentials: {tokenUrl: "https://a.example", scopes: {a: d, SECRET: d}}}}}}',
    'paths: {/a: {get: {security: [{K: [a]}], responses: {}}}, /b: {get: {x-internal: true, security: [{K: [SECRET]}], responses: {}}}}\ncomponents: {securitySchemes: {K: {type: oauth2, flows: {clientCredentials: {tokenUrl: "https://a.example", scopes: {a: d, SECRET: d}}}}}}',
  ],
  [
    'a parameter that is a field now',
    api(object('a: {}')).replace('get: {', 'get: {parameters: [{name: SECRET_id, in: query, schema: {}}], '),
    api(object('a: {}, SECRET_id: {x-internal: true}')),
  ],
  [
    'a field that is in another object now',
    api(`{type: object, required: [SECRET_id], properties: {id: ${text}, SECRET_id: ${text}}}`),
    api(object(`more: {type: object, properties: {a: ${text}, SECRET_id: ${mark}}}`)),
  ],
  [
    'a name of a field that only its names said',
    api('{type: object, required: [SECRET_id], propertyNames: {enum: [id, SECRET_id]}, properties: {id: {}}}'),
    api(`{type: object, propertyNames: {enum: [id]}, properties: {id: {}, SECRET_id: ${mark}}}`),
  ],
  [
    'a server with other names of variables',
    'servers: [{url: https://a.example}, {url: "https://{SECRETv}.example"}]\npaths: {}',
    'servers: [{url: https://a.example}, {x-internal: true, url: "https://{w}.example"}]\npaths: {}',
  ],
  [
    'a callback with another name now',
    'paths: {/a: {post: {callbacks: {SECRETold: {"{$url}": {post: {summary: SECRET, responses: {}}}}}, responses: {}}}}',
    'paths: {/a: {post: {callbacks: {SECRETnew: {x-internal: true, "{$url}": {post: {responses: {}}}}}, responses: {}}}}',
  ],
  [
    'a webhook with another name now, of which the operation is internal',
    'webhooks: {SECRETold: {post: {summary: SECRET, parameters: [{name: SECRETh, in: header, schema: {}}], responses: {}}}}\npaths: {}',
    'webhooks: {SECRETnew: {post: {x-internal: true, parameters: [{name: SECRETh, in: header, schema: {}}], responses: {}}}}\npaths: {}',
  ],
  [
    'a webhook with another name now',
    'webhooks: {SECRETold: {post: {summary: SECRET, responses: {}}}}\npaths: {}',
    'webhooks: {SECRETnew: {x-internal: true, post: {responses: {}}}}\npaths: {}',
  ],
  [
    'a link with another name now',
    'paths: {/a: {get: {operationId: a, responses: {200: {description: d, links: {SECRETold: {operationId: a}}}}}}}',
    'paths: {/a: {get: {operationId: a, responses: {200: {description: d, links: {SECRETnew: {x-internal: true, operationId: a}}}}}}}',
  ],
  [
    'a pattern of properties that has changed',
    api('{patternProperties: {^SECRET: {type: string}}}'),
    api('{patternProperties: {^SECRETx: {x-internal: true, type: string}}}'),
  ],
  [
    'extensions',
    'x-SECRET: SECRET\npaths: {/a: {get: {x-a: {SECRET: {b: 1}}, responses: {}}}}',
    'x-SECRET: {x-internal: true, a: SECRET}\npaths: {/a: {get: {x-a: {SECRET: {x-internal: true, b: 1}}, responses: {}}}}',
  ],
  ...[
    ['{enum: [id, SECRET, -SECRET, SECRET_desc]}', '{enum: [id]}'],
    [
      '{type: array, default: [id, SECRET], items: {enum: [id, SECRET]}}',
      '{type: array, default: [id], items: {enum: [id]}}',
    ],
    ['{oneOf: [{const: id}, {const: SECRET}]}', '{oneOf: [{const: id}]}'],
  ].map(([old, now], index): [string, string, string] => [
    `a value of a parameter that named a field, ${index}`,
    sorted(old, text),
    sorted(now, mark),
  ]),
  ...[
    ['{enum: [id, SECRET, -SECRET, SECRET_desc]}', '{enum: [id]}'],
    ['{type: array, items: {enum: [id, SECRET]}}', '{type: array, items: {enum: [id]}}'],
    ['{type: string, default: SECRET}', '{type: string, default: id}'],
    ['{type: string, pattern: ^(SECRET|id)$}', '{type: string, pattern: ^id$}'],
  ].flatMap(([old, now], index): [string, string, string][] => [
    [`a value of a body's field that named a field, ${index}`, searched(old, text), searched(now, mark)],
    [
      `a value of an answer's field that named a field, ${index}`,
      api(object(`SECRET: ${text}, by: ${old}`)),
      api(object(`SECRET: ${mark}, by: ${now}`)),
    ],
  ]),
];

describe('what becomes internal is in no change, though it is elsewhere now', () => {
  it.each(cases)('%s', async (_kind, before, after, versions) => {
    const { old, everything, errors } = await compare(before, after, versions);
    expect(everything).not.toContain('SECRET');
    expect(old).not.toContain('SECRET');
    expect(errors).toEqual([]);
  });
});

/** A response of the only operation. */
const response = (more: string): string => `paths: {/a: {get: {responses: {200: {description: d, ${more}}}}}}`;
const list = (kind: string, first: string, second: string): string =>
  `paths: {/a: {get: {${kind}: [${first}, ${second}], responses: {}}}}`;

it.each<[kind: string, before: string, after: string, change: string]>([
  [
    'a parameter',
    list('parameters', '{name: a, in: query, schema: {}}', '{name: shown, in: query, schema: {type: integer}}'),
    list(
      'parameters',
      '{name: a, in: query, schema: {}}',
      '{name: SECRET, in: query, x-internal: true, schema: {type: integer}}',
    ),
    'Removed parameter: `shown` (query).',
  ],
  [
    'a property',
    api(object('shown: {type: integer, minimum: 7}')),
    api(object('SECRET: {type: integer, minimum: 7, x-internal: true}')),
    'Removed field `shown`.',
  ],
  [
    'a value of a list',
    api('{type: string, enum: [a, shown]}'),
    api('{type: string, oneOf: [{const: a}, {const: SECRET, x-internal: true}]}'),
    'Removed allowed value: `"shown"`.',
  ],
  [
    'a response',
    'paths: {/a: {get: {responses: {200: {description: d}, 404: {description: e}}}}}',
    'paths: {/a: {get: {responses: {200: {description: d}, 4XX: {x-internal: true, description: SECRET}}}}}',
    'Removed error response `404`.',
  ],
  [
    'a media type of JSON',
    response('content: {text/csv: {}, application/json: {schema: {type: object}}}'),
    response('content: {text/csv: {}, application/SECRET+json: {x-internal: true, schema: {type: object}}}'),
    'Removed media type `application/json`.',
  ],
  [
    'the only other media type',
    response('content: {text/csv: {}, text/plain: {schema: {type: string}}}'),
    response('content: {text/csv: {}, text/SECRET: {x-internal: true, schema: {type: string}}}'),
    'Removed media type `text/plain`.',
  ],
  [
    'an operation',
    'paths: {/a: {get: {responses: {}}}, /b: {get: {responses: {}}}}',
    'paths: {/b: {get: {responses: {}}}, /SECRET: {x-internal: true, get: {responses: {}}}}',
    'Removed operation: `GET /a`.',
  ],
  [
    'a header',
    response('headers: {X-A: {schema: {}}, X-Shown: {schema: {type: integer}}}'),
    response('headers: {X-A: {schema: {}}, X-SECRET: {x-internal: true, schema: {type: integer}}}'),
    'Removed response header `X-Shown`.',
  ],
  [
    'a server',
    'servers: [{url: https://a.example}, {url: https://shown.example}]\npaths: {/a: {get: {responses: {}}}}',
    'servers: [{url: https://a.example}, {url: https://SECRET.example, x-internal: true}]\npaths: {/a: {get: {responses: {}}}}',
    'Removed server: `https://shown.example`.',
  ],
  [
    'an alternative',
    api('{oneOf: [{type: string}, {type: object, properties: {a: {}, shown: {}}}]}'),
    api('{oneOf: [{type: string}, {x-internal: true, type: object, properties: {a: {}, SECRET: {}}}]}'),
    'Removed alternative: a value of type `object`.',
  ],
])('%s that is gone is a change beside an internal part that is like it', async (_kind, before, after, change) => {
  const { changes, everything, errors } = await compare(before, after);
  expect(changes).toEqual([change]);
  expect(everything).not.toContain('SECRET');
  expect(errors).toEqual([]);
});

it('what is public stays in the comparison', async () => {
  const { changes } = await compare(
    api(ref('A'), `A: ${object(`SECRET: ${text}, gone: {type: integer}, kept: ${text}`)}`),
    api(ref('B'), `B: ${object(`SECRET: ${mark}, kept: {type: boolean}, new: {type: number}`)}`),
  );
  expect(changes).toEqual(['Removed field `gone`.', 'Type changed: `string` → `boolean`.', 'Added field `new`.']);
});

it('a value of a parameter that names what is internal is taken out of no release while it is shown', async () => {
  const list = (values: string): string => `{enum: [${values}]}`;
  const { changes } = await compare(sorted(list('id, SECRET'), text), sorted(list('id, SECRET'), mark));
  expect(changes).toEqual([]);
});

it('a component that public operations share stays, though one of them becomes internal with its own copy', async () => {
  const shared = '{200: {description: d, content: {a/json: {schema: {$ref: "#/components/schemas/A"}}}}}';
  const { changes, old } = await compare(
    `paths: {/a: {get: {responses: ${shared}}}, /b: {get: {responses: ${shared}}}}\ncomponents: {schemas: {A: {properties: {a: {}}}}}`,
    `paths: {/a: {get: {x-internal: true, responses: {200: {description: d, content: {a/json: {schema: {properties: {a: {}}}}}}}}}, /b: {get: {responses: ${shared}}}}\ncomponents: {schemas: {A: {properties: {a: {}}}}}`,
  );
  expect(changes).toEqual([]);
  expect(old).toContain('"a":{}');
});

it.each([
  [
    'a server that an internal one differs from by a slash only',
    'servers: [{url: https://a.example}]\npaths: {}',
    'servers: [{x-internal: true, url: https://a.example/}, {url: https://a.example}]\npaths: {}',
    [],
  ],
  [
    'an operation whose only tag is internal now, and that has another one',
    'tags: [{name: t}]\npaths: {/a: {get: {tags: [t], responses: {}}}}',
    'tags: [{name: t, x-internal: true}]\npaths: {/a: {get: {tags: [u], responses: {}}}}',
    ['Tags changed.'],
  ],
  [
    'an operation that is gone, beside an internal one with other texts',
    'paths: {/a: {delete: {summary: Delete a, responses: {}}}, /c: {get: {responses: {}}}}',
    'paths: {/b: {delete: {x-internal: true, summary: Delete b, responses: {}}}, /c: {get: {responses: {}}}}',
    ['Removed operation: `DELETE /a`.'],
  ],
  [
    'a value that an internal alternative and a public one have',
    api('{type: string, enum: [a, b]}'),
    api('{type: string, oneOf: [{enum: [a, b]}, {x-internal: true, enum: [b, c]}]}'),
    [],
  ],
  [
    'an operation whose id an internal one has now',
    'paths: {/a: {get: {operationId: a, responses: {}}}}',
    'paths: {/a: {get: {operationId: b, responses: {}}}, /b: {get: {x-internal: true, operationId: a, responses: {}}}}',
    ['Operation ID renamed: `a` → `b`.'],
  ],
])('%s is no new one', async (_what, before, after, changes) => {
  expect((await compare(before, after)).changes).toEqual(changes);
});

it.each([
  [
    'the parameter of a path that is called as an internal field is',
    'paths: {"/a/{unit_id}": {get: {parameters: [{name: unit_id, in: path, required: true, schema: {}}], responses: {}}}}',
    'paths: {"/a/{id}": {get: {parameters: [{name: id, in: path, required: true, schema: {}}], responses: {200: {description: d, content: {a/b: {schema: {properties: {unit_id: {x-internal: true}, b: {}}}}}}}}}}',
  ],
  [
    'the field by which a discriminator tells alternatives apart',
    api(
      '{oneOf: [{$ref: "#/components/schemas/A"}], discriminator: {propertyName: unit_kind}, properties: {unit_kind: {}}}',
      'A: {properties: {unit_kind: {}}}',
    ),
    api('{oneOf: [{$ref: "#/components/schemas/A"}]}', 'A: {properties: {b: {}, unit_kind: {x-internal: true}}}'),
  ],
])('%s makes no release unreadable', async (_what, before, after) => {
  expect((await compare(before, after)).errors).toEqual([]);
});
