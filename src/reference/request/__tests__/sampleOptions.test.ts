import { describe, expect, it } from 'vitest';
import { operation, parameter, renderTexts } from '../../__tests__/builders';
import { buildSampleRequest } from '../../exampleRequest/buildRequest';
import { createExampleCache } from '../../examples/schemaExample';
import type { Operation } from '../../model';
import { type FilledForm, fillForm } from '../../outputs/requestBuilder/fillForm';
import { requestForm } from '../../outputs/requestBuilder/requestForm';

const servers = [{ url: 'https://api.x.org/v1/', variables: [] }];
const server = 'http://127.0.0.1:4010/v1';
const base = { variable: 'API_BASE', value: server };
const schemas = new Map();
const cache = createExampleCache(schemas, undefined, {
  ...{ baseUrlVariable: 'API_BASE', defaultBaseUrl: server, idempotencyHeader: 'idempotency-key' },
  server: 'https://api.x.org/v1',
});
const key = parameter({ in: 'header', name: 'Idempotency-Key', examples: [{ name: '', value: 'a' }] });

describe('samples of a site that says where they run', () => {
  it.each<[string, Partial<Operation>, object]>([
    ['the base URL is read from the environment', {}, { url: `${server}/tasks`, base, headers: [] }],
    [
      'an operation with a server of its own keeps it',
      { servers: [{ url: 'https://files.x.org', variables: [] }] },
      { url: 'https://files.x.org/tasks', headers: [] },
    ],
    [
      'a key is sent where the operation takes one, also an optional one',
      { parameters: [key] },
      { headers: [{ name: 'Idempotency-Key', value: '', isNewKey: true }] },
    ],
    [
      'and once where it is required',
      { parameters: [{ ...key, required: true }] },
      { headers: [{ name: 'Idempotency-Key', value: '', isNewKey: true }] },
    ],
  ])('%s', (_case, given, want) => {
    const request = buildSampleRequest(operation({ servers, ...given }), cache);
    expect(request).toMatchObject(want);
    expect('base' in request).toBe('base' in want || !('url' in want));
  });
});

describe('the form of such a request', () => {
  const given = operation({ servers, parameters: [key] });
  const form = requestForm(given, { schemas, cache, renderText: renderTexts });
  const fill = (changed: Partial<FilledForm>) =>
    fillForm(form, { server, parameters: [undefined], requirement: [], secrets: {}, ...changed });

  it('begins with the request of the samples', () => {
    expect(fill({})).toEqual(buildSampleRequest(given, cache));
  });

  it('takes a typed key, and another base URL as the one without the variable', () => {
    expect(fill({ parameters: ['mine'], server: 'https://api.x.org/v1' })).toMatchObject({
      url: 'https://api.x.org/v1/tasks',
      base: { variable: 'API_BASE', value: 'https://api.x.org/v1' },
      headers: [{ name: 'Idempotency-Key', value: 'mine' }],
    });
  });
});
