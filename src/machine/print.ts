import { printableLines } from '../reference/printable';

/** Prints a text for readers: what would steer their terminal is shown, not sent. */
export function print(text: string): void {
  console.log(printableLines(text));
}

/** Prints what went wrong, or what a server reports, beside the output. */
export function printError(text: string): void {
  console.error(printableLines(text));
}
