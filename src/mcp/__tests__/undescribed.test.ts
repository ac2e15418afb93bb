import { beforeAll, expect, it } from 'vitest';
import type { SampleRequest } from '../../reference/sampleRequest';
import { prepareDescription, type SandboxDescription } from '../../sandbox/world/description';
import { undescribedNames } from '../undescribed';

const string = { type: 'string' };
const person = { type: 'object', properties: { name: string } };
const query = (name: string, schema: object): object => ({ name, in: 'query', schema });
const takes = (schema: object): object => ({ requestBody: { content: { 'application/json': { schema } } } });

const operations: Record<string, object> = {
  query: { parameters: [query('page', string), query('ids', { type: 'array', items: string })] },
  object: { parameters: [query('filter', { type: 'object', properties: { name: string } })] },
  key: { security: [{ key: [] }] },
  'kinds?kind=a&of={of}': {},
  whole: {
    parameters: [
      { name: 'q', in: 'querystring', content: { 'application/x-www-form-urlencoded': { schema: person } } },
    ],
  },
  nested: takes({ allOf: [person, { type: 'object', properties: { friends: { type: 'array', items: person } } }] }),
  choice: takes({ oneOf: [person, { type: 'object', properties: { company: string } }] }),
  map: takes({ type: 'object', properties: { name: string }, additionalProperties: string }),
  anything: takes({ type: 'object' }),
};

let description: SandboxDescription;
beforeAll(async () => {
  const paths = Object.entries(operations).map(([id, operation]) => [
    `/${id}`,
    { post: { operationId: id, responses: { 200: { description: 'Done' } }, ...operation } },
  ]);
  description = await prepareDescription({
    ...{ openapi: '3.2.0', info: { title: 'API', version: '1' }, paths: Object.fromEntries(paths) },
    components: { securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'api_key' } } },
  });
});

it.each<[operation: string, query: string, body: unknown, want: string[]]>([
  ['query', '?page=1&ids=a&ids[]=b&ids[0]=c', undefined, []],
  ['query', '?pag=1&pag=2&pag%65=1&x[a]=1', undefined, ['query pag', 'query x[a]']],
  ['object', '?name=a&else=b', undefined, []],
  ['key', '?api_key=secret&api-key=secret', undefined, ['query api-key']],
  ['kinds?kind=a&of={of}', '?kind=a&of=b&x=1', undefined, ['query x']],
  ['whole', '?name=a', undefined, []],
  ['nested', '', { name: 'a', friends: [{ name: 'b' }] }, []],
  ['nested', '', { nam: 'a', friends: [{ nam: 'b' }, { nam: 'c' }] }, ['body nam', 'body friends.nam']],
  ['choice', '', { company: 'a' }, []],
  ['choice', '', { compani: 'a' }, ['body compani']],
  ['map', '', { name: 'a', else: 'b' }, []],
  ['anything', '', { name: 'a' }, []],
  ['query', '', { name: 'a' }, []],
  // A body that may be missing may be empty.
  ['nested', '', '', []],
])('%s with %s and %j: %j', (id, search, value, want) => {
  const text = value === '' ? '' : JSON.stringify(value);
  const body = { kind: 'text' as const, mediaType: 'application/json', text };
  const request: SampleRequest = {
    ...{ method: 'POST', url: `/${id.replace(/\?.*/, '')}${search}`, headers: [] },
    ...(value === undefined ? {} : { body }),
  };
  const operation = description.operations.find((each) => each.id === id);
  expect(operation && undescribedNames(operation, request, description.cache)).toEqual(want);
});
