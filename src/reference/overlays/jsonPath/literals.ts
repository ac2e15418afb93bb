import { type JsonNumber, numberOf } from '../../exactNumber';
import type { Reader } from './reader';

/** What stands for a character after a backslash; `u` is read for itself. */
const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', '/': '/', '\\': '\\' };

/** Reads a text in quotation marks of either kind (2.3.1); undefined where none begins. */
export function readText(reader: Reader): string | undefined {
  const quote = reader.takeMatch(/["']/y);
  if (quote === undefined) return undefined;
  let text = '';
  while (!reader.take(quote)) {
    const plain = reader.takeMatch(quote === '"' ? /[^"\\\p{Cc}]|[\u007f-\u009f]/uy : /[^'\\\p{Cc}]|[\u007f-\u009f]/uy);
    text += plain ?? readEscape(reader, quote);
  }
  return text;
}

function readEscape(reader: Reader, quote: string): string {
  if (!reader.take('\\')) reader.fail(`a character of a text or ${quote === '"' ? "'\"'" : '"\'"'} is expected`);
  if (reader.take(quote)) return quote;
  const code = reader.takeMatch(
    /u(?:[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(?![dD][89a-fA-F])[\da-fA-F]{4})/y,
  );
  if (code !== undefined) return JSON.parse(`"\\${code}"`) as string;
  const escaped = reader.takeMatch(/[bfnrt/\\]/y);
  return escapes[escaped ?? ''] ?? reader.fail('a character that can be escaped is expected');
}

/** Reads a whole number of an index or slice (2.1); undefined where none begins. */
export function readInteger(reader: Reader): number | undefined {
  const start = reader.at;
  const text = reader.takeMatch(/0|-?[1-9]\d*/y);
  if (text === undefined) return undefined;
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : reader.fail('a smaller number is expected', start);
}

/** Reads a number that is compared (2.3.5.1); undefined where none begins. */
export function readNumber(reader: Reader): JsonNumber | undefined {
  const text = reader.takeMatch(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y);
  return text === undefined ? undefined : numberOf(text);
}
