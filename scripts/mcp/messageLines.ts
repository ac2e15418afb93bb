import { Transform } from 'node:stream';

const lineEnd = 0x0a;

/** How many bytes of the start and of the end of a line that is too long are kept, to find the id of its message. */
const keptBytes = 500;

/**
 * Cuts a stream of messages, one on each line, into its lines. One of more than `maxBytes` is left out, and `onTooLong`
 * gets the id of its request: undefined where it has none, or not at the start or end of the message. So is one that is no
 * JSON, which is passed to `onNoJson`; an empty one means nothing.
 */
export function messageLines(
  maxBytes: number,
  { onTooLong, onNoJson }: { onTooLong: (id: string | number | undefined) => void; onNoJson: () => void },
): Transform {
  let pieces: Buffer[] = [];
  let length = 0;
  const add = (piece: Buffer): void => {
    pieces.push(piece);
    length += piece.length;
    if (length <= maxBytes) return;
    const all = Buffer.concat(pieces);
    pieces = [all.subarray(0, keptBytes), all.subarray(-keptBytes)].map((part) => Buffer.from(part));
  };
  const takeLine = (): Buffer | undefined => {
    const whole = length <= maxBytes ? Buffer.concat(pieces) : undefined;
    if (!whole) onTooLong(idIn(...pieces.map(String)));
    pieces = [];
    length = 0;
    if (!whole || isJson(whole)) return whole;
    if (whole.toString().trim() !== '') onNoJson();
    return undefined;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let start = 0;
      for (let end = chunk.indexOf(lineEnd); end >= 0; end = chunk.indexOf(lineEnd, start)) {
        add(chunk.subarray(start, end));
        const line = takeLine();
        if (line) this.push(Buffer.concat([line, chunk.subarray(end, end + 1)]));
        start = end + 1;
      }
      if (start < chunk.length) add(chunk.subarray(start));
      done();
    },
  });
}

function isJson(line: Buffer): boolean {
  try {
    JSON.parse(line.toString());
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** The id of a JSON-RPC message that begins and ends with these texts, where only `jsonrpc` stands between it and one end. */
function idIn(start = '', end = ''): string | number | undefined {
  const [, atStart] = /^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?"id"\s*:\s*(-?\d+|"[^"\\]*")\s*,/.exec(start) ?? [];
  const [, atEnd] = /,\s*"id"\s*:\s*(-?\d+|"[^"\\]*")\s*(?:,\s*"jsonrpc"\s*:\s*"2\.0"\s*)?\}\s*$/.exec(end) ?? [];
  const id = atStart ?? atEnd;
  return id === undefined ? undefined : (JSON.parse(id) as string | number);
}
