import { stripVTControlCharacters } from 'node:util';

/** The result of a step of the test run. A skipped test counts as failed, so that none is left out unnoticed. */
export interface Outcome {
  passed: number;
  failed: number;
  /** The tests that failed, by name, each with the first lines of its error. */
  failures?: string[];
  /** Further notes: that tests were skipped, or why a step was not run. */
  note?: string;
  /** Output that has not been printed yet. */
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
  specs: { title: string; ok: boolean; tests: { results: PlaywrightResult[] }[] }[];
}

interface PlaywrightResult {
  errors: { message?: string }[];
}

/**
 * Counts Vitest's JSON report. A file that failed outside of its tests, because it cannot be loaded or cannot be prepared,
 * counts as one that failed.
 */
export function readVitestReport(text: string): Outcome {
  const report = JSON.parse(text) as VitestReport;
  const outsideOfTests = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const counted = toOutcome({
    passed: report.numPassedTests,
    failed: report.numFailedTests + outsideOfTests.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...outsideOfTests.map(({ name, message }) => nameFailure(name, message)),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => nameFailure(`${name} › ${fullName}`, failureMessages[0])),
      ),
    ],
  });
  return report.success ? counted : atLeastOneFailed(counted);
}

/** Counts Playwright's JSON report. A test that passes only on the second try has failed. */
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
    .map(({ title, tests }) => nameFailure(title, ...errorsOf(tests.flatMap(({ results }) => results)[0])));
  return [...own, ...suites.flatMap(failedSpecs)].map((failure) => `${title} › ${failure}`);
}

/** All errors of a test: the first is what did not happen in time, and an error of the browser after it explains why. */
function errorsOf(result: PlaywrightResult | undefined): (string | undefined)[] {
  return result?.errors.map(({ message }) => message) ?? [];
}

/** Enough to show what differed, where the failure cannot be seen again on another machine. */
const maxReasonLines = 12;

function nameFailure(name: string, ...messages: (string | undefined)[]): string {
  const lines = messages.flatMap((message = '') => firstLines(message));
  return lines.length === 0 ? name : `${name}: ${lines.join('\n    ')}`;
}

function firstLines(message: string): string[] {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, maxReasonLines);
}

/** Without a report, a step counts as one test. */
export function readExitCode(code: number): Outcome {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A run with another exit code than 0 has failed, whatever its report says. */
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
