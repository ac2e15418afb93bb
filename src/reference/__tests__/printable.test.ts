import { describe, expect, it } from 'vitest';
import { printable, printableLines, withoutControls, withSeenLetters } from '../printable';

describe('a text of others in a line', () => {
  it.each([
    ['plain: a::b, #[1], 100%, ünï 🙂', 'plain: a::b, #[1], 100%, ünï 🙂'],
    ['\u001b[31mred\u001b]0;title\u0007', '\\u001b[31mred\\u001b]0;title\\u0007'],
    ['\u009b2J C1', '\\u009b2J C1'],
    ['a\r\nb\u0085c\u2028d\u2029e', 'a\\u000d\\u000ab\\u0085c\\u2028d\\u2029e'],
    ['a\u202etxt.exe\u2066\u200e\u061c', 'a\\u202etxt.exe\\u2066\\u200e\\u061c'],
    ['hidden\u{e0041}', 'hidden\\udb40\\udc41'],
    ['a\u0000\u0008\u007fb\t', 'a\\u0000\\u0008\\u007fb\\u0009'],
    ['::error::forged', '\\u003a:error::forged'],
    ['  ::stop-commands::x', '  \\u003a:stop-commands::x'],
    ['a ##[error]forged', 'a #\\u0023[error]forged'],
  ])('%j -> %j', (text, want) => expect(printable(text)).toBe(want));
});

it('leaves line ends and tabs to what has several lines', () => {
  expect(printableLines('a\n\tb\r\u001b[2K')).toBe('a\n\tb\\u000d\\u001b[2K');
});

describe('a text for a file, in which marks of direction and line ends have a meaning', () => {
  const scotland = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';

  it.each([
    ['a\r\n\tb\rc\u001b[2Kd\u009b\u200f\u0000', 'a\r\n\tb\\u000dc\\u001b[2Kd\\u009b\u200f\\u0000'],
    ['a\u2067b\u2069\u202atxt.\u202eexe\u202d', 'a\u2067b\u2069\u202atxt.\\u202eexe\\u202d'],
    ['a\u{e0049}\u{e0067}b\u{e0001}', 'a\\udb40\\udc49\\udb40\\udc67b\\udb40\\udc01'],
    [`a ${scotland} b`, `a ${scotland} b`],
    [`\u{1f3f4}${'\u{e0061}'.repeat(8)}`, `\u{1f3f4}${'\u{e0061}'.repeat(7)}\\udb40\\udc61`],
  ])('%j -> %j', (text, want) => expect(withoutControls(text)).toBe(want));
});

it('shows letters of JSON that nobody sees', () => {
  const value = { 'a\u202e': ['\u2066b\u2069', '\u{e0041}\n', 'c'] };
  const written = withSeenLetters(JSON.stringify(value, null, 2));
  expect(written).toBe('{\n  "a\\u202e": [\n    "\\u2066b\\u2069",\n    "\\udb40\\udc41\\n",\n    "c"\n  ]\n}');
  expect(JSON.parse(written)).toEqual(value);
});

it('keeps JSON the same value', () => {
  const value = { 'a\u009b': '\u001b\u202e\u{e0041}\u2028\u007f' };
  const written = printableLines(JSON.stringify(value, null, 2));
  expect(written).toMatch(/^[\n -~]*$/);
  expect(JSON.parse(written)).toEqual(value);
});
