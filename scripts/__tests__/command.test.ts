import os from 'node:os';
import { describe, expect, it } from 'vitest';
import { atLowPriority, readCommand } from '../command';

const tellPriority = { file: process.execPath, args: ['--print', 'os.getPriority()'] };

describe('a command at low priority', () => {
  it('lets every other process go first', async () => {
    const { output } = await readCommand(atLowPriority(tellPriority));
    expect(Number(output)).toBe(os.constants.priority.PRIORITY_LOW);
  });

  it.each([0, 3])('ends with the exit code of the command: %i', async (code) => {
    const ends = { file: process.execPath, args: ['--eval', `process.exit(${code})`] };
    expect((await readCommand(atLowPriority(ends))).code).toBe(code);
  });
});
