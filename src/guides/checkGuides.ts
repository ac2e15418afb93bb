import { parse } from 'yaml';
import type { Problem } from '../reference/problems';
import { checkGuide } from './checkGuide';
import { type GuideReference, prepareApi } from './guideApi';
import type { GuideSource } from './readGuide';

/**
 * Holds guides against the description that they are about. Every problem has file, line and column, the reason and the way
 * out. `otherWords` are the words in code that are not of the API.
 */
export function checkGuides(
  guides: readonly GuideSource[],
  reference: GuideReference,
  otherWords: ReadonlySet<string>,
): Problem[] {
  const api = prepareApi(reference);
  return guides.flatMap(({ file, text }) =>
    checkGuide(text, api, (word) => otherWords.has(word)).map(
      ({ position, message, remedy, pointer = '' }): Problem => ({
        severity: 'error',
        place: { file, ...position, pointer },
        message,
        remedy,
      }),
    ),
  );
}

/** Reads the list of words that guides write as code and that are not of the API: YAML, by what they are of. */
export function readOtherWords(yaml: string): Set<string> {
  const lists = (parse(yaml) ?? {}) as Record<string, unknown>;
  return new Set(Object.values(lists).flat().map(String));
}
