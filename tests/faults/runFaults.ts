import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findBrowser } from '../../scripts/browser';
import { type Command, packageCommand, runCommand } from '../../scripts/command';
import { type Outcome, readPlaywrightReport, readVitestReport } from '../../scripts/testReports';
import { withReport } from '../../scripts/testSteps';
import { counted } from '../../src/reference/words';
import { repository } from '../site/builtSite';
import type { Fault } from './fault';

/** The tests that faults name, each once. */
interface Named {
  files: string[];
  browser: NonNullable<Fault['browser']>[];
}

/**
 * Makes one fault after the other in the project at `root` and prints whether the tests named for it fail. The tests have
 * to pass before. Gives the exit code: 1 when one of them does not, or when a fault stays unnoticed.
 */
export async function runFaults(faults: readonly Fault[], root: string, print = console.log): Promise<number> {
  const before = await findFailure(namedBy(faults), root);
  if (before !== undefined) {
    print(`Without a fault this fails already, so nothing can be told: ${before}`);
    return 1;
  }
  const unnoticed: string[] = [];
  for (const [index, fault] of faults.entries()) {
    const failure = await failureWith(fault, root);
    if (failure === undefined) unnoticed.push(fault.what);
    print(
      `${failure === undefined ? 'MISSED ' : 'noticed'}  ${index + 1}. ${fault.what}${failure ? `: ${failure}` : ''}`,
    );
  }
  print(`\n${counted(faults.length, 'fault')}, ${faults.length - unnoticed.length} noticed`);
  return unnoticed.length === 0 ? 0 : 1;
}

async function failureWith(fault: Fault, root: string): Promise<string | undefined> {
  const file = path.join(root, fault.file);
  const source = await readFile(file, 'utf8');
  await writeFile(
    file,
    source.replace(fault.from, () => fault.to),
  );
  try {
    return await findFailure(namedBy([fault]), root);
  } finally {
    await writeFile(file, source);
  }
}

function namedBy(faults: readonly Fault[]): Named {
  return {
    files: [...new Set(faults.flatMap(({ tests = [] }) => tests))],
    browser: faults.flatMap(({ browser }) => (browser ? [browser] : [])),
  };
}

/** The first test that fails, in words; undefined when all pass. */
async function findFailure({ files, browser }: Named, root: string): Promise<string | undefined> {
  if (browser.length > 0 || files.some((file) => /^tests\/(site|builds)\//.test(file))) {
    const code = await runCommand(commandIn(root, 'tsx', 'tsx', ['scripts/build.ts']), {}, root);
    if (code !== 0) throw new Error('The site cannot be built, so its tests say nothing.');
  }
  const inNode = files.length > 0 ? await failureOf('vitest', ['run', '--reporter=json', ...files], root) : undefined;
  if (inNode !== undefined || browser.length === 0) return inNode;
  const titles = browser.map((each) => each.titles).join('|');
  const specs = browser.map((each) => `${each.file}.spec.ts`);
  return failureOf('playwright', ['test', '--reporter=json', '--grep', titles, ...new Set(specs)], root);
}

const programs = {
  vitest: { packageName: 'vitest', read: readVitestReport },
  playwright: { packageName: '@playwright/test', read: readPlaywrightReport },
};

async function failureOf(program: keyof typeof programs, args: string[], root: string): Promise<string | undefined> {
  const { packageName, read } = programs[program];
  const outcome = await withReport(read, (report) => {
    const options = program === 'vitest' ? [`--outputFile=${report}`] : [];
    const env = { CHROME_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    return runCommand(commandIn(root, packageName, program, [...args, ...options]), env, root);
  });
  return firstFailure(outcome);
}

/** The command of a package in the copy: of two copies of Playwright, one does not know the tests of the other. */
function commandIn(root: string, packageName: string, program: string, options: string[]): Command {
  const { file, args } = packageCommand(packageName, program, options);
  return {
    file,
    args: args.map((each) => each.replace(path.join(repository, 'node_modules'), path.join(root, 'node_modules'))),
  };
}

function firstFailure({ failed, failures = [], note = '' }: Outcome): string | undefined {
  return failed === 0 ? undefined : (failures[0] ?? note);
}
