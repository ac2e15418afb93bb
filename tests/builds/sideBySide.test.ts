import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Command, docusaurusCommand } from '../../scripts/command';
import { freePort } from '../../src/machine/ports';
import { type DevServer, startDevServer } from '../support/devServer';
import { copySite, type SiteCopy } from '../support/siteCopy';

const description = `openapi: 3.1.0
info: { title: Another API, version: '1' }
paths:
  /things:
    get: { operationId: listThings, responses: { '200': { description: The things. } } }
`;

let site: SiteCopy;
const at = (name: string): string => path.join(site.folder, name);

beforeAll(async () => {
  site = await copySite(`side-by-side-${process.pid}`);
  writeFileSync(at('another.yaml'), description);
});
afterAll(() => site.remove());

const children: ChildProcess[] = [];
let server: DevServer | undefined;

/** What a failed test leaves running. */
afterEach(async () => {
  for (const { pid, exitCode, signalCode } of children.splice(0))
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
  await server?.stop();
  server = undefined;
});

interface Run {
  code: number | null;
  output: string;
}

/** Runs a command in the copy, of another description or of ours. */
function run({ file, args }: Command, spec: Record<string, string> = { OPENAPI_SPEC: 'another.yaml' }): Promise<Run> {
  const env = { ...process.env, NO_COLOR: '1', ...spec };
  const child = spawn(file, args, { cwd: site.folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output: printed.join('') })));
}

const npm = (...args: string[]): Command => ({ file: 'npm', args });
const build = (outDir: string): Command => npm('run', 'build', '--', '--out-dir', outDir);
const titleOf = (outDir: string): string => readFileSync(at(`${outDir}/openapi.json`), 'utf8');

const lock = '.docusaurus/api-reference/lock';
const holder = (): { pid: number } => JSON.parse(readFileSync(at(lock), 'utf8'));

/**
 * Every generated file, with the time at which it was written. Plugins of Docusaurus note their options as soon as they
 * are made, for the cache of MDX: no page is made of that.
 */
function generated(): string[] {
  return readdirSync(at('.docusaurus'), { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.endsWith('__mdx-loader-dependency.json'))
    .map((file) => `${file} ${statSync(at(`.docusaurus/${file}`)).mtimeMs}`)
    .sort();
}

type SecondRun = [Command, Record<string, string>?];

async function expectRefused(...runs: SecondRun[]): Promise<void> {
  const { pid } = holder();
  for (const [command, spec] of runs) {
    const { code, output } = await run(command, spec);
    expect(output).toContain(`Process ${pid} writes to the same folder`);
    expect(output).toContain(`kill ${pid}`);
    expect(code).toBe(1);
  }
  expect(existsSync(at('second'))).toBe(false);
  expect(holder().pid).toBe(pid);
}

it('refuses a second run of a site while it is built, and the first ends as if there had been none', {
  timeout: 600_000,
}, async () => {
  const first = run(build('first'), {});
  await expect
    .poll(() => existsSync(at(lock)) && readFileSync(at(lock), 'utf8'), { timeout: 120_000 })
    .toContain('pid');
  const { pid } = holder();
  // It waits, so that it is at work for as long as the others need.
  process.kill(pid, 'SIGSTOP');
  const before = generated();
  await expectRefused(
    [build('second')],
    [build('second'), {}],
    [docusaurusCommand(['build', '--out-dir', 'second'])],
    [npm('start', '--', '--port', String(await freePort()))],
    [docusaurusCommand(['start', '--no-open', '--port', String(await freePort())])],
  );
  expect(generated()).toEqual(before);
  process.kill(pid, 'SIGCONT');
  expect((await first).code).toBe(0);
  expect(titleOf('first')).toContain('Retail Operations API');
  expect(existsSync(at(lock))).toBe(false);
});

it('refuses a second run beside the dev server, which restarts itself, and takes over the lock of one that was killed', {
  timeout: 600_000,
}, async () => {
  server = await startDevServer(site.folder, { OPENAPI_SPEC: 'another.yaml' });
  await expectRefused([build('second'), {}]);
  const { pid } = holder();
  const timesCompiled = (): number => server?.output().split(') compiled').length ?? 0;
  const before = timesCompiled();

  // The generator is edited.
  writeFileSync(at('src/reference/text.ts'), `${readFileSync(at('src/reference/text.ts'), 'utf8')}\n`);
  await expect.poll(() => existsSync(at(lock)) && holder().pid, { timeout: 120_000 }).not.toBe(pid);
  await expect.poll(timesCompiled, { timeout: 120_000 }).toBeGreaterThan(before);
  expect(server.output()).not.toContain('writes to the same folder');

  const restarted = readFileSync(at(lock), 'utf8');
  process.kill(holder().pid, 'SIGKILL');
  await server.stop();
  // Another process has its id now.
  writeFileSync(at(lock), restarted.replace(/"pid":\d+/, `"pid":${process.pid}`));
  expect(await run(build('second'))).toMatchObject({ code: 0 });
  expect(titleOf('second')).toContain('Another API');
  expect(existsSync(at(lock))).toBe(false);
});
