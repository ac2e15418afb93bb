import { printable, printableLines } from './printable';
import { withoutRepeats } from './problemGroups';
import type { Place, Problem } from './problems';
import { DescriptionError } from './report';

/** Something that GitHub Actions shows at a line of a file. */
interface Annotation {
  level: 'error' | 'warning' | 'notice';
  place: Omit<Place, 'pointer'>;
  /** Stands in bold above the message; without one GitHub writes its own. */
  title?: string;
  message: string;
}

/** Writes an annotation as a workflow command of GitHub Actions, which is one line. */
export function formatAnnotation({ level, place: { file, line, column }, title, message }: Annotation): string {
  const properties = { file, line, col: column, ...(title === undefined ? {} : { title }) };
  const stated = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${level} ${stated.join(',')}::${escapeData(message)}`;
}

/** What GitHub reads as the end of a line or of a property is encoded, and a terminal shows what would steer it. */
function escapeData(text: string): string {
  return printableLines(text).replace(/%/g, '%25').replace(/\n/g, '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}

/** Problems as annotations, the errors first, because GitHub shows no more than ten of a level for each step. */
export function annotateProblems(problems: Problem[]): string[] {
  const isNotice = ({ severity }: Problem): number => (severity === 'notice' ? 1 : 0);
  return withoutRepeats([...problems].sort((a, b) => isNotice(a) - isNotice(b))).map(
    ({ severity: level, place, message, remedy }) =>
      formatAnnotation({ level, place, message: `${printable(message)}\n${remedy}` }),
  );
}

/** Whether this runs in GitHub Actions, which shows annotations. */
export function isGithubActions(env: NodeJS.ProcessEnv): boolean {
  return env.GITHUB_ACTIONS === 'true';
}

/** Shows problems at their lines in GitHub Actions, beside what is printed for readers; does nothing elsewhere. */
export function printAnnotations(problems: Problem[]): void {
  if (isGithubActions(process.env)) for (const annotation of annotateProblems(problems)) console.log(annotation);
}

/** Runs a function; a DescriptionError is rethrown after its problems have been shown at their lines. */
export async function withAnnotations<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DescriptionError) printAnnotations(error.problems);
    throw error;
  }
}
