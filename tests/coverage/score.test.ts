import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { packageCommand, quiet } from '../../scripts/command';

interface Score {
  agentReadiness: number;
  subscores: Record<string, number>;
  rawMetrics: { operations: Record<string, { requestBodyPresent: boolean; requestExamplePresent: boolean }> };
  dependencyDepths: Record<string, number>;
}

const project = path.resolve(__dirname, '../..');

/** What `redocly score` says of our description. */
function readScore(): Score {
  const { file, args } = packageCommand('@redocly/cli', 'redocly', [
    'score',
    'openapi/openapi.yaml',
    '--format',
    'json',
  ]);
  const options = { cwd: project, env: { ...process.env, ...quiet }, maxBuffer: 64_000_000 };
  return JSON.parse(execFileSync(file, args, { ...options, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}

it('redocly score gives our description what openapi/README.md says, and finds all that is ours to give', () => {
  const { agentReadiness, subscores, rawMetrics, dependencyDepths } = readScore();
  const [, stated] =
    /`redocly score` gives our description ([\d.]+) of 100/.exec(
      readFileSync(path.join(project, 'openapi/README.md'), 'utf8'),
    ) ?? [];
  expect(agentReadiness).toBe(Number(stated));
  expect(subscores).toMatchObject({ exampleCoverage: 1, errorClarity: 1, identifierClarity: 1 });
  expect(subscores.documentationQuality).toBeGreaterThan(0.99);
  const operations = Object.entries(rawMetrics.operations);
  const withoutExample = operations.filter(([, each]) => each.requestBodyPresent && !each.requestExamplePresent);
  expect(withoutExample.map(([id]) => id)).toEqual([]);
  // Every operation shares a schema, that of errors, with every other one.
  expect(Object.entries(dependencyDepths).filter(([, depth]) => depth > 1)).toEqual([]);
});
