import os from 'node:os';
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
