import { describe, expect, it } from 'vitest';
import { left } from './left';

const ok = 'responses: {200: {description: d}}';
const internal = (url: string, variables = ''): string => `{url: "${url}", x-internal: true${variables}}`;
const sample = (source: string): string => `x-codeSamples: [{lang: sh, source: '${source}'}]`;

/** A description with a public server at `https://open.example/v1`, and an operation with these fields. */
const described = (server: string, operation: string, paths = ''): string =>
  `servers: [{url: "https://open.example/v1"}, ${server}]\npaths: {/a: {post: {operationId: oa, ${operation}, ${ok}}}${paths}}`;

const tenant = internal(
  'https://{tenant}.SECRET.example:{port}/v2/',
  ', variables: {tenant: {default: a}, port: {default: "443"}}',
);

describe('the address of an internal server', () => {
  it.each<[server: string, source: string]>([
    [internal('https://SECRET.example/'), 'curl https://SECRET.example/a'],
    [internal('https://SECRET.example/v1'), 'curl http://secret.EXAMPLE:8080/SECRET'],
    [internal('https://SECRET.example'), 'fetch("https://${shop}.SECRET.example")'],
    [internal('https://SECRET.example'), 'ping SECRET.example # SECRET'],
    [internal('https://SECRET.example'), 'open "https%3A%2F%2FSECRET.example%2Fa"'],
    [internal('https://SECRET.example'), 'open("https:\\/\\/SECRET.example\\/a")'],
    [internal('//SECRET.example'), 'curl https://user@SECRET.example'],
    [internal('http://SECRET:8080'), 'curl http://SECRET:8080/a'],
    [internal('https://open.example/SECRET'), 'curl https://open.example/SECRET/a'],
    [internal('https://open.example/SECRET'), 'curl "$HOST/SECRET/a"'],
    [internal('/SECRET'), 'curl "$HOST/SECRET/a"'],
    [internal('SECRET/'), 'curl "$HOST/SECRET/a"'],
    [tenant, 'curl https://b.SECRET.example:8443/v1'],
    [tenant, 'curl https://{tenant}.SECRET.example/v1'],
    [
      internal('https://{env}.open.example', ', variables: {env: {default: a, enum: [a, SECRET]}}'),
      'curl https://SECRET.open.example/v1',
    ],
  ])('%s is in no sample: %s', async (server, source) => {
    const { text } = await left(described(server, sample(source)));
    expect(text).not.toContain('SECRET');
  });

  it.each<[server: string, operation: string]>([
    [internal('https://SECRET.example'), 'externalDocs: {url: "https://SECRET.example/docs"}'],
    [internal('https://SECRET.example'), 'x-readme: {code-samples: [{code: "curl https://SECRET.example"}]}'],
    [internal('https://SECRET.example'), 'x-docs: {"https://SECRET.example": 1, other: 2}'],
    [
      internal('https://SECRET.example'),
      'requestBody: {content: {a/json: {examples: {e: {externalValue: "https://SECRET.example/e.json"}, f: {value: 1}}}}}',
    ],
    [
      internal('https://SECRET.example'),
      `callbacks: {c: {"https://SECRET.example/{$request.query.id}": {post: {${ok}}}}}`,
    ],
  ])('%s is in nothing that leads there: %s', async (server, operation) => {
    const { text } = await left(described(server, operation));
    expect(text).not.toContain('SECRET');
    expect(text).toContain('"oa"');
  });

  it.each<[server: string, source: string]>([
    [internal('https://open.example'), 'curl https://open.example/v1/a'],
    [internal('https://open.example/v1/internal'), 'curl https://open.example/v1/a'],
    [internal('https://hidden.example'), 'curl https://nothidden.example/a https://hidden.example.org'],
    [internal('https://{env}.open.example', ', variables: {env: {default: test}}'), 'curl https://docs.open.example'],
    [internal('http://localhost:8080'), 'curl "https://open.example/v1/a?to=http://localhost:8080"'],
    [internal('/internal'), 'curl https://open.example/v1/internal'],
    [internal('/'), 'curl https://open.example/v1'],
  ])('%s takes no other sample along: %s', async (server, source) => {
    const { text } = await left(described(server, sample(source)));
    expect(text).toContain(JSON.stringify(source));
  });

  it('is looked for beside the public server "/"', async () => {
    const { text } = await left(
      `servers: [{url: /}, ${internal('https://SECRET.example')}]\npaths: {/a: {get: {${sample('curl https://SECRET.example')}, ${ok}}}}`,
    );
    expect(text).not.toContain('SECRET');
  });

  it.each([
    ['#operation/SECREToperation', false],
    ['#/a/SECREToperation', false],
    ['#a?id=SECREToperation', false],
    ['#tag/a%2FSECREToperation', false],
    ['#SECREToperations', true],
    ['/SECREToperation', true],
  ])('documentation at %s of a page, the place of an internal operation, stays: %s', async (place, stays) => {
    const paths = `, /b: {get: {operationId: SECREToperation, x-internal: true, ${ok}}}`;
    const { text } = await left(described('{url: /}', `externalDocs: {url: "https://docs.example/${place}"}`, paths));
    expect(text.includes('docs.example')).toBe(stays);
  });

  it('takes along what leads there, with a notice', async () => {
    const { messages } = await left(
      described(internal('https://hidden.example'), 'externalDocs: {url: "https://hidden.example/docs"}'),
    );
    expect(messages).toEqual([
      'notice #/paths/~1a/post/externalDocs This leads to an address that is internal, and is left out.',
    ]);
  });

  it('stays in a public security scheme, with a notice', async () => {
    const { messages, text } = await left(
      `${described(internal('https://hidden.example'), 'summary: s')}\ncomponents: {securitySchemes: {o: {type: oauth2, flows: {clientCredentials: {tokenUrl: "https://hidden.example/token", scopes: {}}}}}}`,
    );
    expect(text).toContain('hidden.example/token');
    expect(messages).toEqual([
      'notice #/components/securitySchemes/o/flows/clientCredentials/tokenUrl This has the address of a server, or the path of an operation, that is internal, and is shown.',
    ]);
  });

  it('stays in texts and values, with a notice', async () => {
    const { messages } = await left(
      described(internal('https://hidden.example'), 'description: See https://hidden.example/docs.'),
    );
    expect(messages).toEqual([
      'notice #/paths/~1a/post/description This has the address of a server, or the path of an operation, that is internal, and is shown.',
    ]);
  });
});

describe('the path of an internal operation', () => {
  const hidden = `x-internal: true, ${ok}`;

  it.each<[paths: string, source: string, stays: boolean]>([
    [`"/orders/{id}/cost": {get: {${hidden}}}`, 'curl $HOST/v1/orders/42/cost', false],
    [`"/orders/{id}/cost": {get: {${hidden}}}`, 'curl $HOST/v1/orders/42/costs', true],
    [`/orders/mine: {get: {${hidden}}}, "/orders/{id}": {get: {${ok}}}`, 'curl $HOST/orders/mine', false],
    [`/orders/mine: {get: {${ok}}}, "/orders/{id}": {get: {${hidden}}}`, 'curl $HOST/orders/mine', true],
    [`/status: {get: {${hidden}}}, /orders/status: {get: {${ok}}}`, 'curl $HOST/orders/status', true],
    [`"/files/{name}.{ext}": {get: {${hidden}}}`, 'curl $HOST/files/a.txt', false],
    [`"/{id}": {get: {${hidden}}}`, 'curl $HOST/a', true],
  ])('with %s, the sample %s stays: %s', async (paths, source, stays) => {
    const { text } = await left(described('{url: /v2}', sample(source), `, ${paths}`));
    expect(text.includes(source)).toBe(stays);
  });

  const other = internal('https://open.example/beta');
  it.each<[path: string, operation: string, stays: boolean]>([
    ['/health', `callbacks: {c: {"{$request.body#/url}/health": {post: {${ok}}}}}`, true],
    ['/webhooks/receive', `callbacks: {c: {"{$request.query.url}/webhooks/receive": {post: {${ok}}}}}`, true],
    ['/health', `callbacks: {c: {"https://customer.example/health": {post: {${ok}}}}}`, true],
    ['/health', `callbacks: {c: {"https://open.example/v1/health": {post: {${ok}}}}}`, false],
    ['/health', `callbacks: {c: {"/health": {post: {${ok}}}}}`, false],
    ['/status', 'externalDocs: {url: "https://docs.example/status"}', true],
    ['/status', 'externalDocs: {url: "https://open.example/v1/status"}', false],
    ['/orders/{id}/cost', 'externalDocs: {url: "https://docs.example/orders/{id}/cost"}', false],
    ['/cost-list', 'externalDocs: {url: "https://docs.example/cost-list"}', false],
    ['/status', 'externalDocs: {url: "https://docs.example/beta/start"}', true],
    ['/status', 'externalDocs: {url: "https://open.example/beta/start"}', false],
    ['/status', 'x-logo: {url: "https://docs.example/status/logo.png"}', true],
    ['/status', 'x-logo: {url: "The status of all orders"}', true],
    ['/status', 'x-logo: {url: "/status"}', false],
    ['/status', 'externalDocs: {url: "https://docs.example/guide#search"}', true],
    ['/status', 'externalDocs: {url: "https://docs.example/#operation/search"}', false],
    ['/status', 'externalDocs: {url: "https://docs.example/#tag/HiddenTag"}', false],
    ['/status', 'externalDocs: {url: "https://docs.example/#/schemas/HiddenModel"}', false],
  ])('with %s, %s stays: %s', async (path, operation, stays) => {
    const { text } = await left(
      described(
        other,
        operation,
        `, "${path}": {get: {operationId: search, tags: [HiddenTag], ${hidden}}}}\ncomponents: {schemas: {HiddenModel: {x-internal: true}}`,
      ),
    );
    expect(/callbacks|externalDocs|x-logo/.test(text)).toBe(stays);
  });
});
