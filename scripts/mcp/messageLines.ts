import { Transform } from 'node:stream';

const lineEnd = 0x0a;

/** How many bytes of the start and of the end of a line that is too long are kept, to find the id of its message. */
const keptBytes = 500;

/** What becomes of the lines that are left out. */
interface OtherLines {
  /** A line of too many bytes, with the id of its request: undefined where it has none, or not at the start or end. */
  onTooLong: (id: string | number | undefined) => void;
  onNoJson: () => void;
  /** Whether the JSON of a line is a message. */
  isMessage: (value: unknown) => boolean;
  /** A line of JSON that is none. */
  onNoMessage: (value: unknown) => void;
}

/**
 * Cuts a stream of messages, one on each line, into its lines. One of more than `maxBytes` is left out, and so is one that
 * is no message; an empty one means nothing.
 */
export function messageLines(maxBytes: number, { onTooLong, onNoJson, isMessage, onNoMessage }: OtherLines): Transform {
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
    const read = whole && readJson(whole);
    if (read && isMessage(read.value)) return whole;
    if (read) onNoMessage(read.value);
    else if (whole && whole.toString().trim() !== '') onNoJson();
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

function readJson(line: Buffer): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(line.toString()) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
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
