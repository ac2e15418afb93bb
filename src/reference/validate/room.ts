/** Problems that a check names. A value with thousands of faulty items would have a response of hundreds of megabytes. */
export const maxProblems = 100;

/** Each so many characters of a reason count as one problem more. */
const charactersPerProblem = 1_000;

/** How many more problems are named of a value, and whether there are others. */
export interface Room {
  left: number;
  isCut: boolean;
}

/** Puts problems with reasons into a list as far as there is room for them. */
export function addProblems<Problem extends { reason: string }>(
  own: readonly Problem[],
  { problems, room }: { problems: Problem[]; room: Room },
): void {
  for (const problem of own) {
    if (room.left <= 0) {
      room.isCut = true;
      return;
    }
    room.left -= 1 + longReasons([problem]);
    problems.push(problem);
  }
}

/** The steps that it takes to keep problems, of which those of alternatives may be kept without being named. */
export function stepsToKeep(problems: readonly { reason: string }[]): number {
  return Math.floor(problems.length / 10) + longReasons(problems);
}

function longReasons(problems: readonly { reason: string }[]): number {
  return problems.reduce((sum, { reason }) => sum + Math.floor(reason.length / charactersPerProblem), 0);
}
