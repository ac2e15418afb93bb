/** A file of the built site: its name and its text. */
interface HeaderFile {
  name: string;
  content: string;
}

/**
 * The files from which servers take the headers of every answer: `_headers` (Netlify, Cloudflare and others, and
 * `npm run serve`), and `csp.conf`, for nginx to include beside nginx/site.conf, which has the other headers itself.
 */
export function headerFiles(policy: string, baseUrl: string): HeaderFile[] {
  const headers = [
    `Content-Security-Policy: ${policy}`,
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    // A page is sent as HTML or as Markdown.
    'Vary: Accept',
    // Where programs find the API's description (RFC 9727).
    `Link: <${baseUrl}.well-known/api-catalog>; rel="api-catalog"`,
  ];
  return [
    { name: '_headers', content: `/*\n${headers.map((line) => `  ${line}\n`).join('')}` },
    { name: 'csp.conf', content: `add_header Content-Security-Policy "${policy}" always;\n` },
  ];
}
