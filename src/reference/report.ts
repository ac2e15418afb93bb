import { inspect } from 'node:util';
import { summariseNotices } from './notices';
import { printable } from './printable';
import { groupProblems, type ProblemGroup } from './problemGroups';
import { comparePlaces, compareText, type Problem, placeText } from './problems';
import { counted } from './words';

/**
 * Writes problems as one text, sorted by place, each with file:line:column, pointer, reason and remedy. What is wrong
 * in the same way at several places is reported once, and what follows from a problem is reported below it.
 */
export function formatProblems(problems: Problem[]): string {
  return groupsOf(problems)
    .map((group) => formatGroup(group))
    .join('\n\n');
}

/** The errors among problems as one text; empty when there is none. */
export function formatErrors(problems: Problem[]): string {
  return formatProblems(errorsOf(problems));
}

/**
 * Thrown once, at the end of a run, with every problem that was found. Its message has the errors first, and is all
 * that a console shows of it: neither the problems once more, nor the place in our code.
 */
export class DescriptionError extends Error {
  readonly problems: Problem[];

  /** `what` has the problems: the description, or what is checked against it. */
  constructor(problems: Problem[], what = 'The API description has') {
    const count = counted(countOf(groupsOf(errorsOf(problems))), 'problem');
    const notices = summariseNotices(problems);
    const further = notices === '' ? '' : `\nNotices, which do not stop the build:\n\n${indent(notices)}\n`;
    super(`${what} ${count}:\n\n${formatErrors(problems)}\n${further}`);
    this.name = 'DescriptionError';
    this.problems = problems;
  }

  [inspect.custom](): string {
    return `${this.name}: ${this.message}`;
  }
}

function errorsOf(problems: Problem[]): Problem[] {
  return problems.filter(({ severity }) => severity === 'error');
}

function groupsOf(problems: Problem[]): ProblemGroup[] {
  return groupProblems([...problems].sort(compareProblems), ({ message, remedy }) => `${message}\n${remedy}`);
}

/** Compares two problems by file, line, column and message, so that a report reads the same every time. */
function compareProblems(a: Problem, b: Problem): number {
  return comparePlaces(a.place, b.place) || compareText(a.message, b.message);
}

/** A message with a kind names its subject, so it is one problem at however many places it occurs. */
function countOf(groups: ProblemGroup[]): number {
  return groups.reduce((count, { problems }) => count + (problems[0].kind === undefined ? problems.length : 1), 0);
}

function formatGroup({ problems, consequences }: ProblemGroup): string {
  const [{ message, remedy }] = problems;
  const lines = [
    ...problems.map(({ place }) => {
      const pointer = place.pointer === '' || place.pointer === '#/' ? '#' : place.pointer;
      return `  ${placeText(place)}  ${pointer}`;
    }),
    `    ${message}`,
    `    ${remedy}`,
  ].map(printable);
  const further = consequences.map((group) => indent(formatGroup(group), '    '));
  return [...lines, ...(further.length > 0 ? ['    What may follow from it:', ...further] : [])].join('\n');
}

function indent(text: string, by = '  '): string {
  return text.replace(/^(?=.)/gm, by);
}
