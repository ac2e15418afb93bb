import { stripVTControlCharacters } from 'node:util';

/** What a step of the whole test came to. A skipped test is a failed one: nothing may be left out unseen. */
export interface Outcome {
  passed: number;
  failed: number;
  /** The tests that failed, by name, each with the first line of its error. */
  failures?: string[];
  /** What else there is to say: that tests were skipped, or why a step was not run. */
  note?: string;
  /** What was printed, where it has not been shown yet. */
  output?: string;
}

interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; name: string; message: string; assertionResults: VitestResult[] }[];
}

interface VitestResult {
  status: string;
  fullName: string;
  failureMessages: string[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; tests: { results: { errors: { message?: string }[] }[] }[] }[];
}

/** Counts Vitest's JSON report. A file that cannot be loaded has no tests and counts as one that failed. */
export function readVitestReport(text: string): Outcome {
  const report = JSON.parse(text) as VitestReport;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const counted = toOutcome({
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...unloaded.map(({ name, message }) => nameFailure(name, message)),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => nameFailure(`${name} › ${fullName}`, failureMessages[0])),
      ),
    ],
  });
  return report.success ? counted : atLeastOneFailed(counted);
}

/** Counts Playwright's JSON report. A test that passes only at the second go has failed. */
export function readPlaywrightReport(text: string): Outcome {
  const { stats, errors, suites } = JSON.parse(text) as PlaywrightReport;
  return toOutcome({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => nameFailure('outside of the tests', message)),
      ...suites.flatMap(failedSpecs),
    ],
  });
}

function failedSpecs({ title, suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map((spec) => nameFailure(spec.title, spec.tests.flatMap(({ results }) => results)[0]?.errors[0]?.message));
  return [...own, ...suites.flatMap(failedSpecs)].map((failure) => `${title} › ${failure}`);
}

function nameFailure(name: string, message = ''): string {
  const reason = stripVTControlCharacters(message).split('\n')[0] ?? '';
  return reason === '' ? name : `${name}: ${reason}`;
}

/** An exit code alone counts one. */
export function readExitCode(code: number): Outcome {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A run that ended badly has failed, whatever its report counts. */
export function atLeastOneFailed(outcome: Outcome): Outcome {
  return outcome.failed > 0 ? outcome : { ...outcome, failed: 1 };
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
}

function toOutcome({ passed, failed, skipped, failures }: Counts): Outcome {
  if (passed + failed + skipped === 0) return { passed: 0, failed: 1, failures, note: 'no tests were found' };
  return skipped === 0
    ? { passed, failed, failures }
    : { passed, failed: failed + skipped, failures, note: `${skipped} skipped, which counts as failed` };
}
