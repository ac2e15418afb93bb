import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildFlags, buildVariables, devServerFlags, freeMemory, generatedFilesIn } from '../processes';

/** What an expression in a new process of Node.js gives, as JSON. */
function evaluate(flags: string[], env: Record<string, string>, expression: string): unknown {
  const print = `Promise.resolve(${expression}).then((value) => process.stdout.write(JSON.stringify(value)))`;
  const output = execFileSync(process.execPath, [...flags, '--eval', print], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

/** The expression for a module of Docusaurus that its packages do not export. */
function moduleOf(name: string, file: string): string {
  const core = require.resolve('@docusaurus/core/package.json');
  const folder = path.dirname(createRequire(core).resolve(`${name}/package.json`));
  return `require(${JSON.stringify(path.join(folder, file))})`;
}

const concurrency = `${moduleOf('@docusaurus/core', 'lib/ssg/ssgEnv.js')}.SSGConcurrency`;

describe('a process of Docusaurus', () => {
  it.each([
    ['builds', buildFlags],
    ['serves while a writer edits', devServerFlags],
  ])('has flags that V8 knows where it %s', (_what, flags) => {
    expect(evaluate(flags, {}, 'true')).toBe(true);
  });

  it('renders two pages concurrently in each thread', () => {
    expect(evaluate([], buildVariables, concurrency)).toBe(2);
  });

  it('keeps what it generates in a folder of its own', () => {
    const folder = `${moduleOf('@docusaurus/utils', 'lib/index.js')}.GENERATED_FILES_DIR_NAME`;
    expect(evaluate([], generatedFilesIn('.cache/a'), folder)).toBe('.cache/a');
  });
});

it('collects garbage at once', async () => {
  const unused = new WeakRef({});
  // What a task has made is kept until it ends.
  await new Promise(setImmediate);
  freeMemory();
  expect(unused.deref()).toBeUndefined();
});
