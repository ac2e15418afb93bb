import { describe, expect, it } from 'vitest';
import { type SampleBody, type SampleRequest, withBody } from '../../sampleRequest';
import { sampleLanguages, writeSamples } from '../languages';

const production = 'https://api.example.com/v1';
const sandbox = 'https://sandbox.example.com/v1';

function requestTo(base: string, given: Partial<SampleRequest> = {}): SampleRequest {
  return { method: 'POST', url: `${base}/tasks?size=1`, headers: [{ name: 'Accept', value: 'text/plain' }], ...given };
}

const bodies: [string, SampleBody | undefined][] = [
  ['no body', undefined],
  ['JSON with an address', { kind: 'json', mediaType: 'application/json', value: { callback: `${production}/tasks` } }],
  [
    'a form with an address',
    {
      kind: 'multipart',
      mediaType: 'multipart/form-data',
      parts: [{ kind: 'text', name: 'callback', value: `${production}/hook` }],
    },
  ],
  ['text', { kind: 'text', mediaType: 'text/plain', text: production }],
  ['a file', { kind: 'file', mediaType: 'application/pdf', filename: 'body.bin' }],
];

describe('the base URL of a sample', () => {
  describe.each(bodies)('with %s', (_, body) => {
    it.each(sampleLanguages.map(({ id }) => id))('%s is the same code with another one in its place', (id) => {
      const sampleOf = (base: string) =>
        writeSamples(requestTo(base, { body }), [production, sandbox]).find((sample) => sample.id === id);
      const { code = '', baseAt = -1 } = sampleOf(production) ?? {};
      expect(code.slice(baseAt, baseAt + production.length)).toBe(production);
      const exchanged = code.slice(0, baseAt) + sandbox + code.slice(baseAt + production.length);
      expect(exchanged).toBe(writeSamples(requestTo(sandbox, { body }), []).find((sample) => sample.id === id)?.code);
    });
  });

  describe.each(bodies)('that is read from the environment, with %s', (_, body) => {
    it.each(sampleLanguages.map(({ id }) => id))('%s is the same code with another one in its place', (id) => {
      const sampleOf = (value: string, bases: string[]) =>
        writeSamples(requestTo(value, { body, base: { variable: 'API_BASE', value } }), bases).find(
          (sample) => sample.id === id,
        );
      const local = 'http://127.0.0.1:4010/v1';
      const { code = '', baseAt = -1 } = sampleOf(local, [local, production]) ?? {};
      expect(code.slice(baseAt, baseAt + local.length)).toBe(local);
      expect(code.slice(0, baseAt) + production + code.slice(baseAt + local.length)).toBe(
        sampleOf(production, [])?.code,
      );
    });
  });

  it.each<[string, string[], number]>([
    ['no addresses', [], 0],
    ['an address that the request has not', [sandbox, production], 0],
    ['two schemes', [production, 'http://localhost:3000'], sampleLanguages.length],
  ])('%s: %j are marked in %i languages', (_, bases, want) => {
    const marked = writeSamples(requestTo(production), bases).filter(({ baseAt }) => baseAt !== undefined);
    expect(marked).toHaveLength(want);
  });

  it('stays where the code is bound to its scheme', () => {
    const bound = writeSamples(requestTo(production, { method: 'TRACE' }), [production, 'http://localhost:3000']);
    expect(bound.filter(({ baseAt }) => baseAt === undefined).map(({ id }) => id)).toEqual(['javascript']);
    const free = writeSamples(requestTo(production, { method: 'TRACE' }), [production, sandbox]);
    expect(free.filter(({ baseAt }) => baseAt === undefined)).toEqual([]);
  });
});

// A server takes what has a file name for a file: multer, busboy, FastAPI and ASP.NET then miss the field.
it.each(sampleLanguages.map(({ id }) => id))('%s gives a text with a type no file name', (id) => {
  const body: SampleBody = {
    kind: 'multipart',
    mediaType: 'multipart/form-data',
    parts: [{ kind: 'text', name: 'meta', value: '{"a": 1}', contentType: 'application/json' }],
  };
  const { code = '' } = writeSamples(requestTo(production, { body }), []).find((sample) => sample.id === id) ?? {};
  expect(code).toContain('application/json');
  expect(code).not.toMatch(/filename|new Blob\(\['\{/i);
});

describe('a request with another body', () => {
  const accept = { name: 'Accept', value: 'text/plain' };
  const request = requestTo(production, { headers: [accept, { name: 'content-type', value: 'application/json' }] });
  it.each<[string, SampleBody | undefined, string[]]>([
    ['none', undefined, ['Accept']],
    ['text', { kind: 'text', mediaType: 'text/csv', text: '' }, ['Accept', 'Content-Type text/csv']],
    ['multipart', { kind: 'multipart', mediaType: 'multipart/form-data', parts: [] }, ['Accept']],
  ])('%s', (_, body, want) => {
    const { headers, body: own } = withBody(request, body);
    expect(headers.map(({ name, value }) => (name === 'Accept' ? name : `${name} ${value}`))).toEqual(want);
    expect(own).toBe(body);
  });
});

describe('a value that the reader has to give', () => {
  const request: SampleRequest = {
    ...requestTo(production),
    url: `${production}/repos/{owner}/%7Bowner%7D/{owner}?filter={a}`,
    open: [
      { name: 'owner', in: 'path', variable: 'API_OWNER' },
      { name: 'q[a]', in: 'query', variable: 'API_Q_A' },
    ],
  };

  it.each(writeSamples(request, [production]))('$id reads it from its variable, and checks it once', ({ id, code }) => {
    expect(code).not.toMatch(/\{owner|globoff/);
    expect(code).toContain('/%7Bowner%7D/');
    expect(code).toContain('filter=%7Ba%7D');
    expect(code).toContain('q%5Ba%5D=');
    const checked = id === 'curl' ? ['{API_OWNER:?}', '{API_OWNER:?}', '{API_Q_A:?}'] : ['API_OWNER', 'API_Q_A'];
    const found = id === 'curl' ? /\{API_\w+:\?\}/g : /(?<=Set )API_\w+(?=\.)/g;
    expect(code.match(found)).toEqual(checked);
  });

  it.each(writeSamples(request, [production]))('$id still marks the base URL', ({ code, baseAt = -1 }) => {
    expect(code.slice(baseAt, baseAt + production.length)).toBe(production);
  });
});

it.each([
  ['LOCK', 'response = requests.request(\n    "LOCK",\n    "https://api.example.com/v1/tasks?size=1",'],
  ['Lock', ').prepare()\nrequest.method = "Lock"\nresponse = requests.Session().send(request)\n'],
])('Python sends the method %s, which its package would write in upper case', (method, want) => {
  const samples = writeSamples(requestTo(production, { method }), []);
  expect(samples.find(({ id }) => id === 'python')?.code).toContain(want);
});
