import { takeOption } from '../src/machine/arguments';
import { print, printError } from '../src/machine/print';
import { readCommandLine, sandboxUsage } from '../src/sandbox/server/commandLine';
import { startSandbox } from '../src/sandbox/server/server';
import { statedDescription } from './arguments';
import { loadDocument } from './loadDocument';
import { command } from './portalCommand';
import { readSite } from './readSite';

const sandbox = async (args: string[]): Promise<number> => {
  const { value: internal, rest } = takeOption(args, 'internal');
  const options = readCommandLine(rest);
  const { description, addressVariable } = await readSite(process.cwd());
  const stated = statedDescription(description, process.env, internal);
  const document = await loadDocument(options.spec ?? description, process.cwd(), stated);
  print((await startSandbox(document, options, printError, addressVariable)).join('\n'));
  return 0;
};

command(sandbox, sandboxUsage('npm run sandbox --'));
