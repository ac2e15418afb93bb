import { parse } from 'yaml';
import type { Problem } from '../reference/problems';
import { checkGuide } from './checkGuide';
import { type GuideReference, prepareApi } from './guideApi';
import type { GuideSource } from './readGuide';

/**
 * Checks guides against the description that they are about. Every problem has file, line and column, the reason and
 * the remedy. `otherWords` are the words in code that are not of the API.
 */
export function checkGuides(
  guides: readonly GuideSource[],
  reference: GuideReference,
  otherWords: ReadonlySet<string>,
): Problem[] {
  const api = prepareApi(reference);
  const named = guides.flatMap(({ file, text }) =>
    checkGuide(text, api, (word) => otherWords.has(word)).map(
      ({ position, message, remedy, pointer = '' }): Problem => ({
        severity: 'error',
        place: { file, ...position, pointer },
        message,
        remedy,
      }),
    ),
  );
  return [...named, ...sharedRequestIds(guides)];
}

/** Each request has an id of its own, so two blocks cannot show the same one. */
function sharedRequestIds(guides: readonly GuideSource[]): Problem[] {
  const first = new Map<string, string>();
  return guides.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<="requestId": ?")[^"]+/g)].flatMap(({ 0: id, index }): Problem[] => {
      const before = text.slice(0, index).split('\n');
      const place = { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, pointer: '' };
      const other = first.get(id);
      if (other === undefined) {
        first.set(id, `${file}:${place.line}`);
        return [];
      }
      const message = `The request id ${id} is also that of ${other}.`;
      return [{ severity: 'error', place, message, remedy: 'Write another UUID.' }];
    }),
  );
}

/** Reads the list of words that guides write as code and that are not of the API: YAML, by what they are of. */
export function readOtherWords(yaml: string): Set<string> {
  const lists = (parse(yaml) ?? {}) as Record<string, unknown>;
  return new Set(Object.values(lists).flat().map(String));
}
