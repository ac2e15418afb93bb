import { print, printError } from '../src/machine/print';
import { readCommandLine, sandboxUsage } from '../src/sandbox/server/commandLine';
import { startSandbox } from '../src/sandbox/server/server';
import { statedDescription, takeEdition } from './arguments';
import { loadDocument } from './loadDocument';
import { command } from './portalCommand';
import { readSite } from './readSite';

const sandbox = async (args: string[]): Promise<number> => {
  const { edition, rest } = takeEdition(args);
  const options = readCommandLine(rest);
  const { addressVariable, ...site } = await readSite(process.cwd());
  const described = options.spec === undefined ? site : { description: options.spec };
  const stated = statedDescription(described, { ...process.env, OPENAPI_SPEC: undefined }, edition);
  const document = await loadDocument(stated.file, process.cwd(), stated);
  print((await startSandbox(document, options, printError, addressVariable)).join('\n'));
  return 0;
};

command(sandbox, sandboxUsage('npm run sandbox --'));
