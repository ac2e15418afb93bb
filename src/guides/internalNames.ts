import type { Internal } from '../reference/internal/internal';
import { pointerKeys } from '../reference/pointer';
import type { Problem } from '../reference/problems';
import type { GuideSource } from './readGuide';

/** Lines of a guide that belong together: a paragraph, or a part of a block of code. */
interface Passage {
  /** Number of its first line, counted from one. */
  line: number;
  lines: string[];
  isCode: boolean;
}

/** Notices of guides that name what is internal in the description: they are shown, as their writers keep them. */
export function findInternalNames(
  guides: readonly GuideSource[],
  { whole, findMentions }: Pick<Internal, 'whole' | 'findMentions'>,
): Problem[] {
  if (!whole) return [];
  return guides.flatMap(({ file, text }) =>
    passagesOf(text).flatMap((passage) => {
      const noticesOf = (texts: readonly string[]): Problem[] =>
        findMentions({ [passage.isCode ? 'x-codeSamples' : 'description']: texts }, (pointer) => {
          const index = Number(pointerKeys(pointer).at(-1));
          const column = (texts[index]?.search(/\S/) ?? 0) + 1;
          return { file, line: passage.line + index, column, pointer: '' };
        });
      const inLines = noticesOf(passage.lines);
      // A name of several words may go on in the next line.
      return inLines.length > 0 ? inLines : noticesOf([passage.lines.join('\n')]);
    }),
  );
}

function passagesOf(text: string): Passage[] {
  const passages: Passage[] = [];
  let open: Passage | undefined;
  let fence: string | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const [, mark] = /^[\s>]*(`{3,}|~{3,})/.exec(line) ?? [];
    const isEdge = mark !== undefined && (fence === undefined || mark.startsWith(fence));
    if (isEdge) fence = fence === undefined ? mark : undefined;
    if (isEdge || line.trim() === '') open = undefined;
    if (line.trim() === '') continue;
    if (!open) {
      open = { line: index + 1, lines: [], isCode: fence !== undefined };
      passages.push(open);
    }
    open.lines.push(line);
  }
  return passages;
}
