import { tmpdir } from 'node:os';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { repository } from '../site/builtSite';

/** A client of the MCP server, which runs as readers start it, over pipes. */
export interface McpConnection {
  client: Client;
  /** Calls a tool, and returns its text; `isError` where the call was refused. */
  call: (tool: string, args: Record<string, unknown>) => Promise<{ text: string; isError: boolean }>;
  /** What the server has written beside the protocol. */
  log: () => string;
  /** Lines on its standard output that were no messages of the protocol. */
  strays: Error[];
  close: () => Promise<void>;
}

/** Starts the server for a built site as an editor does, from another folder, and connects to it. */
export async function connectMcp(site: string): Promise<McpConnection> {
  const transport = new StdioClientTransport({
    command: 'npm',
    args: ['--prefix', repository, 'run', '--silent', 'mcp', '--', '--site', site],
    cwd: tmpdir(),
    env: process.env as Record<string, string>,
    stderr: 'pipe',
  });
  let written = '';
  transport.stderr?.on('data', (chunk: Buffer) => {
    written += chunk.toString();
  });
  const client = new Client({ name: 'test', version: '1.0.0' });
  const strays: Error[] = [];
  client.onerror = (error) => strays.push(error);
  await client.connect(transport);
  return {
    ...{ client, strays },
    log: () => written,
    async call(tool, args) {
      const { content, isError } = await client.callTool({ name: tool, arguments: args });
      const texts = content.map((block) => (block.type === 'text' ? block.text : ''));
      return { text: texts.join('\n'), isError: isError === true };
    },
    close: () => client.close(),
  };
}

/** Calls a tool, and goes on with the offset that its responses name until nothing is left. */
export async function readThrough(
  { call }: McpConnection,
  tool: string,
  args: Record<string, unknown>,
): Promise<string> {
  let read = '';
  for (let offset: number | undefined = 0; offset !== undefined; ) {
    const { text, isError } = await call(tool, { ...args, offset });
    if (isError) throw new Error(text);
    const [cut, next]: (string | undefined)[] = /\n\n\[.*call again with "offset": (\d+)\.\]$/.exec(text) ?? [];
    if (text.length > 31_000) throw new Error(`${tool} gave ${text.length} characters.`);
    read += cut === undefined ? text : text.slice(0, -cut.length) + (tool === 'list' ? '\n' : '');
    offset = next === undefined ? undefined : Number(next);
  }
  return read;
}
