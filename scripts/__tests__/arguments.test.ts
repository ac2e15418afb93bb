import { expect, it } from 'vitest';
import { refuseFolder, statedDescription, takeOption, takeReportFlags, toHostName, toPort, toRuns } from '../arguments';

const CASES: [given: string[], want: { value?: string; rest: string[] }][] = [
  [[], { rest: [] }],
  [['--out-dir', 'site'], { value: 'site', rest: [] }],
  [['--out-dir=site', '--no-minify'], { value: 'site', rest: ['--no-minify'] }],
  [['--locale', 'en', '--out-dir', 'site', '--no-minify'], { value: 'site', rest: ['--locale', 'en', '--no-minify'] }],
  [['--out-directory', 'site'], { rest: ['--out-directory', 'site'] }],
];

it.each(CASES)('takes --out-dir out of %j', (given, want) => expect(takeOption(given, 'out-dir')).toEqual(want));

it.each<[string[], Record<string, string>, string[]]>([
  [[], {}, []],
  [['--strict'], { OPENAPI_STRICT: '1' }, []],
  [['--no-minify', '--verbose', '--strict'], { OPENAPI_STRICT: '1', OPENAPI_VERBOSE: '1' }, ['--no-minify']],
  [['--internal', 'unlist', '--no-minify'], { OPENAPI_INTERNAL: 'unlist' }, ['--no-minify']],
  [['--strictly', '--constructor'], {}, ['--strictly', '--constructor']],
])('takes what is asked of the report out of %j', (given, env, rest) =>
  expect(takeReportFlags(given)).toEqual({ env, rest }),
);

it('refuses what does not say what becomes of internal schemas', () => {
  const reason = '"hide" does not say what becomes of internal schemas. Name "remove" or "unlist".';
  expect(() => takeReportFlags(['--internal=hide'])).toThrow(reason);
  expect(() => statedDescription('a.yaml', { OPENAPI_INTERNAL: 'hide' })).toThrow(reason);
  expect(statedDescription('a.yaml', { OPENAPI_INTERNAL: 'unlist' }).unlist).toBe(true);
  expect(statedDescription('a.yaml', { OPENAPI_INTERNAL: 'unlist' }, 'remove').unlist).toBe(false);
});

it.each([[['--port']], [['--port', '--open']]])('refuses %j, which has no value', (given) => {
  expect(() => takeOption(given, 'port')).toThrow('--port needs a value.');
});

it.each([
  ['3000', 3000],
  ['0', 0],
])('reads the port %s', (text, port) => expect(toPort(text)).toBe(port));

it.each(['', 'http', '-1', '65536', '3e3', ' 80'])('refuses the port "%s"', (text) => {
  expect(() => toPort(text)).toThrow(`"${text}" is not a port number. Name one up to 65535, such as "--port 4010".`);
});

it.each([
  ['Sandbox.test.', 'sandbox.test'],
  ['10.0.0.1', '10.0.0.1'],
  ['fd00::7', '[fd00::7]'],
  ['[FD00::7]', '[fd00::7]'],
])('reads the name of the host %s', (text, name) => expect(toHostName(text)).toBe(name));

it.each(['', '*', '.example.com', 'a:80', 'a:', '[::1]:80', 'http://a', 'a/b', 'me@a', 'a b'])(
  'refuses "%s" as the name of a host',
  (text) => expect(() => toHostName(text)).toThrow(`"${text}" is not the name of a host. Name one without its port`),
);

it('reads a number of runs', () => expect(toRuns('3')).toBe(3));

it.each(['', 'x', '0', '-1', '1.5'])('refuses "%s" runs', (text) => {
  expect(() => toRuns(text)).toThrow(`"${text}" is not a number of runs. Name one, such as "--runs 1".`);
});

it('refuses the folder of a site, but no options', () => {
  expect(() => refuseFolder(['site'])).toThrow('Unknown argument "site".');
  for (const given of [[], ['--config', 'a.ts']]) expect(() => refuseFolder(given)).not.toThrow();
});
