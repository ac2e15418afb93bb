import { expect, it } from 'vitest';
import { documentOf } from '../../reference/__tests__/builders';
import { createContractSlicer } from '../sliceDescription';
import { tasks } from './described';

const small = `
openapi: 3.1.0
info: {title: T, version: '1', description: Long, x-world-date: '2030-01-01'}
servers: [{url: 'https://api.example.com'}]
security: [{key: []}]
tags: [{name: a}]
webhooks: {made: {post: {requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Event'}}}}}}}
paths:
  /a:
    parameters: [{$ref: '#/components/parameters/Page'}]
    get:
      summary: Words
      tags: [a]
      responses: {'200': {description: Words, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
      callbacks: {done: {'{$request.body#/url}': {post: {responses: {}}}}}
    post: {responses: {'200': {$ref: '#/components/responses/Ok'}}}
  /b: {get: {responses: {'200': {$ref: '#/paths/~1c/get/responses/200'}}}}
  /c: {get: {responses: {'200': {description: Words, headers: {X: {$ref: '#/components/headers/X~1Y'}}}}}}
components:
  securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}
  parameters: {Page: {name: page, in: query, schema: {type: integer}}}
  headers: {X/Y: {schema: {type: string}}}
  responses: {Ok: {description: Words, content: {application/json: {schema: {$ref: '#/components/schemas/Event'}}}}}
  schemas:
    Pet: {title: Words, oneOf: [{$ref: '#/components/schemas/Cat'}], discriminator: {propertyName: kind, mapping: {dog: Dog}}}
    Cat: {properties: {next: {$ref: '#/components/schemas/Pet/oneOf/0'}}}
    Dog: {type: object}
    Event: {type: object}
`;

it.each([
  ['/a get', ['/a'], ['schemas/Pet', 'schemas/Cat', 'schemas/Dog', 'parameters/Page']],
  ['/a post', ['/a'], ['schemas/Event', 'responses/Ok', 'parameters/Page']],
  ['/b get', ['/b', '/c'], ['headers/X/Y']],
])('the part of %s has what it refers to, and no more', (operation, paths, components) => {
  const [path = '', method = ''] = operation.split(' ');
  const part = createContractSlicer(documentOf(small))([{ path, method }]) as {
    paths: Record<string, Record<string, object>>;
    components: Record<string, object>;
  };
  expect(Object.keys(part.paths).sort()).toEqual(paths);
  const names = Object.entries(part.components).flatMap(([kind, named]) =>
    Object.keys(named).map((name) => `${kind}/${name}`),
  );
  expect(names.sort()).toEqual([...components, 'securitySchemes/key'].sort());
  expect(part).toMatchObject({ openapi: '3.1.0', security: [{ key: [] }], info: { 'x-world-date': '2030-01-01' } });
  expect(JSON.stringify(part)).not.toMatch(/Words|Long|callbacks|webhooks|tags/);
  expect(Object.keys(part.paths[path] ?? {})).toContain(method);
  expect(Object.keys(part.paths[path] ?? {})).not.toContain(method === 'get' ? 'post' : 'get');
});

it('keeps every component where schemas find each other by name', () => {
  const named = small.replace('Dog: {type: object}', 'Dog: {$anchor: dog, type: object}');
  const part = createContractSlicer(documentOf(named))([{ path: '/c', method: 'get' }]) as {
    components: { schemas: object };
  };
  expect(Object.keys(part.components.schemas)).toEqual(['Pet', 'Cat', 'Dog', 'Event']);
});

it('changes nothing of the description', () => {
  const document = documentOf(tasks);
  const before = JSON.stringify(document);
  createContractSlicer(document)([{ path: '/tasks', method: 'get' }]);
  expect(JSON.stringify(document)).toBe(before);
});

it('has one request id for all errors, since ids that differ can hardly be packed, and leaves what succeeds as it is', () => {
  const respond = (status: number, id: string): string =>
    `'${status}': {description: Words, content: {application/json: {examples: {a: {value: {code: no, requestId: ${id}}}}}}}`;
  const two = `paths: {/a: {get: {responses: {${respond(200, 'r-0')}, ${respond(404, 'r-1')}, ${respond(429, 'r-2')}}}}}`;
  const part = createContractSlicer(documentOf(two))([{ path: '/a', method: 'get' }]);
  expect(JSON.stringify(part).match(/r-\d/g)).toEqual(['r-0', 'r-1', 'r-1']);
});

it('has one message for all bad requests, since a refusal has its own', () => {
  const respond = (status: number, message: string): string =>
    `'${status}': {description: Words, content: {application/json: {examples: {a: {value: {message: ${message}}}}}}}`;
  const own = (path: string) => `${path}: {get: {responses: {${respond(400, 'bad')}, ${respond(404, 'lost')}}}}`;
  const two = `paths: {${own('/a')}, ${own('/b').replace('bad', 'worse').replace('lost', 'gone')}}`;
  const part = createContractSlicer(documentOf(two))([
    { path: '/a', method: 'get' },
    { path: '/b', method: 'get' },
  ]);
  expect(JSON.stringify(part).match(/bad|worse|lost|gone/g)).toEqual(['bad', 'lost', 'bad', 'gone']);
});
