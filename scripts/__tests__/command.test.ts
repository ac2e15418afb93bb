import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCommand } from '../command';

const tellPriority = { file: process.execPath, args: ['--print', 'os.getPriority()'] };

describe('a command at low priority', () => {
  it('lets every other process go first', async () => {
    const { output } = await readCommand({ ...tellPriority, atLowPriority: true });
    expect(Number(output)).toBe(os.constants.priority.PRIORITY_LOW);
  });

  it.each([0, 3])('ends with the exit code of the command: %i', async (code) => {
    const ends = { file: process.execPath, args: ['--eval', `process.exit(${code})`] };
    expect((await readCommand({ ...ends, atLowPriority: true })).code).toBe(code);
  });
});

it('a process that a signal has stopped starts no further command', async () => {
  const command = JSON.stringify(path.join(__dirname, '..', 'command.ts'));
  const waits = "console.log('first'); setInterval(() => undefined, 1000)";
  const program = `
    const { runCommand } = require(${command});
    const run = (code) => runCommand({ file: process.execPath, args: ['--eval', code] });
    run(${JSON.stringify(waits)}).then(() => run("console.log('second')")).catch((error) => console.log(error.message));
  `;
  const child = spawn(process.execPath, ['--import', 'tsx', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed.push(text);
    if (text.includes('first')) child.kill('SIGINT');
  });
  await new Promise((resolve) => child.once('close', resolve));
  expect(printed.join('')).toBe('first\nStopped by SIGINT.\n');
});
