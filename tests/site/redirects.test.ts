import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Nginx, startNginx } from '../../scripts/nginx';
import { writeOutputFiles } from '../../src/plugins/api-reference/writeFiles';
import { redirectFiles } from '../../src/releases/outputs/redirectFiles';
import { readRedirects } from '../../src/releases/redirects';

/** Addresses that have meant something to a server: a variable, a pattern, the end of a word, line or block. */
const hostile = [
  '$http_cookie',
  '${http_cookie}',
  '"; } location /x { return 200 "$http_cookie',
  "' return 200",
  '\\',
  '\\"',
  '\\$http_cookie',
  'a\\',
  ';',
  '{',
  '}',
  '#{',
  '*',
  ':splat',
  '/:placeholder',
  'a b',
  'a\tb',
  'a\nb',
  'a\r\nLocation: https://evil.example',
  '\u0000',
  '\u001b[2J',
  '\u0085\u2028',
  '%0d%0aX-Evil:%201',
  '%00',
  '%2e%2e%2fx',
  '%zz',
  '%',
  '../../x',
  '/evil.example',
  '\\evil.example',
  '<script>',
  '`id`',
  '|',
  '^',
  '\ud800',
  'x'.repeat(5000),
];

const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-redirects-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(stated: Record<string, string>) {
  const file = path.join(folder, 'redirects.yaml');
  writeFileSync(file, JSON.stringify(stated));
  return readRedirects(folder, 'redirects.yaml');
}

describe('a redirect with a character that means something to a server', () => {
  it.each(hostile)('is not made from /docs/%j', (text) => {
    const { redirects, problems } = read({ [`/docs/${text}`]: '/docs/new' });
    expect(problems.map(({ message }) => message)).toEqual([`"/docs/${text}" is not a path of the site.`]);
    expect(redirects.size).toBe(0);
  });

  it.each(hostile)('is not made to /docs/%j', (text) => {
    const { redirects, problems } = read({ '/docs/old': `/docs/${text}` });
    expect(problems.map(({ message }) => message)).toEqual(['"/docs/old" does not lead to a path or an address.']);
    expect(redirects.size).toBe(0);
  });
});

it.each([
  ['//evil.example/'],
  ['/\\evil.example/'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['https://'],
  ['https://x.example\\@evil.example'],
  ['https://x.example/\u001b'],
])('no redirect leads to %j', (to) => expect(read({ '/old': to }).redirects.size).toBe(0));

it.each([
  ['/old', '/old/'],
  ['/a%20b', '/a%20b/'],
  ['/\u00e9', '/%C3%A9'],
  ['/\u00e9', '/e\u0301'],
  ['/Old', '/old'],
])('%j and %j are one address', (one, other) => {
  const { problems } = read({ [one]: '/docs/new', [other]: '/docs/newer' });
  expect(problems.map(({ message }) => message)).toEqual([`"${other}" is the address "${one}" again.`]);
});

/** What redirects may be, by where they lead on a server. */
const taken: [from: string, to: string, location: string][] = [
  ['/docs/old', '/docs/new', '/docs/new'],
  ['/docs/a%20b', '/docs/new#a.b', '/docs/new#a.b'],
  ["/docs/o'b", "/docs/it's", '/docs/it%27s'],
  ['/docs/\u00e9t\u00e9', '/docs/\u5de5', '/docs/%E5%B7%A5'],
  ['/docs/%24http_cookie', '/docs/%24http_cookie', '/docs/%24http_cookie'],
  ['/docs/%22%7d%3B', '/docs/new', '/docs/new'],
  ['/docs/ref', '/docs/new#a.$ref', '/docs/new#a.%24ref'],
  ['/docs/out', 'https://x.example/?c=$http_cookie;*#{a}', 'https://x.example/?c=%24http_cookie%3B%2A#%7Ba%7D'],
  ['/docs/quoted', 'https://x.example/"}', 'https://x.example/%22%7D'],
];

const running: { nginx?: Nginx } = {};

async function serve(redirects: ReadonlyMap<string, string>, name: string): Promise<void> {
  const site = path.join(folder, name);
  mkdirSync(site);
  for (const each of [folder, site]) chmodSync(each, 0o755);
  for (const page of ['index.html', '404.html']) writeFileSync(path.join(site, page), page);
  const files = redirectFiles(redirects, { origin: 'https://example.com', baseUrl: '/', script: '' });
  await writeOutputFiles(
    site,
    files.filter((file) => !file.path.endsWith('index.html')),
  );
  running.nginx = await startNginx(site);
}

const ask = (address: string) =>
  fetch(`${running.nginx?.url}${address}`, { redirect: 'manual', headers: { cookie: 'session=secret' } });

describe('nginx with the redirects that are taken', () => {
  beforeAll(() => serve(read(Object.fromEntries(taken)).redirects, 'taken'));
  afterAll(() => running.nginx?.stop());

  it.each(taken)('leads %s, stated to lead to %s, to %s', async (from, _to, location) => {
    for (const address of [from, `${from}/`]) {
      const { status, headers } = await ask(encodeURI(decodeURIComponent(address)).replace('$', '%24'));
      expect([status, headers.get('location')]).toEqual([301, location]);
    }
  });
});

describe('nginx with redirects that nobody has checked', () => {
  const unchecked = hostile.filter((text) => text.length < 1000).map((text, index) => [text, `/old${index}`] as const);

  beforeAll(() =>
    serve(
      new Map(
        unchecked.flatMap(([text, from]) => [
          [from, `https://x.example/${text}`] as const,
          [`/from/${from}${text}`, '/a'] as const,
        ]),
      ),
      'unchecked',
    ),
  );
  afterAll(() => running.nginx?.stop());

  it.each(unchecked)('sends nothing of a request away for %j', async (_text, from) => {
    const { status, headers } = await ask(from);
    expect(status).toBe(301);
    expect(headers.get('location')).toMatch(/^https:\/\/x\.example\/[!-~]*$/);
    expect(headers.get('location')).not.toContain('secret');
    expect(headers.get('x-evil')).toBeNull();
  });
});

it('writes one line for each redirect of a page, of three words, for hosts that read _redirects', () => {
  const all = new Map(hostile.map((text, index) => [`/old${index}`, `https://x.example/${text}`]));
  const files = redirectFiles(all, { origin: 'https://example.com', baseUrl: '/', script: '' });
  const lines =
    files
      .find((file) => file.path === '_redirects')
      ?.content.split('\n')
      .slice(0, -1) ?? [];
  expect(lines).toHaveLength(hostile.length);
  for (const line of lines) expect(line).toMatch(/^\/old\d+ https:\/\/x\.example\/[^\s*${}";\\]* 301$/);
});
