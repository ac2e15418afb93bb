import { expect, it } from 'vitest';
import { findSampleTools } from '../sampleTools';

/** Looks for the tools on a machine without some of them; `brings` says whether packages can be installed. */
function find(without: string[], brings: boolean): string[] {
  const installed: string[] = [];
  findSampleTools(
    { isExecutable: () => false, canInstall: () => brings, install: (...names) => installed.push(...names) },
    ([program = '']) => !without.includes(program) || installed.length > 0,
  );
  return installed;
}

it.each<[string, string[], string[]]>([
  ['nothing is missing', [], []],
  ['PHP is missing', ['php'], ['php-cli', 'php-curl']],
  ['two are missing', ['go', 'javac'], ['default-jdk-headless', 'golang-go']],
])('as root on Debian, where %s, the packages %j are installed', (_, without, want) => {
  expect(find(without, true)).toEqual(want);
});

it('elsewhere all that is missing is named, with its packages', () => {
  expect(() => find(['php', 'ruby'], false)).toThrow(
    'The tests need PHP with its curl extension, Ruby: install the packages php-cli php-curl ruby (Debian).',
  );
});
