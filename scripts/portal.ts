#!/usr/bin/env node
import { printError } from '../src/machine/print';
import { nearestNames } from '../src/reference/similarity';

/** The commands, each of which reads its own arguments when it is loaded. */
const commands: Record<string, { does: string; load: () => Promise<unknown> }> = {
  init: { does: 'writes a small repository for a portal, and installs it', load: () => import('./init') },
  build: { does: 'builds the site in build/', load: () => import('./build') },
  start: { does: 'starts the dev server, and lints beside it', load: () => import('./start') },
  serve: { does: 'serves a built site as production does', load: () => import('./serve') },
  compress: { does: 'writes gzip and brotli beside the files of a built site', load: () => import('./compress') },
  'check-leaks': { does: 'finds what an edition keeps from readers in a site', load: () => import('./checkLeaks') },
  check: { does: 'lints, and makes the reference without writing it', load: () => import('./checkApi') },
  lint: { does: 'lints the description, the workflows and the guides', load: () => import('./lintApi') },
  diff: { does: 'says what changed of the API: breaking, risky or safe', load: () => import('./diff') },
  release: { does: 'records the description as a version of the API', load: () => import('./release') },
  sandbox: { does: 'responds to requests on this machine as the description says', load: () => import('./sandbox') },
  mcp: { does: 'serves a built site to assistants over MCP', load: () => import('./mcp') },
};

const list = Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(13)}${does}`);
const help = `A developer portal around an OpenAPI description. Run it in the folder of a site, or name a description.

  openapi-portal <command> [options]

${list.join('\n')}

"openapi-portal <command> --help" lists the options of a command.`;

/** Runs the command that the first argument names, with the rest of them. */
async function portal([name = '--help']: string[]): Promise<void> {
  if (name === '--help') {
    console.log(help);
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) {
    process.argv.splice(2, 1);
    await command.load();
    return;
  }
  const [nearest] = nearestNames(name, Object.keys(commands));
  printError(`There is no command "${name}".${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}\n\n${help}`);
  process.exitCode = 1;
}

portal(process.argv.slice(2));
