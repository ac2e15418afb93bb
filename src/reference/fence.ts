/** What may be behind the language of a block of code in a guide: its title, and what the checks of guides read. */
export const fenceWords: ReadonlySet<string> = new Set([
  ...['title', 'own', 'part', 'request', 'response', 'schema', 'status', 'refused'],
  ...['run', 'file', 'output'],
]);

const word = /([\w-]+)(?:=(?:"([^"]*)"|([^\s"{}]+)))?/g;

/**
 * The words behind the language of a block: `title="a.py" run` is `{ title: 'a.py', run: '' }`. Undefined when anything
 * else is there.
 */
export function readFence(meta: string): Record<string, string> | undefined {
  const words = Object.fromEntries(
    [...meta.matchAll(word)].map(([, name = '', quoted, plain]) => [name, quoted ?? plain ?? '']),
  );
  const isRead = meta.replace(word, '').trim() === '' && (words.title === undefined || /(?:^|\s)title="/.test(meta));
  return isRead && Object.keys(words).every((name) => fenceWords.has(name)) ? words : undefined;
}
