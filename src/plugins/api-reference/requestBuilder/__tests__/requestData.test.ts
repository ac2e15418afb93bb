import { describe, expect, it } from 'vitest';
import { mediaType, modelOf, operation, renderTexts, schemaOf } from '../../../../reference/__tests__/builders';
import { createExampleCache } from '../../../../reference/examples/schemaExample';
import type { Operation } from '../../../../reference/model';
import { requestForm } from '../../../../reference/outputs/requestBuilder/requestForm';
import { makeRequestData, type RequestData } from '../requestData';

const schemas = new Map();
const forms = { schemas, cache: createExampleCache(schemas), renderText: renderTexts };

function make(given: Operation): RequestData {
  return makeRequestData(requestForm(given, forms));
}

/** The data of an operation as a page reads it. */
function read(given: Operation): Record<string, unknown> {
  const made = make(given);
  return JSON.parse('text' in made ? made.text : '{}') as Record<string, unknown>;
}

const { model } = modelOf(`
servers: [{url: 'https://{place}.example.com/v1', variables: {place: {default: eu, enum: [eu, us]}}, description: Ours}]
security: [{token: []}, {grant: [read]}, {}]
paths:
  /tasks/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
    post:
      operationId: changeTask
      parameters: [{$ref: '#/components/parameters/Page'}]
      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}
      responses: {200: {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}}
components:
  parameters: {Page: {name: page, in: query, schema: {type: integer}}}
  securitySchemes:
    token: {type: http, scheme: Bearer}
    grant: {type: oauth2, flows: {implicit: {authorizationUrl: 'https://example.com/a', scopes: {read: Reads}}}}
  schemas: {Task: {properties: {parent: {$ref: '#/components/schemas/Task'}}}}
`);
const [changeTask = operation()] = model.operations;

describe('the data of a request', () => {
  it('is its form, made from the model', () => {
    expect(read(changeTask)).toMatchObject({
      method: 'POST',
      path: '/tasks/{id}',
      servers: [
        {
          url: 'https://{place}.example.com/v1',
          variables: [{ name: 'place', default: 'eu', enum: ['eu', 'us'] }],
          description: 'Ours',
        },
      ],
      access: [
        [{ name: 'token', scheme: { kind: 'http', scheme: 'Bearer' } }],
        [{ name: 'grant', scheme: { kind: 'oauth2' } }],
        [],
      ],
      parameters: [
        { name: 'id', required: true, parameter: { in: 'path' } },
        { name: 'page', required: false, parameter: { in: 'query' } },
      ],
      bodies: [{ mediaType: 'application/json' }],
      isBodyRequired: true,
      accept: 'application/json',
    });
  });

  it('is the same each time', () => {
    expect(make(changeTask)).toEqual(make(changeTask));
  });

  const withExample = (value: string): Operation => {
    const content = [mediaType({ mediaType: 'text/plain', examples: [{ name: '', value }] })];
    return operation({ method: 'post', requestBody: { required: true, content } });
  };

  it('has no fields of a body that there are too many of to be loaded', () => {
    const properties = Array.from({ length: 4000 }, (_none, index) => `field${index}: {type: string}`).join(', ');
    const schema = schemaOf(`{type: object, properties: {${properties}}}`);
    const content = [mediaType({ mediaType: 'application/json', schema, examples: [{ name: '', value: {} }] })];
    const { bodies } = read(operation({ method: 'post', requestBody: { required: true, content } }));
    expect(bodies).toEqual([expect.not.objectContaining({ schema: expect.anything() })]);
  });

  it.each<[string, Operation]>([
    ['is too large', withExample('e'.repeat(210_000))],
    ['is too large in bytes', withExample('é'.repeat(110_000))],
  ])('is not there, for a reason, when the operation %s', (_name, given) => {
    expect(make(given)).toEqual({ reason: 'its data is larger than 200 KB' });
  });

  it.each<[string, Operation]>([
    ['has a method of its own', operation({ method: 'query' })],
    [
      'has a security scheme that is called as what every object has',
      { ...changeTask, security: [[{ name: 'constructor', scopes: [], scheme: { kind: 'http', scheme: 'bearer' } }]] },
    ],
  ])('is there when the operation %s', (_name, given) => {
    expect(read(given).method).toBe(given.method.toUpperCase());
  });
});
