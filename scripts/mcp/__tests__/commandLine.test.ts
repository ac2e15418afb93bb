import { expect, it } from 'vitest';
import { readCommandLine } from '../commandLine';

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
])('refuses %j', (args, reason) => {
  expect(() => readCommandLine(args)).toThrow(reason);
});
