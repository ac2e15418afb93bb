import { describe, expect, it } from 'vitest';
import { type DescribeOperation, loadDescribeOperation } from '../../../../platform/explorer/describeOperation';
import { mediaType, modelOf, operation, renderTexts, schemaOf } from '../../../../reference/__tests__/builders';
import { createExampleCache } from '../../../../reference/examples/schemaExample';
import type { Operation } from '../../../../reference/model';
import { requestForm } from '../../../../reference/outputs/requestBuilder/requestForm';
import { makeRequestData, type RequestData } from '../requestData';

const describeOperation = await loadDescribeOperation();

const schemas = new Map();
const forms = { schemas, cache: createExampleCache(schemas), renderText: renderTexts };

function make(given: Operation, describe: DescribeOperation = describeOperation): Promise<RequestData> {
  return makeRequestData(given, requestForm(given, forms), describe);
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

/** The operation with a security scheme of this name. */
function changeTaskBy(name: string): Operation {
  return {
    ...changeTask,
    security: [[{ name, scopes: [], scheme: { name, type: 'http', scheme: 'bearer' } }]],
  } as never;
}

describe('the data of a request', () => {
  it('is what the explorer takes, made from the model, with the values of the samples in its form', async () => {
    const made = await make(changeTask);
    const data = 'text' in made && JSON.parse(made.text);
    expect(data).toMatchObject({
      operationId: 'changeTask',
      method: 'post',
      path: '/tasks/{id}',
      form: JSON.parse(JSON.stringify(requestForm(changeTask, forms))),
      servers: [
        {
          url: 'https://{place}.example.com/v1',
          variables: { place: { default: 'eu', enum: ['eu', 'us'] } },
          description: 'Ours',
        },
      ],
      security: [{ token: [] }, { grant: ['read'] }, {}],
      securitySchemes: { token: { type: 'http', scheme: 'bearer' }, grant: { type: 'oauth2' } },
      parameters: [
        { name: 'id', in: 'path', required: true },
        { name: 'page', in: 'query' },
      ],
      requestBody: { required: true, content: { 'application/json': {} } },
      responses: { 200: { content: { 'application/json': {} } } },
    });
    // The form says what is sent; a second request would weigh on every file.
    expect(data).not.toHaveProperty('postman');
  });

  it('is the same each time', async () => {
    expect(await make(changeTask)).toEqual(await make(changeTask));
  });

  const withExample = (value: string): Operation => {
    const content = [mediaType({ mediaType: 'text/plain', examples: [{ name: '', value }] })];
    return operation({ method: 'post', requestBody: { required: true, content } });
  };

  it('has no fields of a body that there are too many of to be loaded', async () => {
    const properties = Array.from({ length: 4000 }, (_none, index) => `field${index}: {type: string}`).join(', ');
    const schema = schemaOf(`{type: object, properties: {${properties}}}`);
    const content = [mediaType({ mediaType: 'application/json', schema, examples: [{ name: '', value: {} }] })];
    const made = await make(operation({ method: 'post', requestBody: { required: true, content } }));
    const { form } = JSON.parse('text' in made ? made.text : '{}') as { form?: { bodies: object[] } };
    expect(form?.bodies).toEqual([expect.not.objectContaining({ schema: expect.anything() })]);
  });

  it.each<[string, Operation, DescribeOperation, string]>([
    ['is too large', withExample('e'.repeat(210_000)), describeOperation, 'larger than 200 KB'],
    ['is too large in bytes', withExample('é'.repeat(110_000)), describeOperation, 'larger than 200 KB'],
    ['has a method that the explorer does not know', operation(), async () => undefined, 'not support the method GET'],
    [
      'has a scheme of which every object has one',
      changeTaskBy('constructor'),
      describeOperation,
      'called constructor',
    ],
    ['cannot be read', operation(), () => Promise.reject(new Error('Bad.')), 'cannot take it: Bad.'],
  ])('is not there, for a reason, when the operation %s', async (_name, given, describe, reason) => {
    expect(await make(given, describe)).toEqual({ reason: expect.stringContaining(reason) });
  });
});
