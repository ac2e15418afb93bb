import { expect, it } from 'vitest';
import { missingInMarkdown } from '../coverage/markdownPages';
import { coverageOf } from '../coverage/rendered';
import { findInvalid } from '../examples/findInvalid';
import { examples, fileOf, github, jsonExamples } from './descriptions';

it('finds the descriptions', () => {
  expect(examples.size).toBeGreaterThan(120);
  expect(jsonExamples.length).toBeGreaterThan(60);
});

it.each([...examples.keys()])('%s is shown whole', async (name) => {
  const { missing } = await coverageOf(fileOf(name));
  expect(missing).toEqual([]);
});

it.each(jsonExamples.filter((name) => !name.startsWith('2.')))(
  'the Markdown pages of %s hold everything',
  async (name) => {
    expect(await missingInMarkdown(fileOf(name))).toEqual([]);
  },
);

/** Parts of an `allOf` that are closed against each other: JSON Schema accepts nothing there, and the author says that both are meant. */
const closedParts =
  /^(?:(?:; )?\/object with `additionalPropeties` within an allOf must NOT have additional properties [^;]*)+$/;

it.each(jsonExamples)('%s has examples that its schemas accept, wherever they can be met', async (name) => {
  const { invalid } = await findInvalid(fileOf(name));
  expect(invalid.filter(({ errors }) => !closedParts.test(errors))).toEqual([]);
});

it("GitHub's description is shown whole", { timeout: 900_000 }, async () => {
  const { missing, checked } = await coverageOf(github);
  expect(missing).toEqual([]);
  expect(checked).toBeGreaterThan(50_000);
});

it("the Markdown pages of GitHub's description hold everything", { timeout: 900_000 }, async () => {
  expect(await missingInMarkdown(github)).toEqual([]);
});

it("all of GitHub's schemas that can be met have an example that they accept", { timeout: 600_000 }, async () => {
  const { invalid, count, excused } = await findInvalid(github);
  expect(invalid).toEqual([]);
  expect(count).toBeGreaterThan(8000);
  expect(Object.values(excused).reduce((sum, number) => sum + number, 0)).toBeLessThan(10);
});
