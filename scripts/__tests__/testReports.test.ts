import { describe, expect, it } from 'vitest';
import { afterStep, runSteps } from '../runSteps';
import { atLeastOneFailed, readPlaywrightReport, readVitestReport } from '../testReports';
import type { Step } from '../testSteps';

function vitestReport(given: object): string {
  const counts = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  return JSON.stringify({ success: true, ...counts, ...given });
}

function playwrightReport(stats: object, errors: unknown[] = [], suites: unknown[] = []): string {
  return JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors, suites });
}

describe('the report of Vitest', () => {
  it('is counted', () => {
    expect(readVitestReport(vitestReport({ numPassedTests: 3, numFailedTests: 1, success: false }))).toMatchObject({
      passed: 3,
      failed: 1,
    });
  });

  it('names each test that failed, and why', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'tags sort', failureMessages: [] },
      {
        status: 'failed',
        fullName: 'tags nest',
        failureMessages: ['\u001b[31mexpected\u001b[39m\n\n1 to be 2\n  at tags.ts:3'],
      },
    ];
    const testResults = [
      { status: 'failed', name: 'tags.test.ts', message: '', assertionResults },
      { status: 'failed', name: 'load.test.ts', message: 'no such file', assertionResults: [] },
      {
        status: 'failed',
        name: 'samples.test.ts',
        message: 'spawn go ENOENT',
        assertionResults: [{ status: 'skipped', fullName: 'Go runs', failureMessages: [] }],
      },
    ];
    expect(readVitestReport(vitestReport({ numPassedTests: 1, numFailedTests: 1, testResults })).failures).toEqual([
      'load.test.ts: no such file',
      'samples.test.ts: spawn go ENOENT',
      'tags.test.ts › tags nest: expected\n    1 to be 2',
    ]);
  });

  it('with a skipped test has failed', () => {
    expect(readVitestReport(vitestReport({ numPassedTests: 3, numPendingTests: 1 }))).toMatchObject({
      passed: 3,
      failed: 1,
    });
    expect(readVitestReport(vitestReport({ numPassedTests: 3, numTodoTests: 2 }))).toMatchObject({
      passed: 3,
      failed: 2,
    });
  });

  it('with a file that cannot be loaded has failed', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(readVitestReport(vitestReport({ numPassedTests: 3, success: false, testResults }))).toMatchObject({
      passed: 3,
      failed: 1,
    });
  });

  it('without any test has failed', () =>
    expect(readVitestReport(vitestReport({}))).toMatchObject({ passed: 0, failed: 1 }));
});

describe('the report of Playwright', () => {
  it('is counted', () =>
    expect(readPlaywrightReport(playwrightReport({ expected: 5, unexpected: 2 }))).toMatchObject({
      passed: 5,
      failed: 2,
    }));

  it('names each test that failed, and why', () => {
    const spec = (title: string, ...messages: string[]) => ({
      title,
      ok: messages.length === 0,
      tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
    });
    const inner = { title: 'on a phone', specs: [spec('opens', 'timed out\nafter 5 s'), spec('closes')] };
    const suites = [{ title: 'menu.spec.ts', specs: [spec('shows', 'not there', 'console error')], suites: [inner] }];
    expect(readPlaywrightReport(playwrightReport({ expected: 1, unexpected: 2 }, [], suites)).failures).toEqual([
      'menu.spec.ts › shows: not there\n    console error',
      'menu.spec.ts › on a phone › opens: timed out\n    after 5 s',
    ]);
  });

  it.each(['flaky', 'skipped'])('with a %s test has failed', (kind) => {
    expect(readPlaywrightReport(playwrightReport({ expected: 5, [kind]: 1 }))).toMatchObject({ passed: 5, failed: 1 });
  });

  it('with an error outside of the tests has failed', () => {
    expect(readPlaywrightReport(playwrightReport({ expected: 5 }, [{ message: 'no server' }]))).toMatchObject({
      passed: 5,
      failed: 1,
    });
  });
});

it('a run that ends badly has failed, whatever its report counts', () => {
  expect(atLeastOneFailed({ passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 1 });
  expect(atLeastOneFailed({ passed: 5, failed: 2 })).toEqual({ passed: 5, failed: 2 });
});

describe('running the steps', () => {
  const step = (name: string, passed: number, failed: number): Step => ({
    name,
    run: () => Promise.resolve({ passed, failed }),
  });
  const broken: Step = { name: 'broken', run: () => Promise.reject(new Error('no browser')) };

  async function run(steps: Step[]): Promise<{ code: number; lines: string[] }> {
    const printed: string[] = [];
    const code = await runSteps(steps, (line) => printed.push(line));
    return { code, lines: printed.join('\n').split('\n') };
  }

  it('ends with the sum of all', async () => {
    const { code, lines } = await run([step('lint', 1, 0), step('unit', 40, 0)]);
    expect(lines.at(-1)).toBe('41 passed, 0 failed');
    expect(code).toBe(0);
  });

  it('names the tests that failed after the steps', async () => {
    const failures = ['menu.spec.ts › opens: timed out'];
    const { lines } = await run([{ name: 'browser', run: () => Promise.resolve({ passed: 0, failed: 1, failures }) }]);
    expect(lines.slice(-2)).toEqual(['FAILED  browser: menu.spec.ts › opens: timed out', '0 passed, 1 failed']);
  });

  it('goes on after a step that failed', async () => {
    const { code, lines } = await run([step('lint', 0, 1), broken, step('unit', 40, 2)]);
    expect(lines.at(-1)).toBe('40 passed, 4 failed');
    expect(lines.some((line) => line.includes('no browser'))).toBe(true);
    expect(code).toBe(1);
  });

  it('runs lists of them in parallel, each in its order, and shows what a step printed when it ends', async () => {
    let endSlow = (): void => {};
    const slow: Step = {
      name: 'unit',
      run: () =>
        new Promise((resolve) => {
          endSlow = () => resolve({ passed: 40, failed: 1, output: 'a test failed' });
        }),
    };
    const printed: string[] = [];
    const parallel = [[step('lint', 1, 0), step('types', 1, 0)], [slow]];
    const code = await runSteps([parallel, step('site', 2, 0)], (text) => {
      printed.push(text);
      if (text.includes('types')) endSlow();
    });
    expect(printed.slice(0, 4).map((text) => text.trim())).toEqual([
      '── lint',
      '── types',
      '── unit\na test failed',
      '── site',
    ]);
    expect(printed.at(-1)).toBe('44 passed, 1 failed');
    expect(code).toBe(1);
  });

  it('counts what cannot be run without the build as failed', async () => {
    const { lines } = await run(afterStep(step('build', 0, 1), [step('site', 9, 0), step('browser', 9, 0)]));
    expect(lines.at(-1)).toBe('0 passed, 3 failed');
    expect(lines.filter((line) => line.includes('not run, because "build" failed'))).toHaveLength(2);
  });

  it('runs what needs the build after it', async () => {
    const { lines } = await run(afterStep(step('build', 1, 0), [step('site', 9, 0)]));
    expect(lines.at(-1)).toBe('10 passed, 0 failed');
  });
});
