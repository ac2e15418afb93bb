import { expect, it } from 'vitest';
import { type Usage, unknownArgument } from '../../src/machine/main';
import { sandboxUsage } from '../../src/sandbox/server/commandLine';
import { compressUsage } from '../compress/runCompress';
import { diffUsage } from '../diff/runDiff';
import { checkLeaksUsage } from '../leaks/runCheckLeaks';
import { mcpUsage } from '../mcp/commandLine';
import { releaseUsage } from '../release/runRelease';
import { testUsage } from '../testSteps';

const callers = ['allow-host', 'listen', 'cors'];
const sandboxOptions = [
  'port',
  'token',
  'overlay',
  'audience',
  'internal',
  'webhook',
  'webhook-secret',
  'rate-limit',
  ...callers,
];

/** `taken` are arguments that the command has, `refused` begins with one that it does not have. */
it.each<[command: string, usage: Usage, taken: string[], refused: string[]]>([
  ['npm run compress -- site', compressUsage, ['site'], ['another']],
  ['npm run compress', compressUsage, [], ['--fast']],
  [
    'npm run check-leaks -- site a.yaml',
    checkLeaksUsage,
    ['site', 'a.yaml', '--audience=public', '--allow', 'a: b', '--deny=c', '--overlay=o.yaml', '--internal=unlist'],
    ['--strict'],
  ],
  ['npm run diff -- old.yaml new.yaml', diffUsage, ['--format=json', '--output', 'a.md', 'old', 'new'], ['more']],
  [
    'npm run diff -- 1.2.0 --calls my.har',
    diffUsage,
    ['1.2.0', '--calls', 'my.har', '--internal=unlist', '--overlay=a.yaml', '--audience=partner'],
    ['--loud'],
  ],
  ['npm run release -- 1.4.0 --date', releaseUsage, ['1.4.0', 'a.yaml', '--date', '2026-03-01'], ['1.5.0']],
  [
    'npm run release',
    releaseUsage,
    ['1.4.0', '--internal', 'unlist', '--overlay', 'a.yaml', '--audience', 'partner'],
    ['--force'],
  ],
  [
    'npm run sandbox -- [options]',
    sandboxUsage('npm run sandbox --'),
    [...sandboxOptions.map((name) => `--${name}=1`), 'a.yaml', 'b.yaml'],
    ['--spec'],
  ],
  ['npm run --silent mcp -- [options]', mcpUsage, ['--site', 'site'], ['--sit', 'x']],
  ['npm test -- --update-proof', testUsage('npm test'), ['--update-proof'], ['-u']],
])('%s: help, and the arguments that it has', (command, usage, taken, refused) => {
  expect(usage.help).toContain(command);
  expect(unknownArgument(taken, usage)).toBeUndefined();
  expect(unknownArgument([...taken, ...refused], usage)).toBe(refused[0]);
});
