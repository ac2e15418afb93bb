import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { processTree } from '../../scripts/bench/processTree';
import { freePort } from '../../src/machine/ports';
import { copySite, type SiteCopy } from '../support/siteCopy';
import { untilPrinted } from '../support/untilPrinted';

const state: { site?: SiteCopy } = {};

/** The linter never ends by itself. */
const waiting = 'for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);\n';

beforeAll(async () => {
  state.site = await copySite(`stopped-server-${process.pid}`);
  await state.site.edit('openapi/lint/retail-rules.mjs', '// @ts-check\n', waiting);
});
afterAll(() => state.site?.remove());

/** The command of a process; empty when it is gone, or has ended and nobody has asked for its exit code. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

const running = (pids: number[]): string[] => pids.map(commandOf).filter((command) => command !== '');

it.each<[NodeJS.Signals, 'npm alone' | 'the whole group', 'once it serves' | 'while it compiles']>([
  ['SIGINT', 'npm alone', 'once it serves'],
  // So a terminal interrupts.
  ['SIGINT', 'the whole group', 'while it compiles'],
  ['SIGTERM', 'npm alone', 'while it compiles'],
  ['SIGHUP', 'npm alone', 'while it compiles'],
  ['SIGKILL', 'npm alone', 'once it serves'],
])(
  'when %s to %s stops npm start %s, the dev server and the linter stop, too',
  { timeout: 240_000 },
  async (signal, target, when) => {
    const args = ['start', '--', '--port', String(await freePort())];
    const env = { ...process.env, NO_COLOR: '1', NODE_ENV: 'development' };
    const child = spawn('npm', args, {
      cwd: state.site?.folder,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { pid = 0 } = child;
    try {
      if (when === 'once it serves') await untilPrinted(child, 'Docusaurus website is running');
      const commands = (): string => running(processTree(pid)).join('\n');
      // What the linter prints is shown when it ends. It runs at low priority: it may come up after the dev server.
      await expect.poll(commands, { timeout: 120_000, interval: 200 }).toMatch(/redocly\S* lint|cli\S* lint/);
      await expect.poll(commands, { timeout: 120_000, interval: 200 }).toMatch(/docusaurus\S* start/);
      const started = processTree(pid);
      process.kill(target === 'npm alone' ? pid : -pid, signal);
      // Processes that others have started: nothing tells of their end.
      await expect.poll(() => running(started).join('\n'), { timeout: 60_000, interval: 200 }).toBe('');
    } finally {
      try {
        process.kill(-pid, 'SIGKILL');
      } catch (error) {
        // The group is gone, as it should be.
        expect((error as NodeJS.ErrnoException).code).toBe('ESRCH');
      }
    }
  },
);
