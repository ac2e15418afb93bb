import type { Outcome } from './testReports';
import type { Step } from './testSteps';

interface Finished extends Outcome {
  name: string;
  seconds: number;
}

/** Lists of steps that run in parallel, each list in its order. */
type Parallel = readonly (readonly Step[])[];

type Print = (line: string) => void;

/**
 * Runs all steps in order, even after one has failed, then prints the summary with the name of every failed test. What steps
 * in parallel print is shown when they end. Returns the exit code.
 */
export async function runSteps(steps: readonly (Step | Parallel)[], print: Print = console.log): Promise<number> {
  const finished: Finished[] = [];
  for (const step of steps)
    finished.push(...(await ('run' in step ? runAlone(step, print) : runParallel(step, print))));
  return summarise(finished, print);
}

async function runAlone(step: Step, print: Print): Promise<Finished[]> {
  print(`\n── ${step.name}`);
  return [await runStep(step)];
}

async function runParallel(lists: Parallel, print: Print): Promise<Finished[]> {
  const runList = async (steps: readonly Step[]): Promise<Finished[]> => {
    const finished: Finished[] = [];
    for (const step of steps) {
      const done = await runStep(step);
      print(`\n── ${step.name}\n${done.output ?? ''}`);
      finished.push(done);
    }
    return finished;
  };
  return (await Promise.all(lists.map(runList))).flat();
}

async function runStep({ name, run }: Step): Promise<Finished> {
  const started = Date.now();
  const outcome = await run().catch(toFailure);
  return { ...outcome, name, seconds: Math.round((Date.now() - started) / 1000) };
}

function summarise(finished: readonly Finished[], print: Print): number {
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
