import { describe, expect, it } from 'vitest';
import type { OperationSection, ResponseView, SecurityView } from '../../../reference/page';
import { accessPieces, saysAccess, scopesOf } from '../../../reference/words';
import { example, json, operation, response, samples, schema, text } from './fixture';
import { all, renderOperation } from './render';

const use = (label: string, ...scopes: string[]) => ({ name: label, label, scopes });

describe('access in words', () => {
  it.each<[SecurityView['alternatives'], string]>([
    [[], 'no authorisation'],
    [[[]], 'no authorisation'],
    [[[use('bearer token')]], 'bearer token'],
    [[[use('bearer token')], [use('API key'), use('OAuth 2')]], 'bearer token or API key and OAuth 2'],
    [[[use('bearer token')], []], 'bearer token or no authorisation'],
    [[[use('OAuth 2', 'read')]], 'OAuth 2'],
    [[[use('OAuth 2', 'read')], [use('OAuth 2', 'read')]], 'OAuth 2 (`read`)'],
    [
      [[use('OAuth 2', 'read')], [use('OAuth 2', 'write', 'all'), use('API key')]],
      'OAuth 2 (`read`) or OAuth 2 (`write`, `all`) and API key',
    ],
  ])('%o -> %s', (given, want) => {
    const pieces = accessPieces({ alternatives: given });
    expect(pieces.map(({ text, isCode }) => (isCode ? `\`${text}\`` : text)).join('')).toBe(want);
  });

  it('leaves the scopes of a single way to a line of their own', () => {
    expect(scopesOf({ alternatives: [[use('OAuth 2', 'a', 'b'), use('key', 'a')]] })).toEqual(['a', 'b']);
    expect(scopesOf({ alternatives: [[use('OAuth 2', 'a')], [use('key', 'b')]] })).toEqual([]);
  });

  it.each<[OperationSection['kind'], SecurityView, boolean]>([
    ['operation', { alternatives: [] }, true],
    ['operation', { alternatives: [], isUnstated: true }, false],
    ['webhook', { alternatives: [], isUnstated: true }, false],
    ['webhook', { alternatives: [] }, false],
    ['webhook', { alternatives: [[use('key')]] }, true],
  ])('of an %s with %j is shown: %s', (kind, view, want) => {
    expect(saysAccess(kind, view)).toBe(want);
  });
});

describe('empty parts', () => {
  const noBody = 'This operation takes no body.';
  it.each<[string, boolean]>([
    ['POST', true],
    ['PUT', true],
    ['PATCH', true],
    ['GET', false],
    ['DELETE', false],
  ])('%s says that it takes no body: %s', (method, want) => {
    expect(renderOperation(operation({ method })).includes(noBody)).toBe(want);
  });

  it('says that a response has no body', () => {
    expect(renderOperation(operation())).toContain('This response has no body.');
  });

  it('says that there are no responses', () => {
    expect(renderOperation(operation({ responses: [] }))).toContain('The API description lists no responses.');
  });
});

describe('an operation', () => {
  it('shows the text of its further documentation where that has links', () => {
    const description = { source: ['[a](#b)'], html: '<p><a href="/b">a</a></p>', links: { '#b': '/b' } };
    const externalDocs = { label: 'a', href: 'https://x.org', description };
    expect(renderOperation(operation({ externalDocs }))).toContain('<a href="/b">a</a>');
  });

  it('strikes its title when it is deprecated', () => {
    const markup = renderOperation(operation({ deprecated: true }));
    expect(markup).toMatch(/<h2 id="op"[^>]*><s>Get thing<\/s><b class="deprecated">deprecated<\/b>/);
  });

  it.each<[Partial<OperationSection>, string]>([
    [{ method: 'POST' }, 'method post badge">POST'],
    [{ method: 'TRACE' }, 'method badge">TRACE'],
    [{ kind: 'webhook', method: 'POST', path: 'closed', servers: [] }, 'method badge">EVENT'],
  ])('%o has the badge %s', (given, want) => {
    expect(renderOperation(operation(given))).toContain(want);
  });

  it.each<[Partial<OperationSection>, string[]]>([
    [{}, ['Print']],
    [{ requestBuilder: '/builder.json' }, ['Build and check', 'Print']],
    [{ openapi: '/openapi/a.yaml' }, ['/openapi/a.yaml', 'Print']],
    [{ requestBuilder: '/b.json', openapi: '/a.yaml' }, ['Build and check', '/a.yaml', 'Print']],
  ])('%o offers %j', (given, want) => {
    const [, actions = ''] = /<p class="op-actions">(.*?)<\/p>/s.exec(renderOperation(operation(given))) ?? [];
    expect(all(/(?:<a href="(?=[^"]*" download)|<button [^>]*>)([^"<]*)/g, actions)).toEqual(want);
  });

  const code = 'Set <code>a</code>.';
  it.each<[status: string, given: Partial<ResponseView>, row: string, inside: string]>([
    ['404', {}, 'Not found', ''],
    ['404', { description: text('No such thing.') }, 'No such thing.', ''],
    ['404', { description: { source: [], html: `<p>${code}</p>` } }, code, ''],
    ['404', { description: text('not found.') }, 'not found.', ''],
    ['404', { description: text('Default response.') }, 'Not found', '<p>Default response.</p>'],
    ['404', { description: text('Response') }, 'Not found', '<p>Response</p>'],
    ['404', { description: text('x'.repeat(81)) }, 'Not found', `<p>${'x'.repeat(81)}</p>`],
    ['404', { description: text('&amp;'.repeat(80)) }, '&amp;'.repeat(80), ''],
    ['404', { description: text('<a href="/b">b</a>') }, 'Not found', '<p><a href="/b">b</a></p>'],
    ['404', { summary: 'Gone <b>' }, 'Gone &lt;b&gt;', ''],
    ['404', { summary: 'Gone', description: text('It was.') }, 'Gone', '<p>It was.</p>'],
    ['default', { description: text('An error.') }, 'Any other status: An error.', ''],
    ['default', { summary: 'An error' }, 'Any other status: An error', ''],
  ])('says what a response with %s and %j means in its row', (status, given, row, inside) => {
    const title = status === 'default' ? 'Any other status' : 'Not found';
    const markup = renderOperation(operation({ responses: [response(status, title, given)] }));
    expect(all(/<span class="what">(.*?)<\/span>/g, markup)).toEqual([row]);
    expect(all(/<div class="response-body">(.*?)<p>This response/g, markup)).toEqual([inside]);
  });

  it('opens the first response that means success', () => {
    const statuses = ['400', '201', '202'].map((status) => response(status, '', { anchor: status }));
    const markup = renderOperation(operation({ responses: statuses }));
    expect(all(/<details class="response" id="(\d+)" open=""/g, markup)).toEqual(['201']);
  });

  it.each<[string[], string[]]>([
    [
      ['400', '204', '401'],
      ['204', '400', '401'],
    ],
    [
      ['404', '302'],
      ['302', '404'],
    ],
    [
      ['default', '2XX'],
      ['2XX', 'default'],
    ],
    [['default'], ['default']],
  ])('has a tab for each of the statuses %j, success first', (given, want) => {
    const responses = given.map((status) => response(status, '', { anchor: status }));
    const markup = renderOperation(operation({ samples: samples('/things'), responses }));
    expect(all(/<input[^>]* name="op:status"[^>]* value="(\w+)"/g, markup)).toEqual(want);
    expect(all(/<p class="no-example" data-status="(\w+)">No content</g, markup)).toEqual(want);
  });

  it('says of a response with content that it has no example', () => {
    const responses = [response('200', 'OK', { mediaTypes: [json('j', {})] })];
    expect(renderOperation(operation({ samples: samples('/things'), responses }))).toContain('>No example</p>');
  });

  it('names each radio group once', () => {
    const body = json('op.200.json', { schema: schema('object'), examples: [example(1), example(2)] });
    const markup = renderOperation(
      operation({ samples: samples('/things'), responses: [response('200', 'OK', { mediaTypes: [body] })] }),
    );
    expect(new Set(all(/ name="([^"]*)"/g, markup))).toEqual(new Set(['op:language', 'op:status', 'op.200:example']));
  });

  it('has the samples in the order of their tabs', () => {
    const markup = renderOperation(operation({ samples: samples('/things') }));
    const tabs = all(/<input[^>]* name="op:language"[^>]*>([^<]*)</g, markup);
    expect(tabs.length).toBeGreaterThan(1);
    expect(all(/<pre[^>]* aria-label="([^"]*) sample"/g, markup)).toEqual(tabs);
  });

  it('puts an example of each format behind one row of tabs', () => {
    const formats = [
      json('j', { examples: [example(1, { label: 'One' })] }),
      json('x', { mediaType: 'application/xml', examples: [example(2, { label: 'Two' })] }),
    ];
    const markup = renderOperation(operation({ requestBody: { anchor: 'b', required: true, mediaTypes: formats } }));
    expect(markup).toContain('application/json · One</label>');
    expect(markup).toContain('application/xml · Two</label>');
  });

  it('gives no two examples of a body one tab', () => {
    const examples = ['first', 'second'].map((name) => example(name, { name, label: 'Task' }));
    const markup = renderOperation(
      operation({ responses: [response('200', 'OK', { mediaTypes: [json('j', { examples })] })] }),
    );
    expect(all(/>([^<>]*)<\/label>/g, markup)).toEqual(expect.arrayContaining(['Task · first', 'Task · second']));
  });
});
