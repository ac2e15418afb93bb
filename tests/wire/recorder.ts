import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A request as it came over the wire; header names in lower case. */
export interface Recorded {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: Buffer;
}

export interface Recorder {
  port: number;
  take: () => Recorded[];
  close: () => void;
}

/** A bare HTTP server that records requests of any method; Node's own refuses the names it does not know. */
export async function startRecorder(): Promise<Recorder> {
  let recorded: Recorded[] = [];
  const server = createServer((socket) => receive(socket, (request) => recorded.push(request)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    take: () => {
      const taken = recorded;
      recorded = [];
      return taken;
    },
    close: () => server.close(),
  };
}

function receive(socket: Socket, record: (request: Recorded) => void): void {
  let received = Buffer.alloc(0);
  let done = false;
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    const request = done ? undefined : parse(received);
    if (!request) return;
    done = true;
    record(request);
    const content = request.method === 'HEAD' ? '' : 'answer';
    socket.end(
      `HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 6\r\nConnection: close\r\n\r\n${content}`,
    );
  });
}

function parse(received: Buffer): Recorded | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [start = '', ...lines] = received.subarray(0, end).toString('utf8').split('\r\n');
  const [method = '', target = ''] = start.split(' ');
  const headers: Record<string, string> = Object.create(null);
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]*):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    headers[name.toLowerCase()] = value;
  }
  const rest = received.subarray(end + 4);
  const body =
    headers['transfer-encoding'] === 'chunked' ? unchunked(rest) : sized(rest, Number(headers['content-length'] ?? 0));
  return body && { method, target, headers, body };
}

function sized(rest: Buffer, length: number): Buffer | undefined {
  return rest.length < length ? undefined : rest.subarray(0, length);
}

function unchunked(rest: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = rest.indexOf('\r\n', at);
    const size = Number.parseInt(rest.subarray(at, end).toString('latin1'), 16);
    if (end < 0 || rest.length < end + 4 + size) return undefined;
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(rest.subarray(end + 2, end + 2 + size));
    at = end + 4 + size;
  }
}
