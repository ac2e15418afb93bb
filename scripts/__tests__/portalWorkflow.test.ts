import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(__dirname, '../..');
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
const content = read('.github/workflows/portal.yml');

interface Step {
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  steps: Step[];
  strategy?: { matrix: { node: string[] } };
}

const { jobs } = parse(content) as { jobs: Record<string, Job> };
const steps = Object.values(jobs).flatMap((job) => job.steps);
const commands = steps.flatMap(({ run }) => run ?? []);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** The versions of Node.js that a job runs on. */
function versionsOf({ steps, strategy }: Job): string[] {
  return strategy ? strategy.matrix.node : steps.flatMap((step) => step.with?.['node-version'] ?? []).map(String);
}

/** Whether a step is among those of a version, by its condition. */
function isRunOn({ if: condition = '' }: Step, version: string): boolean {
  const [, operator, stated] = /matrix\.node (==|!=) '([^']*)'/.exec(condition) ?? [];
  return operator === undefined || (version === stated) === (operator === '==');
}

/** GitHub's own parser, which has to be bundled, as it imports JSON in a way that Node.js does not take. */
async function loadParser(): Promise<typeof import('@actions/workflow-parser')> {
  const { outputFiles } = await build({
    stdin: { contents: "export * from '@actions/workflow-parser';", resolveDir: root },
    ...{ bundle: true, format: 'esm', platform: 'node', write: false },
    // What it holds of CommonJS asks for modules of Node.js.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire('/');" },
  });
  const [{ contents }] = outputFiles as [(typeof outputFiles)[number]];
  return import(`data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`);
}

it('is a workflow as GitHub reads it', async () => {
  const { NoOperationTraceWriter, parseWorkflow } = await loadParser();
  const messagesOf = (text: string): string[] => {
    const { context } = parseWorkflow({ name: 'portal.yml', content: text }, new NoOperationTraceWriter());
    return context.errors.getErrors().map(({ message }) => message);
  };
  expect(messagesOf(content)).toEqual([]);
  expect(messagesOf(content.replace('github.base_ref', 'github.')).length).toBeGreaterThan(0);
  expect(messagesOf(content.replace('runs-on', 'runs_on')).length).toBeGreaterThan(0);
});

it('runs npm scripts and nothing else, but for what installs', () => {
  const others = commands.filter((command) => !/^npm (?:ci|test|run [\w:]+)(?: |$)/.test(command));
  expect(others).toEqual(['sudo env "PATH=$PATH" npm run setup']);
  const named = commands.flatMap((command) => /^npm (?:run )?([\w:]+)/.exec(command)?.[1] ?? []);
  expect(named.filter((name) => name !== 'ci' && !Object.hasOwn(scripts, name))).toEqual([]);
  for (const step of ['lint', 'lint:api', 'diff', 'build', 'test', 'test:others']) expect(named).toContain(step);
});

it('lints and builds once for each version of Node.js: the tests take the site that is there', () => {
  const tests = commands.filter((command) => /^npm (?:test|run test:others)/.test(command));
  expect(tests).toEqual(['npm test -- --built', 'npm run test:others -- --built']);
  const [site] = steps.filter(({ uses }) => uses?.startsWith('actions/download-artifact@'));
  expect(site?.with).toEqual({ name: 'portal', path: 'build/' });
  for (const command of ['npm run lint', 'npm run lint:api'])
    expect(commands.filter((each) => each === command)).toHaveLength(1);
  const versionsWith = (command: string): string[] =>
    Object.values(jobs).flatMap((job) =>
      job.steps
        .filter(({ run }) => run === command)
        .flatMap((step) => versionsOf(job).filter((each) => isRunOn(step, each))),
    );
  expect(versionsWith('npm run build').sort()).toEqual(['20.19', '22', '24']);
  // `npm test` has the unit tests as well.
  expect([...versionsWith('npm test -- --built'), ...versionsWith('npm run test:unit')].sort()).toEqual(
    versionsWith('npm run build').sort(),
  );
  expect(versionsOf(jobs.tests as Job)).toEqual(['20.19', '22', '24']);
});

it('keeps what the scripts write', () => {
  const written = commands.flatMap((command) => [...command.matchAll(/--output (\S+)/g)].map(([, file = '']) => file));
  const folders = new Set(['build/', ...written.map((file) => `${path.posix.dirname(file)}/`)]);
  const kept = steps.filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
  expect(new Set(kept.map((step) => step.with?.path))).toEqual(folders);
  expect(written).toContain('reports/api-changes.md');
});

it('compares with the whole history at hand', () => {
  const checkouts = Object.values(jobs)
    .filter((job) => job.steps.some(({ run }) => run?.startsWith('npm run diff')))
    .flatMap((job) => job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')));
  expect(checkouts.map((step) => step.with)).toEqual([{ 'fetch-depth': 0 }]);
});
