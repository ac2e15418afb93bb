import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(__filename);
const folder = path.dirname(require.resolve('@readme/oas-examples/package.json'));

/** GitHub's REST description: large, and written by many hands. */
export const github = require.resolve('@octokit/openapi/generated/api.github.com.json');

// Redocly's museum description comes in no package of npm, so that no test has it.

/** Descriptions of every version, by the path that tests name them with; YAML files say the same as the JSON ones. */
export const examples = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[23]\.\d\/.*\.(json|ya?ml)$/.test(file))
    .sort()
    .map((file) => [file, path.join(folder, file)]),
);

/** The names of those in JSON. */
export const jsonExamples = [...examples.keys()].filter((file) => file.endsWith('.json'));

/** The absolute path of one of them. Throws where there is none of that name. */
export function fileOf(name: string): string {
  const file = examples.get(name);
  if (file === undefined) throw new Error(`@readme/oas-examples has no ${name}.`);
  return file;
}
