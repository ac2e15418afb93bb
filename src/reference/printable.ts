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

/**
 * What in a text of several lines steers whoever reads it: control characters but for line ends and tabs, what overrides the
 * direction of text, and tags, which are letters that no screen shows and that an assistant reads. Those of a flag
 * (U+1F3F4 and a region) stay.
 */
const hidden =
  /(?!\r?\n|\t)\p{Cc}|[\u202d\u202e]|(?<!\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{0,6})[\u{e0000}-\u{e007f}]/gu;

/** A text for a file or an assistant, which somebody may show in a terminal: what would steer its reader is shown as its escape. */
export function withoutControls(text: string, write = shown): string {
  return text.replace(hidden, write);
}

/** Data in which such letters are shown as their escapes, in names as well: as JSON, only its strings have any. */
export function dataWithoutControls<Data extends object>(data: Data): Data {
  const json = JSON.stringify(data);
  const shownData = withoutControls(json, (character) => JSON.stringify(shown(character)).slice(1, -1));
  return shownData === json ? data : (JSON.parse(shownData) as Data);
}

/** What in written JSON shows as something else than it is, or as nothing: the letters above, and all that turn the direction of text. */
const unseen = new RegExp(`[\\u202a-\\u202e\\u2066-\\u2069]|${hidden.source}`, 'gu');

/** Written JSON with the same values, in which each such letter is an escape. */
export function withSeenLetters(json: string, write = shown): string {
  return json.replace(unseen, write);
}

/** Whether `withSeenLetters` would change how a text is written. */
export function hasUnseenLetters(text: string): boolean {
  return text.search(unseen) >= 0;
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
