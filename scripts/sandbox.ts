import { placesIn } from '../src/machine/main';
import { print, printError } from '../src/machine/print';
import { readCommandLine, sandboxUsage } from '../src/sandbox/server/commandLine';
import { startSandbox } from '../src/sandbox/server/server';
import { statedDescription, takeEdition } from './arguments';
import { loadDocument } from './loadDocument';
import { command } from './portalCommand';
import { readSite } from './readSite';

const usage = sandboxUsage('npm run sandbox --');

const sandbox = async (args: string[]): Promise<number> => {
  const { edition, rest } = takeEdition(args);
  const options = readCommandLine(rest);
  const [named] = placesIn(args, usage);
  const { addressVariable, ...site } = await readSite(process.cwd(), named);
  const described = named === undefined ? site : { description: named };
  const stated = statedDescription(described, { ...process.env, OPENAPI_SPEC: undefined }, edition);
  const document = await loadDocument(stated.file, process.cwd(), stated);
  print((await startSandbox(document, options, printError, addressVariable)).join('\n'));
  return 0;
};

command(sandbox, usage);
