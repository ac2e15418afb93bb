import { expect, test } from 'vitest';
import { writeFiles } from '../../../reference/load/__tests__/files';
import { descriptionOf, outputFolderOf, overlaysOf, versionOfFile } from '../versions';

test.each([
  { name: 'current', description: 'openapi/openapi.yaml', folder: '' },
  { name: '1.0', description: 'openapi_versions/1.0/openapi.yaml', folder: '1.0' },
])('version $name has its description in $description and its files in "$folder"', ({ name, description, folder }) => {
  expect(descriptionOf(name, 'openapi/openapi.yaml')).toBe(description);
  expect(outputFolderOf(name)).toBe(folder);
});

test.each([
  { file: '/site/docs/docs/errors.md', want: 'current' },
  { file: '/site/versioned_docs/version-1.0/docs/errors.md', want: '1.0' },
  { file: 'C:\\site\\versioned_docs\\version-2.1\\errors.md', want: '2.1' },
])('$file belongs to version $want', ({ file, want }) => {
  expect(versionOfFile(file)).toBe(want);
});

test.each([
  { name: 'current', want: ['openapi/a.yaml', 'openapi/b.yaml', 'overlays/c.yaml'] },
  { name: '1.0', want: ['openapi_versions/1.0/a.yaml', 'overlays/c.yaml'] },
])('version $name has the overlays $want', ({ name, want }) => {
  const siteDir = writeFiles({ 'openapi_versions/1.0/a.yaml': 'overlay: 1.0.0\n' });
  const options = {
    description: 'openapi/openapi.yaml',
    overlays: ['openapi/a.yaml', 'openapi/b.yaml', 'overlays/c.yaml'],
  };
  expect(overlaysOf(siteDir, name, options)).toEqual(want.map((file) => `${siteDir}/${file}`));
});
