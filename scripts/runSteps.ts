import type { Outcome } from './testReports';
import type { Step } from './testSteps';

interface Finished extends Outcome {
  name: string;
  seconds: number;
}

/**
 * Runs all steps in order, even after one has failed, then prints the summary with the name of every failed test.
 * Returns the exit code.
 */
export async function runSteps(steps: readonly Step[], print: (line: string) => void = console.log): Promise<number> {
  const finished: Finished[] = [];
  for (const step of steps) {
    print(`\n── ${step.name}`);
    finished.push(await runStep(step));
  }
  return summarise(finished, print);
}

/**
 * Runs lists of steps in parallel, each list in its order. The output of a step is printed when the step ends; the
 * summary and the exit code are those of `runSteps`.
 */
export async function runBeside(
  lists: readonly (readonly Step[])[],
  print: (line: string) => void = console.log,
): Promise<number> {
  const runList = async (steps: readonly Step[]): Promise<Finished[]> => {
    const finished: Finished[] = [];
    for (const step of steps) {
      const done = await runStep(step);
      print(`\n── ${step.name}\n${done.output ?? ''}`);
      finished.push(done);
    }
    return finished;
  };
  return summarise((await Promise.all(lists.map(runList))).flat(), print);
}

async function runStep({ name, run }: Step): Promise<Finished> {
  const started = Date.now();
  const outcome = await run().catch(toFailure);
  return { ...outcome, name, seconds: Math.round((Date.now() - started) / 1000) };
}

function summarise(finished: readonly Finished[], print: (line: string) => void): number {
  print(`\n${finished.map(toLine).join('\n')}\n`);
  for (const { name, failures = [] } of finished) for (const failure of failures) print(`FAILED  ${name}: ${failure}`);
  const failed = sum(finished.map((step) => step.failed));
  print(`${sum(finished.map((step) => step.passed))} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Steps that depend on `first`: if it fails, each of them counts as failed and is not run. */
export function afterStep(first: Step, steps: readonly Step[]): Step[] {
  const state = { passed: false };
  const run = async (): Promise<Outcome> => {
    const outcome = await first.run();
    state.passed = outcome.failed === 0;
    return outcome;
  };
  const notRun: Outcome = { passed: 0, failed: 1, note: `not run, because "${first.name}" failed` };
  return [
    { name: first.name, run },
    ...steps.map((step) => ({ name: step.name, run: async () => (state.passed ? step.run() : notRun) })),
  ];
}

function toFailure(error: unknown): Outcome {
  return { passed: 0, failed: 1, note: error instanceof Error ? error.message : String(error) };
}

function toLine({ name, passed, failed, seconds, note }: Finished): string {
  const mark = failed === 0 ? 'ok    ' : 'FAILED';
  return `${mark}  ${name}: ${passed} passed, ${failed} failed, ${seconds} s${note === undefined ? '' : ` (${note})`}`;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
