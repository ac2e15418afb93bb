import { describe, expect, it, test } from 'vitest';
import { compareDescriptions } from '../compareDescriptions';

const today = '2026-11-27';

/** A description with one operation, which sends and receives a body. */
function withOperation(operation: object, rest: object = {}): object {
  return {
    ...{ openapi: '3.1.1', info: { title: 'Things', version: '1' } },
    paths: { '/things/{id}': { post: { responses: {}, ...operation } } },
    ...rest,
  };
}

function rulesOf(before: object, after: object): string[] {
  return compareDescriptions(before, after, today).map(({ rule }) => rule);
}

function expectSame(before: object, after: object): void {
  expect({ forth: rulesOf(before, after), back: rulesOf(after, before) }).toEqual({ forth: [], back: [] });
}

describe('a server of several operations', () => {
  const a = { url: 'https://a.example.com' };
  const b = { url: 'https://b.example.com' };
  const responses = { '200': { description: 'ok' } };
  const get = { operationId: 'get', responses };
  const post = { operationId: 'post', responses };
  const described = (servers: object[], pathItem: object, further: object = {}): object => ({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    servers,
    paths: { '/a': pathItem, ...further },
  });
  const both = (servers: object[]): object => ({ servers, get, post });
  const changes = (base: object, revision: object): unknown =>
    compareDescriptions(base, revision, today).map(({ rule, operations }) => [rule, operations.length]);
  const own = (servers: object[]): object => ({ get: { ...get, servers }, post: { ...post, servers } });

  test.each([
    ['of a path', described([b], both([a])), described([b], both([a, b]))],
    ['of the document, stated by each before', described([], own([a])), described([a, b], { get, post })],
    ['of the path, stated by each before', described([], own([a])), described([], both([a, b]))],
  ])('is one change: %s', (_what, before, after) => {
    expect(changes(before, after)).toEqual([['server-added', 2]]);
  });

  test('is removed from a path once', () => {
    expect(changes(described([b], both([a, b])), described([b], both([a])))).toEqual([['server-removed', 2]]);
    expect(changes(described([b], both([a, b])), described([b], { get, post }))).toEqual([['server-removed', 2]]);
  });
});

describe('a server that the document has lost', () => {
  const [a, b] = ['a', 'b'].map((name) => ({ url: `https://${name}.example.com` })) as [object, object];
  const responses = { '200': { description: 'ok' } };
  const described = (servers: object[], paths: object): object => ({
    ...{ openapi: '3.1.0', info: { title: 'T', version: '1' } },
    ...{ servers, paths },
  });
  const operation = (operationId: string, own: object = {}): object => ({ get: { operationId, responses, ...own } });
  const two = (start = '', own: object = {}): object => ({
    [`${start}/a`]: operation('a', own),
    [`${start}/b`]: operation('b', own),
  });
  const ofPaths = (servers: object[]): object => ({
    '/a': { servers, ...operation('a') },
    '/b': { servers, ...operation('b') },
  });
  const removed = (before: object, after: object): unknown =>
    compareDescriptions(before, after, today).map(({ rule, revision, verdict, operations }) =>
      [rule, revision, verdict, operations.length].join(' '),
    );
  const draft = { servers: [a], 'x-stability-level': 'draft' };

  test.each<[what: string, before: object, after: object, want: string[]]>([
    ['by all', described([a, b], two()), described([a], two()), ['server-removed # breaking 0']],
    [
      'where operations state theirs',
      described([a, b], two()),
      described([], two('', { servers: [a] })),
      ['server-removed # breaking 2'],
    ],
    [
      'where paths state theirs',
      described([a, b], two()),
      described([], ofPaths([a])),
      ['server-removed # breaking 2'],
    ],
    [
      'where paths are moved',
      described([a, b], two('/v1')),
      described([{ url: 'https://a.example.com/v1' }], two()),
      ['server-removed # breaking 2'],
    ],
    [
      'where one operation that is a draft states its own',
      described([a, b], { ...two(), '/c': operation('c', { 'x-stability-level': 'draft' }) }),
      described([a], { ...two(), '/c': operation('c', draft) }),
      ['server-removed # breaking 0'],
    ],
  ])('is one change: %s', (_what, before, after, want) => {
    expect(removed(before, after)).toEqual(want);
  });

  test('is not one that an operation alone no longer has', () => {
    const after = described([a, b], { ...two(), '/b': operation('b', { servers: [a] }) });
    expect(removed(described([a, b], two()), after)).toEqual(['server-removed #/paths/~1b/get breaking 1']);
  });
});

describe('how values are written', () => {
  const list = { type: 'array', items: { type: 'string' } };
  const object = { type: 'object', properties: { a: { type: 'string' } } };
  const parameter = (fields: object): object =>
    withOperation({ parameters: [{ name: 'id', required: true, ...fields }] });
  const header = (fields: object): object =>
    withOperation({ responses: { 200: { description: 'Done', headers: { 'X-A': fields } } } });
  const body = (type: string, schema: object, encoding?: object): object => {
    const media = { schema: { type: 'object', properties: { p: schema } }, ...(encoding && { encoding }) };
    return withOperation({ requestBody: { content: { [type]: media } } });
  };
  const form = (schema: object, p?: object): object => body('application/x-www-form-urlencoded', schema, p && { p });
  const query = { in: 'query', schema: object };
  const deep = { ...query, style: 'deepObject' };
  const ofText = { in: 'query', schema: { type: 'string' } };
  const asJson = { in: 'query', content: { 'application/json': { schema: object } } };

  test.each([
    ['explode of deepObject', parameter(deep), parameter({ ...deep, explode: true })],
    [
      'explode of a list in a path',
      parameter({ in: 'path', schema: list }),
      parameter({ in: 'path', schema: list, explode: true }),
    ],
    ['explode of a list in a header', header({ schema: list }), header({ schema: list, explode: true })],
    ['the style of a text in a query', parameter(ofText), parameter({ ...ofText, style: 'pipeDelimited' })],
    ['explode of JSON', parameter(asJson), parameter({ ...asJson, explode: false, style: 'form' })],
    [
      'reserved characters in a header',
      header({ schema: list }),
      header({ schema: list, allowReserved: true, allowEmptyValue: true }),
    ],
    [
      'an empty value in a path',
      parameter({ in: 'path', schema: list }),
      parameter({ in: 'path', schema: list, allowEmptyValue: true }),
    ],
    [
      'explode of deepObject in a form',
      form(object, { style: 'deepObject' }),
      form(object, { style: 'deepObject', explode: true }),
    ],
    ['the style of a list in a form', form(list), form(list, { style: 'form', explode: true })],
    ['the style of a text in a form', form({ type: 'string' }), form({ type: 'string' }, { style: 'deepObject' })],
    [
      'the media type of what has a style',
      form(object, { style: 'deepObject' }),
      form(object, { style: 'deepObject', contentType: 'text/plain' }),
    ],
    [
      'headers of a field that is no part',
      form(list),
      form(list, { headers: { 'X-A': { schema: { type: 'string' } } } }),
    ],
    [
      'encodings in JSON',
      body('application/json', object),
      body('application/json', object, { p: { style: 'deepObject', contentType: 'text/csv' } }),
    ],
  ])('says the same: %s', (_what, before, after) => expectSame(before, after));

  test.each([
    [
      'explode of a list in a query',
      parameter({ in: 'query', schema: list }),
      { in: 'query', schema: list, explode: false },
    ],
    [
      'explode of an object in a path',
      parameter({ in: 'path', schema: object }),
      { in: 'path', schema: object, explode: true },
    ],
    [
      'explode of a list with a label',
      parameter({ in: 'path', schema: list, style: 'label' }),
      { in: 'path', schema: list, style: 'label', explode: true },
    ],
    ['deepObject', parameter(query), deep],
    [
      'a label',
      parameter({ in: 'path', schema: { type: 'string' } }),
      { in: 'path', schema: { type: 'string' }, style: 'label' },
    ],
    ['JSON', parameter(query), asJson],
  ])('is a change: %s', (_what, before, after) => {
    expect(rulesOf(before, parameter(after))).toContain('serialization-changed');
  });

  test.each([
    ['the style of an object, which is JSON without one', form(object), form(object, { style: 'form' })],
    ['deepObject', form(object), form(object, { style: 'deepObject' })],
    ['explode of a list', form(list), form(list, { explode: false })],
    ['a media type', form(object), form(object, { contentType: 'application/xml' })],
    [
      'the headers of a part',
      body('multipart/form-data', list),
      body('multipart/form-data', list, { p: { headers: { 'X-A': { schema: { type: 'string' } } } } }),
    ],
  ])('is a change of a form: %s', (_what, before, after) => {
    expect(rulesOf(before, after)).toEqual(['serialization-changed']);
    expect(rulesOf(after, before)).toEqual(['serialization-changed']);
  });
});

describe('null', () => {
  const [text, dated] = [{ type: 'string' }, { $ref: '#/components/schemas/Dated' }];
  const orNull = { type: 'null' };
  const schemas = { Dated: { type: 'object', properties: { at: { type: 'string' } } } };
  const components = (p: object): object => ({ schemas: { ...schemas, A: { type: 'object', properties: { p } } } });
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/A' } } };
  const operation = { requestBody: { content }, responses: { 200: { description: 'Done', content } } };
  const older = (p: object): object => withOperation(operation, { openapi: '3.0.3', components: components(p) });
  const newer = (p: object): object => withOperation(operation, { components: components(p) });

  const written: object[][] = [
    [older({ nullable: true, anyOf: [text, dated] }), older({ anyOf: [{ ...text, nullable: true }, dated] })],
    [older({ nullable: true, anyOf: [text, dated] }), newer({ anyOf: [text, dated, orNull] })],
    [older({ nullable: true, oneOf: [text, dated] }), newer({ oneOf: [orNull, text, dated] })],
    [older({ nullable: true, oneOf: [text, dated] }), newer({ oneOf: [{ type: ['string', 'null'] }, dated] })],
    [older({ nullable: true, oneOf: [dated, text] }), newer({ oneOf: [dated, { enum: [null] }, text] })],
    [newer({ anyOf: [text, dated, orNull] }), newer({ anyOf: [{ type: ['string', 'null'] }, dated] })],
    [newer({ anyOf: [text, dated, orNull] }), newer({ anyOf: [{ anyOf: [text, dated] }, orNull] })],
    [newer({ anyOf: [text, dated, orNull] }), newer({ anyOf: [text, dated, { const: null }] })],
    [older({ nullable: true, oneOf: [text] }), newer({ oneOf: [text, orNull] })],
    [older({ nullable: true, allOf: [{ anyOf: [text, dated] }] }), newer({ anyOf: [text, dated, orNull] })],
    [
      older({ type: 'array', items: { nullable: true, anyOf: [text, dated] } }),
      newer({ type: 'array', items: { anyOf: [text, dated, orNull] } }),
    ],
  ];
  test.each(written)('is the same beside alternatives and as one: %#', expectSame);

  test.each([
    [newer({ anyOf: [text, dated] }), newer({ anyOf: [text, dated, orNull] })],
    [older({ anyOf: [text, dated] }), older({ nullable: true, anyOf: [text, dated] })],
    [older({ oneOf: [text, dated] }), newer({ oneOf: [{ type: ['string', 'null'] }, dated] })],
    [older({ oneOf: [text, dated] }), newer({ oneOf: [text, dated, orNull] })],
  ])('is a change where it was not allowed: %#', (before, after) => {
    expect(rulesOf(before, after)).toEqual(['null-added']);
    expect(rulesOf(after, before)).toEqual(['null-removed']);
  });

  test.each([
    [older({ nullable: true, anyOf: [text, dated] }), newer({ anyOf: [text, { type: 'integer' }, dated, orNull] })],
    [older({ nullable: true, oneOf: [text, dated] }), newer({ oneOf: [text, orNull] })],
  ])('is none of the other alternatives: %#', (before, after) => {
    expect(rulesOf(before, after)).not.toEqual([]);
    expect(rulesOf(before, after)).not.toContain('null-added');
  });
});

describe('XML', () => {
  const text = { type: 'string' };
  const list = { type: 'array', items: text };
  const content = { 'application/xml': { schema: { $ref: '#/components/schemas/A' } } };
  const operation = { requestBody: { content }, responses: { 200: { description: 'Done', content } } };
  const api = (A: object): object => withOperation(operation, { components: { schemas: { A } } });
  const withField = (p: object): object => api({ type: 'object', properties: { p } });
  const withItems = (items: object): object => ({ type: 'array', items });

  test.each([
    ['the name of the property', withField(text), withField({ ...text, xml: { name: 'p' } })],
    ['flags that are false', withField(list), withField({ ...list, xml: { wrapped: false } })],
    ['an attribute that is none', withField(text), withField({ ...text, xml: { attribute: false } })],
    ['an empty object', withField(text), withField({ ...text, xml: {} })],
    ['empty texts', withField(text), withField({ ...text, xml: { namespace: '', prefix: '', name: '' } })],
    ['wrapped of a text', withField(text), withField({ ...text, xml: { wrapped: true } })],
    ['a node type', withField(text), withField({ ...text, xml: { nodeType: 'element' } })],
    ['that of a list', withField(list), withField({ ...list, xml: { nodeType: 'none' } })],
    [
      'an attribute in both ways',
      withField({ ...text, xml: { attribute: true } }),
      withField({ ...text, xml: { nodeType: 'attribute' } }),
    ],
    [
      'wrapped in both ways',
      withField({ ...list, xml: { wrapped: true } }),
      withField({ ...list, xml: { nodeType: 'element', name: 'p' } }),
    ],
  ])('says the same: %s', (_what, before, after) => expectSame(before, after));

  test.each([
    ['another name', withField(text), withField({ ...text, xml: { name: 'q' } })],
    ['an attribute', withField(text), withField({ ...text, xml: { attribute: true } })],
    ['a list in an element', withField(list), withField({ ...list, xml: { wrapped: true } })],
    ['a namespace', withField(text), withField({ ...text, xml: { namespace: 'urn:a' } })],
    ['a name of items', withField(list), withField(withItems({ ...text, xml: { name: 'q' } }))],
    ['a name of the root', api({ type: 'object' }), api({ type: 'object', xml: { name: 'b' } })],
    ['no name', withField({ ...text, xml: { name: 'q' } }), withField({ ...text, xml: { name: 'p' } })],
  ])('is a change: %s', (_what, before, after) => {
    expect(rulesOf(before, after)).toEqual(['xml-changed']);
    expect(rulesOf(after, before)).toEqual(['xml-changed']);
  });

  test('is one change where JSON has the schema as well', () => {
    const both = { ...content, 'application/json': content['application/xml'] };
    const side = (xml: object): object =>
      withOperation(
        { requestBody: { content: both }, responses: { 200: { description: 'Done', content: both } } },
        { components: { schemas: { A: { type: 'object', properties: { p: { ...text, xml } } } } } },
      );
    const changes = compareDescriptions(side({}), side({ name: 'q' }), today);
    expect(changes.map(({ rule, directions }) => [rule, directions])).toEqual([
      ['xml-changed', ['request', 'response']],
    ]);
  });
});

describe('addresses of security schemes', () => {
  const servers = [{ url: 'https://api.example.com/v1' }];
  const api = (name: string, scheme: object, rest: object = { servers }): object =>
    withOperation({ security: [{ [name]: [] }] }, { components: { securitySchemes: { [name]: scheme } }, ...rest });
  const withToken = (tokenUrl: string, rest?: object, name = 'OAuth'): object =>
    api(name, { type: 'oauth2', flows: { clientCredentials: { tokenUrl, scopes: {} } } }, rest);
  const withDiscovery = (openIdConnectUrl: string): object => api('Id', { type: 'openIdConnect', openIdConnectUrl });
  const further = { servers: [{ url: 'https://eu.example.com' }, { url: 'https://api.example.com/v1/' }] };

  test.each([
    ['from the root', withToken('/token'), withToken('https://api.example.com/token')],
    ['below the server', withToken('token'), withToken('https://API.example.com:443/v1/token')],
    ['beside it', withToken('../token'), withToken('https://api.example.com/token')],
    ['of another name', withToken('/token'), withToken('https://api.example.com/token', undefined, 'Tokens')],
    ['of discovery', withDiscovery('.well-known/id'), withDiscovery('https://api.example.com/v1/.well-known/id')],
    ['beside a further server', withToken('/token'), withToken('/token', further)],
  ])('is the same relative to the server and in full: %s', (what, before, after) => {
    if (what !== 'beside a further server') return expectSame(before, after);
    expect(rulesOf(before, after)).toEqual(['server-added']);
  });

  test.each([
    ['another path', withToken('/token'), withToken('https://api.example.com/v1/token')],
    ['another host', withToken('/token'), withToken('https://login.example.com/token')],
    ['another discovery', withDiscovery('id'), withDiscovery('/id')],
  ])('is a change: %s', (_what, before, after) => {
    expect(rulesOf(before, after)).toEqual(['security-address-changed']);
  });
});

it('names a parameter whose writing changes, whichever side states it', () => {
  const list = { name: 'ids', in: 'query', schema: { type: 'array', items: { type: 'string' } } };
  const [stated, unstated] = [{ ...list, explode: false }, list].map((parameter) =>
    withOperation({ parameters: [parameter] }),
  ) as [object, object];
  const places = (before: object, after: object): string[] =>
    compareDescriptions(before, after, today).map(({ where }) => where);
  const want = ['POST /things/{id}, query parameter ids'];
  expect([places(stated, unstated), places(unstated, stated)]).toEqual([want, want]);
});
