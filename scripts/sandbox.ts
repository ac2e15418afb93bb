import { statedDescription, takeOption } from './arguments';
import { main } from './main';
import { print, printError } from './print';
import { readSite } from './readSite';
import { readCommandLine, sandboxUsage } from './sandbox/commandLine';
import { loadDocument } from './sandbox/loadDocument';
import { startSandbox } from './sandbox/server';

const sandbox = async (args: string[]): Promise<number> => {
  const { value: internal, rest } = takeOption(args, 'internal');
  const options = readCommandLine(rest);
  const { description, addressVariable } = await readSite(process.cwd());
  const stated = statedDescription(description, process.env, internal);
  const document = await loadDocument(options.spec ?? description, process.cwd(), stated);
  print((await startSandbox(document, options, printError, addressVariable)).join('\n'));
  return 0;
};

main(sandbox, sandboxUsage('npm run sandbox --'));
