import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anchorFor } from '../../reference/pages/__tests__/anchorFor';
import { findGone, readAddresses } from '../addresses';
import { followRedirect, followShown } from '../followRedirect';
import { redirectFiles } from '../outputs/redirectFiles';
import { checkRedirects, readRedirects, type SiteAddresses } from '../redirects';

const inGone = (...names: string[]): string => anchorFor('gone', ...names);

const redirects = new Map([
  ['/old', '/new'],
  ['/old#b', '/b#top'],
  ['/page#gone', '/page#here'],
  [`/page#${inGone('deep')}`, '/other'],
]);

it.each([
  ['/old', '/new'],
  [`/old#${anchorFor('a', 'b')}`, `/new#${anchorFor('a', 'b')}`],
  [`/old#${anchorFor('b', 'c')}`, `/b#${anchorFor('top', 'c')}`],
  ['/page', undefined],
  ['/page#here', undefined],
  ['/page#gone', '/page#here'],
  [`/page#${inGone('200', 'id')}`, `/page#${anchorFor('here', '200', 'id')}`],
  [`/page#${inGone('deep', 'id')}`, '/other'],
  ['/page#gone-too', undefined],
  ['/older', undefined],
])('leads %s to %s', (address, want) => expect(followRedirect(address, redirects)).toBe(want));

it.each([
  ['/%D0%B0#%D0%B1', '/new'],
  ['/а#б', '/new'],
  ['/%D0%B0#%D0%B1.x', '/new'],
  ['/b%20c', '/c'],
  ['/%zz', undefined],
])('leads %s, as a browser writes it, to %s', (address, want) => {
  expect(followShown(address, { '/а#б': '/new', '/b%20c': '/c' })).toBe(want);
});

let project = '';

beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'redirects-test-'));
  mkdirSync(path.join(project, 'releases'));
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

const anchors: Record<string, string[]> = { '/page': ['here', anchorFor('here', 'id')], '/new': ['a'] };
const site: SiteAddresses = {
  hasPage: (page) => (page.startsWith('/blog') ? undefined : Object.hasOwn(anchors, page)),
  hasAnchor: (page, anchor) => anchors[page]?.includes(anchor),
};

function problemsOf(text: string): string[] {
  writeFileSync(path.join(project, 'redirects.yaml'), text);
  const declared = readRedirects(project, 'redirects.yaml');
  return [...declared.problems, ...checkRedirects(declared, site)].map(
    ({ place: { file, line }, message }) => `${file}:${line} ${message}`,
  );
}

it('takes redirects that lead somewhere, and none where there is no file', () => {
  expect(
    problemsOf('/old: /new\n/older: /old#a\n/page#gone: /page#here\n/x: https://example.com/x\n/y: /blog/y\n'),
  ).toEqual([]);
  expect(readRedirects(project, 'none.yaml')).toMatchObject({ redirects: new Map(), problems: [] });
});

it.each<[string, string, string[]]>([
  ['to nothing', '# Moved\n/old: /nowhere', ['redirects.yaml:2 "/old" leads to "/nowhere", which does not exist.']],
  ['to no anchor', '/old: /page#b', ['redirects.yaml:1 "/old" leads to "/page#b", which does not exist.']],
  [
    'in a circle',
    '/a: /b\n/b: /c\n/c: /a',
    ['/a', '/b', '/c'].map((from, index) => `redirects.yaml:${index + 1} "${from}" leads back to itself.`),
  ],
  ['from what is there', '/page: /new', ['redirects.yaml:1 "/page" exists, so it cannot be redirected.']],
  ['from no path', 'old: /new', ['redirects.yaml:1 "old" is not a path of the site.']],
  [
    'to no path',
    '/old: new\n/b: 4',
    [
      'redirects.yaml:1 "/old" does not lead to a path or an address.',
      'redirects.yaml:2 "/b" does not lead to a path or an address.',
    ],
  ],
  ['that are a list', '- /old', ['redirects.yaml:1 The redirects are not a map.']],
])('refuses redirects %s', (_, text, want) => expect(problemsOf(text)).toEqual(want));

it('refuses redirects that are no YAML', () => {
  expect(problemsOf('/a: [')[0]).toMatch(/^redirects\.yaml:\d+ The redirects cannot be read: /);
});

describe('the addresses of the last release', () => {
  const record = (pages: Record<string, string[]>) =>
    writeFileSync(
      path.join(project, 'releases', 'addresses.json'),
      `{"version": "1.3.0",\n"pages": ${JSON.stringify(pages)}}`,
    );
  const gone = (stated: [string, string][] = []) =>
    findGone(readAddresses(project, 'releases'), new Map(stated), site).map(
      ({ place: { file, line }, message, remedy }) => `${file}:${line} ${message} ${remedy}`,
    );

  it('are kept by pages, anchors and redirects', () => {
    record({ '/page': ['here', 'gone', inGone('id')], '/old': ['a'] });
    expect(
      gone([
        ['/page#gone', '/page#here'],
        ['/old', '/new'],
      ]),
    ).toEqual([]);
  });

  it('are missed with their line', () => {
    record({ '/page': ['here', 'gone', inGone('id')], '/old': ['a'] });
    expect(gone()).toEqual([
      'releases/addresses.json:2 The page /page has lost #gone, which 1.3.0 had. ' +
        'Add a redirect in redirects.yaml, as in "/page#gone: /page", or restore it.',
      'releases/addresses.json:2 The page /old is gone, which 1.3.0 had. ' +
        'Add a redirect in redirects.yaml, as in "/old: /where/it/is/now", or restore it.',
    ]);
  });

  it('are missed where a redirect leads past an anchor', () => {
    record({ '/page': ['gone', inGone('name')] });
    expect(gone([['/page#gone', '/page#here']])[0]).toContain(`has lost #${inGone('name')},`);
  });

  it('have to be whole', () => {
    writeFileSync(path.join(project, 'releases', 'addresses.json'), '{"pages": 4}');
    expect(readAddresses(project, 'releases').problems[0]?.message).toBe('This file has no recorded addresses.');
    expect(readAddresses(project, 'none')).toMatchObject({ problems: [] });
  });
});

describe('files of redirects', () => {
  const stated = new Map([...redirects, ['/older', '/old']]);
  const files = new Map(
    redirectFiles(stated, { origin: 'https://example.com', baseUrl: '/portal/', script: 'go()' }).map(
      ({ path: name, content }) => [name, content],
    ),
  );

  it('have lines for servers, with the base URL and without detours, but for pages whose anchors lead elsewhere', () => {
    expect(files.get('_redirects')).toBe('/portal/older /portal/new 301\n');
    expect(files.get('redirects.conf')).toContain('location = "/portal/older/" { return 301 "/portal/new"; }\n');
    expect(JSON.parse(files.get('redirects.json') ?? '')).toMatchObject({ '/portal/page#gone': '/portal/page#here' });
  });

  it('lead to an IPv6 address as it is written', () => {
    const to = new Map([['/old', 'http://[fd00::7]:8080/a[1]']]);
    const made = redirectFiles(to, { origin: 'https://example.com', baseUrl: '/', script: '' });
    expect(made.find(({ path: name }) => name === '_redirects')?.content).toContain(
      '/old http://[fd00::7]:8080/a%5B1%5D',
    );
  });

  it('have a page in the place of one that is gone', () => {
    const page = files.get('old/index.html');
    expect(page).toContain('<link rel="canonical" href="https://example.com/portal/new">');
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/portal/new">');
    expect(page).toContain('<script src="/portal/redirect.js"></script>');
    expect(files.get('redirect.js')).toBe('go()');
    expect([...files.keys()].filter((name) => name.endsWith('.html'))).toEqual(['old/index.html', 'older/index.html']);
  });
});
