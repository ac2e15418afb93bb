import path from 'node:path';
import { expect, it } from 'vitest';
import { checkFaults, titlesIn } from '../checkFaults';
import type { Fault } from '../fault';
import { faults } from '../faults';

const root = path.resolve(__dirname, '../../..');
const fault: Fault = { what: 'x', file: 'package.json', from: '"license": "MIT"', to: '', tests: ['package.json'] };

it('every fault of the generator can still be made, and its tests exist', () => {
  expect(
    checkFaults(
      faults.filter(({ file }) => !file.startsWith('openapi/')),
      root,
    ),
  ).toEqual([]);
  expect(faults.length).toBeGreaterThanOrEqual(40);
});

it.each<[string, Partial<Fault>, RegExp]>([
  ['a text that is not there', { from: 'nowhere to be found' }, /package\.json holds the text 0 times/],
  ['a text that is there twice', { from: '"' }, /holds the text \d{2,} times/],
  ['a file that is not there', { file: 'none.ts' }, /none\.ts holds the text 0 times/],
  ['a text that stays as it is', { to: fault.from }, /"license": "MIT" is put in its own place/],
  ['no test', { tests: [] }, /no test is named/],
  [
    'a title that is not there',
    { browser: { file: 'weight', titles: 'none' } },
    /weight\.spec\.ts has no test with the title none/,
  ],
  [
    'a text of a test that is no title',
    { browser: { file: 'contentSecurity', titles: 'Content Security Policy' } },
    /contentSecurity\.spec\.ts has no test with the title Content Security Policy/,
  ],
  ['a test that is not there', { tests: ['none.test.ts'] }, /there is no none\.test\.ts/],
])('%s is named', (_given, change, want) => {
  expect(checkFaults([fault], root)).toEqual([]);
  expect(checkFaults([{ ...fault, ...change }], root).join('\n')).toMatch(want);
});

it.each([
  ['a test', "test('Enter opens it', async () => {});", ['Enter opens it']],
  ['a template', '  test(`${route}: can be copied`, async () => {});', ['${route}: can be copied']],
  ['a title on its own line', 'test(\n  "it\'s there",\n  async () => {});', ["it's there"]],
  ['a group', "test.describe('in the dark', () => {});", ['in the dark']],
  ['a comment', "// test('Enter opens it')\n/* Enter opens it */", []],
  ['another call', "expect('Enter opens it').toBe(test('x'));", []],
  ['a test that is skipped', "test.skip('Enter opens it', async () => {});", []],
])('%s has these titles', (_given, spec, want) => expect(titlesIn(spec)).toEqual(want));
