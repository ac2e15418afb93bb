import { spawn } from 'node:child_process';
import type { Command } from '../command';
import { memoryOf, processTree } from './processTree';

/** The cost of a command: wall time in seconds, and the peak memory of all its processes together, in bytes. */
export type Cost = { seconds: number; peakBytes: number };

/** Milliseconds between two measurements of memory. */
const interval = 200;

/** Runs a command to its end. Throws with the end of its output when it fails. */
export function runMeasured({ file, args }: Command, env: Record<string, string>, cwd: string): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(file, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const printed: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
    let peakBytes = 0;
    const timer = setInterval(() => {
      peakBytes = Math.max(peakBytes, memoryOf(processTree(child.pid ?? 0)));
    }, interval);
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(timer);
      if (code === 0) return resolve({ seconds: (performance.now() - start) / 1000, peakBytes });
      reject(new Error(`${[file, ...args].join(' ')} ends with ${code}:\n${printed.join('').slice(-3000)}`));
    });
  });
}
