import { pointerKeys } from './pointer';
import type { Place, Problem } from './problems';

/** Problems that say the same at different places, with what follows from them. */
export interface ProblemGroup {
  problems: [Problem, ...Problem[]];
  /** Problems that are there because of these. */
  consequences: ProblemGroup[];
}

/**
 * Groups problems by what `nameOf` gives for them, in the order in which they are given; each is in the result once.
 * What follows from another problem is in its group when that one is among the problems, else in a group of its own.
 */
export function groupProblems(problems: Problem[], nameOf: (problem: Problem) => string): ProblemGroup[] {
  const all = withoutRepeats(problems);
  const places = new Set(all.filter(({ cause }) => !cause).map(({ place }) => placeKey(place)));
  const following = new Map<string, Problem[]>();
  const own: Problem[] = [];
  for (const problem of all) {
    const cause = problem.cause && placeKey(problem.cause);
    if (cause === undefined || !places.has(cause)) own.push(problem);
    else following.set(cause, [...(following.get(cause) ?? []), problem]);
  }
  return gather(own, nameOf).map((group) => ({
    problems: group,
    consequences: gather(
      [...new Set(group.map(({ place }) => placeKey(place)))].flatMap((place) => following.get(place) ?? []),
      nameOf,
    ).map((consequence) => ({ problems: consequence, consequences: [] })),
  }));
}

/** Problems without those that repeat at one place what another reports there. */
export function withoutRepeats(problems: Problem[]): Problem[] {
  const known = new Map<string, Problem[]>();
  return problems.filter((problem) => {
    const key = `${placeKey(problem.place)}\n${problem.message}`;
    const others = known.get(key) ?? [];
    // Looking up the line of a place is slow, so it is only compared when everything else is equal.
    if (others.some(({ place }) => place.line === problem.place.line && place.column === problem.place.column)) {
      return false;
    }
    known.set(key, [...others, problem]);
    return true;
  });
}

/** A text that is the same for two places when they are one, however their pointers are escaped. */
export function placeKey({ file, line, pointer }: Place): string {
  const keys = pointerKeys(pointer);
  return JSON.stringify(keys.length > 0 ? [file, ...keys] : [file, line]);
}

function gather(problems: Problem[], nameOf: (problem: Problem) => string): [Problem, ...Problem[]][] {
  const groups = new Map<string, [Problem, ...Problem[]]>();
  for (const problem of problems) {
    const group = groups.get(nameOf(problem));
    if (group) group.push(problem);
    else groups.set(nameOf(problem), [problem]);
  }
  return [...groups.values()];
}
