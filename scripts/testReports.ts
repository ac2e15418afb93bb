/** What a step of the whole test came to. A skipped test is a failed one: nothing may be left out unseen. */
export interface Outcome {
  passed: number;
  failed: number;
  /** What else there is to say: that tests were skipped, or why a step was not run. */
  note?: string;
}

interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
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
  });
  return report.success ? counted : atLeastOneFailed(counted);
}

/** Counts Playwright's JSON report. A test that passes only at the second go has failed. */
export function readPlaywrightReport(text: string): Outcome {
  const { stats, errors } = JSON.parse(text) as PlaywrightReport;
  return toOutcome({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  });
}

/** An exit code alone counts one. */
export function readExitCode(code: number): Outcome {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A run that ended badly has failed, whatever its report counts. */
export function atLeastOneFailed(outcome: Outcome): Outcome {
  return outcome.failed > 0 ? outcome : { ...outcome, failed: 1 };
}

function toOutcome({ passed, failed, skipped }: { passed: number; failed: number; skipped: number }): Outcome {
  if (passed + failed + skipped === 0) return { passed: 0, failed: 1, note: 'no tests were found' };
  return skipped === 0
    ? { passed, failed }
    : { passed, failed: failed + skipped, note: `${skipped} skipped, which counts as failed` };
}
