import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenOn } from '../../../machine/ports';
import { inFrontOf, type ServedApi } from '../severalApis';

/** An API that responds with its name and what it was asked for. */
const api = (title: string, base: string): ServedApi => ({
  ...{ title, base },
  server: createServer((request, response) => response.end(`${title}: ${request.url}`)),
});

let front: Server;
let origin: string;

beforeAll(async () => {
  front = inFrontOf([api('Orders', '/v1'), api('Payments', '/v1/payments')], { allowHosts: [], cors: [] });
  origin = `http://127.0.0.1:${await listenOn('127.0.0.1', front, 0)}`;
});

afterAll(() => new Promise((resolve) => front.close(resolve)));

it.each([
  ['/v1/orders?limit=2', 200, 'Orders: /v1/orders?limit=2'],
  ['/v1/payments', 200, 'Payments: /v1/payments'],
  ['/v1/payments/pay_1', 200, 'Payments: /v1/payments/pay_1'],
  ['/v1/payments2', 200, 'Orders: /v1/payments2'],
  ['/v2/orders', 404, 'No API is at this path. There are:\n/v1  Orders\n/v1/payments  Payments\n'],
])('%s', async (path, status, body) => {
  const response = await fetch(origin + path);
  expect([response.status, await response.text()]).toEqual([status, body]);
});

it('takes everything else where an API has no base path', async () => {
  const server = inFrontOf([api('Orders', '/v1'), api('Events', '')], { allowHosts: [], cors: [] });
  const port = await listenOn('127.0.0.1', server, 0);
  const response = await fetch(`http://127.0.0.1:${port}/subscriptions`);
  expect(await response.text()).toBe('Events: /subscriptions');
  await new Promise((resolve) => server.close(resolve));
});

it('refuses APIs with one base path', () => {
  const apis = [api('Orders', '/v1'), api('Payments', '/v1')];
  expect(() => inFrontOf(apis, { allowHosts: [], cors: [] })).toThrow(
    'Orders and Payments both have the base path "/v1".\nGive each another path in "servers", or start a sandbox for each.',
  );
});

it('shows what would steer a terminal in titles', async () => {
  const server = inFrontOf([api('A\u001b[31m\nhttp://b.example', '/v1')], { allowHosts: [], cors: [] });
  const response = await fetch(`http://127.0.0.1:${await listenOn('127.0.0.1', server, 0)}/`);
  expect(await response.text()).toBe('No API is at this path. There are:\n/v1  A\\u001b[31m\\u000ahttp://b.example\n');
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  await new Promise((resolve) => server.close(resolve));
});
