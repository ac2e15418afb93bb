import { expect, it } from 'vitest';
import { takeOption, toPort } from '../arguments';

const CASES: [given: string[], want: { value?: string; rest: string[] }][] = [
  [[], { rest: [] }],
  [['--out-dir', 'site'], { value: 'site', rest: [] }],
  [['--out-dir=site', '--no-minify'], { value: 'site', rest: ['--no-minify'] }],
  [['--locale', 'en', '--out-dir', 'site', '--no-minify'], { value: 'site', rest: ['--locale', 'en', '--no-minify'] }],
  [['--out-directory', 'site'], { rest: ['--out-directory', 'site'] }],
];

it.each(CASES)('takes --out-dir out of %j', (given, want) => expect(takeOption(given, 'out-dir')).toEqual(want));

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
