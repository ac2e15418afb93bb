import { expect, it } from 'vitest';
import { missingInMarkdown } from '../coverage/markdownPages';
import { coverageOf, readDescribed } from '../coverage/rendered';
import { findInvalid } from '../examples/findInvalid';
import { examples, fileOf, github, jsonExamples } from './descriptions';

it('finds the descriptions', () => {
  expect(examples.size).toBeGreaterThan(120);
  expect(jsonExamples.length).toBeGreaterThan(60);
});

it.each([...examples.keys()])('%s is shown whole, on pages and in Markdown', async (name) => {
  const described = await readDescribed(fileOf(name));
  expect(coverageOf(described).missing).toEqual([]);
  // The YAML files say the same as the JSON ones.
  if (name.endsWith('.json')) expect(missingInMarkdown(described)).toEqual([]);
});

/** Parts of an `allOf` that are closed against each other: JSON Schema accepts nothing there, and the author says that both are meant. */
const closedParts =
  /^(?:(?:; )?\/object with `additionalPropeties` within an allOf must NOT have additional properties [^;]*)+$/;

it.each(jsonExamples)('%s has examples that its schemas accept, wherever they can be met', async (name) => {
  const { invalid } = await findInvalid(fileOf(name));
  expect(invalid.filter(({ errors }) => !closedParts.test(errors))).toEqual([]);
});

it("GitHub's description is shown whole, on pages and in Markdown", { timeout: 900_000 }, async () => {
  const described = await readDescribed(github);
  const { missing, checked } = coverageOf(described);
  expect(missing).toEqual([]);
  expect(checked).toBeGreaterThan(50_000);
  expect(missingInMarkdown(described)).toEqual([]);
});

it("all of GitHub's schemas that can be met have an example that they accept", { timeout: 600_000 }, async () => {
  const { invalid, count, excused } = await findInvalid(github);
  expect(invalid).toEqual([]);
  expect(count).toBeGreaterThan(8000);
  expect(Object.values(excused).reduce((sum, number) => sum + number, 0)).toBeLessThan(10);
});
