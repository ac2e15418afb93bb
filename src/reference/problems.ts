/** Where in a description something stands: a file, a one-based line and column, and a JSON pointer inside that file. */
export interface Place {
  file: string;
  line: number;
  column: number;
  pointer: string;
}

/**
 * Something wrong with a description, said so that its owner can mend it. An `error` stops the build; a `notice` is a
 * line of the build's summary.
 */
export interface Problem {
  severity: 'error' | 'notice';
  place: Place;
  /** What is wrong. */
  message: string;
  /** What to do about it. */
  remedy: string;
}

/** Compares two problems by file, line, column and message, so that a report reads the same every time. */
function comparePlaces(a: Problem, b: Problem): number {
  return (
    compareText(a.place.file, b.place.file) ||
    a.place.line - b.place.line ||
    a.place.column - b.place.column ||
    compareText(a.message, b.message)
  );
}

/** Orders two texts by their code units, in every locale alike. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function formatProblem({ place, message, remedy }: Problem): string {
  const pointer = place.pointer === '' || place.pointer === '#/' ? '#' : place.pointer;
  const lines = [`  ${place.file}:${place.line}:${place.column}  ${pointer}`, `    ${message}`, `    ${remedy}`];
  return lines.map(printable).join('\n');
}

/** Keys and texts of a description stand in messages: none may steer a terminal or begin a line of its own. */
function printable(line: string): string {
  return line.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}

/** Writes all problems as one text, sorted by place, each with file:line:column, pointer, reason and way out. */
export function formatProblems(problems: Problem[]): string {
  return [...problems].sort(comparePlaces).map(formatProblem).join('\n\n');
}

/** The errors among problems as one text; empty when there is none. */
export function formatErrors(problems: Problem[]): string {
  return formatProblems(problems.filter(({ severity }) => severity === 'error'));
}

/** Thrown once, at the end of a run, with every problem that was found. */
export class DescriptionError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super(`The API description has ${count}:\n\n${formatProblems(problems)}\n`);
    this.name = 'DescriptionError';
    this.problems = problems;
  }
}
