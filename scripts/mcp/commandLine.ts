import { takeOption } from '../../src/machine/arguments';
import type { Usage } from '../../src/machine/main';

/** The options of the MCP server on the command line. */
interface McpOptions {
  /** Folder of the built site. */
  site: string;
}

const help = `Serves the built site to assistants over MCP: they search, list and read it, and check requests.

  npm run --silent mcp -- [options]

  --site FOLDER  the built site, "build" by default
  --help         this text

It speaks on its standard input and output, so an editor starts it. "--silent" keeps npm's own lines out of that.`;

export const mcpUsage: Usage = { help, options: ['site'] };

/** Reads the arguments. Throws an Error that says what is wrong with one, and what to do. */
export function readCommandLine(args: string[]): McpOptions {
  const { value: site = 'build' } = takeOption(args, 'site');
  if (site === '') throw new Error('--site needs a value.');
  return { site };
}
