import document, { baseUrlVariable } from 'sandbox:document';
import { main } from '../../machine/main';
import { print, printError } from '../../machine/print';
import { readCommandLine, sandboxUsage } from './commandLine';
import { startSandbox } from './server';

/** The sandbox as one file, with the description in it. */
const sandbox = async (args: string[]): Promise<number> => {
  const lines = await startSandbox(document, readCommandLine(args), printError, baseUrlVariable);
  print(lines.join('\n'));
  return 0;
};

main(sandbox, sandboxUsage('node sandbox.mjs'));
