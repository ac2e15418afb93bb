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
