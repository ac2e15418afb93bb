import { printable } from '../reference/printable';

/**
 * A text of others as it is listed on one line: without spaces around it, with one for all between its words, and with escapes for
 * what would steer a terminal.
 */
export function plainName(name: string): string {
  return printable(name.trim().replace(/\s+/g, ' '));
}
