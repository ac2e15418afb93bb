import { createScanner } from './scan';
import type { Secrets } from './secrets';

/** What an owner says of an edition: words that may be in it although they are of what is left out, and words that may not. */
export interface LeakWords {
  allow: readonly string[];
  deny: readonly string[];
}

/** Returns what finds an edition's secrets in one text after the other, each as its author wrote it. */
export function createLeakFinder(
  secrets: Secrets,
  { allow, deny }: LeakWords = { allow: [], deny: [] },
): (text: string) => string[] {
  const scan = createScanner(secrets);
  const allowed = new Set(allow);
  return (text) => {
    const { names, paths, rows } = scan(text);
    const plain = deny.length > 0 ? text.toLowerCase() : '';
    const denied = deny.filter((word) => plain.includes(word.toLowerCase()));
    const found = new Set([...names, ...paths, ...[...rows].map((row) => row.text), ...denied]);
    return [...found].filter((each) => !allowed.has(each));
  };
}
