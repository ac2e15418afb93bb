import { placesIn } from '../src/machine/main';
import { print, printError } from '../src/machine/print';
import { readCommandLine, sandboxUsage } from '../src/sandbox/server/commandLine';
import { startSandbox } from '../src/sandbox/server/server';
import { startSandboxes } from '../src/sandbox/server/severalApis';
import { statedDescription, takeEdition } from './arguments';
import { loadDocument } from './loadDocument';
import { command } from './portalCommand';
import { readSite } from './readSite';

const usage = sandboxUsage('npm run sandbox --');

const sandbox = async (args: string[]): Promise<number> => {
  const { edition, rest } = takeEdition(args);
  const options = readCommandLine(rest);
  const files = placesIn(args, usage);
  const { addressVariable, ...site } = await readSite(process.cwd(), files[0]);
  const described = files.length === 0 ? [site] : files.map((description) => ({ description }));
  const documents: object[] = [];
  for (const each of described) {
    const stated = statedDescription(each, { ...process.env, OPENAPI_SPEC: undefined }, edition);
    documents.push(await loadDocument(stated.file, process.cwd(), stated));
  }
  const [document, ...others] = documents as [object, ...object[]];
  const lines =
    others.length === 0
      ? await startSandbox(document, options, printError, addressVariable)
      : await startSandboxes(documents, options, printError);
  print(lines.join('\n'));
  return 0;
};

command(sandbox, usage);
