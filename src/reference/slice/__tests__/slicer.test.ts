import { expect, it } from 'vitest';
import { documentOf } from '../../__tests__/builders';
import { asNode, type Node } from '../../json';
import { createSlicer } from '../slicer';

const ref = (kind: string, name: string): string => `{$ref: '#/components/${kind}/${name}'}`;
const json = (schema: string): string => `{description: Ok, content: {application/json: {schema: ${schema}}}}`;

const whole = documentOf(
  `
x-internal: {$ref: '#/components/schemas/Unused'}
externalDocs: {url: 'https://example.com'}
servers: [{url: 'https://api.example.com'}]
security: [{key: []}]
tags: [{name: child, parent: parent}, {name: parent, description: Words}, {name: other}]
webhooks: {made: {post: {requestBody: {content: {a/b: {schema: ${ref('schemas', 'Unused')}}}}}}}
paths:
  /pets:
    parameters: [${ref('parameters', 'Page')}]
    get:
      operationId: listPets
      tags: [child]
      responses:
        '200':
          description: Ok
          content: {application/json: {schema: ${ref('schemas', 'Pet')}}}
          links:
            next: {operationId: listPets}
            other: {operationId: makePet}
            further: {operationId: other}
            pathOther: {operationRef: '#/paths/~1pets/post'}
            pathNext: {operationRef: '#/paths/~1pets/get'}
            away: {operationRef: 'https://example.com/openapi.yaml#/paths/~1a/get'}
            named: ${ref('links', 'Make')}
        '404': ${ref('responses', 'Gone')}
    post:
      operationId: makePet
      security: [{token: []}]
      tags: [other]
      requestBody: {content: {application/json: {schema: ${ref('schemas', 'Named')}}}}
      responses: {'200': {description: Ok, links: {other: {operationId: listPets}}}}
      callbacks: {done: {'{$request.body#/url}': {post: {security: [{basic: []}], responses: {'200': ${json(ref('schemas', 'Receipt'))}}}}}}
    additionalOperations: {COPY: {responses: {'200': ${json('{type: string}')}}}, LOCK: {responses: {}}, Copy: {operationId: other, responses: {}}}
  /moved: ${ref('pathItems', 'Moved')}
components:
  pathItems: {Moved: {get: {responses: {'200': ${json('{type: string}')}}}, put: {responses: {}}}}
  parameters: {Page: {name: page, in: query, schema: {type: integer}}}
  links: {Make: {operationId: makePet}}
  responses: {Gone: {description: Gone, content: {a/b: {schema: ${ref('schemas', 'Error')}}}, links: {make: {operationId: makePet}}}}
  securitySchemes: {key: {type: apiKey, in: header, name: K}, token: {type: http, scheme: bearer}, basic: {type: http, scheme: basic}}
  schemas:
    Error: {type: object}
    Receipt: {type: object}
    Unused: {type: object}
    Pet: {type: object, discriminator: {propertyName: kind}}
    Cat: {allOf: [${ref('schemas', 'Pet')}], properties: {toy: ${ref('schemas', 'Toy')}}}
    Toy: {type: object}
    Kitten: {allOf: [{allOf: [${ref('schemas', 'Cat')}]}]}
    Named: {oneOf: [${ref('schemas', 'A')}], discriminator: {propertyName: kind, mapping: {b: B, c: '#/components/schemas/C'}, defaultMapping: D}}
    A: {type: object}
    B: {type: object}
    C: {type: object}
    D: {type: object}
`,
  '3.2.0',
);

function componentsOf(part: Node): string[] {
  return Object.entries(asNode(part.components))
    .flatMap(([kind, named]) => Object.keys(asNode(named)).map((name) => `${kind}/${name}`))
    .sort();
}

it.each([
  [
    '/pets get',
    ['parameters/Page', 'responses/Gone', 'Error', 'Pet', 'Cat', 'Toy', 'Kitten', 'securitySchemes/key'],
    ['child', 'parent'],
  ],
  [
    '/pets post',
    ['parameters/Page', 'Named', 'A', 'B', 'C', 'D', 'Receipt', 'securitySchemes/token', 'securitySchemes/basic'],
    ['other'],
  ],
  ['/pets COPY', ['parameters/Page', 'securitySchemes/key'], undefined],
  ['/moved GET', ['securitySchemes/key'], undefined],
])('%s has what it needs, and nothing else', (operation, components, tags) => {
  const [path = '', method = ''] = operation.split(' ');
  const part = createSlicer(whole)([{ path, method }]) as Node;
  const want = components.map((name) => (name.includes('/') ? name : `schemas/${name}`));
  expect(componentsOf(part)).toEqual(want.sort());
  expect(Array.isArray(part.tags) ? part.tags.map(({ name }) => name) : undefined).toEqual(tags);
  expect(Object.keys(asNode(part.paths))).toEqual([path]);
  expect(part).toMatchObject({ openapi: '3.2.0', servers: [{}], externalDocs: {} });
  expect(Object.keys(part)).not.toContain('x-internal');
  expect(Object.keys(part)).not.toContain('webhooks');
});

it('has of a path the one operation, with what holds for all of them', () => {
  const fieldsOf = (path: string, method: string): Node =>
    asNode(asNode((createSlicer(whole)([{ path, method }]) as Node).paths)[path]);
  expect(Object.keys(fieldsOf('/pets', 'get'))).toEqual(['parameters', 'get']);
  expect(Object.keys(fieldsOf('/pets', 'post'))).toEqual(['parameters', 'post']);
  expect(fieldsOf('/pets', 'COPY')).toMatchObject({ additionalOperations: { COPY: {} } });
  for (const other of ['LOCK', 'Copy']) expect(JSON.stringify(fieldsOf('/pets', 'COPY'))).not.toContain(other);
  expect(Object.keys(fieldsOf('/moved', 'get'))).toEqual(['get']);
});

it('has links only to operations that are in it, and out of the document', () => {
  const part = JSON.stringify(createSlicer(whole)([{ path: '/pets', method: 'get' }]));
  for (const name of ['next', 'pathNext', 'away']) expect(part).toContain(`"${name}":`);
  for (const name of ['other', 'further', 'pathOther', 'named', 'make']) expect(part).not.toContain(`"${name}":`);
  const linked = JSON.stringify(createSlicer(whole)(['get', 'Copy'].map((method) => ({ path: '/pets', method }))));
  expect(linked).toContain('"further":');
  const both = createSlicer(whole)(['get', 'post'].map((method) => ({ path: '/pets', method })));
  for (const name of ['other', 'pathOther', 'named', 'make']) expect(JSON.stringify(both)).toContain(`"${name}":`);
});

it('states the security of the whole API only where an operation has none of its own', () => {
  const slice = createSlicer(whole);
  expect(slice([{ path: '/pets', method: 'get' }])).toHaveProperty('security');
  expect(slice([{ path: '/pets', method: 'post' }])).not.toHaveProperty('security');
});

it('changes nothing of the description', () => {
  const before = JSON.stringify(whole);
  const slice = createSlicer(whole);
  for (const method of ['get', 'post']) slice([{ path: '/pets', method }]);
  expect(JSON.stringify(whole)).toBe(before);
});

it('has a component that is called __proto__', () => {
  const document = documentOf(
    `paths: {/a: {get: {responses: {'200': {$ref: '#/components/responses/__proto__'}}}}}\ncomponents: {responses: {__proto__: {description: Ok}}}`,
  );
  expect(JSON.stringify(createSlicer(document)([{ path: '/a', method: 'get' }]))).toContain(
    '"components":{"responses":{"__proto__":{"description":"Ok"}}}',
  );
});
