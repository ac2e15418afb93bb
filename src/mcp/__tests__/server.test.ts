import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { expect, it } from 'vitest';
import type { Portal } from '../portal';
import { createServer } from '../server';

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
  const [ofClient, ofServer] = InMemoryTransport.createLinkedPair();
  await createServer(async () => portal as unknown as Portal).connect(ofServer);
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(ofClient);
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
