import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { messageLines } from '../messageLines';

/** What is left of a text that arrives in pieces of a length, and the ids of the lines that were too long. */
async function cut(text: string, size: number, maxBytes: number) {
  const ids: unknown[] = [];
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  let lines = '';
  const refused = {
    onTooLong: (id: unknown) => ids.push(id),
    onNoJson: () => ids.push('no JSON'),
    isMessage: (value: unknown) => value !== null,
    onNoMessage: (value: unknown) => ids.push(value),
  };
  for await (const line of Readable.from(pieces).pipe(messageLines(maxBytes, refused))) lines += String(line);
  return { lines, ids };
}

it.each([1, 3, 7, 1000])('cuts a stream in pieces of %i bytes into its lines', async (size) => {
  const { lines, ids } = await cut('{"id":1}\n\n{"é":2}\r\nthe rest', size, 20);
  expect([lines, ids]).toEqual(['{"id":1}\n{"é":2}\r\n', []]);
});

it('takes a line of just the length', async () => {
  expect(await cut(`${'1'.repeat(20)}\n`, 6, 20)).toEqual({ lines: `${'1'.repeat(20)}\n`, ids: [] });
});

const long = 'x'.repeat(3000);

it.each([
  [`{"jsonrpc":"2.0","id":7,"method":"${long}"}`, 7],
  [`{ "id" : "a-7", "jsonrpc": "2.0", "method": "${long}"}`, 'a-7'],
  [`{"method":"${long}","jsonrpc":"2.0","id":7}`, 7],
  [`{"jsonrpc":"2.0","method":"${long}", "id": "a", "jsonrpc": "2.0" } `, 'a'],
  // What is inside of another value is not the id of the message.
  [`{"params":{"id":7,"name":"${long}"},"jsonrpc":"2.0"}`, undefined],
  [`{"jsonrpc":"2.0","params":{"name":"${long}","id":7}}`, undefined],
  [`{"jsonrpc":"2.0","method":"${long}"}`, undefined],
  [long, undefined],
])('leaves out a line that is too long, and goes on: %.40s…', async (line, id) => {
  for (const size of [10, 64, 10_000]) {
    expect(await cut(`${line}\n2\n`, size, 1000)).toEqual({ lines: '2\n', ids: [id] });
  }
});

it.each(['not json', '{"id":1', '\u001b[31m', '[1,]'])(
  'leaves out a line that is no JSON, and says so: %j',
  async (line) => {
    expect(await cut(`{"id":1}\n${line}\n \n{"id":2}\n`, 3, 100)).toEqual({
      lines: '{"id":1}\n{"id":2}\n',
      ids: ['no JSON'],
    });
  },
);

it('leaves out a line whose JSON is no message, and says so', async () => {
  expect(await cut('{"id":1}\nnull\n{"id":2}\n', 3, 100)).toEqual({ lines: '{"id":1}\n{"id":2}\n', ids: [null] });
});
