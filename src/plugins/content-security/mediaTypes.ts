import { escapeRegExp } from '../../reference/escape';

/**
 * The media types of files that servers do not know, or know by another type: a path below the site's address, in which `*`
 * stands for any characters, and the type.
 */
export const mediaTypes: readonly (readonly [path: string, type: string])[] = [
  // RFC 9512
  ['*.yaml', 'application/yaml'],
  // RFC 7763
  ['*.md', 'text/markdown; charset=utf-8'],
  // RFC 9239
  ['*.mjs', 'text/javascript; charset=utf-8'],
  // RFC 4287, 7
  ['*.atom', 'application/atom+xml'],
  ['*/atom.xml', 'application/atom+xml'],
  // JSON Feed 1.1
  ['*/feed.json', 'application/feed+json'],
  ['*changelog.json', 'application/feed+json'],
  // RFC 9727, 4.2
  ['.well-known/api-catalog', 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'],
];

/** The regular expression of the addresses that a path of `_headers` stands for. */
export function pathPattern(path: string): string {
  return `^${path.split('*').map(escapeRegExp).join('.*')}$`;
}
