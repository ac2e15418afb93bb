import type { OpenAPIV2 } from 'openapi-types';
import { expect, it } from 'vitest';
import { placeOf } from '../../__tests__/builders';
import { convertSwagger } from '../swagger';

const form = (name: string) => ({ name, in: 'formData', type: 'string', default: 1 });
const body = { name: 'b', in: 'body', schema: { type: 'object', properties: { id: { type: 'string' } } } };
const responses = { 200: { description: 'OK' } };

const swagger = {
  swagger: '2.0',
  info: { title: 'Old', version: '1' },
  parameters: { Shared: form('shared') },
  paths: {
    '/form': {
      parameters: [form('ofPath'), { $ref: '#/parameters/Shared' }],
      post: { parameters: [{ name: 'q', in: 'query', type: 'string' }, form('one'), form('two')], responses },
    },
    '/body': { parameters: [body], put: { responses } },
    '/none': { get: { responses } },
  },
  definitions: { A: { properties: { requestBody: { type: 'string' } } } },
} as unknown as OpenAPIV2.Document;

const ofForm = '#/paths/~1form/post/requestBody/content/application~1x-www-form-urlencoded';
const ofBody = 'requestBody/content/application~1json/schema';

it.each<[pointer: string, want: string]>([
  [`${ofForm}/schema/properties/one`, '#/paths/~1form/post/parameters/1'],
  [`${ofForm}/schema/properties/two`, '#/paths/~1form/post/parameters/2'],
  [`${ofForm}/schema/properties/two/default`, '#/paths/~1form/post/parameters/2/default'],
  [`${ofForm}/encoding/two/style`, '#/paths/~1form/post/parameters/2'],
  [`${ofForm}/schema/properties/ofPath/default`, '#/paths/~1form/parameters/0/default'],
  [`${ofForm}/schema/properties/shared/default`, '#/parameters/Shared/default'],
  [`${ofForm}/schema/required`, '#/paths/~1form/post/parameters/1'],
  [`#/paths/~1body/put/${ofBody}/properties/id`, '#/paths/~1body/parameters/0/schema/properties/id'],
  [`#/paths/~1none/get/${ofBody}`, '#/paths/~1none/get'],
  ['#/components/schemas/A/properties/requestBody/type', '#/definitions/A/properties/requestBody/type'],
])('what is at %s after conversion was made of %s', async (pointer, want) => {
  const { locate } = await convertSwagger(swagger, placeOf);
  expect(locate(pointer).pointer).toBe(want);
});

it('finds one body that the converter made of equal ones where it is stated first', async () => {
  const paths = { ...swagger.paths, '/equal': { patch: { parameters: [body], responses } } };
  const { document, locate } = await convertSwagger({ ...swagger, paths } as unknown as OpenAPIV2.Document, placeOf);
  const [name] = Object.keys(document.components?.requestBodies ?? {});
  const pointer = `#/components/requestBodies/${name}/content/application~1json/schema/properties/id`;
  expect(locate(pointer).pointer).toBe('#/paths/~1body/parameters/0/schema/properties/id');
});
