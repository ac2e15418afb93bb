import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { developedFiles } from '../../siteFiles';
import { writeSandbox } from '../sandboxFile';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sandbox-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

const description = {
  openapi: '3.1.0',
  info: { title: 'Shops', version: '1' },
  paths: { '/shops': { get: { responses: { 200: { description: 'All.' } } } } },
};

/** What the program prints until it says how it ends. */
function firstLines(file: string): Promise<string[]> {
  const child = spawn(process.execPath, [file, '--port', '0']);
  return new Promise((resolve, reject) => {
    let printed = '';
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}.`)));
    child.stdout.on('data', (chunk) => {
      printed += String(chunk);
      if (!printed.includes('Ctrl+C')) return;
      resolve(printed.split('\n'));
      child.kill();
    });
  });
}

it.each([
  ['the variable that samples read', 'SHOP_API', /^export SHOP_API=http:\/\/127\.0\.0\.1:\d+/],
  ['its address alone, where samples read no variable', undefined, /^http:\/\/127\.0\.0\.1:\d+/],
])('the sandbox to download prints %s', async (_case, variable, want) => {
  writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(description));
  await writeSandbox(folder, developedFiles(folder), variable);
  expect((await firstLines(path.join(folder, 'downloads/sandbox.mjs')))[2]).toMatch(want);
});
