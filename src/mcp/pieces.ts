import { withoutControls } from '../reference/printable';
import { shortened } from '../reference/shortened';
import { plainName } from './plainName';
import { Refusal } from './refusal';

/** The most characters of a text in one result. */
export const maxResultCharacters = 30_000;

/**
 * A piece of a text from an offset on, cut at the end of a line where there is one, and how to go on where it is cut. What in it
 * would steer a terminal or an assistant is shown as its escape.
 */
export function pieceOf(whole: string, offset: number, maxCharacters = maxResultCharacters): string {
  const text = withoutControls(whole);
  if (offset > 0 && offset >= text.length)
    throw new Refusal(
      `The text has ${text.length} characters: there is nothing at offset ${offset}. Begin with offset 0.`,
    );
  const rest = text.slice(offset);
  if (rest.length <= maxCharacters) return rest;
  const lastLine = rest.lastIndexOf('\n', maxCharacters);
  const end = offset + (lastLine > maxCharacters / 2 ? lastLine + 1 : maxCharacters);
  const place = `characters ${offset} to ${end} of ${text.length}`;
  return `${text.slice(offset, end)}\n\n[Cut: ${place}. For what follows, call again with "offset": ${end}.]`;
}

/** The most characters of a line of a list. */
const maxLineLength = 1000;

/**
 * Some lines of a list from an offset on, at most `limit` and as many as one result holds, and how to go on where there
 * are more.
 */
export function linesOf(
  lines: readonly string[],
  offset: number,
  limit: number,
  maxCharacters = maxResultCharacters,
): string {
  if (offset > 0 && offset >= lines.length)
    throw new Refusal(`The list has ${lines.length} entries: there is none at offset ${offset}. Begin with offset 0.`);
  const shown: string[] = [];
  let characters = 0;
  for (const line of lines.slice(offset, offset + limit).map(plainName)) {
    const short = shortened(line, maxLineLength);
    characters += short.length + 1;
    if (shown.length > 0 && characters > maxCharacters) break;
    shown.push(short);
  }
  const next = offset + shown.length;
  const left = lines.length - next;
  const more = left > 0 ? `\n\n[${left} more of ${lines.length}: call again with "offset": ${next}.]` : '';
  return shown.join('\n') + more;
}
