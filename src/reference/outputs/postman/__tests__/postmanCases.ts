import { parse } from 'yaml';
import { createExampleCache } from '../../../examples/schemaExample';
import type { Description } from '../../../load/description';
import { buildModel } from '../../../objects/model';
import { type SampleOptions, serverUrl } from '../../../sampleRequest';
import { schemasByName } from '../../../schema';
import type { Collection, Folder, Request, RequestItem } from '../collection';
import { postmanFiles } from '../postmanFiles';
import { writeResponseSchemas } from '../responseTests';

type Document = Description['document'];

export type Node = Record<string, unknown>;

/** The files made of a document, and what they hold. */
export interface Made {
  paths: string[];
  contents: string[];
  collection: Collection;
  environment: { id: string; name: string; values: object[] };
  /** That of production, where it has one of its own. */
  production?: { id: string; name: string; values: object[] };
  /** `folder / request` in order. */
  outline: string[];
  items: RequestItem[];
}

export function make(document: Document, samples?: SampleOptions): Made {
  const locate = (pointer: string) => ({ file: 'openapi.yaml', line: 1, column: 1, pointer });
  const { model, schemaNodes } = buildModel({ document, locate });
  const given = samples && { ...samples, server: serverUrl(model.servers[0]) };
  const cache = createExampleCache(schemasByName(model.schemas), undefined, given);
  const files = postmanFiles(model, cache, samples && writeResponseSchemas(model.operations, document, schemaNodes));
  const contents = files.map(({ content }) => content);
  const collection: Collection = JSON.parse(contents[0] ?? '');
  const parts = collection.item.map((part) => (isFolder(part) ? part : { name: '', item: [part] }));
  return {
    paths: files.map(({ path }) => path),
    contents,
    collection,
    environment: JSON.parse(contents[1] ?? ''),
    ...(contents[2] === undefined ? {} : { production: JSON.parse(contents[2]) }),
    outline: parts.flatMap((folder) => folder.item.map(({ name }) => `${folder.name} / ${name}`)),
    items: parts.flatMap((folder) => folder.item),
  };
}

function isFolder(part: Folder | RequestItem): part is Folder {
  return 'item' in part;
}

/** A document from YAML, with the parts that every document has. */
export function documentOf(yaml: string, openapi = '3.1.0'): Document {
  const base = { openapi, info: { title: 'Test API', version: '1' }, servers: [{ url: 'https://api.example.com/v1' }] };
  return { ...base, ...parse(yaml) };
}

/** The one request of an operation in YAML, at `path`. */
export function requestOf(yaml: string, { path = '/tasks', method = 'post' } = {}): RequestItem {
  const operation = { responses: { 200: { description: 'OK' } }, ...parse(yaml) };
  const [item] = make({ ...documentOf('{}'), paths: { [path]: { [method]: operation } } }).items;
  if (!item) throw new Error('no request was made');
  return item;
}

export function parametersOf({ url }: Request): string[] {
  return (url.query ?? []).map(({ key, value, disabled }) => `${disabled ? '- ' : ''}${key}=${value}`);
}

/** `POST /tasks/{id}` of a request. */
export function keyOf({ request: { method, url } }: RequestItem): string {
  return `${method} /${url.path.map((part) => part.replace(/^:(.+)/, '{$1}')).join('/')}`;
}

/** Every operation that a document states under its paths, read without the model. */
export function operationsOf(document: object): { key: string; item: Node; node: Node }[] {
  const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
  return Object.entries((document as { paths: Record<string, Node> }).paths).flatMap(([url, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => ({ key: `${method.toUpperCase()} ${url}`, item, node: item[method] as Node })),
  );
}

/** A small description of another house: OAuth 2, tags, named examples, a webhook, a callback, `x-` extensions. */
export const trains = documentOf(`
info: { title: Train Travel API, version: 1.2.1, description: 'See [bookings](/docs/bookings) and [RFC](https://example.com/rfc).' }
x-topics: [{ title: Getting started }]
tags: [{ name: Stations, x-displayName: All stations }, { name: Payments }, { name: Bookings, description: Seats. }]
servers:
  - { url: https://trains.example.com/, description: Production }
  - { url: 'https://{mock}.example.com/trains', description: Mock server (answers with examples), variables: { mock: { default: mock } } }
security: [{ OAuth2: [read] }]
webhooks:
  newBooking: { post: { operationId: new-booking, tags: [Bookings], responses: { 200: { description: Seen. } } } }
paths:
  /bookings:
    get:
      { tags: [Bookings], summary: List bookings, responses: { 200: { description: OK }, 404: { description: No } } }
    post:
      operationId: create-booking
      tags: [Bookings, Stations]
      summary: Create a booking
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Booking' }
            examples:
              first: { summary: One seat, value: { trip_id: t1, seats: 1 } }
              second: { value: { trip_id: t2 } }
      responses:
        201: { description: Made, content: { application/json: { schema: { $ref: '#/components/schemas/Booking' } } } }
        4XX: { $ref: '#/components/responses/Problem' }
        default: { description: Anything else }
      callbacks: { done: { '{$request.body#/url}': { post: { responses: { 200: { description: OK } } } } } }
  /stations:
    x-note: true
    get:
      tags: [Stations]
      summary: Get stations
      security: []
      responses:
        200:
          description: OK
          headers: { RateLimit-Limit: { schema: { type: integer }, example: 60 } }
          content: { application/json: { examples: { two: { summary: Two stations, value: [a, b] } } }, text/csv: { example: 'id,name' } }
components:
  securitySchemes: { OAuth2: { type: oauth2, flows: {} } }
  responses:
    Problem: { description: No, content: { application/problem+json: { example: { title: No such trip } } } }
  schemas:
    Booking:
      type: object
      properties: { id: { type: string, readOnly: true, examples: [b1] }, trip_id: { type: [string, 'null'], examples: [t9] } }
`);

/** Models that refer to one another all round, each used by four operations. */
export function linked(count: number): Document {
  const models = Array.from({ length: Math.ceil(count / 4) }, (_, index) => index);
  const name = (index: number): object => ({ $ref: `#/components/schemas/M${index % models.length}` });
  const list = { type: 'array', items: name(0) };
  const schema = (i: number): object => ({
    oneOf: [{ type: 'object', properties: { id: {}, next: name(i + 1), far: name(i * 7 + 3), list } }],
  });
  const body = (index: number): object => ({ content: { 'application/json': { schema: name(index) } } });
  const responses = (index: number): object => ({
    200: { description: 'OK', ...body(index) },
    404: { description: 'No' },
  });
  const operations = (index: number): object => ({
    get: { responses: responses(index) },
    delete: { responses: responses(index) },
    put: { requestBody: body(index), responses: responses(index) },
    post: { requestBody: body(index), responses: responses(index) },
  });
  return {
    ...documentOf('{}'),
    paths: Object.fromEntries(models.map((index) => [`/m${index}`, operations(index)])),
    components: { schemas: Object.fromEntries(models.map((index) => [`M${index}`, schema(index)])) },
  };
}
