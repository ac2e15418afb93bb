import { createScanner } from './scan';
import type { Secrets } from './secrets';

/** What an owner says of an edition: words that may be in it although they are of what is left out, and words that may not. */
export interface LeakWords {
  allow: readonly string[];
  deny: readonly string[];
}

/**
 * Returns what finds an edition's secrets in one text after the other, each as its author wrote it. `content` is all of the file that the
 * text was read from: the words that may not be there are in no part of it.
 */
export function createLeakFinder(
  secrets: Secrets,
  { allow, deny }: LeakWords = { allow: [], deny: [] },
): (text: string, content?: string) => string[] {
  const scan = createScanner(secrets);
  const allowed = new Set(allow);
  return (text, content = text) => {
    const { names, paths, rows } = scan(text);
    const plain = deny.length > 0 ? `${text}\n${content}`.toLowerCase() : '';
    const denied = deny.filter((word) => plain.includes(word.toLowerCase()));
    const found = new Set([...names, ...paths, ...[...rows].map((row) => row.text), ...denied]);
    return [...found].filter((each) => !allowed.has(each));
  };
}
