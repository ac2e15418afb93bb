import { spawn } from 'node:child_process';
import { freePort } from '../../src/machine/ports';
import { untilPrinted } from './untilPrinted';

/** A running `npm start`. */
export interface DevServer {
  url: string;
  /** All that it has printed so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/** Runs `npm start` in a folder on a free port, with `more` in its environment, and waits until it responds. */
export async function startDevServer(folder: string, more: Record<string, string> = {}): Promise<DevServer> {
  const port = await freePort();
  const env = { ...process.env, NO_COLOR: '1', NODE_ENV: 'development', ...more };
  // A group of its own, so that npm's children can be stopped with it.
  const child = spawn('npm', ['start', '--', '--port', String(port)], { cwd: folder, env, detached: true });
  const printed: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  const url = `http://localhost:${port}`;
  const output = (): string => printed.join('');
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.pid === undefined) return resolve();
      child.once('close', () => resolve());
      process.kill(-child.pid, 'SIGTERM');
    });
  try {
    // "website is running" is said before the server listens, and this when the site is bundled.
    await untilPrinted(child, ') compiled');
    const { status } = await fetch(url);
    if (status !== 200) throw new Error(`${url} responds with ${status}:\n${output()}`);
    return { url, output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
