/** Control characters, the separators of lines and paragraphs, what turns the direction of text, and invisible tags. */
const steering = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u{e0000}-\u{e007f}]/gu;

/** What GitHub Actions reads as the beginning of a command, wherever in a log it is printed. */
const command = /^(\s*):(?=:)|##(?=\[)/gm;

const shown = (character: string): string => unitEscape(character.codePointAt(0) ?? 0);

/**
 * A text of others as part of one line for a terminal or a log: what would steer the terminal, end the line or turn it
 * round is shown as its escape, `\u001b`, and nothing in it begins a command of GitHub Actions.
 */
export function printable(text: string): string {
  return text.replace(steering, shown).replace(command, (start) => start.replace(/[:#]$/, shown));
}

/** A text for a file, which somebody may show in a terminal: control characters are shown, but for line ends and tabs. */
export function withoutControls(text: string): string {
  return text.replace(/(?!\r?\n|\t)\p{Cc}/gu, shown);
}

/** A text of several lines as a terminal or a log gets it: only line ends and tabs stay as they are. */
export function printableLines(text: string): string {
  return text.replace(steering, (character) => (/[\n\t]/.test(character) ? character : shown(character)));
}

/** A number in hexadecimal digits, at least `digits` of them. */
export function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}

/** The escape of a code point by its UTF-16 units, `\uXXXX`. */
export function unitEscape(point: number): string {
  const text = String.fromCodePoint(point);
  return text
    .split('')
    .map((unit) => `\\u${hex(unit.charCodeAt(0), 4)}`)
    .join('');
}
