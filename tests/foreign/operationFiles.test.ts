import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { loadDescription } from '../../src/reference/load/description';
import { buildModel } from '../../src/reference/objects/model';
import { operationFiles } from '../../src/reference/outputs/operationFiles';
import { fileOf, github } from './descriptions';

const config = await createConfig({ extends: ['spec'] });

/** What the linter finds in a description, without places. */
async function problemsOf(source: string): Promise<string[]> {
  const problems = await lintFromString({ source, absoluteRef: 'openapi.yaml', config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

// Of GitHub's 1,223 operations every fifteenth is linted; all of them are written.
it.each([
  { name: 'Train Travel', file: fileOf('3.1/json/train-travel.json'), every: 1 },
  { name: 'Petstore', file: fileOf('3.0/json/petstore.json'), every: 1 },
  { name: 'Petstore 2.0', file: fileOf('2.0/json/petstore.json'), every: 1 },
  { name: 'discriminators', file: fileOf('3.0/json/discriminators.json'), every: 1 },
  { name: 'polymorphism', file: fileOf('3.0/json/polymorphism.json'), every: 1 },
  { name: 'callbacks', file: fileOf('3.0/json/callbacks.json'), every: 1 },
  { name: 'links', file: fileOf('3.0/json/link-example.json'), every: 1 },
  { name: 'circular', file: fileOf('3.0/json/circular.json'), every: 1 },
  { name: 'circular paths', file: fileOf('3.0/json/circular-paths.json'), every: 1 },
  { name: 'GitHub', file: github, every: 15 },
])(
  '$name: the file of an operation is as valid as the whole, and refers to nothing outside it',
  async ({ file, every }) => {
    const { description } = await loadDescription(file, '/');
    if (!description) throw new Error(`${file} cannot be read`);
    const { document } = description;
    const { operations } = buildModel(description).model;
    const files = operationFiles(document, operations).files();
    expect(files).toHaveLength(operations.filter(({ kind }) => kind === 'operation').length);
    const known = new Set(await problemsOf(JSON.stringify(document)));
    for (const { path, content } of files.filter((_, index) => index % every === 0)) {
      const found = await problemsOf(content);
      expect(
        found.filter((problem) => !known.has(problem)),
        path,
      ).toEqual([]);
    }
  },
);
