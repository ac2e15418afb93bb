import { placeKey } from './problemGroups';
import type { Problem } from './problems';

interface FoundProblems {
  /** What was found while the description was read. */
  loaded: Problem[];
  /** What was found while pages were made of it. */
  made: Problem[];
}

/**
 * All problems of a description, with what each means for the build: what the specification forbids (`isViolation`) is
 * a notice in a third-party description, and an error when the build is strict.
 */
export function assignSeverities(
  { loaded, made }: FoundProblems,
  build: { foreign: boolean; strict: boolean },
): Problem[] {
  const places = new Set(made.filter(({ isViolation }) => isViolation).map(({ place }) => placeKey(place)));
  // Of two problems at one place, the one from the pages is kept, which says what is shown instead.
  const kept = loaded.filter(({ place, isViolation }) => !isViolation || !places.has(placeKey(place)));
  return [...kept, ...made].map((problem) => judge(problem, build));
}

function judge(problem: Problem, { foreign, strict }: { foreign: boolean; strict: boolean }): Problem {
  const { isViolation, isErrorIfStrict } = problem;
  if (strict && (isViolation || isErrorIfStrict)) return { ...problem, severity: 'error' };
  return foreign && isViolation ? { ...problem, severity: 'notice' } : problem;
}
