import { expect, it } from 'vitest';
import { mcpHelp, readCommandLine } from '../commandLine';

it.each([
  [[], 'build'],
  [['--site', '/tmp/site'], '/tmp/site'],
  [['--site=site'], 'site'],
])('reads %j', (args, site) => {
  expect(readCommandLine(args)).toEqual({ site });
});

it.each([
  [['--site'], '--site needs a value.'],
  [['--site='], '--site needs a value.'],
  [['--sit', 'x'], 'Unknown argument "--sit".'],
  [['build'], 'Unknown argument "build".'],
])('refuses %j', (args, reason) => {
  expect(() => readCommandLine(args)).toThrow(reason);
});

it('shows help for --help, whatever else is asked', () => {
  expect(readCommandLine(['--help', '--sit'])).toBeUndefined();
  expect(mcpHelp).toContain('--site FOLDER');
});
