import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { loadDocument } from '../../scripts/loadDocument';
import { withTemporaryFolder } from '../../scripts/temporaryFolder';
import { readHttp } from '../../src/guides/checkHttp';
import { undescribedNames } from '../../src/mcp/undescribed';
import { matchRequest } from '../../src/sandbox/request/match';
import type { SandboxRequest } from '../../src/sandbox/request/types';
import { createSandboxServer, listen, readRequest } from '../../src/sandbox/server/server';
import { prepareDescription, type SandboxDescription } from '../../src/sandbox/world/description';
import { type GuideStep, guideSteps, nameOf } from './guideSteps';

/** What became of a step: nothing wrong, or what was printed in place of what the guide says. */
export interface StepResult {
  language: string;
  line: number;
  wrong?: string;
}

/** How a block of each language is run; its file is put behind the command. */
const commands: Record<string, { file: string; command: string[] }> = {
  bash: { file: 'step.sh', command: ['bash'] },
  python: { file: 'step.py', command: ['python3'] },
  javascript: { file: 'step.mjs', command: [process.execPath] },
  // Node.js before 22.18 does not take types out by itself.
  typescript: { file: 'step.mts', command: [process.execPath, '--import', 'tsx'] },
};

/** What the sandbox of a guide does beside answering. */
export interface GuideSandbox {
  /** How many requests it lets through before it refuses some with 429. */
  rateLimit?: number;
  /** Is called with the status of each response. */
  onResponse?: (status: number) => void;
}

/** The port that receivers in guides listen on. */
const receiverPort = /\b4020\b/g;

/** Milliseconds that a step may take. */
const longest = 30_000;

export async function ourDescription(): Promise<SandboxDescription> {
  return prepareDescription(await loadDocument('openapi/openapi.yaml', process.cwd()));
}

/**
 * Runs the steps of a guide one after the other, in one folder, against a sandbox that starts again. What a step of the
 * shell sets the next ones have, and `date +%s` is the time of the sandbox. `beside` are files that the folder begins
 * with. Receivers get a port that is free, so that two runs do not disturb each other.
 */
export async function runGuide(
  source: string,
  description: SandboxDescription,
  beside: Record<string, string> = {},
  { rateLimit, onResponse }: GuideSandbox = {},
): Promise<StepResult[]> {
  const token = 'sandbox-token';
  const options = { token, secret: 'sandbox-secret', webhooks: [], ...(rateLimit === undefined ? {} : { rateLimit }) };
  const sandbox = createSandboxServer(description, options, () => undefined);
  const undescribed: string[] = [];
  const server = readBefore(sandbox, (request) => undescribed.push(...undescribedIn(request, description)));
  server.on('request', (_request, response) => response.once('finish', () => onResponse?.(response.statusCode)));
  const port = await listen(server, 0);
  const env = {
    ...process.env,
    LC_ALL: 'C.UTF-8',
    BASH_ENV: path.resolve('tests/guides/shell.sh'),
    GUIDE_NOW: String(Math.floor((description.worldDate ?? Date.now()) / 1000)),
    API_BASE: `http://127.0.0.1:${port}${description.base}`,
    API_TOKEN: token,
  };
  const background = new Map<string, Running>();
  try {
    return await withTemporaryFolder('guide-', async (folder) => {
      const results: StepResult[] = [];
      const receiver = String(await freePort());
      for (const step of guideSteps(source.replace(receiverPort, receiver))) {
        const files = { ...beside, ...step.files };
        const result = await runStep({ ...step, files }, folder, env, background);
        const [wrong = result.wrong] = undescribed.splice(0);
        results.push({ ...result, ...(wrong === undefined ? {} : { wrong }) });
      }
      return results;
    });
  } finally {
    for (const { child } of background.values()) stop(child);
    server.closeAllConnections();
    server.close();
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((closed) => server.close(closed));
  return port;
}

/** A server that reads each request before another one responds to it. */
function readBefore(answering: Server, onRequest: (request: SandboxRequest) => void): Server {
  return createServer(async (incoming, response) => {
    const request = await readRequest(incoming);
    onRequest(request);
    const { method, url, headers, headersDistinct } = incoming;
    const again = Object.assign(Readable.from([request.body]), { method, url, headers, headersDistinct });
    answering.emit('request', again, response);
  });
}

/** What a request names and the description does not: nobody takes notice of it, so the guide prints the same without it. */
function undescribedIn({ method, url, headers, body }: SandboxRequest, description: SandboxDescription): string[] {
  const found = matchRequest(description, method, new URL(url, 'http://127.0.0.1').pathname);
  if (found.kind !== 'match') return [];
  const { operation } = found.match;
  const text = {
    kind: 'text' as const,
    mediaType: headers['content-type'] ?? '',
    text: Buffer.from(body ?? []).toString(),
  };
  return undescribedNames(operation, { method, url, headers: [], body: text }, description.cache).map(
    (name) => `It sends ${name}, which ${operation.id} does not have.`,
  );
}

interface Running {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
  ended: Promise<number>;
}

async function runStep(
  step: GuideStep,
  folder: string,
  env: NodeJS.ProcessEnv,
  background: Map<string, Running>,
): Promise<StepResult> {
  const { block, files, printed, of } = step;
  const result = { language: block.language, line: block.position.line };
  if (of !== undefined) {
    const program = [...background].find(([text]) => text.includes(of))?.[1];
    const wrong = program ? await differenceInTime(program, block) : differenceOf('', block);
    return { ...result, ...(wrong === undefined ? {} : { wrong }) };
  }
  const known = commands[block.language];
  if (!known) return { ...result, wrong: `Nothing runs ${block.language}.` };
  mkdirSync(folder, { recursive: true });
  if (block.language === 'typescript') linkPackages(folder);
  const name = nameOf(block) || known.file;
  for (const [file, text] of Object.entries({ ...files, [name]: `${block.text}\n` }))
    writeFileSync(path.join(folder, file), text);
  const running = start([...known.command, name], folder, env);
  if (block.meta.run === 'background') {
    background.set(block.text, running);
    return result;
  }
  const late = setTimeout(() => stop(running.child), longest);
  const code = await running.ended.finally(() => clearTimeout(late));
  const wrong =
    code !== 0
      ? `It ended with ${code}: ${running.output()}${running.errors()}`
      : printed && differenceOf(running.output(), printed);
  return { ...result, ...(wrong === undefined ? {} : { wrong }) };
}

/** Puts the project's packages into a folder that has none, for a program that needs some. */
export function linkPackages(folder: string): void {
  const link = path.join(folder, 'node_modules');
  if (!existsSync(link)) symlinkSync(path.resolve('node_modules'), link);
}

function start([command = '', ...args]: string[], cwd: string, env: NodeJS.ProcessEnv): Running {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const collect = (stream: NodeJS.ReadableStream): (() => string) => {
    const chunks: string[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
    return () => chunks.join('');
  };
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  return { child, output: collect(child.stdout), errors: collect(child.stderr), ended };
}

/** Ends a step with all that it has started, which is in its group. */
function stop({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGTERM');
}

/** Compares what a program in the background has printed, now and whenever it prints more, for as long as a step may take. */
function differenceInTime(
  { child, output }: Running,
  printed: { language: string; text: string },
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const compare = (isLate: boolean): void => {
      const wrong = differenceOf(output(), printed);
      if (wrong !== undefined && !isLate) return;
      clearTimeout(late);
      child.stdout?.off('data', look);
      resolve(wrong);
    };
    const look = (): void => compare(false);
    const late = setTimeout(compare, longest, true);
    child.stdout?.on('data', look);
    look();
  });
}

/** What was printed, where it is not what the guide says; JSON compares by value, HTTP by the headers that are shown. */
export function differenceOf(
  output: string,
  { language, text }: { language: string; text: string },
): string | undefined {
  const isSame =
    language === 'json'
      ? sameJson(output, text)
      : language === 'http'
        ? sameHttp(output, text)
        : output.trim().replaceAll('\r\n', '\n') === withoutIds(text.trim(), output);
  return isSame ? undefined : `It printed:\n${output}`;
}

/** Ids of requests are other ones each time. */
function withoutIds(text: string, output: string): string {
  const [, id] = /"requestId": ?"([^"]+)"/.exec(output) ?? [];
  return id === undefined ? text : text.replace(/("requestId": ?")[^"]+/, `$1${id}`);
}

function sameJson(output: string, text: string): boolean {
  try {
    return canonical(JSON.parse(output)) === canonical(JSON.parse(text));
  } catch {
    return false;
  }
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => {
    if (key === 'requestId') return '';
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

function sameHttp(output: string, text: string): boolean {
  const got = readHttp(output.replaceAll('\r', ''));
  const want = readHttp(text);
  const headers = new Map(got.headers.map(([name, value]) => [name.toLowerCase(), value]));
  return (
    got.start === want.start &&
    want.headers.every(([name, value]) => headers.get(name.toLowerCase()) === value) &&
    (want.body === got.body || sameJson(got.body, want.body))
  );
}
