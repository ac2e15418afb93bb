import { type CallToolResult, McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { safelyDecode } from '../reference/address';
import type { Json } from '../reference/json';
import { withoutControls } from '../reference/printable';
import { searchGroups } from '../search/record';
import { check } from './check';
import { kinds, list } from './list';
import { maxResultCharacters } from './pieces';
import type { Portal } from './portal';
import { read, readableKinds } from './read';
import { Refusal } from './refusal';
import { search } from './search';

const instructions = `The documentation of an HTTP API, as its portal shows it. Search first; list what there is; read one
operation, model, guide or recipe; check a request before you write it into a program. Nothing is sent to the API.`;

const offset = z
  .number()
  .int()
  .min(0)
  .default(0)
  .describe('Where to continue, as the end of a result that was cut says.');
const limitOf = (max: number, usual: number) =>
  z.number().int().min(1).max(max).default(usual).describe(`How many entries to return, ${max} at most.`);

/** The most characters of a name, and of an address, which may be one. */
const maxName = 1000;

const searchInput = z.strictObject({
  query: z
    .string()
    .max(500)
    .describe('What a reader would type: words, an operation id, a path, a field, a value, an error code.'),
  group: z.enum(searchGroups).optional().describe('Only results of one kind.'),
  offset,
  limit: limitOf(100, 10),
});

const listInput = z.strictObject({
  kind: z.enum(kinds).describe('"operations" has webhooks too; "guides" has guides, posts and other written pages.'),
  page: z.string().max(maxName).optional().describe('For operations: only those of one page, by its title or address.'),
  offset,
  limit: limitOf(500, 100),
});

const readInput = z.strictObject({
  kind: z.enum(readableKinds),
  name: z
    .string()
    .max(maxName)
    .describe(
      'Operation: its id, its address, or method and path ("GET /tasks"). Model: its name. Guide: its address or title; with an anchor ("/docs/errors#retries") its section. Recipe: its name.',
    ),
  format: z
    .enum(['markdown', 'openapi'])
    .default('markdown')
    .describe(
      '"openapi" returns an operation as an OpenAPI file of its own with all it refers to, a model as its schema.',
    ),
  offset,
});

/** The most characters of the value of a header, and the most headers, as servers limit them. */
const [maxHeader, maxHeaders] = [16_000, 200];

const checkInput = z.strictObject({
  method: z.string().max(100),
  url: z
    .string()
    .max(20_000)
    .describe(
      'Path with query, percent-encoded ("/tasks?page=1&size=50"), or a whole address, whose host makes no difference.',
    ),
  headers: z
    .record(z.string().max(maxName), z.string().max(maxHeader))
    .refine((headers) => Object.keys(headers).length <= maxHeaders, `At most ${maxHeaders} headers.`)
    .default({})
    .describe('By name. Any credential is accepted; without one the request is refused.'),
  // The value has been parsed already. `z.json()` would put a recursive schema into the list of tools, which some
  // clients reject.
  body: z
    .unknown()
    .optional()
    .describe('JSON as it is; every other body as a text, with its "Content-Type" among the headers.'),
  start_again: z.boolean().default(false).describe('First discards what earlier checks have created or changed.'),
  offset,
});

/**
 * Creates the MCP server of a portal. `open` returns the built site, or rejects with a Refusal that says why there is
 * none.
 */
export function createServer(open: () => Promise<Portal>): McpServer {
  const inTurn = createTurns();
  const resultOf = (make: () => Promise<string>): Promise<CallToolResult> => inTurn(() => toResult(make));
  const server = new McpServer({ name: 'developer-portal', version: '1.0.0' }, { instructions });
  const annotations = { readOnlyHint: true, openWorldHint: false };
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description:
        'Finds operations, models, fields, parameters, values, error codes and guides, as the search of the site does.',
      inputSchema: searchInput,
      annotations,
    },
    (given) => resultOf(async () => search(await open(), given)),
  );
  server.registerTool(
    'list',
    {
      title: 'List the contents',
      description: 'Lists all operations, models, guides or recipes by the names that "read" takes.',
      inputSchema: listInput,
      annotations,
    },
    (given) => resultOf(async () => list(await open(), given)),
  );
  server.registerTool(
    'read',
    {
      title: 'Read one of them',
      description: `Returns one operation, model or guide as Markdown, or a recipe as an Arazzo workflow; at most ${maxResultCharacters} characters at a time.`,
      inputSchema: readInput,
      annotations,
    },
    (given) => resultOf(async () => read(await open(), given)),
  );
  server.registerTool(
    'check_request',
    {
      title: 'Check a request',
      description:
        'Says how the API would respond to a request, by its contract: status, headers and body, and what is at fault. Nothing is sent. What is created is kept until the server ends.',
      inputSchema: checkInput,
      annotations,
    },
    ({ body, ...given }) => resultOf(async () => check(await open(), { ...given, body: body as Json | undefined })),
  );
  registerResources(server, open, inTurn);
  return server;
}

/** The same as `read` gives, for clients that let a user choose what a model reads. */
function registerResources(server: McpServer, open: () => Promise<Portal>, inTurn: Turns): void {
  for (const kind of readableKinds) {
    server.registerResource(
      kind,
      new ResourceTemplate(`portal://${kind}/{+name}`, { list: undefined }),
      {
        title: `One ${kind}`,
        description: 'Its beginning, as the tool "read" returns it for this name.',
        mimeType: kind === 'recipe' ? 'application/yaml' : 'text/markdown',
      },
      async (uri, { name = '' }) => {
        const wanted = safelyDecode([name].flat().join('/'));
        if (wanted.length > maxName) throw new Refusal(`A name has at most ${maxName} characters.`);
        const text = await inTurn(async () =>
          read(await open(), { kind, name: wanted, format: 'markdown', offset: 0 }),
        );
        return { contents: [{ uri: uri.href, text }] };
      },
    );
  }
}

/**
 * The result of a call, in which what would steer its reader is shown, also where the caller wrote it. A refusal is a result too, so that the
 * caller reads the reason.
 */
async function toResult(make: () => Promise<string>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: withoutControls(await make()) }] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { content: [{ type: 'text', text: error.message }], isError: true };
  }
}

type Turns = <Result>(run: () => Promise<Result>) => Promise<Result>;

/**
 * Runs what it is given one after the other, in the order in which it comes: each call reads much of the site, and what a client
 * sends at once would be in memory at once.
 */
function createTurns(): Turns {
  let last: Promise<void> = Promise.resolve();
  return (run) => {
    const result = last.then(run);
    const end = (): void => undefined;
    last = result.then(end, end);
    return result;
  };
}
