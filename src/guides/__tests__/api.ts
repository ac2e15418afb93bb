import { parse } from 'yaml';
import { createExampleCache } from '../../reference/examples/schemaExample';
import { buildModel } from '../../reference/objects/model';
import { makeAddresses } from '../../reference/pages/addresses';
import { schemasByName } from '../../reference/schema';
import { createValidator } from '../../reference/validate/validator';
import { type GuideApi, type GuideReference, prepareApi } from '../guideApi';

/** A description with one of each kind of thing that a guide can name. */
export const yaml = `openapi: 3.1.0
info: { title: Tasks, version: '1' }
servers: [{ url: 'https://api.example.com/v1' }]
paths:
  /tasks:
    get:
      operationId: listTasks
      tags: [Tasks]
      parameters:
        - { name: sort, in: query, schema: { type: string, enum: [id, -id, name] } }
        - { name: page, in: query, schema: { type: integer } }
      responses:
        '200':
          description: Tasks
          headers: { x-total-count: { schema: { type: integer } } }
          content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Task' } } } }
        '409': { $ref: '#/components/responses/Conflict' }
    post:
      operationId: createTask
      tags: [Tasks]
      parameters: [{ name: Idempotency-Key, in: header, schema: { type: string } }]
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/Task' } } }
      responses:
        '201': { description: Done, content: { application/json: { schema: { $ref: '#/components/schemas/Task' } } } }
        '409': { $ref: '#/components/responses/Conflict' }
  /tasks/{id}/files:
    post:
      operationId: addFile
      tags: [Tasks]
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      requestBody:
        content: { multipart/form-data: { schema: { type: object, properties: { photo: { type: string } } } } }
      responses: { '204': { description: Done } }
  /stores:
    get:
      operationId: listStores
      tags: [Stores]
      parameters: [{ name: city, in: query, schema: { type: string } }]
      responses: { '200': { description: Stores } }
webhooks:
  taskClosed:
    post:
      operationId: taskClosed
      tags: [Tasks]
      parameters: [{ name: X-Signature, in: header, schema: { type: string } }]
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Closed' } } } }
      responses: { 2XX: { description: Received } }
components:
  responses:
    Conflict:
      description: Conflict
      content:
        application/json:
          schema: { $ref: '#/components/schemas/Error' }
          examples: { taken: { value: { code: name_taken } } }
  schemas:
    Closed: { type: object, required: [event, task], properties: { event: { const: taskClosed }, task: { $ref: '#/components/schemas/Task' } } }
    Error: { type: object, required: [code], properties: { code: { enum: [name_taken, gone] } } }
    Task:
      type: object
      required: [name]
      properties:
        id: { type: integer, readOnly: true }
        name: { type: string }
        status: { type: string, enum: [OPEN, DONE] }
        due: { type: integer }
        owner: { type: object, properties: { login: { type: string } } }
      additionalProperties: false
`;

/** Prepares a description, written as YAML. */
export async function apiOf(text: string): Promise<GuideApi> {
  return prepareApi(await referenceOf(text));
}

/** What is made of a description, written as YAML. */
export async function referenceOf(text: string): Promise<GuideReference> {
  const document = parse(text) as Parameters<typeof buildModel>[0]['document'];
  const locate = (pointer: string) => ({ file: 'openapi.yaml', line: 1, column: 1, pointer });
  const { model, schemaNodes } = buildModel({ document, locate });
  const schemas = schemasByName(model.schemas);
  const validator = await createValidator(document, schemaNodes);
  const cache = createExampleCache(schemas, validator);
  const addresses = makeAddresses(model, schemas, { basePath: '/docs/api_reference' }, () => undefined);
  return { model, addresses, validator, cache, document, schemaNodes, addressVariable: 'API_BASE' };
}
