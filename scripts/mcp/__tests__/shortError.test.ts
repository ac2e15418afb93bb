import { expect, it } from 'vitest';
import { shortMessage, withShortError } from '../shortError';

it('cuts the text of an error that repeats what a client sent', () => {
  const error = { code: -32602, message: `Tool ${'x'.repeat(300_000)} not found` };
  const sent = withShortError({ jsonrpc: '2.0', id: 1, error });
  expect(sent).toMatchObject({ jsonrpc: '2.0', id: 1, error: { code: -32602 } });
  expect(JSON.stringify(sent).length).toBeLessThan(1200);
});

it('leaves results and short errors as they are', () => {
  const result = { jsonrpc: '2.0' as const, id: 1, result: { text: 'x'.repeat(5000) } };
  expect(withShortError(result)).toBe(result);
  const short = { jsonrpc: '2.0' as const, id: 1, error: { code: 1, message: 'No.' } };
  expect(withShortError(short)).toBe(short);
});

it('cuts what is logged of a message that is none', () => {
  expect(shortMessage(new Error('x'.repeat(40_000_000)))).toBe(`${'x'.repeat(1000)}…`);
  expect(shortMessage(new Error('No message.'))).toBe('No message.');
});
