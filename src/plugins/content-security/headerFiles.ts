import { escapeRegExp } from '../../reference/escape';
import type { OutputFile } from '../../reference/outputs/openapiFiles';
import { mediaTypes, pathPattern } from './mediaTypes';

/**
 * The files from which servers take what depends on the build: `_headers` (Netlify, Cloudflare and others, and
 * `npm run serve`), with the headers of every response and the media types that servers do not know; and `server.conf`, for
 * nginx to include beside nginx/site.conf, which has the headers that are always the same.
 */
export function headerFiles(policy: string, baseUrl: string): OutputFile[] {
  const link = `<${baseUrl}.well-known/api-catalog>; rel="api-catalog"`;
  const headers = [
    `Content-Security-Policy: ${policy}`,
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    // A page is sent as HTML or as Markdown.
    'Vary: Accept',
    // Where programs find the API's description (RFC 9727).
    `Link: ${link}`,
  ];
  const blocks = [
    ['/*', ...headers],
    ...mediaTypes.map(([path, type]) => [`${baseUrl}${path}`, `Content-Type: ${type}`]),
  ];
  const nginx = [
    `add_header Content-Security-Policy "${policy}" always;`,
    `add_header Link '${link}' always;`,
    ...mediaTypes.map(([path, type]) => nginxType(`/${path}`, type)),
    ...(baseUrl === '/' ? [] : belowBaseUrl(baseUrl)),
  ];
  return [
    {
      path: '_headers',
      content: blocks
        .map(([path, ...lines]) => [path, ...lines].join('\n  '))
        .join('\n')
        .concat('\n'),
    },
    { path: 'server.conf', content: `${nginx.join('\n')}\n` },
  ];
}

/** nginx packs files, and adds the charset, by the type alone. */
function nginxType(path: string, type: string): string {
  const plain = type.replace('; charset=utf-8', '');
  return `location ~ "${pathPattern(path)}" { types { } default_type '${plain}'; try_files $uri =404; }`;
}

/** Takes the base URL off the addresses, by which nginx then looks for files in `root`. Nothing but the way to it is outside. */
function belowBaseUrl(baseUrl: string): string[] {
  const base = baseUrl.slice(0, -1);
  const start = escapeRegExp(base);
  return [
    `if ($request_uri ~ "^(/|${start})(\\?|$)") { return 302 "${baseUrl}"; }`,
    `if ($request_uri !~ "^${start}/") { return 404; }`,
    `location ^~ "${base}/" { rewrite "^${start}(/.*)$" "$1" last; }`,
    // A rewritten address counts as one of nginx's own, which may be the not-found page.
    `location = "${base}/404.html" { return 404; }`,
  ];
}
