/** Where in a description something stands: a file, a one-based line and column, and a JSON pointer inside that file. */
export interface Place {
  file: string;
  line: number;
  column: number;
  pointer: string;
}

/** Finds the file, line and column that a pointer into the bundled document came from. */
export type Locate = (bundledPointer: string) => Place;

/**
 * A problem of a description, written so that its owner can fix it. An `error` stops the build; a `notice` is a line of
 * the build's summary.
 */
export interface Problem {
  severity: 'error' | 'notice';
  place: Place;
  /** What is wrong. */
  message: string;
  /** What to do about it. */
  remedy: string;
  /** Which sort of problem it is, for what has to tell it from others. */
  code?: ProblemCode;
  /** The message without its names, where problems of one kind have different ones. */
  kind?: string;
  /** What the message names and its kind does not: the summary of problems of one kind lists it. */
  subject?: string;
  /**
   * Whether the OpenAPI Specification forbids it. Such a problem is a notice when the description is from a third
   * party, and an error when the build is strict.
   */
  isViolation?: true;
  /** Whether it is an error when the build is strict, although nothing forbids it. */
  isErrorIfStrict?: true;
  /** The place of the problem that this one follows from. */
  cause?: Place;
}

/**
 * Kinds of problems with a part of a description that cannot be read: its syntax, its size, a place that may not be
 * read, an address that is too slow, an unresolved reference; a field that the specification does not have; and a mark
 * (`x-internal`) by which it cannot be published.
 */
export type ProblemCode =
  | 'unparsed'
  | 'excess'
  | 'outside'
  | 'no response'
  | 'unresolved'
  | 'unknown field'
  | 'internal';

/** Orders two texts by their code units, in every locale alike. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Orders two places by their files, and in one file from top to bottom. */
export function comparePlaces(a: Place, b: Place): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column;
}

/** A place as editors and terminals open it: `openapi.yaml:12:3`. */
export function placeText({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

/** How many names a way out lists. */
const maxNames = 12;

/** The way out of a problem in which one of these names would be right. */
export function nameOneOf(names: readonly string[]): string {
  if (names.length === 0) return 'Take something else, or add it to the description.';
  const more = names.length > maxNames ? ', …' : '';
  return `Name one that is there: ${names.slice(0, maxNames).join(', ')}${more}.`;
}
