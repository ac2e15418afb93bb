import path from 'node:path';
import { expect, it } from 'vitest';
import { loadDescription } from '../description';
import { unreadPlace } from '../loadProblems';
import { writeFiles } from './files';

const head = 'openapi: 3.1.0\ninfo: {title: T, version: "1"}\n';
const withA = (reference: string): string => `${head}components: {schemas: {A: {$ref: ${reference}}}}\n`;
const deep = `${'['.repeat(300)}${']'.repeat(300)}`;

it.each<[string, Record<string, string>, [code: string | undefined, remedy: string][], isLost: boolean]>([
  [
    'a syntax error',
    { 'openapi.yaml': withA('b.yaml'), 'b.yaml': 'a: [' },
    [
      ['unparsed', 'Correct'],
      ['unresolved', 'Correct the path'],
    ],
    true,
  ],
  ['a syntax error in the root file', { 'openapi.yaml': `${head}paths: [` }, [['unparsed', 'Correct']], true],
  [
    'a file that is too deep',
    { 'openapi.yaml': withA('b.yaml'), 'b.yaml': `a: ${deep}` },
    [
      ['excess', 'Make it smaller'],
      ['unresolved', 'Correct the path'],
    ],
    true,
  ],
  ['a root file that is too deep', { 'openapi.yaml': `${head}x-a: ${deep}` }, [['excess', 'Make it smaller']], true],
  ['a file that is not there', { 'openapi.yaml': withA('b.yaml') }, [['unresolved', 'Correct the path']], true],
  [
    'a name that is not there',
    { 'openapi.yaml': withA("'#/components/schemas/B'") },
    [['unresolved', 'Correct the path']],
    true,
  ],
  [
    'a second fragment',
    { 'openapi.yaml': withA("'#/components/schemas/#/properties/a'") },
    [['unresolved', 'Correct the path']],
    true,
  ],
  [
    'a second fragment in an extension',
    { 'openapi.yaml': `${head}paths: {}\nx-a: {$ref: '#/components/#/a'}\n` },
    [[undefined, 'Correct the path']],
    false,
  ],
  ['a file outside', { 'openapi.yaml': withA('../b.yaml') }, [['outside', 'Copy it']], true],
  ['a URL', { 'openapi.yaml': withA('https://example.com/b.yaml') }, [['outside', 'Copy it']], true],
  [
    'a field that is not known',
    { 'openapi.yaml': `${head}paths: {}\nsurplus: 1\n` },
    [['unknown field', 'Correct its name']],
    false,
  ],
  [
    'a value of another type',
    { 'openapi.yaml': `${head}paths: {}\ntags: 1\n` },
    [[undefined, 'Correct the description']],
    false,
  ],
  ['no description', { 'openapi.yaml': 'a: 1\n' }, [[undefined, 'Name a file']], false],
])('%s has a code of its own, and the way out that goes with it', async (_case, files, want, isLost) => {
  const folder = writeFiles(files);
  const { problems } = await loadDescription(path.join(folder, 'openapi.yaml'), folder, [], true);
  expect(problems.map(({ code }) => code)).toEqual(want.map(([code]) => code));
  for (const [index, [, remedy]] of want.entries()) expect(problems[index]?.remedy).toContain(remedy);
  expect(unreadPlace(problems) !== undefined).toBe(isLost);
});

it.each<[levels: number, want: { line: number; column: number; pointer: string; message: string }[]]>([
  [99, []],
  [
    100,
    [{ line: 3, column: 105, pointer: `#/x-a${'/0'.repeat(99)}`, message: 'The nesting is deeper than 100 levels.' }],
  ],
  [2000, [{ line: 3, column: 1005, pointer: '#', message: 'The nesting is deeper than 100 levels.' }]],
])('says where a value of %i levels in an extension is nested too deeply', async (levels, want) => {
  const folder = writeFiles({ 'openapi.yaml': `${head}x-a: ${'['.repeat(levels)}${']'.repeat(levels)}\npaths: {}\n` });
  const { problems } = await loadDescription(path.join(folder, 'openapi.yaml'), folder, [], true);
  const places = problems.map(({ place: { line, column, pointer }, message }) => ({ line, column, pointer, message }));
  expect(places).toEqual(want);
});
