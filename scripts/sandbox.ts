import { addressVariable, descriptionFile } from '../src/sitePlace';
import { statedDescription } from './arguments';
import { main } from './main';
import { readCommandLine, sandboxUsage } from './sandbox/commandLine';
import { loadDocument } from './sandbox/loadDocument';
import { startSandbox } from './sandbox/server';

const sandbox = async (args: string[]): Promise<number> => {
  const options = readCommandLine(args);
  const { allowRefs } = statedDescription(process.env);
  const document = await loadDocument(options.spec ?? descriptionFile, process.cwd(), allowRefs);
  console.log((await startSandbox(document, options, console.error, addressVariable)).join('\n'));
  return 0;
};

main(sandbox, sandboxUsage('npm run sandbox --'));
