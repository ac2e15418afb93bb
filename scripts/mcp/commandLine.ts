import { takeOption } from '../arguments';

/** What the MCP server is asked for on the command line. */
export interface McpOptions {
  /** Folder of the built site. */
  site: string;
}

/** The text of `--help`. */
export const mcpHelp = `Serves the built site to assistants over MCP: they search, list and read it, and check requests.

  npm run --silent mcp -- [options]

  --site FOLDER  the built site, "build" by default
  --help         this text

It speaks on its standard input and output, so an editor starts it. "--silent" keeps npm's own lines out of that.`;

/** Reads the arguments; undefined asks for help. Throws an Error that says what is wrong with one, and the way out. */
export function readCommandLine(args: string[]): McpOptions | undefined {
  if (args.includes('--help')) return undefined;
  const { value: site = 'build', rest } = takeOption(args, 'site');
  if (site === '') throw new Error('--site needs a value.');
  const [unknown] = rest;
  if (unknown !== undefined) throw new Error(`Unknown argument "${unknown}".\n\n${mcpHelp}`);
  return { site };
}
