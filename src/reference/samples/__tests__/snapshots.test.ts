import { describe, expect, test } from 'vitest';
import { sampleLanguages } from '../languages';
import { certificateCase, shownCases, unicodeCase } from './cases';

const extensions: Record<string, string> = {
  curl: 'sh',
  javascript: 'mjs',
  python: 'py',
  php: 'php',
  java: 'java',
  csharp: 'cs',
  go: 'go',
  ruby: 'rb',
  kotlin: 'kt',
  swift: 'swift',
};

test('the languages come in their order, under their names', () => {
  expect(sampleLanguages.map(({ label, prism }) => `${label} ${prism}`)).toEqual([
    'cURL bash',
    'JavaScript javascript',
    'Python python',
    'PHP php',
    'Java java',
    'C# csharp',
    'Go go',
    'Ruby ruby',
    'Kotlin kotlin',
    'Swift swift',
  ]);
});

describe.each(sampleLanguages)('$label', ({ id, write }) => {
  test.each(Object.entries({ ...shownCases, certificate: certificateCase, unicode: unicodeCase }))(
    '%s',
    async (name, request) => {
      await expect(write(request)).toMatchFileSnapshot(`__snapshots__/${name}.${extensions[id]}`);
    },
  );

  test.each(Object.entries(shownCases))('%s ends without a line end and holds no raw control', (_name, request) => {
    expect(write(request)).not.toMatch(/\n$|[\0-\x08\x0b-\x1f\x7f\u2028\u202e\ufeff]/);
  });
});
