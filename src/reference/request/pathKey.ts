/**
 * Splits a key of the Paths Object (4.8) that has more than a path in it: what follows `?` is sent as a query, and what
 * follows `#`, by which some tools tell operations of one path apart, is never sent.
 */
export function splitPathKey(key: string): { path: string; query: string } {
  const [sent = ''] = key.split('#');
  const mark = sent.indexOf('?');
  return mark < 0 ? { path: sent, query: '' } : { path: sent.slice(0, mark), query: sent.slice(mark + 1) };
}
