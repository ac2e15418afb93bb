import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageCommand, quiet } from '../../scripts/command';
import { loadDocument } from '../../scripts/loadDocument';
import { withTemporaryFolder } from '../../scripts/temporaryFolder';
import { createSandboxServer, listen } from '../../src/sandbox/server/server';
import { prepareDescription } from '../../src/sandbox/world/description';

/** A step of a workflow that was run, and what was wrong with its response. */
export interface StepRun {
  file: string;
  /** The line on which the step begins. */
  line: number;
  workflow: string;
  step: string;
  url: string;
  /** How often it was run. */
  times: number;
  failed: string[];
}

/** What `redocly respect --json-output` writes, as far as it is read here. */
interface RespectReport {
  files: Record<string, { executedWorkflows: { executedSteps: RespectStep[] }[] }>;
}

interface RespectStep {
  workflowId: string;
  stepId: string;
  request: { url: string };
  checks: { name: string; passed: boolean; message: string }[];
}

const token = 'sandbox-token';

/** An hour, in milliseconds: a job advances when a workflow asks for it, however slow the machine is. */
const jobStep = 3_600_000;

/** Nobody listens there. */
const address = 'http://127.0.0.1:9/events';

/** What the workflows ask for: nothing that the sandbox does not have when it starts. */
const inputs = {
  apiToken: token,
  run: 'test-1',
  deadline: Date.UTC(2030, 2, 6),
  taskId: 1480,
  surveyTaskId: 1476,
  address,
};

/**
 * Runs Arazzo files against a sandbox of our description that starts again, and returns every step that was run.
 * `respect` checks status, content type and schema of each response, and what the step itself states. Nothing leaves
 * the machine.
 */
export async function runWorkflows(files: string[]): Promise<StepRun[]> {
  const description = await prepareDescription(await loadDocument('openapi/openapi.yaml', process.cwd()));
  const options = { token, secret: 'sandbox-secret', webhooks: [], jobStep };
  const server = createSandboxServer(description, options, console.error);
  const base = `http://127.0.0.1:${await listen(server, 0)}${description.base}`;
  try {
    return await withTemporaryFolder('workflows-', async (folder) => {
      const report = path.join(folder, 'report.json');
      const stated = ['--server', `retail=${base}`, '--input', JSON.stringify(inputs), '--json-output', report];
      const output = await run(['respect', ...files, ...stated]);
      const steps = await readSteps(await readFile(report, 'utf8').catch(() => Promise.reject(new Error(output))));
      const away = steps.filter(({ url }) => !url.startsWith(base));
      if (away.length > 0) throw new Error(`Asked elsewhere: ${away.map(({ url }) => url).join(', ')}`);
      return steps;
    });
  } finally {
    server.close();
  }
}

async function readSteps(report: string): Promise<StepRun[]> {
  const { files } = JSON.parse(report) as RespectReport;
  const runs = Object.entries(files).map(async ([file, { executedWorkflows }]) => {
    const lines = (await readFile(file, 'utf8')).split('\n');
    const steps = executedWorkflows.flatMap(({ executedSteps }) => executedSteps);
    // What is asked for until it is done has a step for each time; the last one decides.
    const nameOf = ({ workflowId, stepId }: RespectStep): string => `${workflowId} ${stepId}`;
    const last = new Map(steps.map((step) => [nameOf(step), step]));
    return [...last].map(([name, { workflowId, stepId, request, checks }]) => ({
      file: path.basename(file),
      line: lineOfStep(lines, workflowId, stepId),
      workflow: workflowId,
      step: stepId,
      url: request.url,
      times: steps.filter((step) => nameOf(step) === name).length,
      failed: checks.flatMap(({ name, passed, message }) => (passed ? [] : [`${name}: ${message}`])),
    }));
  });
  return (await Promise.all(runs)).flat();
}

function lineOfStep(lines: string[], workflow: string, step: string): number {
  const start = lines.findIndex((line) => line.trim() === `- workflowId: ${workflow}`);
  return lines.findIndex((line, index) => index > start && line.trim() === `- stepId: ${step}`) + 1;
}

/** Runs Redocly's command line and returns what it prints; a step that fails is not an error of it. */
function run(args: string[]): Promise<string> {
  const { file, args: all } = packageCommand('@redocly/cli', 'redocly', args);
  return new Promise((resolve, reject) => {
    const child = spawn(file, all, { env: { ...process.env, ...quiet } });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', reject);
    child.once('close', () => resolve(Buffer.concat(output).toString()));
  });
}
