import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { isJsonObject, type Json } from '../../src/reference/json';
import type { Operation } from '../../src/reference/model';
import { appliedBy } from '../../src/reference/schemas/appliedSchemas';
import { faultsOf, type JudgedSandbox, judgeSandbox, withJson } from './judgedSandbox';

let sandbox: JudgedSandbox;
let operations: readonly Operation[];
beforeAll(async () => {
  sandbox = await judgeSandbox(path.resolve('openapi/openapi.yaml'));
  operations = sandbox.description.operations;
});

it('every sample is accepted, and its response is as the description says', () => {
  const wrong = operations.flatMap((operation) => {
    const response = sandbox.respond(sandbox.sampleOf(operation));
    const against = sandbox.againstResponse(operation, response);
    return response.status < 300 && against === '' ? [] : [`${operation.id} ${response.status} ${against}`];
  });
  expect(operations.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

it('every required field that is left out is named', () => {
  let count = 0;
  const wrong = operations.flatMap((operation) => {
    const media = operation.requestBody?.content.find(({ mediaType }) => mediaType === 'application/json');
    const request = sandbox.sampleOf(operation);
    if (!media?.schema || !request.body) return [];
    const value = JSON.parse(new TextDecoder().decode(request.body)) as Json;
    if (!isJsonObject(value)) return [];
    const parts = appliedBy(media.schema, sandbox.description.cache);
    const required = parts.flatMap(({ properties }) =>
      properties.filter((each) => each.required).map(({ name }) => name),
    );
    return required.flatMap((name) => {
      const { [name]: _left, ...rest } = value;
      const response = sandbox.respond(withJson(request, rest));
      count += 1;
      return response.status === 422 && faultsOf(response).includes(name)
        ? []
        : [`${operation.id} ${name} ${response.status}`];
    });
  });
  expect(count).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});
