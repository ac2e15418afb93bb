import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { expect, it } from 'vitest';
import type { Portal } from '../portal';
import { createServer } from '../server';

async function connect(portal: object): Promise<Client> {
  const [ofClient, ofServer] = InMemoryTransport.createLinkedPair();
  await createServer(async () => portal as Portal).connect(ofServer);
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(ofClient);
  return client;
}

it('shows what would steer a terminal or an assistant in every result, also where it comes from the call', async () => {
  const client = await connect({
    index: { operations: [], webhooks: [], models: [] },
    pages: [{ title: 'Errors', path: '/errors', description: '', group: 'Guides' }],
    readMarkdownPage: async () => '# Errors\n\u202e\u{e0049}\u001b',
    newSearch: () => ({ load: async () => undefined, find: () => [], spellings: () => [] }),
  });
  const steering = '\u001b[2J\u0000\u202e\u{e0041}';
  const request = { method: steering, url: `/${steering}`, headers: { [steering]: steering } };
  const results = await Promise.all([
    client.callTool({ name: 'read', arguments: { kind: 'guide', name: '/errors' } }),
    client.readResource({ uri: 'portal://guide/errors' }),
    client.callTool({ name: 'read', arguments: { kind: 'model', name: steering } }),
    client.callTool({ name: 'check_request', arguments: request }),
    client.callTool({ name: 'search', arguments: { query: steering } }),
    client.callTool({ name: 'check_request', arguments: { ...request, method: 'GET', url: steering } }),
  ]);
  for (const result of results) {
    const [{ text }] = ('contents' in result ? result.contents : result.content) as [{ text: string }];
    expect(text).toMatch(/\\u001b/);
    expect(text).toMatch(/^[\n -~]*$/);
  }
  await client.close();
});

it('works on one call at a time, however many a client sends, and answers each', async () => {
  let [working, most] = [0, 0];
  const portal = {
    index: { operations: [], webhooks: [], models: [] },
    pages: [{ title: 'Errors', path: '/errors', description: '', group: 'Guides' }],
    readMarkdownPage: async () => {
      working += 1;
      most = Math.max(most, working);
      await new Promise(setImmediate);
      working -= 1;
      return '# Errors';
    },
  };
  const client = await connect(portal);
  const calls = Array.from({ length: 50 }, (_, index) =>
    index % 2 === 0
      ? client.callTool({ name: 'read', arguments: { kind: 'guide', name: index === 20 ? 'none' : '/errors' } })
      : client.readResource({ uri: 'portal://guide/Errors' }),
  );
  const texts = (await Promise.all(calls)).map((result) => JSON.stringify(result));
  expect(texts.filter((text) => text.includes('# Errors'))).toHaveLength(49);
  expect(texts[20]).toContain('There is no guide');
  expect(most).toBe(1);
  await client.close();
});
