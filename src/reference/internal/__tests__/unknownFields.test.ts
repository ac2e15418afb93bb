import { describe, expect, it } from 'vitest';
import { left } from './left';

const schema = 'components: {schemas: {S: {type: object, properties: {a: {}, SECRET: {x-internal: true}}}}}';

/** An operation with an extension of another tool, which has lost a parameter and a field of its response. */
const operation = (extension: string): string =>
  `paths: {/a: {get: {${extension}, parameters: [{name: SECRETp, in: query, x-internal: true}], responses: {200: {description: d, content: {application/json: {schema: {$ref: "#/components/schemas/S"}}}}}}}}\n${schema}`;

describe('what goes is in no extension of other tools, and in no field that there is not', () => {
  it.each([
    [
      'examples of requests and responses',
      operation(
        'x-ms-examples: {PUBLIC: {parameters: {SECRETp: 1}, responses: {200: {body: {a: 1, SECRET: 2}, h: PUBLIC2}}}}',
      ),
    ],
    [
      'samples in other languages',
      operation(
        'x-readme: {explorer: PUBLIC, code-samples: [{language: curl, code: "curl -d SECRET=1"}, {code: PUBLIC2}]}',
      ),
    ],
    [
      'samples in other languages, with names as these derive them',
      operation(
        'x-readme: {code-samples: [{code: b.setSECRETCost(1);}, {code: b.get_SECRET_Cost}, {code: --SECRET-cost=1}, {code: PUBLIC}]}, x-own: [new PUBLIC2()]',
      ).replace('SECRET:', 'SECRET_cost:'),
    ],
    [
      'a method that sets a field of the operation, named by a single word',
      operation('x-own: {java: b.setSECRET(1), other: PUBLIC, more: PUBLIC2}'),
    ],
    [
      'samples of the description',
      `x-samples: {java: b.setSECRETCost(1), go: b.SECRETCost, js: PUBLIC}\n${operation('summary: PUBLIC2')}`.replace(
        'SECRET:',
        'SECRET_cost:',
      ),
    ],
    [
      'a header in another case',
      operation('x-gateway: {header.x-SECRET-h: 1, PUBLIC: 1, PUBLIC2: 1}').replace(
        'name: SECRETp, in: query',
        'name: X-SECRET-H, in: header',
      ),
    ],
    [
      'a webhook, by its name',
      'x-events: [SECRETSent, PUBLIC, PUBLIC2]\nwebhooks: {SECRETSent: {x-internal: true, post: {responses: {}}}}',
    ],
    [
      'a webhook that is called by a plain word, which stays',
      'x-nav: [orders PUBLIC, orders PUBLIC2]\nwebhooks: {orders: {x-internal: true, post: {responses: {}}}}',
    ],
    [
      'servers and callbacks, by their names',
      'x-uses: {of: [envSECRET, cbSECRET], SECRETlink: 1, to: [PUBLIC, PUBLIC2]}\nservers: [{url: /}, {url: /b, name: envSECRET, x-internal: true}]\npaths: {/a: {get: {callbacks: {cbSECRET: {x-internal: true}}, responses: {200: {description: d, links: {SECRETlink: {x-internal: true}}}}}}}',
    ],
    ...['name', 'key', 'header', 'field', 'parameter', 'property'].map((key): [string, string] => [
      `pairs with a value, by ${key}`,
      operation(
        `x-readme: {headers: [{${key}: SECRETp, value: SECRETv}, {${key}: b, value: PUBLIC}]}, x-own: {a: {${key}: SECRET, default: SECRETv}, b: PUBLIC2}`,
      ),
    ]),
    ['an order of fields', operation('x-order: [a, SECRET, PUBLIC, PUBLIC2]')],
    [
      'a map of parameters',
      operation('x-gateway: {uri: PUBLIC, parameters: {request.SECRETp: request.SECRETp, PUBLIC2: x}}'),
    ],
    ['a field that there is not', operation('sample: {a: PUBLIC, b: PUBLIC2, SECRET: 1}')],
    ['an extension of the description', `x-order: {S: [a, SECRET], P: [PUBLIC, PUBLIC2]}\n${operation('summary: s')}`],
    [
      'an order of the fields of a schema',
      'components: {schemas: {S: {x-order: [SECRET, PUBLIC, PUBLIC2], properties: {a: {}, SECRET: {x-internal: true}}}}}',
    ],
    [
      'references and names of schemas',
      'x-list: [{$ref: "#/components/schemas/SECRET"}, {of: SECRET}, PUBLIC, PUBLIC2]\ncomponents: {schemas: {SECRET: {x-internal: true}}}',
    ],
    [
      'paths and operations',
      'x-nav: [/a/SECRET, SECRETid, PUBLIC, /PUBLIC2]\npaths: {/a/SECRET: {get: {operationId: SECRETid, x-internal: true}}, /b: {get: {responses: {}}}}',
    ],
  ])('%s', async (_what, yaml) => {
    const { text } = await left(yaml);
    expect(text).not.toContain('SECRET');
    expect(text).toContain('PUBLIC');
    expect(text).toContain('PUBLIC2');
  });
});
