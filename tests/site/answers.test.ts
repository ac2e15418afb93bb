import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Nginx, startNginx } from '../../scripts/nginx';
import { createSiteServer, listen } from '../../scripts/siteServer';
import { fileOf, listFiles, plain, readRoutes, readSiteFile, siteFolder } from './builtSite';

const routes = readRoutes();
const forms: [form: string, (route: string) => string][] = [
  ['as it is', plain],
  ['with a slash', (route) => `${plain(route).replace(/^\/$/, '')}/`],
  ['with /index.html', (route) => `${plain(route).replace(/^\/$/, '')}/index.html`],
];
const known = new Set(routes.map((route) => plain(route).replace(/\/$/, '')));
/** The addresses that are left when the end of a route is cut off, but for those that are routes. */
const shortened = [...new Set(routes.flatMap((route) => foldersOf(plain(route))))].filter(
  (folder) => !known.has(folder),
);
const unknown = [
  ...forms.flatMap(([, write]) => shortened.map(write)),
  ...['/nowhere', '/docs/nowhere', '/404', '/404.html', '/assets/js/nowhere.js'],
  ...[
    '/docs/docs/getting_started/index',
    '/docs/docs/getting_started.html',
    '/blog/archive',
    '/blog/authors',
    '/index',
    '/nowhere.yaml',
  ],
];

/** The folders that an address is in, the outermost first. */
function foldersOf(address: string): string[] {
  const segments = address.split('/').filter(Boolean).slice(0, -1);
  return segments.map((_segment, index) => `/${segments.slice(0, index + 1).join('/')}`);
}

interface Running {
  url: string;
  stop: () => Promise<void> | void;
}

async function startServe(): Promise<Running> {
  const server: Server = createSiteServer(siteFolder());
  return { url: `http://localhost:${await listen(server, 0)}`, stop: () => void server.close() };
}

function startShipped(): Promise<Nginx> {
  return startNginx(siteFolder());
}

/** Whether a response says how long it may be kept, and that the same address may have another one. */
function keeping({ headers }: Response): { cached: boolean; varies: boolean } {
  const cached = /^(?:no-cache|public, max-age=\d+, immutable)$/.test(headers.get('cache-control') ?? '');
  return { cached, varies: /\baccept\b(?!-)/i.test(headers.get('vary') ?? '') };
}

describe.each<[string, () => Promise<Running>]>([
  ['npm run serve', startServe],
  ['nginx with the shipped configuration', startShipped],
])('under %s', (_name, start) => {
  const running: { server?: Running } = {};
  const get = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${running.server?.url}${address}`, { redirect: 'manual', headers });

  beforeAll(async () => {
    running.server = await start();
  });
  afterAll(() => running.server?.stop());

  describe.each(forms)('every route %s answers 200 with its own page and no redirect', (_form, write) => {
    it.each(routes)('%s', async (route) => {
      const response = await get(write(route));
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i);
      expect(await response.text()).toBe(readSiteFile(fileOf(route)));
    });
  });

  it('knows the addresses to which readers shorten one', () => {
    const folders = ['/docs/docs', '/docs/docs/examples', '/docs/api_reference'];
    expect(shortened).toEqual(
      expect.arrayContaining([...folders, '/docs/api_reference/api', '/docs/api_reference/models']),
    );
  });

  it.each(unknown)('%s answers 404 with the not-found page', async (address) => {
    const response = await get(address);
    expect(response.status).toBe(404);
    expect(keeping(response)).toEqual({ cached: true, varies: true });
    expect(await response.text()).toBe(readSiteFile('404.html'));
  });

  it('lets a query stand behind an address', async () => {
    expect((await get('/docs/integrations/index?from=a.b')).status).toBe(200);
  });

  it('sends every other file as it is', async () => {
    const served = listFiles(siteFolder()).filter(
      (name) => /\.(?!html$)[^/.]+$/.test(name) && !['server.conf', 'redirects.conf', '.portal-build'].includes(name),
    );
    for (const file of served) {
      const response = await get(`/${file}`);
      expect([file, response.status, keeping(response)]).toEqual([file, 200, { cached: true, varies: true }]);
      await response.arrayBuffer();
    }
  });

  it.each(['/_headers', '/_redirects', '/server.conf', '/redirects.conf', '/.portal-build'])(
    '%s, which servers read, is sent to nobody',
    async (address) => expect((await get(address)).status).toBe(404),
  );

  it.each([
    ['text/markdown', 'md'],
    ['text/markdown, text/html;q=0.9, */*;q=0.1', 'md'],
    ['text/html, text/markdown;q=0.5', 'html'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'html'],
  ] as const)('sends for %s pages as %s, and says that it depends', async (accept, format) => {
    const pages = [
      ['/', 'index'],
      ['/docs/docs/errors', 'docs/docs/errors'],
      ['/docs/docs/errors/', 'docs/docs/errors'],
      ['/docs/api_reference/table_of_contents?from=a', 'docs/api_reference/table_of_contents'],
    ] as const;
    for (const [address, name] of pages) {
      const file = format === 'md' ? `${name}.md` : name === 'index' ? 'index.html' : `${name}/index.html`;
      const response = await get(address, { accept });
      expect(response.headers.get('content-type')).toMatch(
        format === 'md' ? /^text\/markdown; ?charset=utf-8$/i : /^text\/html/,
      );
      expect(response.headers.get('vary')).toMatch(/\baccept\b(?!-)/i);
      expect(await response.text()).toBe(readSiteFile(file));
    }
  });

  it.each(['/', '/docs/docs/errors', '/docs/docs/errors.md', '/openapi.yaml', '/nowhere'])(
    '%s leads to the catalog of the API, which answers HEAD with the same header (RFC 9727, 3)',
    async (address) => {
      const link = '</.well-known/api-catalog>; rel="api-catalog"';
      expect((await get(address)).headers.get('link')).toBe(link);
      const head = await fetch(`${running.server?.url}/.well-known/api-catalog`, { method: 'HEAD' });
      expect([head.status, head.headers.get('link')]).toEqual([200, link]);
    },
  );

  it.each(['/openapi.yaml', '/docs/docs/getting_started.md', '/changelog.json', '/changelog.atom'])(
    'packs %s on the way',
    async (address) => {
      const { headers } = await get(address, { 'accept-encoding': 'gzip' });
      expect(headers.get('content-encoding')).toBe('gzip');
    },
  );

  it('sends a file as it is, whatever is asked for', async () => {
    const accept = 'text/markdown';
    expect((await get('/openapi.json', { accept })).headers.get('content-type')).toMatch(/^application\/json/);
    expect((await get('/no-such-page', { accept })).status).toBe(404);
  });

  it.each([
    ['/openapi.json', /^application\/json/],
    ['/openapi.yaml', /^application\/yaml$/],
    ['/openapi/createTask.yaml', /^application\/yaml$/],
    ['/downloads/payroll.arazzo.yaml', /^application\/yaml$/],
    ['/downloads/sandbox.mjs', /^text\/javascript; ?charset=utf-8$/],
    ['/reference-index.json', /^application\/json/],
    ['/sitemap.xml', /xml/],
    ['/blog/atom.xml', /^application\/atom\+xml$/],
    ['/blog/feed.json', /^application\/feed\+json$/],
    ['/changelog.atom', /^application\/atom\+xml$/],
    ['/changelog.json', /^application\/feed\+json$/],
    ['/robots.txt', /^text\/plain/],
    ['/img/logo.svg', /^image\/svg\+xml/],
    ['/docs/docs/getting_started.md', /^text\/markdown; ?charset=utf-8$/],
    ['/llms.txt', /^text\/plain/],
    [
      '/.well-known/api-catalog',
      /^application\/linkset\+json; profile="https:\/\/www\.rfc-editor\.org\/info\/rfc9727"$/,
    ],
  ])('%s has its type', async (address, type) =>
    expect((await get(address)).headers.get('content-type')).toMatch(type),
  );
});

describe('the shipped configuration of nginx', () => {
  const running: { server?: Running } = {};
  const get = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${running.server?.url}${address}`, { redirect: 'manual', headers });
  const script = `/${listFiles(siteFolder()).find((file) => /^assets\/js\/main\..*\.js$/.test(file))}`;

  beforeAll(async () => {
    running.server = await startShipped();
  });
  afterAll(() => running.server?.stop());

  it.each(['/', '/docs/docs/getting_started', '/img/logo.svg', script])('packs %s with gzip', async (address) => {
    const { headers } = await get(address, { 'accept-encoding': 'gzip' });
    // A picture may be too small to be worth it.
    if (!address.endsWith('.svg')) expect(headers.get('content-encoding')).toBe('gzip');
    expect((await get(address, { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
  });

  it('lets browsers keep scripts and styles for ever', async () => {
    expect((await get(script)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/', '/docs/docs/getting_started/', '/openapi.json', '/img/logo.svg', '/nowhere', '/assets/js/nowhere.js'])(
    'lets browsers ask again for %s',
    async (address) => expect((await get(address)).headers.get('cache-control')).toBe('no-cache'),
  );

  it('answers 304 to a browser that has the page', async () => {
    const etag = (await get('/docs/docs/errors')).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    expect((await get('/docs/docs/errors', { 'if-none-match': etag })).status).toBe(304);
  });

  it.each(['/', '/nowhere', '/openapi.yaml', script])('sends its security headers with %s', async (address) => {
    const { headers } = await get(address);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('server')).toBe('nginx');
  });
});
