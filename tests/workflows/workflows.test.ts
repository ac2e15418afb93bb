import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { withTemporaryFolder } from '../../scripts/temporaryFolder';
import { generateReference } from '../../src/reference/stages/generate';
import { expectProof } from '../proof/expectProof';
import { runWorkflows, type StepRun } from './runWorkflows';

interface Arazzo {
  workflows: { workflowId: string; steps: { stepId: string; operationId: string }[] }[];
}

const folder = 'openapi/workflows';
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.arazzo.yaml'))
  .map((name) => path.join(folder, name));

const zapier = 'zapier.arazzo.yaml';

/** The pages that show workflows, with their sources. */
const recipePages = [
  'docs/docs/getting_started.md',
  ...readdirSync('docs/docs/examples').map((name) => `docs/docs/examples/${name}`),
]
  .map((page) => ({ page, source: readFileSync(page, 'utf8') }))
  .filter(({ source }) => source.includes('<!-- reference:workflow-'));

it.each(recipePages)('$page names every operation of the workflows that it shows', ({ source }) => {
  const shown = [...source.matchAll(/<!-- reference:workflow-([\w-]+) -->/g)].map(([, id]) => id);
  const steps = files
    .flatMap((file) => (parse(readFileSync(file, 'utf8')) as Arazzo).workflows)
    .flatMap((workflow) => (shown.includes(workflow.workflowId) ? workflow.steps : []));
  const anchorOf = (id: string): string => `#${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  expect(steps.length).toBeGreaterThan(1);
  expect(steps.filter(({ operationId }) => !source.includes(`${anchorOf(operationId)})`))).toEqual([]);
});

/** Milliseconds for a run of all workflows on a busy machine. */
const timeout = 180_000;

/** What is wrong with the response to a step, with its place. */
function problemsOf({ file, line, step, failed }: StepRun): string[] {
  return failed.map((problem) => `${file}:${line} ${step}: ${problem}`);
}

function hasPassed({ failed }: StepRun): boolean {
  return failed.length === 0;
}

it('every step of every workflow gets the response that it states, from start to end', { timeout }, async () => {
  const stated = files
    .flatMap((file) => (parse(readFileSync(file, 'utf8')) as Arazzo).workflows)
    .flatMap(({ workflowId, steps }) => steps.map(({ stepId }) => `${workflowId} ${stepId}`));
  const steps = await runWorkflows(files);
  expect(steps.flatMap(problemsOf)).toEqual([]);
  const zapCalls = steps.filter(({ file }) => file === zapier);
  const recipeSteps = steps.filter(({ file }) => file !== zapier);
  expectProof('Workflow steps', [{ run: recipeSteps.length, passed: recipeSteps.filter(hasPassed).length }]);
  expectProof('Zap calls', [{ run: zapCalls.length, passed: zapCalls.filter(hasPassed).length }]);
  expect(steps.map(({ workflow, step }) => `${workflow} ${step}`)).toEqual(stated);
  expect(stated.length).toBeGreaterThan(30);
});

/** A workflow file as it stands, with the description at its absolute address, so that a copy finds it. */
function movable(file: string): string {
  const text = readFileSync(path.join(folder, file), 'utf8');
  return text.replace('../openapi.yaml', path.resolve('openapi/openapi.yaml'));
}

it('workflows and Zaps that are wrong fail at their steps, all in one report', { timeout }, async () => {
  const mistakes: [file: string, right: string, wrong: string, step: string, problem: string][] = [
    ['first-task.arazzo.yaml', 'statusCode == 204', 'statusCode == 200', 'deleteTask', '$statusCode == 200'],
    ['first-task.arazzo.yaml', '$response.body#/id', '$response.body#/ident', 'createTask', 'ident'],
    ['first-task.arazzo.yaml', 'value: ROLE_SHOPDIR', 'value: ROLE_NOBODY', 'findManager', '$statusCode == 200'],
    [zapier, 'taskType: COMMON', 'taskType: SPECIAL', 'createTask', '$statusCode == 200'],
  ];
  await withTemporaryFolder('broken-', async (temporary) => {
    const broken = mistakes.map(([file, right, wrong, step], index) => {
      const text = movable(file);
      expect(text).toContain(right);
      const copy = path.join(temporary, `${index}-${file}`);
      writeFileSync(copy, text.replace(right, wrong).replaceAll('{$inputs.run}', `${step}-${index}-{$inputs.run}`));
      return copy;
    });
    const reported = (await runWorkflows(broken)).flatMap(problemsOf);
    const missing = mistakes.filter(
      ([file, , , step, problem], index) =>
        !reported.some((line) => new RegExp(`^${index}-${file}:\\d+ ${step}: `).test(line) && line.includes(problem)),
    );
    expect([missing, reported]).toEqual([[], expect.anything()]);
  });
});

it('a workflow waits for an export until it is done, and no longer than until it has failed', { timeout }, async () => {
  const job = '- { name: exportId, in: path, value: $steps.startExport.outputs.exportId }';
  const text = movable('survey.arazzo.yaml');
  expect(text).toContain(job);
  await withTemporaryFolder('exports-', async (temporary) => {
    const [done, failed] = [path.join(temporary, 'done.arazzo.yaml'), path.join(temporary, 'failed.arazzo.yaml')];
    writeFileSync(done, text);
    const asked = `- { name: Prefer, in: header, value: example=failed }`;
    writeFileSync(
      failed,
      text.replace(job, `${job}\n          ${asked}`).replaceAll('{$inputs.run}', 'b-{$inputs.run}'),
    );
    const runs = (await runWorkflows([done, failed])).filter(({ step }) => step === 'waitForExport');
    expect(runs.map(({ file, times }) => [file, times > 1])).toEqual([
      ['done.arazzo.yaml', true],
      ['failed.arazzo.yaml', false],
    ]);
    expect(runs.map((run) => run.failed)).toEqual([[], [expect.stringContaining("status == 'DONE'")]]);
  });
});

it('every operation that the Zapier app calls is called by a workflow', { timeout }, async () => {
  const { zaps } = await generateReference({
    source: { siteDir: process.cwd(), descriptionFile: path.resolve('openapi/openapi.yaml') },
    site: { basePath: '/docs/api_reference', docsPath: '/docs', sitePaths: [], home: { label: '', href: '' } },
    checks: { foreign: true },
  });
  const called = (parse(readFileSync(path.join(folder, zapier), 'utf8')) as Arazzo).workflows.flatMap(({ steps }) =>
    steps.map(({ operationId }) => operationId),
  );
  const stated = [...(zaps?.actions ?? []), ...(zaps?.searches ?? [])].map(({ operation }) => operation.id);
  expect(stated.length).toBeGreaterThan(8);
  expect(called).toEqual(expect.arrayContaining([...stated, ...(zaps?.others ?? []).map(({ id }) => id)]));
});
