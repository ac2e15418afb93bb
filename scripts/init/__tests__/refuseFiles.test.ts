import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../src/reference/load/__tests__/files';
import { refuseFiles } from '../refuseFiles';

it.each<[what: string, files: Record<string, string>, want: string | undefined]>([
  ['an empty folder', {}, undefined],
  ['a new git repository', { '.git/config': '' }, undefined],
  ['a file', { 'a.yaml': '' }, 'shop has files: a.yaml. Name a new folder, such as "init portal".'],
  ['a hidden file', { '.gitignore': 'mine' }, 'shop has files: .gitignore.'],
  ['several', { '.gitignore': '', 'README.md': '' }, 'shop has files: README.md, .gitignore.'],
  ['workflows', { '.github/workflows/portal.yml': '' }, 'shop has files: .github.'],
])('%s', (_what, files, want) => {
  const refused = () => refuseFiles(writeFiles(files), 'shop');
  if (want === undefined) expect(refused).not.toThrow();
  else expect(refused).toThrow(want);
});

it('refuses a link, which leads elsewhere', () => {
  const folder = writeFiles({});
  symlinkSync('/nowhere', path.join(folder, '.github'));
  expect(() => refuseFiles(folder, 'shop')).toThrow('shop has files: .github.');
});
