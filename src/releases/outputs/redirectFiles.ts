import { encodeAddress, percentEncoded, safelyDecode, withoutSlash } from '../../reference/address';
import { escapeHtml, scriptJson } from '../../reference/escape';
import type { OutputFile } from '../../reference/outputs/openapiFiles';
import type { Redirects } from '../followRedirect';
import { endOf } from '../redirects';

/** The site that redirects are written for. */
interface RedirectSite {
  /** Origin of the site. */
  origin: string;
  baseUrl: string;
  /** The script of redirect pages, with `followRedirect`. */
  script: string;
}

/**
 * The files by which redirects work: a page in the place of each page that is gone, the script of these pages, the list by
 * which the site's own pages lead on from anchors (`redirects.json`), and lines for servers: `redirects.conf` for nginx, and
 * `_redirects` for hosts that read that file.
 */
export function redirectFiles(redirects: Redirects, { origin, baseUrl, script }: RedirectSite): OutputFile[] {
  const toSite = (address: string): string => (address.startsWith('/') ? baseUrl + address.slice(1) : address);
  const ends = [...redirects.keys()].map((from) => [from, toSite(endOf(from, redirects) ?? from)] as const);
  const pages = ends.filter(([from]) => !from.includes('#'));
  // Servers do not see anchors: where an anchor redirects to another page than its own page does, a redirect page
  // decides.
  const plain = pages.filter(([from]) => !ends.some(([other]) => other.startsWith(`${from}#`)));
  const list = Object.fromEntries(ends.map(([from, to]) => [toSite(from), to]));
  return [
    { path: 'redirects.json', content: `${JSON.stringify(list)}\n` },
    { path: 'redirects.conf', content: plain.map(([from, to]) => nginxLines(toSite(from), to)).join('') },
    {
      path: '_redirects',
      content: plain.map(([from, to]) => `${forServer(toSite(from))} ${forServer(to)} 301\n`).join(''),
    },
    ...(pages.length > 0 ? [{ path: 'redirect.js', content: script }] : []),
    ...pages.map(([from, to]) => {
      const page = toSite(from);
      const own = ends.filter(([other]) => other === from || other.startsWith(`${from}#`));
      const moved = { page, redirects: Object.fromEntries(own.map(([other, end]) => [toSite(other), end])) };
      const canonical = to.startsWith('/') ? origin + to : to;
      return {
        path: `${safelyDecode(withoutSlash(from)).slice(1)}/index.html`,
        content: pageHtml(to, canonical, moved, baseUrl),
      };
    }),
  ];
}

/** An address in the settings of a server, in which none of its characters is a variable, a pattern or an end. */
function forServer(address: string): string {
  const encoded = percentEncoded(encodeAddress(address), /["'$*;<>\\^`{|}]/g);
  // An IPv6 address has its brackets.
  return encoded.replace(/^(https?:\/\/)%5B([\da-f:.]+)%5D/i, '$1[$2]');
}

/** nginx compares decoded paths. */
function nginxLines(from: string, to: string): string {
  const plain = safelyDecode(from).replace(/\/$/, '').replace(/["\\]/g, '\\$&');
  return [plain, `${plain}/`].map((path) => `location = "${path}" { return 301 "${forServer(to)}"; }\n`).join('');
}

function pageHtml(to: string, canonical: string, moved: object, baseUrl: string): string {
  const target = escapeHtml(to);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<title>This page has moved</title>',
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    '<meta name="robots" content="noindex">',
    `<script type="application/json" id="moved">${scriptJson(moved)}</script>`,
    `<script src="${escapeHtml(baseUrl)}redirect.js"></script>`,
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    '</head>',
    `<body><p>This page has moved to <a href="${target}">${target}</a>.</p></body>`,
    '</html>\n',
  ].join('\n');
}
