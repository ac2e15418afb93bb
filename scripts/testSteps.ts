import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Usage } from '../src/machine/main';
import { findBrowser } from './browser';
import { packageCommand, readCommand, runCommand } from './command';
import { atLeastOneFailed, type Outcome, readExitCode, readPlaywrightReport, readVitestReport } from './testReports';

/** A step of the test run. */
export interface Step {
  name: string;
  run: () => Promise<Outcome>;
}

/** A step that runs a package's program and counts its exit code. */
function programStep(name: string, packageName: string, program: string, args: string[]): Step {
  return { name, run: async () => readExitCode(await runCommand(packageCommand(packageName, program, args))) };
}

/** A step that runs an npm script of this project, and returns what it prints. */
export function npmStep(script: string): Step {
  const run = async (): Promise<Outcome> => {
    const { code, output } = await readCommand({ file: 'npm', args: ['run', '--silent', script] });
    return { ...readExitCode(code), output };
  };
  return { name: script, run };
}

/** A step that runs one of this folder's scripts, as its npm script does. */
export function scriptStep(name: string, script: string): Step {
  return programStep(name, 'tsx', 'tsx', [path.join(__dirname, `${script}.ts`)]);
}

/** The tests of projects of vitest.config.mts. */
export function vitestStep(name: string, ...projects: string[]): Step {
  const command = (report: string) =>
    packageCommand('vitest', 'vitest', [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ]);
  return { name, run: () => withReport(readVitestReport, (report) => runCommand(command(report))) };
}

/** The browser tests of the site in `build/`; the further arguments select them. */
function playwrightStep(name: string, args: string[]): Step {
  const run = async (report: string): Promise<number> => {
    const env = { CHROME_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    return runCommand(packageCommand('@playwright/test', 'playwright', ['test', '--reporter=line,json', ...args]), env);
  };
  return { name, run: () => withReport(readPlaywrightReport, run) };
}

/**
 * All tests of the built site except the slow ones. `@long` marks those that take minutes, `@alone` those that need the
 * machine to themselves, such as time measurements.
 */
export const siteSteps: readonly Step[] = [
  vitestStep('site files', 'site'),
  playwrightStep('browser', ['--grep-invert', '@alone|@long']),
  playwrightStep('browser, one test at a time', ['--grep', '@alone', '--grep-invert', '@long', '--workers', '1']),
];

/**
 * Browser tests that take minutes and seldom fail: the dev server, whole sites, Lighthouse, the remaining screenshots.
 */
export const longSiteSteps: readonly Step[] = [playwrightStep('browser', ['--grep', '@long'])];

/**
 * Runs tests that write a report to the path that `run` gets, and reads it with `read`. Without a report, or with
 * another exit code than 0, at least one test has failed.
 */
export async function withReport(
  read: (text: string) => Outcome,
  run: (report: string) => Promise<number>,
): Promise<Outcome> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-tests-'));
  try {
    const report = path.join(folder, 'report.json');
    const code = await run(report);
    const outcome = existsSync(report) ? read(await readFile(report, 'utf8')) : readExitCode(1);
    return code === 0 ? outcome : atLeastOneFailed(outcome);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The arguments of a command that runs tests. */
export function testUsage(command: string): Usage {
  const help = `Runs every step, and ends with "N passed, N failed".

  ${command}
  ${command} -- --built           tests the site in build/, without linting and building again
  ${command} -- --update-proof    writes what was run and passed to tests/proof.json and tests/README.md`;
  return { help, flags: ['built', 'update-proof'] };
}

/** Whether the arguments say that code and description have been linted and the site is in `build/`. */
export function isBuilt(args: readonly string[]): boolean {
  return args.includes('--built');
}

/** The step that the tests of the site depend on: its build, or a look whether it is there. */
export function siteStep(args: readonly string[]): Step {
  if (!isBuilt(args)) return scriptStep('build', 'build');
  const run = async (): Promise<Outcome> => {
    if (existsSync(path.join(process.cwd(), 'build/index.html'))) return readExitCode(0);
    return { ...readExitCode(1), note: 'build/ has no site: leave out --built, or run "npm run build" first' };
  };
  return { name: 'built site', run };
}

/**
 * Sets UPDATE_PROOF where the arguments ask for it: the tests then write `tests/proof.json` and its table in `tests/README.md`
 * instead of comparing with what is there.
 */
export function setProofUpdate(args: readonly string[]): void {
  if (args.includes('--update-proof')) process.env.UPDATE_PROOF = '1';
}
