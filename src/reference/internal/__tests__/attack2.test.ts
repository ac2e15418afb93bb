import { describe, expect, it } from 'vitest';
import { renderPages } from '../../../../tests/coverage/rendered';
import { generateReference } from '../../generate';
import { writeFiles } from '../../load/__tests__/files';
import type { DescriptionError } from '../../report';

async function made(files: Record<string, string>, internal?: 'unlist') {
  const siteDir = writeFiles(files);
  const reference = await generateReference({
    ...{ siteDir, descriptionFile: `${siteDir}/openapi.yaml`, foreign: true, hasRequestBuilder: true },
    ...{ basePath: '/ref', docsPath: '/', sitePaths: [], home: { label: 'API', href: '/' } },
    ...(internal ? { internal } : {}),
  });
  const { pages, model, inserts, workflows, description } = reference;
  const text = JSON.stringify([
    pages,
    model,
    inserts,
    workflows,
    description.document,
    reference.files(),
    [...renderPages(reference)],
  ]);
  return { text, notices: reference.notices };
}

const ok = 'responses: {200: {description: d}}';
const head = (version: string): string => `openapi: ${version}\ninfo: {title: PUBLIC, version: "1"}\n`;
const h32 = head('3.2.0');
const h31 = head('3.1.0');
const h30 = head('3.0.3');
const h20 = 'swagger: "2.0"\ninfo: {title: PUBLIC, version: "1"}\n';
const body = (schema: string, more = ''): string =>
  `paths: {/a: {post: {operationId: pa, requestBody: {content: {application/json: {schema: ${schema}${more && `, ${more}`}}}}, ${ok}}}}`;
const res = (schema: string, more = ''): string =>
  `paths: {/a: {get: {operationId: ga, responses: {200: {description: d, content: {application/json: {schema: ${schema}${more && `, ${more}`}}}}}}}}`;
const S = '{$ref: "#/components/schemas/S"}';
const one = (text: string): Record<string, string> => ({ 'openapi.yaml': text });

const cases: [string, Record<string, string>][] = [
  [
    'mapping by name',
    one(
      `${h31}${res(S)}\ncomponents: {schemas: {S: {oneOf: [{$ref: "#/components/schemas/A"}, {$ref: "#/components/schemas/SECRET"}], discriminator: {propertyName: k, mapping: {SECRETk: SECRET, a: A}}}, A: {type: object, properties: {k: {type: string, enum: [a, SECRETk]}}}, SECRET: {x-internal: true, type: object, properties: {k: {type: string}, SECRETf: {type: string}}}}}`,
    ),
  ],
  [
    'mapping by uri with the own file',
    one(
      `${h31}${res(S)}\ncomponents: {schemas: {S: {oneOf: [{$ref: "#/components/schemas/A"}, {$ref: "#/components/schemas/SECRET"}], discriminator: {propertyName: k, mapping: {SECRETk: "openapi.yaml#/components/schemas/SECRET", a: "#/components/schemas/A"}}}, A: {type: object, properties: {k: {type: string}}}, SECRET: {x-internal: true, type: object, properties: {k: {type: string}}}}}`,
    ),
  ],
  [
    'mapping by ./ file',
    {
      'openapi.yaml': `${h31}${res(S)}\ncomponents: {schemas: {S: {oneOf: [{$ref: "#/components/schemas/A"}, {$ref: "s.yaml#/SECRET"}], discriminator: {propertyName: k, mapping: {SECRETk: "s.yaml#/SECRET", a: "#/components/schemas/A"}}}, A: {type: object, properties: {k: {type: string}}}}}`,
      's.yaml': 'SECRET: {x-internal: true, type: object, properties: {k: {type: string}}}',
    },
  ],
  [
    'mapping alone to a marked file',
    {
      'openapi.yaml': `${h31}${res(S)}\ncomponents: {schemas: {S: {type: object, properties: {k: {type: string}}, discriminator: {propertyName: k, mapping: {SECRETk: "s.yaml#/SECRET", a: "#/components/schemas/A"}}}, A: {allOf: [${S}]}}}`,
      's.yaml':
        'SECRET: {x-internal: true, allOf: [{$ref: "openapi.yaml#/components/schemas/S"}], properties: {SECRETp: {type: string}}}',
    },
  ],
  [
    'allOf chain',
    one(
      `${h31}${res(S)}\ncomponents: {schemas: {S: {allOf: [{$ref: "#/components/schemas/B"}], required: [SECRET, a], example: {SECRET: 1, a: 2}}, B: {allOf: [{$ref: "#/components/schemas/C"}], required: [SECRET]}, C: {type: object, properties: {a: {type: integer}, SECRET: {type: integer, x-internal: true}}}}}`,
    ),
  ],
  [
    'patternProperties',
    one(
      `${h31}${res('{type: object, patternProperties: {"^SECRET": {x-internal: true, type: string}, "^p": {type: string}}}', 'example: {SECRETa: a, p: b}')}`,
    ),
  ],
  [
    'if then else',
    one(
      `${h31}${res('{type: object, properties: {a: {type: string}, SECRET: {type: string, x-internal: true}}, if: {required: [SECRET]}, then: {properties: {SECRET: {const: SECRET}}}, else: {required: [a]}}')}`,
    ),
  ],
  [
    'dependentSchemas',
    one(
      `${h31}${res('{type: object, properties: {a: {type: string}, SECRET: {type: string, x-internal: true}}, dependentSchemas: {SECRET: {required: [a]}, a: {properties: {SECRET: {minLength: 2}}, required: [SECRET]}}}')}`,
    ),
  ],
  [
    'not',
    one(
      `${h31}${res('{type: object, properties: {a: {type: string}, SECRET: {type: string, x-internal: true}}, not: {anyOf: [{required: [SECRET]}, {required: [x]}]}}')}`,
    ),
  ],
  [
    'contains',
    one(
      `${h31}${res('{type: array, items: {$ref: "#/components/schemas/S"}, contains: {type: object, required: [SECRET], properties: {SECRET: {const: SECRETv}}}}')}\ncomponents: {schemas: {S: {type: object, properties: {a: {type: string}, SECRET: {type: string, x-internal: true}}}}}`,
    ),
  ],
  [
    'propertyNames ref',
    one(
      `${h31}${res('{type: object, properties: {a: {type: string}, SECRET: {type: string, x-internal: true}}, propertyNames: {$ref: "#/components/schemas/K"}}')}\ncomponents: {schemas: {K: {type: string, enum: [a, SECRET]}}}`,
    ),
  ],
  [
    'propertyNames const',
    one(
      `${h31}${res('{type: object, properties: {a: {type: string}, SECRET: {type: string, x-internal: true}}, propertyNames: {anyOf: [{const: a}, {const: SECRET}]}}')}`,
    ),
  ],
  [
    'encoding',
    one(
      `${h31}paths: {/a: {post: {requestBody: {content: {multipart/form-data: {schema: ${S}, encoding: {SECRET: {contentType: a/b}, a: {contentType: c/d}}}}}, ${ok}}}}\ncomponents: {schemas: {S: {type: object, properties: {a: {type: string}, SECRET: {type: string, x-internal: true}}}}}`,
    ),
  ],
  [
    'link expressions',
    one(
      `${h31}paths: {/a: {post: {operationId: pa, requestBody: {content: {application/json: {schema: ${S}}}}, responses: {200: {description: d, content: {application/json: {schema: ${S}}}, links: {l: {operationId: pa, parameters: {p: $response.body#/SECRET, q: "x-{$request.body#/SECRET}", r: $response.body#/a}, requestBody: {z: $response.body#/SECRET}}}}}}}}\ncomponents: {schemas: {S: {type: object, properties: {a: {type: string}, SECRET: {type: string, x-internal: true}}}}}`,
    ),
  ],
  [
    'callback key',
    one(
      `${h31}paths: {/a: {post: {operationId: pa, requestBody: {content: {application/json: {schema: ${S}}}}, callbacks: {c: {"http://h.example?u={$request.body#/SECRET}": {post: {${ok}}}, "{$request.body#/a}": {post: {summary: PUBLIC, ${ok}}}}}, ${ok}}}}\ncomponents: {schemas: {S: {type: object, properties: {a: {type: string}, SECRET: {type: string, x-internal: true}}}}}`,
    ),
  ],
  [
    'callback key percent and deep',
    one(
      `${h31}paths: {/a: {post: {operationId: pa, requestBody: {content: {application/json: {schema: {type: object, properties: {o: {type: array, items: ${S}}}}}}}, callbacks: {c: {"{$request.body#/o/0/SECRET}": {post: {${ok}}}}}, ${ok}}}}\ncomponents: {schemas: {S: {type: object, properties: {a: {type: string}, SECRET: {type: string, x-internal: true}}}}}`,
    ),
  ],
  [
    'examples everywhere 3.2',
    one(
      `${h32}paths: {/a: {post: {parameters: [{name: f, in: query, content: {application/json: {schema: ${S}, example: {a: 1, SECRET: 1}}}}, {name: g, in: query, schema: ${S}, style: deepObject, example: {SECRET: 1, a: 2}}, {name: h, in: query, schema: ${S}, examples: {x: {dataValue: {SECRET: 1, a: 2}, serializedValue: "SECRET=1&a=2"}}}], requestBody: {content: {application/json: {schema: ${S}, examples: {x: {dataValue: {SECRET: 1, a: 1}, serializedValue: '{"SECRET":1,"a":1}'}, y: {$ref: "#/components/examples/E"}}}, application/jsonl: {itemSchema: ${S}, example: "{\\"SECRET\\":1}\\n{\\"a\\":1}\\n"}, text/event-stream: {itemSchema: {type: object, properties: {data: {type: string, contentMediaType: application/json, contentSchema: ${S}}}}, example: "data: {\\"SECRET\\": 1}\\n\\n"}}}, responses: {200: {description: d, headers: {X-A: {schema: ${S}, example: {SECRET: 1}}, X-B: {content: {application/json: {schema: ${S}, example: {SECRET: 1, a: 1}}}}}}}}}}\ncomponents: {examples: {E: {value: {SECRET: 1, a: 1}}}, schemas: {S: {type: object, properties: {a: {type: integer}, SECRET: {type: integer, x-internal: true}}, example: {SECRET: 1}, examples: [{SECRET: 1}], default: {SECRET: 1}}}}`,
    ),
  ],
  [
    'form example as a text',
    one(
      `${h31}paths: {/a: {post: {requestBody: {content: {application/x-www-form-urlencoded: {schema: ${S}, example: "a=1&SECRET=2"}, application/xml: {schema: ${S}, example: "<S><SECRET>1</SECRET></S>"}, text/csv: {schema: {type: string}, example: "a,SECRET\\n1,2"}, application/json: {schema: {type: object, properties: {u: ${S}}, example: {u: "{\\"SECRET\\": 1}"}}}}}, ${ok}}}}\ncomponents: {schemas: {S: {type: object, properties: {a: {type: integer}, SECRET: {type: integer, x-internal: true}}}}}`,
    ),
  ],
  [
    'const enum default',
    one(
      `${h31}${res('{type: object, properties: {o: {const: {SECRET: 1, a: 1}, properties: {SECRET: {x-internal: true}, a: {type: integer}}}, p: {enum: [{SECRET: 1}, {a: 1}], properties: {SECRET: {x-internal: true}}}}}')}`,
    ),
  ],
  [
    'security alternatives',
    one(
      `${h31}security: [{SECRET: []}, {PUBLICs: []}]\npaths: {/a: {get: {security: [{SECRET: [], PUBLICs: []}, {PUBLICs: []}], ${ok}}}}\ncomponents: {securitySchemes: {SECRET: {type: http, scheme: basic, x-internal: true}, PUBLICs: {type: http, scheme: bearer}}}`,
    ),
  ],
  [
    'server variables',
    one(
      `${h31}servers: [{url: "https://{PUBLIC}.example", variables: {PUBLIC: {default: a}, SECRET: {default: SECRET, x-internal: true}}}]\npaths: {/a: {get: {${ok}}}}`,
    ),
  ],
  [
    'component pathItems',
    one(
      `${h31}paths: {/a: {get: {summary: PUBLIC, ${ok}}}, /SECRET: {$ref: "#/components/pathItems/SECRET"}}\ncomponents: {pathItems: {SECRET: {x-internal: true, get: {summary: SECRET, ${ok}}}}}`,
    ),
  ],
  [
    'webhooks',
    one(
      `${h31}paths: {}\nwebhooks: {SECRET: {x-internal: true, post: {${ok}}}, p: {post: {summary: PUBLIC, x-sent-after: [SECRETop], ${ok}}}, s: {post: {x-internal: true, operationId: SECRETop, ${ok}}}}`,
    ),
  ],
  [
    'enum names',
    one(
      `${h31}${res(S)}\ncomponents: {schemas: {S: {oneOf: [{$ref: "#/components/schemas/A"}, {$ref: "#/components/schemas/SECRET"}], properties: {k: {type: string, enum: [a, SECRETk], x-enum-varnames: [PUBLICa, SECRETname], x-enumDescriptions: {a: PUBLIC, SECRETk: SECRET}}}, discriminator: {propertyName: k, mapping: {SECRETk: "#/components/schemas/SECRET", a: "#/components/schemas/A"}}}, A: {type: object}, SECRET: {x-internal: true, type: object}}}`,
    ),
  ],
  [
    'enum descriptions by list',
    one(
      `${h31}${res('{properties: {o: {type: string, oneOf: [{const: SECRETv, x-internal: true}, {const: a}], enum: [SECRETv, a], x-enum-descriptions: [SECRETtext, PUBLIC], x-enumNames: [SECRETname, A]}}}')}`,
    ),
  ],
  [
    'operationRef to another file that is marked',
    {
      'openapi.yaml': `${h31}paths: {/a: {get: {operationId: ga, responses: {200: {description: PUBLIC, links: {l: {operationRef: "./SECRET.yaml#/paths/~1get/get"}, m: {operationRef: "other.yaml#/paths/~1PUBLIC/get"}}}}}}}`,
      'SECRET.yaml': `${h31}paths: {/get: {get: {x-internal: true, ${ok}}}}`,
      'other.yaml': `${h31}paths: {/PUBLIC: {get: {${ok}}}}`,
    },
  ],
  [
    'operationRef to a file whose path item is internal where it is used',
    {
      'openapi.yaml': `${h31}paths: {/SECRETpath: {x-internal: true, $ref: "SECRET.yaml#/paths/~1get"}, /a: {get: {responses: {200: {description: PUBLIC, links: {l: {operationRef: "./SECRET.yaml#/paths/~1get/get"}}}}}}}`,
      'SECRET.yaml': `paths: {/get: {get: {${ok}}}}`,
    },
  ],
  [
    'operationRef percent',
    {
      'openapi.yaml': `${h31}paths: {"/SECRET/{id}": {get: {x-internal: true, parameters: [{name: id, in: path, required: true, schema: {type: string}}], ${ok}}}, /a: {get: {responses: {200: {description: PUBLIC, links: {l: {operationRef: "#/paths/~1SECRET~1%7Bid%7D/get"}, m: {operationRef: "openapi.yaml#/paths/~1SECRET~1%7Bid%7D/get"}, n: {operationRef: "https://api.example.com/v1/openapi.json#/paths/~1SECRET~1{id}/get"}, o: {operationRef: "#/paths/%2FSECRET%2F%7Bid%7D/get"}}}}}}}`,
    },
  ],
  [
    'operationRef in a path file',
    {
      'openapi.yaml': `${h31}paths: {/SECRET: {get: {x-internal: true, ${ok}}}, /a: {$ref: paths/a.yaml}}`,
      'paths/a.yaml': `get: {responses: {200: {description: PUBLIC, links: {l: {operationRef: "../openapi.yaml#/paths/~1SECRET/get"}}}}}`,
    },
  ],
  [
    'operationRef between path files',
    {
      'openapi.yaml': `${h31}paths: {/SECRETp: {$ref: paths/SECRET.yaml}, /a: {$ref: paths/a.yaml}}`,
      'paths/a.yaml': `get: {responses: {200: {description: PUBLIC, links: {l: {operationRef: "SECRET.yaml#/get"}}}}}`,
      'paths/SECRET.yaml': `get: {x-internal: true, ${ok}}`,
    },
  ],
  [
    'operationRef to an operation file',
    {
      'openapi.yaml': `${h31}paths: {/SECRETp: {$ref: paths/SECRET.yaml}, /a: {$ref: paths/a.yaml}}`,
      'paths/a.yaml': `get: {responses: {200: {description: PUBLIC, links: {l: {operationRef: "SECRET.yaml#/get"}}}}}`,
      'paths/SECRET.yaml': `get: {$ref: "op.yaml#/o"}`,
      'paths/op.yaml': `o: {x-internal: true, ${ok}}`,
    },
  ],
  [
    'swagger body examples',
    one(
      `${h20}paths: {/a: {post: {consumes: [application/json], parameters: [{name: b, in: body, schema: {$ref: "#/definitions/S"}, x-examples: {application/json: {SECRET: 1, a: 2}, d: {value: {SECRET: 1, a: 2}}}, x-example: {SECRET: 1, a: 1}}], responses: {200: {description: d, schema: {$ref: "#/definitions/S"}, examples: {application/json: {SECRET: 1, a: 1}, application/xml: <SECRET>1</SECRET>}, x-examples: {application/json: {SECRET: 1}}}}}}}\ndefinitions: {S: {type: object, properties: {a: {type: integer}, SECRET: {type: integer, x-internal: true}}, example: {SECRET: 1, a: 1}, x-example: {SECRET: 1}, x-examples: [{SECRET: 1}]}}`,
    ),
  ],
  [
    'swagger x-ms-examples',
    one(
      `${h20}paths: {/a: {post: {consumes: [application/json], produces: [application/json], x-ms-examples: {one: {parameters: {b: {SECRET: 1}}, responses: {200: {body: {SECRET: 1, a: 1}}}}}, parameters: [{name: b, in: body, schema: {$ref: "#/definitions/S"}}], responses: {200: {description: PUBLIC, schema: {$ref: "#/definitions/S"}}}}}}\ndefinitions: {S: {type: object, properties: {a: {type: integer}, SECRET: {type: integer, x-internal: true}}}}`,
    ),
  ],
  [
    'swagger form',
    one(
      `${h20}paths: {/a: {post: {consumes: [application/x-www-form-urlencoded], parameters: [{name: SECRET, in: formData, type: string, required: true, x-internal: true, x-example: SECRETv}, {name: PUBLIC, in: formData, type: string}], ${ok}}}}`,
    ),
  ],
  [
    'swagger shared body',
    one(
      `${h20}paths: {/a: {post: {consumes: [application/json], parameters: [{$ref: "#/parameters/B"}], ${ok}}}}\nparameters: {B: {name: b, in: body, schema: {type: object, required: [SECRET], properties: {PUBLIC: {type: string}, SECRET: {type: string, x-internal: true}}}, x-examples: {application/json: {SECRET: a, PUBLIC: b}}}}`,
    ),
  ],
  [
    'swagger scopes',
    one(
      `${h20}paths: {/a: {get: {security: [{o: [a]}], ${ok}}, put: {x-internal: true, security: [{o: [SECRET]}], ${ok}}}}\nsecurityDefinitions: {o: {type: oauth2, flow: implicit, authorizationUrl: "https://e.example", scopes: {a: A, SECRET: s}}}`,
    ),
  ],
  [
    '3.0 nullable ref',
    one(
      `${h30}${res(S)}\ncomponents: {schemas: {S: {type: object, required: [SECRET, a], properties: {a: {type: integer}, SECRET: {nullable: true, allOf: [{$ref: "#/components/schemas/SECRETm"}]}}, example: {SECRET: {x: 1}, a: 1}}, SECRETm: {x-internal: true, type: object, properties: {SECRETf: {type: string}}}}}`,
    ),
  ],
  [
    'x-examples of 3.x',
    one(
      `${h30}paths: {/a: {post: {parameters: [{name: q, in: query, schema: ${S}, x-example: {SECRET: 1}, x-examples: {one: {value: {SECRET: 1}}}}], requestBody: {x-examples: {application/json: {one: {value: {SECRET: 1}}}}, content: {application/json: {schema: ${S}, x-examples: [{SECRET: 1}], x-example: {SECRET: 1}}}}, ${ok}}}}\ncomponents: {schemas: {S: {type: object, properties: {a: {type: integer}, SECRET: {type: integer, x-internal: true}}}}}`,
    ),
  ],
  [
    'tags groups',
    one(
      `${h31}tags: [{name: SECRET, x-internal: true}, {name: PUBLIC}]\nx-tagGroups: [{name: SECRETg, tags: [SECRET]}, {name: g, tags: [PUBLIC, SECRET]}]\npaths: {/a: {get: {tags: [PUBLIC, SECRET], ${ok}}}, /SECRET: {get: {tags: [SECRET], ${ok}}}}`,
    ),
  ],
  [
    'zapier',
    one(
      `${h31.replace('version: "1"', 'version: "1", x-zapier: {connection: SECRETop, triggers: [{label: SECRETl, webhook: SECRETw}], actions: [{label: a, operationId: pa, fields: [{label: SECRETf, names: [SECRET]}, {label: f, names: [a, SECRET]}]}, {label: SECRETx, operationId: SECRETop}]}')}${body(S)}\nwebhooks: {w: {post: {x-internal: true, operationId: SECRETw, ${ok}}}, v: {post: {x-internal: true, operationId: SECRETop, ${ok}}}}\ncomponents: {schemas: {S: {type: object, properties: {a: {type: integer}, SECRET: {type: integer, x-internal: true}}}}}`,
    ),
  ],
  [
    'sandbox extensions',
    one(
      `${h31}tags: []
paths:
  /tasks:
    post:
      operationId: make
      x-effects: [{of: $item, when: "$item#/SECRET == 'a'", set: {a: 1}}, {of: $item, set: {SECRET: 1, a: $item#/SECRET}, send: SECREThook}]
      x-new-version: {previous: SECRET, set: {a: 1}}
      requestBody: {content: {application/json: {schema: ${S}}}}
      responses: {200: {description: PUBLIC, content: {application/json: {schema: ${S}}}}, 409: {description: d, content: {application/json: {schema: {type: object}, examples: {x: {x-when: "$item#/SECRET == 'x'", value: {}}, y: {x-when: "$item#/a == 'SECRETnot'", value: {}}}}}}}
  /SECRETS: {get: {x-internal: true, ${ok}}}
webhooks: {w: {post: {x-internal: true, operationId: SECREThook, ${ok}}}}
components: {schemas: {S: {type: object, properties: {a: {type: string, x-set-by: SECRET, x-refers-to: /SECRETS, x-adds: {SECRET: x, b: y}, x-counts: {SECRET: false}, x-period: {from: SECRET, days: 3}, x-value-in: "$named#/q/SECRET/*/id"}, b: {type: array, items: {type: string}, x-refers-to: "/tasks#/SECRET"}, SECRET: {type: string, x-internal: true}}}}}`.replace(
        'SECRETnot',
        'z',
      ),
    ),
  ],
  [
    'header of response via ref',
    one(
      `${h31}paths: {/a: {get: {responses: {200: {$ref: "#/components/responses/R"}}}}}\ncomponents: {responses: {R: {description: PUBLIC, headers: {X-SECRET: {$ref: "#/components/headers/SECRET"}}}}, headers: {SECRET: {x-internal: true, schema: {type: string}}}}`,
    ),
  ],
  [
    '$self reference',
    one(
      `${h32}$self: https://api.example.com/openapi.yaml\n${res('{type: object, properties: {PUBLIC: {type: string}, SECRET: {$ref: "https://api.example.com/openapi.yaml#/components/schemas/SECRET"}}}')}\ncomponents: {schemas: {SECRET: {x-internal: true, title: SECRET}}}`,
    ),
  ],
  [
    '$id reference',
    one(
      `${h31}${res('{type: object, properties: {PUBLIC: {type: string}, SECRET: {$ref: "https://example.com/SECRET"}, SECRET2: {$ref: "https://example.com/SECRET#/properties/p"}, SECRET3: {$ref: "https://example.com/SECRET#SECRETanchor"}}}')}\ncomponents: {schemas: {SECRET: {$id: "https://example.com/SECRET", $defs: {d: {$anchor: SECRETanchor}}, x-internal: true, title: SECRET, properties: {p: {type: string}}}}}`,
    ),
  ],
  [
    '$dynamicRef',
    one(
      `${h31}${res('{type: object, properties: {PUBLIC: {type: string}, SECRET: {$dynamicRef: "#SECRETnode"}}}')}\ncomponents: {schemas: {SECRET: {$dynamicAnchor: SECRETnode, x-internal: true, title: SECRET}}}`,
    ),
  ],
  [
    'x-ms-paths',
    one(
      `${h31}paths: {/a: {get: {summary: PUBLIC, ${ok}}}}\nx-ms-paths: {"/a?SECRET": {get: {x-internal: true, summary: SECRET, ${ok}}}}`,
    ),
  ],
  [
    'externalValue',
    {
      'openapi.yaml': `${h31}${res(S, 'examples: {one: {externalValue: one.json}, two: {externalValue: "https://e.example/x.json"}}')}\ncomponents: {schemas: {S: {type: object, properties: {a: {type: integer}, SECRET: {type: integer, x-internal: true}}}}}`,
      'one.json': '{"SECRET": 1}',
    },
  ],
  [
    'deepObject parameter names',
    one(
      `${h31}paths: {/a: {get: {summary: PUBLIC, parameters: [{name: f, in: query, style: deepObject, schema: {type: object, required: [SECRET], properties: {SECRET: {type: string, x-internal: true}, a: {type: string}}}, example: "f[SECRET]=1"}], ${ok}}}}`,
    ),
  ],
  [
    'path item $ref chain of files',
    {
      'openapi.yaml': `${h31}paths: {/a: {$ref: a.yaml}}\ncomponents: {schemas: {X: {title: PUBLIC}}}`,
      'a.yaml': `get: {$ref: "b.yaml#/SECRET"}\npost: {${ok}}`,
      'b.yaml': `SECRET: {x-internal: true, summary: SECRET, ${ok}}`,
    },
  ],
  [
    'codeSamples by ref',
    {
      'openapi.yaml': `${h31}paths: {/a: {get: {summary: PUBLIC, x-codeSamples: [{lang: Shell, source: {$ref: SECRET.sh}, x-internal: true}], ${ok}}}}`,
      'SECRET.sh': 'curl SECRET',
    },
  ],
  [
    'xml name',
    one(
      `${h31}paths: {/a: {post: {requestBody: {content: {application/xml: {schema: ${S}, example: "<S><SECRETxml>1</SECRETxml><a>1</a></S>"}}}, ${ok}}}}\ncomponents: {schemas: {S: {type: object, properties: {a: {type: integer}, secretField: {xml: {name: SECRETxml}, type: integer, x-internal: true}}}}}`,
    ),
  ],
  [
    'wrong method of webhooks',
    one(
      `${h31}paths: {/PUBLIC: {get: {${ok}, callbacks: {c: {$ref: "#/components/callbacks/SECRET"}}}}}\ncomponents: {callbacks: {SECRET: {x-internal: true, "{$url}": {post: {${ok}}}}}}`,
    ),
  ],
  [
    'arazzo',
    {
      'openapi.yaml': `${h31}paths: {/a: {post: {operationId: pa, requestBody: {content: {application/json: {schema: ${S}}}}, responses: {200: {description: d, headers: {X-SECRET: {x-internal: true, schema: {type: string}}}, content: {application/json: {schema: ${S}}}}}}}, /SECRET: {get: {operationId: SECRETop, x-internal: true, ${ok}}}}\ncomponents: {schemas: {S: {type: object, properties: {a: {type: string}, SECRET: {type: string, x-internal: true}}}}}`,
      'w.arazzo.yaml': `arazzo: 1.0.1
info: {title: PUBLIC, version: "1"}
sourceDescriptions: [{name: api, url: openapi.yaml, type: openapi}]
workflows:
  - workflowId: PUBLICflow
    inputs: {type: object, properties: {SECRETin: {type: string, x-internal: true}, a: {type: string}}}
    steps:
      - {stepId: s1, operationId: pa, requestBody: {contentType: application/json, payload: {a: x, SECRET: 1}, replacements: [{target: /SECRET, value: 1}]}, successCriteria: [{condition: "$response.body#/SECRET == 'x'"}, {condition: "$statusCode == 200"}], outputs: {SECRETo: $response.body#/SECRET, a: $response.body#/a, SECREThead: $response.header.X-SECRET}}
    outputs: {SECRETout: $steps.s1.outputs.SECRETo, a: $steps.s1.outputs.a}
  - workflowId: SECRETflow
    steps: [{stepId: s1, operationId: SECRETop}]
  - workflowId: other
    steps: [{stepId: s1, operationPath: "{$sourceDescriptions.api.url}#/paths/~1a/post", requestBody: {contentType: application/json, payload: {a: x}}, onFailure: [{name: f, type: goto, workflowId: SECRETflow}], onSuccess: [{name: g, type: goto, workflowId: SECRETflow}]}]
`,
    },
  ],
];
const only = process.env.ONLY;
describe.each([undefined, 'unlist' as const])('%s', (internal) => {
  it.each(only ? cases.filter(([name]) => name.includes(only)) : cases)('%s', async (_what, files) => {
    const found = await made(files, internal).catch(
      (error) => (error as Partial<DescriptionError>).problems ?? Promise.reject(error),
    );
    if (Array.isArray(found)) {
      throw new Error(
        `PROBLEMS ${JSON.stringify(
          found
            .filter(({ severity }) => severity === 'error')
            .map(({ place, message }) => [place.file, place.pointer, message]),
          null,
          1,
        )}`,
      );
    }
    expect(found.text).toContain('PUBLIC');
    const at = [...found.text.matchAll(/.{0,60}(SECRET|x-internal).{0,40}/g)].map(([text]) => text).slice(0, 6);
    if (at.length > 0) throw new Error(`LEAK ${at.slice(0, 3).join('\nLEAK ')}`);
  });
});
