import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { loaded } from '../src/machine/bundled';
import { buildFlags, buildVariables } from '../src/platform/processes';
import { onStopSignal } from './stopping';

/** A program with its arguments. */
export interface Command {
  file: string;
  args: string[];
  /** Whether it and what it starts run at low priority, so that other programs come first. */
  atLowPriority?: true;
}

const requireHere = createRequire(__filename);

/** Environment variables that turn off update checks and telemetry of all tools: nothing leaves the machine. */
export const quiet = {
  NO_UPDATE_NOTIFIER: '1',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_TELEMETRY: 'off',
};

/** The command that runs an installed package's program with this Node.js. */
export function packageCommand(packageName: string, program: string, args: string[]): Command {
  const manifest = requireHere.resolve(`${packageName}/package.json`);
  const { bin } = requireHere(manifest) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[program];
  if (file === undefined) throw new Error(`The package ${packageName} has no program "${program}".`);
  return { file: process.execPath, args: [path.join(path.dirname(manifest), file), ...args] };
}

/**
 * The command that runs Docusaurus, with these flags for Node.js. It fails when a signal stops it, and when this
 * process has ended.
 */
export function docusaurusCommand(args: string[], flags: string[] = []): Command {
  const { file, args: docusaurus } = packageCommand('@docusaurus/core', 'docusaurus', args);
  return { file, args: [...flags, '--require', path.join(__dirname, 'stopWithParent.cjs'), ...docusaurus] };
}

/** The command that runs a script of this folder as this process runs: from TypeScript, or as it was compiled for the package. */
export function scriptCommand(name: string): Command {
  return { file: process.execPath, args: [...process.execArgv, loaded(path.join(__dirname, name))] };
}

/** The command that builds the site into `folder` (absolute), with an environment in which it needs little memory. */
export function siteBuildCommand(folder: string, args: string[]): Command & { env: Record<string, string> } {
  const flags = [...buildFlags, '--require', path.join(__dirname, 'withoutLastLines.cjs')];
  const command = docusaurusCommand(['build', '--out-dir', folder, ...args], flags);
  return { ...command, env: buildVariables };
}

/**
 * Runs a command in the terminal and returns its exit code. A signal that stops this process is forwarded first, so
 * that the caller can still clean up; after it no further command starts. `stop` ends only the command.
 */
export function runCommand(
  command: Command,
  env: Record<string, string> = {},
  cwd?: string,
  stop?: AbortSignal,
): Promise<number> {
  return endOf(startCommand(command, { stdio: 'inherit', cwd, env: { ...process.env, ...quiet, ...env } }), stop);
}

/** Runs a command and returns its output with its exit code, for commands that run in parallel. `stop` ends it. */
export async function readCommand(
  command: Command,
  env: Record<string, string> = {},
  stop?: AbortSignal,
): Promise<{ code: number; output: string }> {
  const child = startCommand(command, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...quiet, ...env } });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  return { code: await endOf(child, stop), output: printed.join('') };
}

/** The signal that has stopped this process, if one came while a command was running. */
let stoppedBy: NodeJS.Signals | undefined;

function startCommand({ file, args, atLowPriority }: Command, options: SpawnOptions): ChildProcess {
  // The signal went to the command before this one; nobody would stop this one.
  if (stoppedBy !== undefined) throw new Error(`Stopped by ${stoppedBy}.`);
  const child = spawn(file, args, options);
  if (atLowPriority && child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
  return child;
}

/**
 * The exit code of a process. It receives each signal that stops this process, and a signal to end when `stop` is
 * aborted.
 */
function endOf(child: ChildProcess, stop?: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const forward = (signal: NodeJS.Signals): void => {
      stoppedBy = signal;
      child.kill(signal);
    };
    const settle = onStopSignal(forward);
    const end = (): boolean => child.kill('SIGTERM');
    if (stop?.aborted) end();
    stop?.addEventListener('abort', end, { once: true });
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    child.once('close', (code) => {
      settle();
      stop?.removeEventListener('abort', end);
      resolve(code ?? 1);
    });
  });
}
