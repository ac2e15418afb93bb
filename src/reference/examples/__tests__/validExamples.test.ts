import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findInvalid } from './corpus/findInvalid';

const root = path.resolve(__dirname, '../../../..');
const examples = path.join(root, 'node_modules/@readme/oas-examples');
const github = path.join(root, 'node_modules/@octokit/openapi/generated/api.github.com.json');

/** Every description of the corpus; its YAML files say the same again. */
const corpus = readdirSync(examples, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[23]\.\d\/json\/.*\.json$/.test(file))
  .sort();

it('finds the corpus', () => {
  expect(corpus.length).toBeGreaterThan(60);
});

it.each(corpus)('%s has examples that its schemas accept, wherever they can be met', async (file) => {
  const { invalid } = await findInvalid(path.join(examples, file));
  expect(invalid).toEqual([]);
});

it('all schemas of our own description have an example that they accept', async () => {
  const { invalid, count, excused } = await findInvalid(path.join(root, 'openapi/openapi.yaml'));
  expect(invalid).toEqual([]);
  expect(excused).toEqual({ stated: 0, impossible: 0, alike: 0 });
  expect(count).toBeGreaterThan(1000);
});

it("all of GitHub's schemas that can be met have an example that they accept", { timeout: 600_000 }, async () => {
  const { invalid, count, excused } = await findInvalid(github);
  expect(invalid).toEqual([]);
  expect(count).toBeGreaterThan(8000);
  expect(Object.values(excused).reduce((sum, number) => sum + number, 0)).toBeLessThan(10);
});
