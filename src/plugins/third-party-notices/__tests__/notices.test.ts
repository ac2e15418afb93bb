import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packageFolder, readNotice } from '../installedPackage';
import { noticesText } from '../noticesText';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'notices-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

it.each([
  ['/portal/src/preset/theme/Root.tsx', undefined],
  ['', undefined],
  ['/portal/node_modules/clsx/dist/clsx.mjs', '/portal/node_modules/clsx'],
  ['/portal/node_modules/@mdx-js/react/lib/index.js', '/portal/node_modules/@mdx-js/react'],
  ['/portal/node_modules/a/node_modules/b/index.js', '/portal/node_modules/a/node_modules/b'],
  ['/portal/node_modules/.pnpm/a@1/node_modules/@b/c/d/e.js', '/portal/node_modules/.pnpm/a@1/node_modules/@b/c'],
])('%s is of the package %s', (file, want) => expect(packageFolder(file)).toBe(want));

describe('the notice of a package', () => {
  const manifest = { name: 'some', version: '1.2.3', license: 'MIT', author: 'A. Author <a@example.com>' };
  const noticeOf = (files: Record<string, string>, more: object = {}): string => {
    write({ 'package.json': JSON.stringify({ ...manifest, ...more }), ...files });
    return readNotice(folder).text;
  };

  it.each<[string, Record<string, string>, RegExp]>([
    ['LICENSE', { LICENSE: 'Terms.\n' }, /^Terms\.$/],
    ['licence.md', { 'licence.md': 'Terms.' }, /^Terms\.$/],
    ['line ends of Windows', { 'LICENSE.txt': 'One\r\nTwo\r\n' }, /^One\nTwo$/],
    ['two licences and a notice', { 'LICENSE-MIT': 'M', 'LICENSE-APACHE': 'A', NOTICE: 'N' }, /^A\n\nM\n\nN$/],
    ['no program of such a name', { 'license.js': 'run()', 'COPYING.LESSER': 'Terms.' }, /^Terms\.$/],
    [
      'README',
      { 'README.md': '# Some\n\n## License\n\nPermission is granted.\n\n## More\n\nx' },
      /^Permission is granted\.$/,
    ],
    ['README at its end', { 'readme.md': '# License\nPermission is granted.' }, /^Permission is granted\.$/],
  ])('is taken from %s', (_name, files, want) => expect(noticeOf(files)).toMatch(want));

  it('is the standard text where the package names the MIT License and brings no text', () => {
    expect(noticeOf({ 'README.md': '## License\n\nMIT' })).toMatch(
      /^MIT License\n\nCopyright \(c\) A\. Author\n\nPermission/,
    );
    expect(noticeOf({}, { author: { name: 'B' } })).toContain('Copyright (c) B\n');
    expect(noticeOf({}, { author: undefined })).toContain('Copyright (c) The authors of some\n');
  });

  it('says that there is none for another licence', () => {
    expect(noticeOf({}, { license: { type: 'BSD-3-Clause' } })).toBe('');
    expect(noticesText([readNotice(folder)])).toContain('some 1.2.3 (BSD-3-Clause)\n');
    expect(noticesText([readNotice(folder)])).toContain('This package brings no text of its licence.');
  });
});

it('names each package once, sorted, and packages with one text together', () => {
  const notice = (name: string, text: string, version = '1.0.0') => ({ name, version, licence: 'MIT', text });
  const given = [notice('b', 'Same.'), notice('c', 'Other.'), notice('a', 'Same.'), notice('b', 'Same.')];
  const text = noticesText([...given, notice('b', 'Other.', '0.9.0')]);
  expect(text).toBe(noticesText([notice('b', 'Other.', '0.9.0'), ...given.reverse()]));
  const line = '-'.repeat(80);
  expect(text.split('\n').filter((each) => each !== line && each !== '')).toEqual([
    'The scripts and style sheets of this site contain these packages.',
    ...['a 1.0.0 (MIT)', 'b 1.0.0 (MIT)', 'Same.', 'b 0.9.0 (MIT)', 'c 1.0.0 (MIT)', 'Other.'],
  ]);
});
