import { addressVariable, descriptionFile } from '../src/sitePlace';
import { statedDescription, takeOption } from './arguments';
import { main } from './main';
import { readCommandLine, sandboxUsage } from './sandbox/commandLine';
import { loadDocument } from './sandbox/loadDocument';
import { startSandbox } from './sandbox/server';

const sandbox = async (args: string[]): Promise<number> => {
  const { value: internal, rest } = takeOption(args, 'internal');
  const options = readCommandLine(rest);
  const stated = statedDescription(process.env, internal);
  const document = await loadDocument(options.spec ?? descriptionFile, process.cwd(), stated);
  console.log((await startSandbox(document, options, console.error, addressVariable)).join('\n'));
  return 0;
};

main(sandbox, sandboxUsage('npm run sandbox --'));
