import { printError } from '../src/machine/print';
import { printAnnotations } from '../src/reference/annotations';
import { DescriptionError } from '../src/reference/report';

/** Runs a check and returns its exit code. The problems of a description are printed, as annotations in GitHub Actions, too. */
export async function reportProblems(check: () => Promise<number>): Promise<number> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof DescriptionError)) throw error;
    printError(error.message);
    printAnnotations(error.problems);
    return 1;
  }
}
