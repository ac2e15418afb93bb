import { expect, it } from 'vitest';
import { readYaml, writeYaml } from '../yamlText';

const long = 'words of "an author", \\ and é\n# '.repeat(200_000);

it.each<[string, object]>([
  ['a value', { a: long, b: 1 }],
  ['a member of a list', { a: [long, [long, 'b']] }],
  ['a name', { a: { [long]: 'b', c: 1 }, d: 2 }],
  ['a name in a list', { a: [{ [long]: { b: 1 }, c: 1 }, 2], d: { [long]: [1, { e: 2 }] } }],
  ['a name and its value', { [`a${long}`]: `b${long}` }],
])('writes a text of millions of characters as %s', (_case, value) => {
  const yaml = writeYaml(value);
  expect(readYaml(yaml, 'a.yaml').parsed).toEqual(value);
  expect(writeYaml(value)).toBe(yaml);
});

it.each<[string, object, string]>([
  ['overrides of direction', { a: 'x\u202egnp.exe' }, 'a: "x\\u202egnp.exe"\n'],
  ['embedded and isolated text', ['\u202aa\u202c', '\u2066b\u2069'], '- "\\u202aa\\u202c"\n- "\\u2066b\\u2069"\n'],
  ['tags', { a: 'x\u{e0049}' }, 'a: "x\\U000e0049"\n'],
  ['control characters', { a: 'x\u001b\u0085' }, 'a: "x\\u001b\\u0085"\n'],
  ['a text of several lines', { a: 'b\n\u202ec\n' }, 'a: "b\\n\\u202ec\\n"\n'],
  ['a name', { a: [{ 'b\u202e': { c: 1 } }] }, 'a:\n  - "b\\u202e":\n      c: 1\n'],
  ['a long name', { [`${'b'.repeat(200)}\u202e`]: 1 }, `? "${'b'.repeat(200)}\\u202e"\n: 1\n`],
  ['letters that are seen', { a: 'é \u{1f600} \u05d0\u200f' }, 'a: é \u{1f600} \u05d0\u200f\n'],
  ['the flag of a region', { a: '\u{1f3f4}\u{e0067}\u{e007f}' }, 'a: \u{1f3f4}\u{e0067}\u{e007f}\n'],
])('writes %s so that readers see what is there', (_case, value, want) => {
  const yaml = writeYaml(value);
  expect(yaml).toBe(want);
  expect(readYaml(yaml, 'a.yaml').parsed).toEqual(value);
});
