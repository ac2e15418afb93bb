import { expect, test } from 'vitest';
import { descriptionOf, outputFolderOf, versionOfFile } from '../versions';

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
