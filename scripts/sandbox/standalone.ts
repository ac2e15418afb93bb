import document from 'sandbox:document';
import { main } from '../main';
import { readCommandLine, sandboxHelp } from './commandLine';
import { startSandbox } from './server';

/** The sandbox as one file, with the description in it. */
main(async (args) => {
  const command = 'node sandbox.mjs';
  const options = readCommandLine(args, command);
  const lines = options ? await startSandbox(document, options, console.error) : [sandboxHelp(command)];
  console.log(lines.join('\n'));
  return 0;
});
