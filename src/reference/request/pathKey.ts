/**
 * Splits a key of the Paths Object (4.8) that has more than a path in it: what follows `?` is sent as a query, and what
 * follows `#`, by which some tools tell operations of one path apart, is never sent. A `?` at the end of a name in braces
 * is how the routes of some frameworks mark what may be left out (`{slug?}`); the parameter is `slug`.
 */
export function splitPathKey(key: string): { path: string; query: string } {
  const [sent = ''] = key.replace(/\{([^{}?#]+)\?\}/g, '{$1}').split('#');
  const mark = sent.indexOf('?');
  return mark < 0 ? { path: sent, query: '' } : { path: sent.slice(0, mark), query: sent.slice(mark + 1) };
}
