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

const order = {
  type: 'object',
  xml: { name: 'order' },
  properties: { id: { type: 'integer', xml: { attribute: true } } },
};
const content = { 'application/xml': { schema: order } };

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

it('the sandbox to download reads and writes XML', async () => {
  const orders = { post: { requestBody: { content }, responses: { 201: { description: 'Made.', content } } } };
  const document = { ...description, servers: [{ url: '/api' }], paths: { '/orders': orders } };
  writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(document));
  await writeSandbox(folder, developedFiles(folder), undefined);
  const child = spawn(process.execPath, [path.join(folder, 'downloads/sandbox.mjs'), '--port', '0']);
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let printed = '';
      child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}.`)));
      child.stdout.on('data', (chunk) => {
        printed += String(chunk);
        const [found] = /http:\/\/127\.0\.0\.1:\d+\S*/.exec(printed) ?? [];
        if (found && printed.includes('Ctrl+C')) resolve(found);
      });
    });
    const send = async (body: string): Promise<[status: number, text: string]> => {
      const headers = { 'Content-Type': 'application/xml' };
      const response = await fetch(`${address}/orders`, { method: 'POST', headers, body });
      return [response.status, await response.text()];
    };
    const [status, text] = await send('<order id="7"/>');
    expect([status, /<order id="\d+"\/>/.test(text)]).toEqual([201, true]);
    expect((await send('<order><open></order>'))[0]).toBe(400);
  } finally {
    child.kill();
  }
});
