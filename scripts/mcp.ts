import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import type { SiteFiles } from '../src/mcp/contracts';
import { createPortal } from '../src/mcp/portal';
import { createServer } from '../src/mcp/server';
import { maxBodyBytes } from '../src/sandbox/body';
import { main } from './main';
import { mcpUsage, readCommandLine } from './mcp/commandLine';

/** The most bytes of one message: a request whose body is too long to be checked gets a message that says so, and the server goes on. */
const maxMessageBytes = 10 * maxBodyBytes;

const mcp = async (args: string[]): Promise<number> => {
  const { site } = readCommandLine(args);
  // The standard output is for messages of the protocol only.
  console.log = console.info = console.debug = console.error;
  const open = createPortal(siteFiles(site));
  const transport = new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: maxMessageBytes });
  serveStdio(() => createServer(open), { transport, onerror: (error) => console.error(error.message) });
  return 0;
};

main(mcp, mcpUsage);

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
