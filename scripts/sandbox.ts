import { statedDescription } from './description';
import { main } from './main';
import { readCommandLine, sandboxHelp } from './sandbox/commandLine';
import { loadDocument } from './sandbox/loadDocument';
import { startSandbox } from './sandbox/server';

main(async (args) => {
  const command = 'npm run sandbox --';
  const options = readCommandLine(args, command);
  if (!options) {
    console.log(sandboxHelp(command));
    return 0;
  }
  const { allowRefs } = statedDescription(process.env);
  const document = await loadDocument(options.spec ?? 'openapi/openapi.yaml', process.cwd(), allowRefs);
  console.log((await startSandbox(document, options, console.error)).join('\n'));
  return 0;
});
