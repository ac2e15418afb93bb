import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseJSONRPCMessage } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { printError } from '../src/machine/print';
import type { SiteFiles } from '../src/mcp/contracts';
import { createPortal } from '../src/mcp/portal';
import { createServer } from '../src/mcp/server';
import { isNode } from '../src/reference/json';
import { maxBodyBytes } from '../src/sandbox/request/body';
import { mcpUsage, readCommandLine } from './mcp/commandLine';
import { messageLines } from './mcp/messageLines';
import { shortMessage, withShortError } from './mcp/shortError';
import { command } from './portalCommand';

/** The most bytes of one message: that of a body that is too long to be checked still gets a response that says so. */
const maxMessageBytes = 4 * maxBodyBytes;

const mcp = async (args: string[]): Promise<number> => {
  const { site } = readCommandLine(args);
  // The standard output is for messages of the protocol only.
  console.log = console.info = console.debug = console.error;
  const open = createPortal(siteFiles(site));
  const others = { onTooLong: refuseMessage, onNoJson: refuseLine, isMessage, onNoMessage: refuseJson };
  const input = process.stdin.pipe(messageLines(maxMessageBytes, others));
  const transport = new StdioServerTransport(input, process.stdout, { maxBufferSize: 2 * maxMessageBytes });
  const send = transport.send.bind(transport);
  // The names that a client sends are in some of the library's errors.
  transport.send = (message) => send(withShortError(message));
  serveStdio(() => createServer(open), { transport, onerror: (error) => printError(shortMessage(error)) });
  return 0;
};

command(mcp, mcpUsage);

/** Says that a message is too long: to the sender of a request, else in the log. */
function refuseMessage(id: string | number | undefined): void {
  const message = `The message has more than ${maxMessageBytes / 1024 / 1024} MB. Send a shorter one.`;
  if (id === undefined) printError(message);
  else process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32600, message } })}\n`);
}

/** Says that a line is no message (JSON-RPC 2.0, 5.1): whose it is, nobody knows. */
function refuseLine(): void {
  const error = { code: -32700, message: 'This line is not JSON. Send one message on each line.' };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id: null, error })}\n`);
}

function isMessage(value: unknown): boolean {
  try {
    parseJSONRPCMessage(value);
    return true;
  } catch {
    // The library's errors repeat all that a client has sent.
    return false;
  }
}

/** Says that JSON is no message (5.1): to the sender of a request where it has an id, which else would wait for ever. */
function refuseJson(value: unknown): void {
  const { id } = isNode(value) ? value : {};
  const message = 'This line is no message of JSON-RPC 2.0. Send one request or notification on each line.';
  const asked = typeof id === 'string' || typeof id === 'number' ? id : null;
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id: asked, error: { code: -32600, message } })}\n`);
}

/** The files of the built site in a folder, which may come, go and change while the server runs. */
function siteFiles(site: string): SiteFiles {
  const folder = path.resolve(site);
  return {
    name: site,
    read: (file) => readFile(path.join(folder, file), 'utf8'),
    async list(inner) {
      const entries = await readdir(path.join(folder, inner), { withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    async stamp() {
      const found = await stat(path.join(folder, 'reference-index.json')).catch(() => undefined);
      return found && `${found.mtimeMs} ${found.size} ${found.ino}`;
    },
  };
}
