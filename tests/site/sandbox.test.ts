import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteFolder } from './builtSite';

const file = path.join(siteFolder(), 'downloads', 'sandbox.mjs');
let child: ChildProcess;
let printed = '';
let [base, token] = ['', ''];

beforeAll(async () => {
  child = spawn(process.execPath, [file, '--port', '0'], { cwd: '/', stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}.`)));
    child.stdout?.on('data', (chunk) => {
      printed += String(chunk);
      if (printed.includes('Ctrl+C')) resolve();
    });
  });
  [, base = ''] = /API_BASE=(\S+)/.exec(printed) ?? [];
  [, token = ''] = /API_TOKEN=(\S+)/.exec(printed) ?? [];
});

afterAll(() => child.kill());

const ask = (method: string, url: string, body?: object): Promise<Response> =>
  fetch(base + url, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

it('runs without anything else, and answers on this machine', async () => {
  expect(base).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1$/);
  const answer = await ask('GET', '/orgstruct/shops?size=1');
  expect([answer.status, Number(answer.headers.get('x-page-size'))]).toEqual([200, 1]);
});

it('keeps what was created, and refuses what the description refuses', async () => {
  const direction = { externalId: 'BD-NEW', name: 'New', createTask: true, geoCheckStart: 'decline' };
  const refused = await ask('POST', '/orgstruct/business-directions', { ...direction, createTask: 'yes' });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ code: 'validation_failed', details: expect.any(Array) });
  const whole = { ...direction, geoCheckFinish: 'ignore', observeMyShopTask: false, active: true };
  const { id } = (await (await ask('POST', '/orgstruct/business-directions', whole)).json()) as { id: number };
  const read = await ask('GET', `/orgstruct/business-directions/${id}`);
  expect(await read.json()).toMatchObject({ id, name: 'New', createTask: true });
});
