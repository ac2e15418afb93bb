import { printable } from './printable';
import { groupProblems, type ProblemGroup } from './problemGroups';
import { compareText, type Problem, placeText } from './problems';
import { inShort } from './words';

/**
 * The notices of a run in few lines: one for each kind, the most frequent first, with their number and the first
 * places, and what follows from them below. `maxPlaces` is how many places each names. Empty when there is none.
 */
export function summariseNotices(problems: Problem[], maxPlaces = 3): string {
  const notices = problems.filter(({ severity }) => severity === 'notice');
  return groupProblems(notices, nameOf)
    .sort((a, b) => b.problems.length - a.problems.length || compareText(nameOf(a.problems[0]), nameOf(b.problems[0])))
    .map((group) => summarise(group, maxPlaces))
    .join('\n');
}

function nameOf({ message, kind }: Problem): string {
  return kind ?? message;
}

function summarise({ problems, consequences }: ProblemGroup, maxPlaces: number): string {
  const [first] = problems;
  const text = problems.some(({ message }) => message !== first.message)
    ? `${nameOf(first)}${subjectsOf(problems, maxPlaces)}`
    : first.message;
  const shown = problems.slice(0, maxPlaces).map(({ place }) => placeText(place));
  const more = problems.length > maxPlaces ? ', …' : '';
  const count = problems.length === 1 ? '' : `${problems.length} times: `;
  const line = printable(`${count}${text} (${shown.join(', ')}${more})`);
  return [line, ...consequences.map((group) => `  ${summarise(group, maxPlaces)}`)].join('\n');
}

/** What the messages of a group name, each once: the first of them, and how many more there are. */
function subjectsOf(problems: readonly Problem[], maxSubjects: number): string {
  const subjects = [...new Set(problems.flatMap(({ subject }) => subject ?? []))];
  return subjects.length === 0 ? '' : ` ${inShort(subjects, (subject) => `"${subject}"`, maxSubjects)}`;
}
