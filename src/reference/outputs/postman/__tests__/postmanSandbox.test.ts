import { expect, it } from 'vitest';
import { documentOf, make } from './postmanCases';
import { formatProblems } from './postmanFormat';

const document = documentOf(`
servers:
  - { url: https://api.example.com/v1, description: Production }
  - { url: https://sandbox.example.com/v1, description: Sandbox }
paths:
  /tasks:
    post:
      parameters: [{ name: Idempotency-Key, in: header, schema: { type: string }, example: a }]
      responses:
        200: { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Task' } } } }
        202: { description: Later }
        400: { description: No, content: { application/json: { schema: { type: string } } } }
security: [{ apiToken: [] }]
components:
  securitySchemes: { apiToken: { type: http, scheme: bearer } }
  schemas:
    Task: { type: object, required: [id, secret], properties: { id: { type: integer, format: int64, description: Its id }, format: { type: string }, secret: { type: string, writeOnly: true }, parent: { $ref: '#/components/schemas/Task' } } }
    Unused: { type: boolean }
`);
const samples = {
  baseUrlVariable: 'API_BASE',
  defaultBaseUrl: 'http://127.0.0.1:4010/v1',
  idempotencyHeader: 'Idempotency-Key',
};
const { collection, environment, items, paths, production } = make(document, samples);
const values = (given: typeof production) =>
  given?.values.map((each) => Object.values(each).filter((value) => value !== 'default' && value !== 'secret'));

it('the environment is that of the sandbox, and production has a second file', () => {
  expect(paths.slice(1)).toEqual([
    'downloads/test.postman_environment.json',
    'downloads/test-production.postman_environment.json',
  ]);
  expect([environment.name, production?.name]).toEqual(['Test API, sandbox', 'Test API, production']);
  expect(values(environment)).toEqual([
    ['baseUrl', 'http://127.0.0.1:4010/v1', true],
    ['apiToken', '', true],
    ['baseUrl-sandbox', 'https://sandbox.example.com/v1', false],
  ]);
  expect(values(production)).toEqual([
    ['baseUrl', 'https://api.example.com/v1', true],
    ['apiToken', '', true],
  ]);
  expect(environment.id).not.toBe(production?.id);
});

it('each request has a new idempotency key', () => {
  expect(items[0]?.request.header).toContainEqual({ key: 'Idempotency-Key', value: '{{$guid}}' });
});

it('each request tests status and schema of its response, by schemas that the collection holds once', () => {
  expect(formatProblems(collection)).toEqual([]);
  const [address = ''] = /#\/\$defs\/\d+/.exec(items[0]?.event?.[0]?.script.exec.join() ?? '') ?? [];
  expect(items[0]?.event?.[0]?.script.exec[1]).toBe(`  const schemas = { 200: "${address}", 202: null };`);
  const { $defs } = JSON.parse(collection.variable?.[0]?.value ?? '') as { $defs: Record<string, object> };
  const text = JSON.stringify($defs);
  expect(Object.values($defs)).toContainEqual(expect.objectContaining({ required: ['id'] }));
  expect(text).not.toMatch(/int64|Its id|boolean|ByDirection/);
  expect(text).toMatch(/"format":\{"\$ref"/);
});

it('without the option there are no tests, and one environment', () => {
  const plain = make(document);
  expect(plain.paths).toHaveLength(2);
  expect(plain.collection).not.toHaveProperty('variable');
  expect(plain.items[0]).not.toHaveProperty('event');
});
