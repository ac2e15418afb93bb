import { annotateProblems, isGithubActions } from '../../reference/annotations';
import type { Problem } from '../../reference/problems';
import { DescriptionError } from '../../reference/report';

/** Shows problems at their lines in GitHub Actions, beside what is printed for readers; does nothing elsewhere. */
export function printAnnotations(problems: Problem[]): void {
  if (isGithubActions(process.env)) for (const annotation of annotateProblems(problems)) console.log(annotation);
}

/** Runs something; a DescriptionError that it throws goes on, with its problems shown at their lines. */
export async function withAnnotations<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DescriptionError) printAnnotations(error.problems);
    throw error;
  }
}
