import { documentOf } from '../../reference/__tests__/builders';
import {
  emptyState,
  type SandboxEnvironment,
  type SandboxEvent,
  type SandboxResponse,
  type SandboxState,
} from '../request/types';
import type { FieldProblem } from '../request/values';
import { handleRequest } from '../sandbox';
import { prepareDescription, type SandboxDescription } from '../world/description';

/** A small API with everything that the sandbox has to know of. */
export const tasks = `
servers: [{url: 'https://api.example.com/v1'}]
security: [{token: []}]
paths:
  /tasks:
    get:
      operationId: listTasks
      parameters:
        - {name: status, in: query, schema: {type: string, enum: [OPEN, CLOSED]}}
        - {name: name, in: query, schema: {type: string}}
        - {name: names, in: query, explode: false, schema: {type: array, items: {type: string}}}
        - {name: q, in: query, schema: {type: string}}
        - {name: ids, in: query, explode: false, schema: {type: array, items: {type: integer}}}
        - {name: createdAfter, in: query, schema: {type: integer}}
        - {name: sort, in: query, schema: {type: string, enum: [name, -name, id]}}
        - {name: page, in: query, schema: {type: integer, minimum: 1, default: 1}}
        - {name: size, in: query, schema: {type: integer, minimum: 1, maximum: 100, default: 2}}
      responses:
        '200':
          description: A page.
          headers:
            X-Total-Count: {schema: {type: integer}}
            X-Total-Pages: {schema: {type: integer}}
          content:
            application/json:
              schema: {type: array, items: {$ref: '#/components/schemas/Task'}}
              examples:
                some:
                  value:
                    - {id: 1, name: Fridge, status: OPEN, version: 0, createDate: 1772000000000, owner: {id: 7}}
                    - {id: 2, name: Door, status: CLOSED, version: 3, createDate: 1771000000000, owner: {id: 7}}
                none: {value: []}
        '400': {$ref: '#/components/responses/Error'}
        '401': {$ref: '#/components/responses/Error'}
        '429': {$ref: '#/components/responses/Limited'}
    post:
      operationId: createTask
      parameters: [{name: Idempotency-Key, in: header, schema: {type: string, minLength: 8}}]
      requestBody:
        required: true
        content:
          application/json: {schema: {$ref: '#/components/schemas/TaskCreate'}}
      responses:
        '201':
          description: The task.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Task'}
              examples: {made: {value: {id: 10, name: Window, status: OPEN, version: 0, createDate: 1772000000000, owner: {id: 9}, note: hot}}}
        '400': {$ref: '#/components/responses/Error'}
        '409': {$ref: '#/components/responses/Conflict'}
        '422': {$ref: '#/components/responses/Invalid'}
  /tasks/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}, example: 1}]
    get:
      operationId: getTask
      responses:
        '200':
          description: The task.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Task'}
              examples: {one: {value: {id: 1, name: Fridge, status: OPEN, version: 0, createDate: 1772000000000, owner: {id: 7}}}}
        '404': {$ref: '#/components/responses/Error'}
    put:
      operationId: updateTask
      requestBody:
        required: true
        content:
          application/json: {schema: {allOf: [{$ref: '#/components/schemas/TaskCreate'}, {properties: {version: {type: integer}}}]}}
      responses:
        '200': {description: The task., content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}
        '404': {$ref: '#/components/responses/Error'}
        '409': {$ref: '#/components/responses/Conflict'}
        '422': {$ref: '#/components/responses/Invalid'}
    delete:
      operationId: deleteTask
      responses:
        '204': {description: Gone.}
        '404': {$ref: '#/components/responses/Error'}
        '409': {$ref: '#/components/responses/Conflict'}
  /tasks/{id}/close:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}, example: 1}]
    post:
      operationId: closeTask
      responses:
        '200':
          description: The task.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Task'}
              examples: {closed: {value: {id: 1, name: Fridge, status: CLOSED, version: 1, createDate: 1772000000000, closeDate: 1772100000000, owner: {id: 7}}}}
        '404': {$ref: '#/components/responses/Error'}
  /tasks/{id}/files:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}, example: 1}]
    post:
      operationId: addFiles
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema:
              type: object
              required: [photos]
              properties:
                photos: {type: array, maxItems: 2, items: {type: string, format: binary}}
                comment: {type: string, maxLength: 5}
            encoding: {photos: {contentType: 'image/png, image/jpeg'}}
      responses:
        '200':
          description: The files.
          content:
            application/json:
              schema:
                type: array
                items: {type: object, properties: {uid: {type: string}, name: {type: string}, size: {type: integer}, url: {type: string}}}
              example: [{uid: 4f7d1c2e-8a35-4b09-9e61-0c2d5a7b3f18, name: a.png, size: 3, url: /files/4f7d1c2e-8a35-4b09-9e61-0c2d5a7b3f18.png}]
        '422': {$ref: '#/components/responses/Invalid'}
  /exports:
    post:
      operationId: createExport
      requestBody:
        content:
          application/json: {schema: {type: object, properties: {format: {type: string, enum: [CSV, JSON]}, callbackUrl: {type: string}}}}
          application/x-www-form-urlencoded: {schema: {type: object, properties: {format: {type: string, enum: [CSV, JSON]}}}}
      responses:
        '202':
          description: The job.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Export'}
              example: {id: 5b0c6c1e-2f2d-4a39-8f0e-6b7c7a1f9d24, status: QUEUED, format: CSV, url: null}
      callbacks:
        ready:
          '{$request.body#/callbackUrl}':
            post:
              requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Export'}}}}
              responses: {'204': {description: Thanks.}}
  /exports/{exportId}:
    get:
      parameters: [{name: exportId, in: path, required: true, schema: {type: string}, example: 5b0c6c1e-2f2d-4a39-8f0e-6b7c7a1f9d24}]
      responses:
        '200':
          description: The job.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Export'}
              examples:
                done: {value: {id: 5b0c6c1e-2f2d-4a39-8f0e-6b7c7a1f9d24, status: DONE, format: CSV, url: /files/5b0c6c1e-2f2d-4a39-8f0e-6b7c7a1f9d24.csv}}
        '404': {$ref: '#/components/responses/Error'}
  /styles/{ids}:
    get:
      security: []
      parameters:
        - {name: ids, in: path, required: true, style: matrix, schema: {type: array, items: {type: integer}}}
        - {name: deep, in: query, style: deepObject, schema: {type: object, additionalProperties: false, properties: {a: {type: integer}, b: {type: string}}}}
        - {name: pipes, in: query, style: pipeDelimited, explode: false, schema: {type: array, items: {type: integer}}}
        - {name: json, in: query, content: {application/json: {schema: {type: object, required: [x]}}}}
        - {name: X-Flags, in: header, schema: {type: array, items: {type: boolean}}}
        - {name: seen, in: cookie, schema: {type: integer}}
      responses: {'200': {description: Read., content: {text/plain: {example: ok}}}}
webhooks:
  taskClosed:
    post:
      operationId: taskClosed
      x-sent-after: [closeTask]
      requestBody:
        content:
          application/json:
            schema: {type: object, properties: {event: {type: string}, occurredAt: {type: integer}, task: {$ref: '#/components/schemas/Task'}}}
            example: {event: taskClosed, occurredAt: 1772000000000, task: {id: 1, name: Fridge, status: CLOSED, version: 1, createDate: 1772000000000, owner: {id: 7}}}
      responses: {'204': {description: Thanks.}}
components:
  securitySchemes: {token: {type: http, scheme: bearer}}
  responses:
    Error: {description: No., content: {application/json: {schema: {$ref: '#/components/schemas/Error'}, example: {code: bad, message: none, requestId: x}}}}
    Invalid:
      description: No.
      content: {application/json: {schema: {$ref: '#/components/schemas/Error'}, example: {code: invalid, message: none, details: [{field: a, message: b}], requestId: x}}}
    Limited:
      description: No.
      headers: {Retry-After: {schema: {type: integer}, example: 12}}
      content: {application/json: {schema: {$ref: '#/components/schemas/Error'}, example: {code: limited, message: none, requestId: x}}}
    Conflict:
      description: No.
      content:
        application/json:
          schema: {$ref: '#/components/schemas/Error'}
          examples:
            idempotency: {value: {code: idempotency, message: none, requestId: x}}
            closed: {value: {code: conflict, message: Task 1 is closed, requestId: x}}
            version: {value: {code: version, message: none, requestId: x}}
  schemas:
    Task:
      type: object
      required: [id, name, status, version, createDate]
      properties:
        id: {type: integer, readOnly: true}
        name: {type: string, minLength: 1}
        status: {type: string, enum: [OPEN, CLOSED], readOnly: true}
        version: {type: integer, readOnly: true}
        createDate: {type: integer, readOnly: true}
        closeDate: {type: [integer, 'null'], readOnly: true}
        note: {type: [string, 'null']}
        owner: {type: object, required: [id], properties: {id: {type: integer}}}
    TaskCreate:
      type: object
      required: [name]
      properties:
        name: {type: string, minLength: 1}
        note: {type: [string, 'null'], maxLength: 10}
        owner: {type: object, required: [id], properties: {id: {type: integer}}}
        secretWord: {type: string, writeOnly: true}
        id: {type: integer, readOnly: true}
    Export:
      type: object
      properties:
        id: {type: string}
        status: {type: string, enum: [QUEUED, RUNNING, DONE, FAILED]}
        format: {type: string, enum: [CSV, JSON]}
        url: {type: [string, 'null']}
    Error:
      type: object
      required: [code, message, requestId]
      properties:
        code: {type: string}
        message: {type: string}
        details: {type: array, items: {type: object, properties: {field: {type: string}, message: {type: string}}}}
        requestId: {type: string}
`;

/** What a test sends; the token is added, and a body that is not a text is sent as JSON. */
export interface Sent {
  headers?: Record<string, string>;
  body?: unknown;
}

/** A sandbox that keeps its state between requests. */
export interface Session {
  send: (
    method: string,
    url: string,
    sent?: Sent,
  ) => SandboxResponse & { json: unknown; header: Record<string, string>; problems: readonly FieldProblem[] };
  events: SandboxEvent[];
  description: SandboxDescription;
  environment: SandboxEnvironment;
  state: () => SandboxState;
}

/** It never changes, so that all tests of a file can have the same. */
const prepared = prepareDescription(documentOf(tasks));

export async function openSession(given: Promise<SandboxDescription> = prepared): Promise<Session> {
  const description = await given;
  let seed = 0;
  const random = (): number => {
    seed = (seed + 0.17) % 1;
    return seed;
  };
  const environment: SandboxEnvironment = { now: 1772442901000, random, token: 'secret' };
  let state = emptyState;
  const events: SandboxEvent[] = [];
  return {
    description,
    environment,
    events,
    state: () => state,
    send(method, url, { headers = {}, body } = {}) {
      const isJson = body !== undefined && typeof body !== 'string';
      const text = body === undefined ? undefined : isJson ? JSON.stringify(body) : String(body);
      const request = {
        ...{ method, url: `/v1${url}` },
        headers: {
          authorization: 'Bearer secret',
          ...(isJson ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(text === undefined ? {} : { body: new TextEncoder().encode(text) }),
      };
      const outcome = handleRequest(description, request, state, environment);
      state = outcome.state;
      events.push(...outcome.events);
      const { response } = outcome;
      const isText = typeof response.body === 'string' && response.headers.some(([, value]) => /json/.test(value));
      return {
        ...response,
        problems: outcome.problems ?? [],
        json: isText ? JSON.parse(String(response.body)) : undefined,
        header: Object.fromEntries(response.headers),
      };
    },
  };
}
