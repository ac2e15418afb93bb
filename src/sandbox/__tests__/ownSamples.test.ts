import { expect, it } from 'vitest';
import { documentOf } from '../../reference/__tests__/builders';
import { emptyState } from '../request/types';
import { handleRequest } from '../sandbox';
import { prepareDescription } from '../world/description';

const map = '{type: object, additionalProperties: {type: integer}}';
const described = `
paths:
  /path: {get: {operationId: a, parameters: [{name: no, in: path, required: true, schema: {type: integer}}], responses: {'204': {description: OK}}}}
  /tuple: {get: {operationId: b, parameters: [{name: t, in: query, required: true, schema: {type: array, prefixItems: [{type: integer}, {type: string}], items: {type: boolean}}}], responses: {'204': {description: OK}}}}
  /map: {get: {operationId: c, parameters: [{name: m, in: query, style: deepObject, required: true, schema: ${map}}], responses: {'204': {description: OK}}}}
  /form: {post: {operationId: d, requestBody: {required: true, content: {application/x-www-form-urlencoded: {schema: {type: object, properties: {list: {type: array, minItems: 1, items: {type: object, required: [a], properties: {a: {type: integer}}}}}}}}}, responses: {'204': {description: OK}}}}
  /xml: {post: {operationId: e, requestBody: {required: true, content: {application/xml: {schema: {type: object, properties: {map: ${map}, lists: {type: object, additionalProperties: {type: array, items: {type: integer}}}}}}}}, responses: {'204': {description: OK}}}}
  /f/{id}{format}: {get: {operationId: g, parameters: [{name: id, in: path, required: true, schema: {type: integer}}, {name: format, in: path, required: true, schema: {type: string, enum: [.json, .tar.gz]}}], responses: {'204': {description: OK}}}}
  /d/{a}-{b}.{ext}: {get: {operationId: h, parameters: [{name: a, in: path, required: true, schema: {type: integer}}, {name: b, in: path, required: true, schema: {type: string, format: date}}, {name: ext, in: path, required: true, schema: {enum: [json]}}], responses: {'204': {description: OK}}}}
  /other:
    post:
      operationId: f
      requestBody: {required: true, content: {application/cbor: {schema: {type: object, required: [a]}}, text/csv: {schema: {type: array, items: {type: object}}}, application/yaml: {schema: {type: object, required: [a]}}, application/octet-stream: {schema: {type: string, format: byte}}, image/png: {schema: {type: string, format: binary, maxLength: 3}}}}
      responses: {'204': {description: OK}}
`;

async function statusOf(method: string, url: string, type = '', body?: string): Promise<number> {
  const description = await prepareDescription(documentOf(described));
  const headers = { ...(type === '' ? {} : { 'content-type': type }) };
  const request = { method, url, headers, ...(body === undefined ? {} : { body: new TextEncoder().encode(body) }) };
  return handleRequest(description, request, emptyState, { now: 0, random: () => 0.5 }).response.status;
}

it.each([
  ['/path', 204],
  ['/tuple?t=1&t=2&t=true', 204],
  ['/tuple?t=a&t=b', 400],
  ['/tuple?t=1&t=b&t=c', 400],
  ['/map?m[a]=1&m[b]=2', 204],
  ['/map?m[a]=x', 400],
  ['/f/12.json', 204],
  ['/f/12.tar.gz', 204],
  ['/f/x.json', 400],
  ['/f/12.xml', 400],
  ['/d/1-2026-03-02.json', 204],
  ['/d/x-2026-03-02.json', 400],
  ['/d/1-2.json', 400],
])('reads %s by its schema: %d', async (url, status) => {
  expect(await statusOf('GET', url)).toBe(status);
});

const form = 'application/x-www-form-urlencoded';
it.each([
  ['/form', form, 'list=%7B%22a%22%3A1%7D', 204],
  ['/form', form, 'list=%7B%22a%22%3A1%7D&list=%7B%22a%22%3A2%7D', 204],
  ['/form', form, 'list=%5B%7B%22a%22%3A1%7D%5D', 204],
  ['/form', form, 'list=%7B%22a%22%3A%22x%22%7D', 422],
  ['/xml', 'application/xml', '<x><map><k>1</k></map><lists><k>1</k></lists></x>', 204],
  ['/xml', 'application/xml', '<x><map><k>a</k></map></x>', 422],
  ['/other', 'application/cbor', 'anything', 204],
  ['/other', 'text/csv', 'a,b', 204],
  ['/other', 'application/yaml', 'a: 1', 204],
  ['/other', 'application/yaml', '{"b": 1}', 422],
  ['/other', 'application/octet-stream', 'bytes', 204],
  ['/other', 'image/png', 'bytes', 422],
])('reads a body of %s as %s, %j: %d', async (url, type, body, status) => {
  expect(await statusOf('POST', url, type, body)).toBe(status);
});
