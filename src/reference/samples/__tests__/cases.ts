import type { Json } from '../../json';
import type { OpenValue, SampleHeader, SampleRequest } from '../../sampleRequest';

/** The environment variable of the secrets, and the files that lie beside each program. */
export const secretName = 'API_TOKEN';
export const secretValue = 's3cr3t-$value';
export const files: Record<string, Buffer> = {
  'photo.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0x0d, 0x0a, 0x27]),
  "it's $HOME – план.txt": Buffer.from('one\r\ntwo\n'),
};

/** The content of the variables of values that a reader has to give. */
export const openContents: Record<string, string> = {
  API_OWNER: 'a b/ü?#%41+&="\'$x`\\',
  API_REPO: 'hello-world',
  API_Q: "é&=+#%'$x`",
  API_LIST: 'a,b/c',
};

/** A string with whatever a language could take for syntax, and the JSON value around it. */
export const hostile =
  '"\'`\\ $HOME ${1+1} $(id) {$x} #{1} #$0 #@a \\(1) %s %d {0} """ \'\'\' """# @file </script> ?> é 漢 😀 ' +
  '\n\r\n\t\b\0\u001b[31m\u007f\u00a0\u2028\u202e\ufeff\u{e0001}"""';

const authorization: SampleHeader = { name: 'Authorization', value: 'Bearer ', secret: secretName };
const base = 'http://localhost:8080';
const json = (value: Json): SampleRequest['body'] => ({ kind: 'json', mediaType: 'application/json', value });
const text = (text: string): SampleRequest['body'] => ({ kind: 'text', mediaType: 'text/plain', text });
const post = (body: SampleRequest['body'], headers: SampleHeader[] = []): SampleRequest => ({
  method: 'POST',
  url: `${base}/tasks`,
  headers,
  body,
});

/** A server without a host: scheme and host come from the environment, and nothing takes their place. */
const host: SampleRequest = {
  method: 'GET',
  url: '/api/v1/tasks?name=$x',
  base: { variable: 'API_HOST' },
  headers: [{ name: 'Accept', value: 'application/json' }],
};

const open = (name: string, place: OpenValue['in'], more: Partial<OpenValue> = {}): OpenValue => ({
  ...{ name, in: place, variable: `API_${name.toUpperCase()}` },
  ...more,
});

/** Requests that the snapshots show as well as the wire. */
export const shownCases: Record<string, SampleRequest> = {
  get: {
    method: 'GET',
    url: `${base}/tasks?status=open&filter%5Bname%5D=a%20b&x='$y'`,
    headers: [
      authorization,
      { name: 'Accept', value: 'application/json' },
      { name: 'X-Key', value: '', secret: secretName },
    ],
  },
  delete: { method: 'DELETE', url: `${base}/tasks/7`, headers: [] },
  json: post(
    json({
      name: "Shop's",
      price: 12.5,
      big: 9007199254740991,
      open: true,
      note: null,
      tags: ['a', 'b'],
      items: [{ id: 1 }],
      none: {},
    }),
    [authorization, { name: 'Accept', value: 'application/json' }],
  ),
  'json-hostile': post(json({ [hostile]: hostile, ['__proto__']: 1, '0': {}, $ref: ['`', '\\#'] })),
  form: post({
    kind: 'form',
    mediaType: 'application/x-www-form-urlencoded',
    fields: [
      { name: 'grant_type', value: 'client_credentials' },
      { name: 'scope', value: 'a b&c=d+é' },
    ],
  }),
  multipart: post(
    {
      kind: 'multipart',
      mediaType: 'multipart/form-data',
      parts: [
        { kind: 'text', name: 'note', value: 'Ein schöner "Text"; type=x' },
        { kind: 'file', name: 'photo', filename: 'photo.png', contentType: 'image/png' },
      ],
    },
    [authorization],
  ),
  text: { ...post(text('id;name\n1;"A"\n\n2;`$B`\n')), method: 'PUT' },
  file: post({ kind: 'file', mediaType: 'application/octet-stream', filename: 'photo.png' }),
  environment: {
    ...post(json({ name: 'Count the stock' }), [
      authorization,
      { name: 'Accept', value: 'application/json' },
      { name: 'Idempotency-Key', value: '', isNewKey: true },
    ]),
    url: `${base}/tasks?name=$x`,
    base: { variable: 'API_BASE', value: base },
  },
  host,
  'query-secret': {
    ...{ method: 'GET', url: `${base}/tasks?page=1`, headers: [authorization] },
    secretQuery: ['key', 'x%24y'].map((name) => ({ name, secret: secretName })),
  },
  'query-secret-alone': { ...host, url: '/api/v1/tasks', secretQuery: [{ name: 'key', secret: secretName }] },
  open: {
    method: 'GET',
    url: `${base}/repos/{owner}/{repo}/issues?page=1`,
    open: [open('owner', 'path'), open('repo', 'path'), open('q', 'query')],
    headers: [authorization],
  },
  digest: { method: 'GET', url: `${base}/tasks`, headers: [], digest: 'API_DIGEST' },
};

/** What only a server with a certificate answers. */
export const certificateCase: SampleRequest = {
  ...post(text('a'), [authorization]),
  url: 'https://localhost:8443/tasks',
  certificate: 'API_CERTIFICATE',
};

/** Headers beyond ASCII, which not every client can send. */
export const unicodeCase: SampleRequest = {
  method: 'GET',
  url: `${base}/tasks`,
  headers: [
    { name: 'X-City', value: '東京' },
    { name: 'X-Name', value: 'Zürich $', secret: secretName },
    { name: 'Accept', value: 'application/json' },
  ],
};

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'QUERY', 'X-CUSTOM'];

/** Further requests, for the wire alone. */
export const wireCases: Record<string, SampleRequest> = {
  ...shownCases,
  ...Object.fromEntries(
    methods.map((method) => [`method ${method}`, { method, url: `${base}/m`, headers: [] } satisfies SampleRequest]),
  ),
  'get with a body': { ...post(json({ a: 1 })), method: 'GET' },
  'query with a body': { ...post(json({ a: 1 })), method: 'QUERY' },
  'json null': post(json(null)),
  'json false': post(json(false)),
  'json text': post(json(hostile)),
  'json list': post(json([0, -1.5, 1e21, 1e-7, 5e-324, 1.7976931348623157e308, 12345678901234567000, [], [[]], {}])),
  'json empty object': post(json({})),
  'json lone surrogate': post(json({ a: '\ud800' })),
  'json keys of a list': post(json({ a: { '0': 'x', '1': 'y' }, b: { '5': 1 } })),
  'json of a kind': {
    ...post({ kind: 'json', mediaType: 'application/merge-patch+json', value: { a: 1 } }),
    method: 'PATCH',
  },
  'text empty': post(text('')),
  'text hostile': post(text(hostile)),
  'text at sign': post(text('@photo.png')),
  'text printable': post(text('{\n  "a": "$b ${c} \\(d) `e` \\\\# """# \'"\n}\n"""')),
  'text xml': post({ kind: 'text', mediaType: 'application/xml', text: '<a>\n  <b x="1">é &amp; \\n</b>\n</a>\n' }),
  'form hostile': post({
    kind: 'form',
    mediaType: 'application/x-www-form-urlencoded',
    fields: [
      { name: hostile, value: hostile },
      { name: 'a', value: '1' },
      { name: 'a', value: '' },
      { name: '__proto__', value: '@x' },
    ],
  }),
  'form empty': post({ kind: 'form', mediaType: 'application/x-www-form-urlencoded', fields: [] }),
  'multipart repeated': post({
    kind: 'multipart',
    mediaType: 'multipart/form-data',
    parts: [
      { kind: 'text', name: 'a=b', value: '@photo.png' },
      { kind: 'text', name: 'a=b', value: '<photo.png' },
      { kind: 'file', name: 'files', filename: 'photo.png', contentType: 'image/png' },
      { kind: 'file', name: 'files', filename: "it's $HOME – план.txt", contentType: 'text/plain; charset=utf-8' },
    ],
  }),
  'multipart typed': post({
    kind: 'multipart',
    mediaType: 'multipart/form-data',
    parts: [
      { kind: 'text', name: 'meta', value: '{"a": "b\\"; type=x"}', contentType: 'application/json' },
      { kind: 'text', name: 'plain', value: hostile },
      { kind: 'text', name: 'typed $x', value: hostile, contentType: 'text/plain' },
      { kind: 'file', name: 'photo', filename: 'photo.png', contentType: 'image/png' },
    ],
  }),
  'multipart with headers of parts': post({
    kind: 'multipart',
    mediaType: 'multipart/form-data',
    parts: [
      { kind: 'text', name: 'plain', value: 'text', headers: [{ name: 'X-Part', value: '@photo.png' }] },
      {
        ...{ kind: 'text', name: 'meta', value: '{"a":1}', contentType: 'application/json' },
        headers: [
          { name: 'Content-ID', value: '<a@example.com>' },
          { name: 'X-Part', value: 'it\'s "$HOME"; type=x' },
        ],
      },
      {
        ...{ kind: 'file', name: 'photo', filename: 'photo.png', contentType: 'image/png' },
        headers: [{ name: 'X-Part', value: 'a\r\nX-Injected: b' }],
      },
    ],
  }),
  'multipart by places': post({
    kind: 'multipart',
    mediaType: 'multipart/related; type="application/json"',
    parts: [
      { kind: 'text', name: '', value: '{"a":"b\\"; type=x"}', contentType: 'application/json' },
      {
        ...{ kind: 'file', name: '', filename: 'photo.png', contentType: 'image/png' },
        headers: [{ name: 'Content-ID', value: '<photo>' }],
      },
      { kind: 'text', name: 'called', value: 'text', contentType: 'text/plain' },
    ],
  }),
  'file with a hostile name': post({ kind: 'file', mediaType: 'text/plain', filename: "it's $HOME – план.txt" }),
  'headers hostile': {
    method: 'GET',
    url: `${base}/h`,
    headers: [
      { name: 'X-Hostile', value: hostile.replace(/[^ -~]/g, '') },
      { name: 'X-Secret', value: '"\'`$A ${b} #{c} #', secret: secretName },
      { name: 'X-Dollar', value: '$', secret: secretName },
      { name: 'X-Empty', value: '' },
      { name: 'X-Lines', value: 'a\r\nX-Injected: b' },
      { name: 'X-Twice', value: 'one' },
      { name: 'x-twice', value: 'two ', secret: secretName },
      { name: 'Cookie', value: 'a=', secret: secretName },
      { name: 'Cookie', value: 'b=1' },
      { name: '@photo.png', value: 'x' },
    ],
  },
  'type as a header': post({ kind: 'text', mediaType: 'text/plain', text: 'a' }, [
    { name: 'content-type', value: 'text/csv' },
  ]),
  'environment without a body': {
    method: 'GET',
    url: `${base}/tasks/7?$y!`,
    base: { variable: 'API_BASE', value: base },
    headers: [],
  },
  'open values alone': { ...host, url: '/api/{owner}', open: [open('owner', 'path')] },
  'an open value that is reserved': {
    ...{ method: 'DELETE', url: `${base}/$x/{list}.{list}`, headers: [] },
    base: { variable: 'API_BASE', value: base },
    open: [open('list', 'path', { allowReserved: true })],
  },
  'an open value that is reserved, and a secret': {
    ...post(json({ a: 1 })),
    open: [open('list', 'query', { allowReserved: true }), open('q', 'query')],
    secretQuery: [{ name: 'key', secret: secretName }],
  },
  'open value that node sends': {
    ...{ method: 'TRACE', url: `${base}/{owner}`, headers: [] },
    open: [open('owner', 'path')],
  },
  'url hostile': { method: 'GET', url: `${base}/"'\`\\\${a}#{b}/é {x}[y]?q="a|b<>&[1-3]={a,b}%41%zz`, headers: [] },
};
