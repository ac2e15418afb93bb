import { existsSync, readFile, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import compression from 'compression';
import sirv from 'sirv';
import { listenOn } from '../src/machine/ports';
import { pathPattern } from '../src/plugins/content-security/mediaTypes';
import { percentEncoded, safelyDecode } from '../src/reference/address';
import { foldersOf, servedFolder } from './outDir/facts';
import { holdsFile } from './outDir/marker';

/** Files of the built site that are for servers and for the next build, not for readers. */
const unserved = ['/404.html', '/_headers', '/_redirects', '/server.conf', '/redirects.conf', '/.portal-build'];

/**
 * The path that an address asks for, as nginx reads it: decoded, with slashes that follow each other as one, and without
 * `.` and `..`. It never leaves the site.
 */
export function askedPath(url: string): string {
  return path.posix.normalize(`/${safelyDecode(url.replace(/[?#].*$/s, ''))}`);
}

/**
 * The file that a path stands for: `/docs` and `/docs/` are `/docs/index.html`, and so is `/docs/1.0` when `isPage` knows
 * it. Docusaurus's own server strips `/index` from addresses and so cannot serve a page of that name.
 */
export function toFilePath(asked: string, isPage: (asked: string) => boolean = () => false): string {
  const last = asked.slice(asked.lastIndexOf('/') + 1);
  const isFile = (last.includes('.') || asked === catalog) && !isPage(asked);
  return isFile ? asked : `${asked.replace(/\/$/, '')}/index.html`;
}

/** The catalog of the API (RFC 9727), a file whose name has no dot. */
const catalog = '/.well-known/api-catalog';

/** Whether an `Accept` header (RFC 9110, 12.5.1) names Markdown and prefers nothing else, as agents send it. */
function wantsMarkdown(accept = ''): boolean {
  return /text\/markdown(?!\s*;\s*q=0)/i.test(accept);
}

/** The Markdown of a page, if it has one: `/docs/x` and `/docs/x/` have `/docs/x.md`. */
function toMarkdownLink(asked: string): string {
  return asked === '/' ? '/index.md' : `${asked.replace(/\/$/, '')}.md`;
}

/**
 * A server for the site in `dir` (absolute): every route returns 200 without a redirect, everything else 404 with the
 * not-found page. Responses are compressed as in production, by `npm run compress` or on the fly. While a build
 * replaces the site, or after one was killed doing so, the earlier site is served.
 */
export function createSiteServer(dir: string): Server {
  const [serveFinal, servePrevious] = [serveFolder(dir), serveFolder(foldersOf(dir).previous)];
  // `compression` does not know the media type of YAML.
  const pack = compression({
    filter: (request, response) =>
      response.getHeader('Content-Type') === 'application/yaml' || compression.filter(request, response),
  });
  const server = createServer((request, response) => {
    const serve = servedFolder(dir) === foldersOf(dir).previous ? servePrevious : serveFinal;
    pack(request, response, () => serve(request, response));
  });
  // Longer than clients keep a connection open: closing one while a request comes in looks like a failure to them.
  server.keepAliveTimeout = 75_000;
  return server;
}

/** Serves the files of a folder. */
function serveFolder(dir: string): (request: IncomingMessage, response: ServerResponse) => void {
  const notFoundFile = path.join(dir, '404.html');
  const notFound = (response: ServerResponse): void => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
    // A site that is rebuilt may have none for a moment.
    readFile(notFoundFile, (_error, page) => response.end(page));
  };
  // `dev` reads from the disk on each request, so that a new build is visible at once.
  const serveFile = sirv(dir, {
    dev: true,
    etag: true,
    extensions: [],
    // Files of `npm run compress` are sent as they are.
    gzip: true,
    brotli: true,
    // sirv has overwritten the `Vary` header from `_headers` with Accept-Encoding.
    setHeaders: (response) => void response.appendHeader('Vary', 'Accept'),
    onNoMatch: (_request, response) => notFound(response),
  });
  return (request, response) => {
    const isPage = (page: string): boolean => existsSync(path.join(dir, page, 'index.html'));
    const asked = withoutBase(askedPath(request.url ?? '/'), basePathOf(dir));
    const markdownPage = wantsMarkdown(request.headers.accept) ? toMarkdownLink(asked) : undefined;
    const file =
      markdownPage !== undefined && existsSync(path.join(dir, markdownPage)) ? markdownPage : toFilePath(asked, isPage);
    for (const [name, value] of readHeaders(path.join(dir, '_headers'), file)) response.setHeader(name, value);
    // Some file systems know a file by its name in capital letters, too.
    if (unserved.includes(file.toLowerCase()) || !isInside(dir, file)) return notFound(response);
    if (!isOneRange(request.headers.range)) delete request.headers.range;
    // sirv leaves its file open where the client goes away, and lets an error of it end the server.
    response.once('pipe', (content: Readable) => {
      content.once('error', () => response.destroy());
      response.once('close', () => content.destroy());
    });
    // sirv cuts off a query, and decodes once.
    serveFile(Object.assign(request, { url: percentEncoded(encodeURI(file), /[?#]/g) }), response);
  };
}

/** Whether a file, and what `npm run compress` has put beside it, is in the site itself: a link would lead out of it. */
function isInside(dir: string, file: string): boolean {
  const name = file.replace(/^\//, '');
  const packed = ['.gz', '.br'].map((ending) => name + ending).filter((each) => existsSync(path.join(dir, each)));
  return [name, ...packed].every((each) => holdsFile(dir, each));
}

/** The path that a built site is made for, with a slash at its end, as the link to its catalog says it: `/portal/`. */
export function basePathOf(dir: string): string {
  const link = readHeaders(path.join(dir, '_headers'), '/').find(([name]) => name === 'Link')?.[1];
  return /^<(\/[^>]*)\.well-known\/api-catalog>/.exec(link ?? '')?.[1] ?? '/';
}

/** A path below that of the site, as the files of the site are named. */
function withoutBase(asked: string, base: string): string {
  const isBelow = asked === base.slice(0, -1) || asked.startsWith(base);
  return isBelow ? `/${asked.slice(base.length)}` : asked;
}

/**
 * Whether a `Range` header asks for one part of a file that ends where it starts or after that. sirv throws for some of the
 * others, which a server may take as if they were not there (RFC 9110, 14.2).
 */
function isOneRange(range = ''): boolean {
  const [, start, end = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  return start !== undefined && (end === '' || Number(start) <= Number(end));
}

/** The headers that a built site's `_headers` file states for an address; none when there is no such file. */
export function readHeaders(file: string, address: string): [name: string, value: string][] {
  if (!existsSync(file)) return [];
  const blocks = readFileSync(file, 'utf8').matchAll(/^(\/.*)\n((?: .*\n)*)/gm);
  return [...blocks]
    .filter(([, pattern = '']) => new RegExp(pathPattern(pattern), 's').test(address))
    .flatMap(([, , lines = '']) => [...lines.matchAll(/^ +([A-Za-z-]+): (.*)$/gm)])
    .map(([, name = '', value = '']) => [name, value]);
}

/** Starts a server on localhost and returns its port; port 0 means any free port. */
export function listen(server: Server, port: number): Promise<number> {
  return listenOn('localhost', server, port);
}
