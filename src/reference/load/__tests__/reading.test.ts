import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { assignSeverities } from '../../assignSeverities';
import { loadDescription } from '../description';

const site = mkdtempSync(path.join(os.tmpdir(), 'portal-reading-'));
const folder = path.join(site, 'openapi');
const head = 'openapi: 3.1.0\ninfo: {title: T, version: "1"}\npaths: {}\n';
const secret = 'type: string\ndescription: secret\n';

beforeAll(() => {
  mkdirSync(path.join(folder, 'sub'), { recursive: true });
  writeFileSync(path.join(site, 'secret.yaml'), secret);
  writeFileSync(path.join(folder, 'inside.yaml'), 'type: string\n');
  writeFileSync(path.join(folder, '.env'), 'secret: secret\n');
  // The second is called as the address of the first is written.
  writeFileSync(path.join(folder, 'sub', 'the {id}.yaml'), 'type: string\n');
  writeFileSync(path.join(folder, 'sub', '100%25.yaml'), 'type: string\n');
  symlinkSync(path.join(site, 'secret.yaml'), path.join(folder, 'link.yaml'));
  symlinkSync(site, path.join(folder, 'up'));
  symlinkSync(path.join(folder, 'inside.yaml'), path.join(folder, 'inner.yaml'));
});
afterAll(() => rmSync(site, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

async function load(text: string | Buffer, allowRefs?: string[], name = 'openapi.yaml') {
  writeFileSync(path.join(folder, name), text);
  const { description, problems } = await loadDescription(path.join(folder, name), site, allowRefs);
  const lines = problems.map(
    ({ severity, place, message }) => `${severity} ${place.file}:${place.line}:${place.column} ${message}`,
  );
  return { problems, lines, text: JSON.stringify(description?.document ?? null) };
}

const withRef = (reference: string): string =>
  `${head}components:\n  schemas:\n    A: {$ref: ${JSON.stringify(reference)}}\n`;

it.each([
  ['http://localhost:9/x.yaml', 'http://localhost:9/x.yaml is a URL'],
  ['https://example.com/x.yaml#/a', 'https://example.com/x.yaml is a URL'],
  ['data:application/json,{}', 'data:application/json,{} is a URL'],
  ['../secret.yaml', '../secret.yaml is outside the folder of the description'],
  ['sub/../../secret.yaml', '../secret.yaml is outside'],
  ['up/secret.yaml', 'up/secret.yaml is outside'],
  ['link.yaml', 'link.yaml is outside'],
  ['.env', '.env is outside'],
  [path.join(site, 'secret.yaml'), '../secret.yaml is outside'],
  [`file://${path.join(site, 'secret.yaml')}`, '../secret.yaml is outside'],
  ['%2e%2e%2Fsecret.yaml', '../secret.yaml is outside'],
  ['%2Eenv', '.env is outside'],
])('does not read %s', async (reference, message) => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { lines, text } = await load(withRef(reference));
  expect(lines[0]).toMatch(/^error openapi\/openapi\.yaml:6:\d+ Can't resolve \$ref: /);
  expect(lines[0]).toContain(message);
  expect(text).not.toContain('secret"');
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  'inside.yaml',
  './sub/../inside.yaml',
  'inner.yaml',
  'sub/the%20%7Bid%7D.yaml',
  'sub/the {id}.yaml',
  'sub/100%25.yaml',
])('reads %s', async (reference) => {
  expect((await load(withRef(reference))).lines).toEqual([]);
});

it.each([
  ['../secret.yaml', [path.join(site, 'secret.yaml')]],
  ['link.yaml', [`${site}/`]],
])('reads %s when it is allowed by name', async (reference, allowed) => {
  const { lines, text } = await load(withRef(reference), allowed);
  expect(lines).toEqual([]);
  expect(text).toContain('"secret"');
});

it.each([
  ['https://example.com/api/x.yaml', ['https://example.com/api/']],
  ['https://example.com/api/x.yaml', ['https://example.com/api/x.yaml']],
])('fetches %s when %j is allowed, without following it elsewhere', async (reference, allowed) => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(secret));
  const { lines, text } = await load(withRef(reference), allowed);
  expect(lines).toEqual([]);
  expect(text).toContain('"secret"');
  expect(fetched).toHaveBeenCalledWith(reference, expect.objectContaining({ redirect: 'error' }));
});

it.each<[string, (response: ServerResponse) => void]>([
  ['does not respond', () => undefined],
  ['does not respond to its end', (response) => response.write('type: string')],
])('stops at an allowed address that %s in time, beside what else is wrong', async (_case, respond) => {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    respond(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => timeout.call(AbortSignal, time > 8000 ? time : 1000));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/x.yaml`;
  const others = [
    '    B: {$ref: none.yaml}',
    `    C: {type: object, x-a: {$ref: ${JSON.stringify(url)}}}`,
    `  examples: {E: {externalValue: ${JSON.stringify(url)}}}`,
  ];
  const { problems } = await load(withRef(url) + others.join('\n'), [url]);
  server.closeAllConnections();
  server.close();
  const judged = assignSeverities({ loaded: problems, made: [] }, { foreign: true, strict: false });
  expect(judged.map(({ severity, code, place: { line } }) => [line, severity, code])).toEqual([
    [6, 'error', 'no response'],
    [7, 'notice', 'unresolved'],
    [8, 'error', 'no response'],
    [9, 'error', 'no response'],
  ]);
  expect(judged[0]?.message).toBe(`Can't resolve $ref: ${url} did not respond in 8 seconds.`);
  expect(judged[0]?.remedy).toContain('Try again');
  expect(requests).toBe(1);
});

it.each([
  'https://example.com/api/../x.yaml',
  'https://example.com.evil.example/api/x.yaml',
  'http://example.com/api/x.yaml',
])('does not fetch %s, which only looks allowed', async (reference) => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { lines } = await load(withRef(reference), ['https://example.com/api/']);
  expect(lines[0]).toContain('is a URL, so it is not read.');
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  '..%2fx.yaml',
  '..%2Fx.yaml',
  '..%5cx.yaml',
  'sub/..%5C..%5Cx.yaml',
  '%2e%2e%2fx.yaml',
  '..%252fx.yaml',
  '%252e%252e/x.yaml',
  '..%25255cx.yaml',
  '..;/x.yaml',
  '..;a=b%2fx.yaml',
  '..%3b%2fx.yaml',
  '..%00/x.yaml',
  '..%20%2fx.yaml',
  'sub%2f..%2f..%2fx.yaml',
  '..%c0%afx.yaml',
  '%c0%ae%c0%ae/x.yaml',
  '..%e0%80%afx.yaml',
  '%u002e%u002e%u002fx.yaml',
  '%zz/..%2fx.yaml',
  '..%2fx.yaml?a=/',
  '．．/x.yaml',
  '..％2fx.yaml／..／..／x.yaml',
  '..%u2215x.yaml',
  '%uff0e%uff0e/x.yaml',
  '..%ef%bc%8fx.yaml',
  '%25ef%25bc%258e%ef%bc%8e%5cx.yaml',
  '..%ef%bc%bcx.yaml',
  '%e2%80%a5/x.yaml',
])('does not fetch %s below an allowed address, which a server could read as one above', async (below) => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { lines } = await load(withRef(`https://example.com/api/${below}`), ['https://example.com/api/']);
  expect(lines[0]).toContain('is a URL, so it is not read.');
  expect(fetched).not.toHaveBeenCalled();
});

it('fetches nothing below an allowed address that is too long to be decoded in each way', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { lines } = await load(withRef(`https://example.com/api/%${'25'.repeat(20_000)}2e`), [
    'https://example.com/api/',
  ]);
  expect(lines[0]).toContain('is a URL, so it is not read.');
  expect(fetched).not.toHaveBeenCalled();
});

it('fetches nothing below an allowed address that does not end in a slash', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { lines } = await load(withRef('https://example.com/x.yaml'), ['https://example.com']);
  expect(lines[0]).toContain('is a URL, so it is not read.');
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['https://example.com/api/a%2fb..c/%c3%a9...yaml?ref=../main', 'https://EXAMPLE.com:443/api/'],
  ['https://example.com/a%2Fb/sub/..a/x.yaml', 'https://example.com/a%2Fb/'],
  ['https://example.com/api/sub/../x.yaml', 'https://example.com/api/'],
  ['https://example.com/api/注文/%e6%b3%a8…/½.yaml', 'https://example.com/api/'],
])('fetches %s below %s', async (reference, allowed) => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(secret));
  expect((await load(withRef(reference), [allowed])).lines).toEqual([]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it.each([
  ['in one line', (text: string) => JSON.stringify(text)],
  ['in a block', (text: string) => `|-\n  ${text}`],
])('refuses no text for its length: 5 MB %s', async (_case, write) => {
  const long = 'words *and* [more]. '.repeat(250_000);
  const { problems, text } = await load(`${head}x-text: ${write(long.trim())}\n`);
  expect(problems).toEqual([]);
  expect(text).toContain(long.trim());
});

it('reads 64 MB from all allowed addresses together, and then stops', async () => {
  const megabyte = new Uint8Array(1024 * 1024).fill(0x20);
  let sent = 0;
  const endless = (count: number): ReadableStream<Uint8Array> => {
    let left = count;
    return new ReadableStream({
      pull(controller) {
        if (left === 0) return controller.close();
        left -= 1;
        sent += 1;
        controller.enqueue(megabyte);
      },
    });
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async (address) => new Response(endless(String(address).endsWith('a.yaml') ? 20 : 1000)),
  );
  const [a, b] = ['https://example.com/a.yaml', 'https://example.com/b.yaml'];
  const { problems } = await load(`${withRef(a)}    B: {$ref: ${JSON.stringify(b)}}\n`, ['https://example.com/']);
  const judged = assignSeverities({ loaded: problems, made: [] }, { foreign: true, strict: false });
  const stopped = judged.find(({ code }) => code === 'excess');
  expect(stopped?.severity).toBe('error');
  expect(stopped?.message).toContain('.yaml is not read: the files of the description have more than 64 MB together.');
  expect(sent).toBeLessThan(80);
});

it('stops when all allowed addresses together take too long', async () => {
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => timeout.call(AbortSignal, time > 8000 ? 50 : 10_000));
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  );
  const { lines } = await load(withRef('https://example.com/a.yaml'), ['https://example.com/']);
  expect(lines[0]).toContain('a.yaml was not read: the URLs of the description took more than 60 seconds together.');
});

it.each([
  ['https://example.com/x.json', []],
  [
    '/etc/passwd',
    ['notice openapi/openapi.yaml:12:17 The example at "/etc/passwd" is not read; its address is shown.'],
  ],
  [
    'javascript:alert(1)',
    ['notice openapi/openapi.yaml:12:17 The example at "javascript:alert(1)" is not read; its address is shown.'],
  ],
])('keeps the address of an example at %s without reading it', async (address, want) => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { lines, text } = await load(
    `openapi: 3.1.0
info: {title: T, version: "1"}
paths:
  /a:
    get:
      responses:
        "200":
          description: d
          content:
            application/json:
              examples:
                a: {externalValue: ${JSON.stringify(address)}}
`,
  );
  expect(lines).toEqual(want);
  expect(text).toContain(`"externalValue":"${address}"`);
  expect(fetched).not.toHaveBeenCalled();
});

const notOne = 'The file contains no OpenAPI description.';
it.each<[string, string | Buffer, string]>([
  ['an empty file', '', `1:1 ${notOne}`],
  ['a comment alone', '# nothing\n', `1:1 ${notOne}`],
  ['a letter', 'Dear reader\n', `1:1 ${notOne}`],
  ['a list', '- a\n', `1:1 ${notOne}`],
  ['another JSON file', '{"name": "x", "version": "1"}', `1:1 ${notOne}`],
  [
    'two documents',
    `${head}---\n${head}`,
    '1:1 Failed to parse: expected a single document in the stream, but found more',
  ],
  [
    'bytes that are not UTF-8',
    Buffer.concat([Buffer.from(`${head}x-é: "ab`), Buffer.from([0xff, 0xfe]), Buffer.from('"\n')]),
    '4:9 it.yaml is not UTF-8 at line 4, column 9.',
  ],
  ['UTF-16', Buffer.from(`\uFEFF${head}`, 'utf16le'), '1:1 it.yaml is not UTF-8 at line 1, column 1.'],
  [
    'bytes at random',
    Buffer.from(Array.from({ length: 256 }, (_value, byte) => byte)),
    '2:118 it.yaml is not UTF-8 at line 2, column 118.',
  ],
])('says of %s what it is', async (_name, text, want) => {
  const { lines } = await load(text, [], 'it.yaml');
  expect(lines).toEqual([`error openapi/it.yaml:${want}`]);
});

it.each<[string, string, string]>([
  [
    'overlay: 1.0.0\ninfo: {title: T, version: "1"}\nextends: ../orders.yaml\nactions: []\n',
    'This is an Overlay: it has changes for a description, and no description.',
    'Name the description that it changes (../orders.yaml), and this file as an overlay (--overlay).',
  ],
  [
    '{"overlay": "2.0.0"}',
    'This is an Overlay: it has changes for a description, and no description.',
    'Name the description that it changes, and this file as an overlay (--overlay).',
  ],
  [
    'arazzo: 1.0.1\nsourceDescriptions:\n  - {name: other, url: other.arazzo.yaml, type: arazzo}\n  - {name: orders, url: orders.yaml, type: openapi}\n',
    'This is an Arazzo file: it has workflows, and no description of operations.',
    'Name the description whose operations it calls (orders.yaml). Arazzo files beside a description are read with it.',
  ],
  [
    'arazzo: 9.0.0\n',
    'This is an Arazzo file: it has workflows, and no description of operations.',
    'Name the description whose operations it calls. Arazzo files beside a description are read with it.',
  ],
  [
    'asyncapi: 3.0.0\n',
    'This is an AsyncAPI description: it describes messages, and no operations over HTTP.',
    'Name an OpenAPI description.',
  ],
])('says of a file of another format which one is to be named: %s', async (text, message, remedy) => {
  const { problems } = await load(text, [], 'it.yaml');
  expect(problems).toEqual([
    { severity: 'error', place: { file: 'openapi/it.yaml', line: 1, column: 1, pointer: '#' }, message, remedy },
  ]);
});

it('says of a folder that it is one', async () => {
  const { problems } = await loadDescription(path.join(folder, 'sub'), site);
  expect(problems.map(({ message }) => message)).toEqual(['sub is a folder, not a file.']);
});

it('names a missing file', async () => {
  const { problems } = await loadDescription(path.join(folder, 'none.yaml'), site);
  expect(problems.map(({ message }) => message)).toEqual(['none.yaml is not there.']);
});

it('reads 64 MB from all files together, and then stops', async () => {
  const size = 24 * 1024 * 1024;
  const names = ['large-a.yaml', 'large-b.yaml', 'large-c.yaml'];
  for (const name of names) writeFileSync(path.join(folder, name), `${'#'.repeat(size - 20)}\ntype: string\n`);
  const references = names.map((name, index) => `    S${index}: {$ref: ${name}}\n`).join('');
  const { problems } = await load(`${head}components:\n  schemas:\n${references}`);
  const judged = assignSeverities({ loaded: problems, made: [] }, { foreign: true, strict: false });
  expect(judged.map(({ severity, code, place, message }) => [severity, code, place.line, message])).toEqual([
    [
      ...['error', 'excess', expect.any(Number)],
      expect.stringMatching(
        /large-[abc]\.yaml is not read: the files of the description have more than 64 MB together\./,
      ),
    ],
  ]);
});

it.each<[string, number, (next: string) => string, string | undefined]>([
  ['references inside each other through 1,000 files', 1000, (next) => `properties: {a: {$ref: ${next}}}\n`, undefined],
  ['references alone through 2,000 files', 2000, (next) => `$ref: ${next}\n`, undefined],
  [
    'references inside each other through 2,000 files',
    2000,
    (next) => `properties: {a: {$ref: ${next}}}\n`,
    'error openapi/openapi.yaml:6:5 From here, 2000 references lead into each other, each inside the one before; that is too deep to be read.',
  ],
])('ends, or says where, with %s', async (_case, count, write, line) => {
  const nameOf = (index: number): string => `chain-${index}.yaml`;
  for (let index = 0; index < count; index += 1)
    writeFileSync(path.join(folder, nameOf(index)), index + 1 < count ? write(nameOf(index + 1)) : 'type: string\n');
  expect((await load(withRef(nameOf(0)))).lines).toEqual(line === undefined ? [] : [line]);
});

it('says where references of one file lead too deep', async () => {
  const schema = (index: number): object =>
    index < 4999 ? { properties: { a: { $ref: `#/components/schemas/S${index + 1}` } } } : {};
  const schemas = Object.fromEntries(Array.from({ length: 5000 }, (_value, index) => [`S${index}`, schema(index)]));
  const document = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: {}, components: { schemas } };
  const { problems, lines } = await load(JSON.stringify(document));
  expect(lines).toEqual([
    expect.stringMatching(/^error openapi\/openapi\.yaml:1:\d+ From here, 4999 references lead /),
  ]);
  expect(problems[0]?.place.pointer).toBe('#/components/schemas/S0/properties/a');
});
