import { codeSpan } from '../reference/outputs/markdown/text';

/** A value or name in a message: plain words and paths as they are, anything else as code, in which nothing is markup. */
export function valueWords(value: string): string {
  return /^(?!www\.)[\w./-]*$/i.test(value) ? value : codeSpan(value);
}
