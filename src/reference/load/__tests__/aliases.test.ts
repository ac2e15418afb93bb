import { expect, it } from 'vitest';
import { loadDescription } from '../description';
import { writeFiles } from './files';

/** Loads a description whose operations have one text by an alias. */
async function load(length: number, count: number) {
  const operations = Array.from(
    { length: count },
    (_, index) => `  /p${index}: {get: {description: *a, responses: {200: {description: d}}}}\n`,
  );
  const text = 'x'.repeat(length);
  const spec = `openapi: 3.1.0\ninfo: {title: T, version: "1"}\nx-a: &a "${text}"\npaths:\n${operations.join('')}`;
  const siteDir = writeFiles({ 'openapi.yaml': spec });
  return loadDescription(`${siteDir}/openapi.yaml`, siteDir);
}

it('refuses aliases that make the texts of a small description very many times as long', async () => {
  const { description, problems } = await load(32_000, 500);
  expect(description).toBeUndefined();
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([
    expect.objectContaining({
      message: 'Written out, the aliases and references make the description many times as long.',
      place: expect.objectContaining({ file: 'openapi.yaml', line: 108, column: 17 }),
    }),
  ]);
});

it.each([
  ['a short text in many operations', 200, 500],
  ['a long text in some', 32_000, 50],
])('takes aliases of %s', async (_what, length, count) => {
  expect((await load(length, count)).description).toBeDefined();
});
