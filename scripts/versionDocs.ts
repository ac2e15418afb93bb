import path from 'node:path';
import { main } from '../src/machine/main';
import { print } from '../src/machine/print';
import { docusaurusCommand, runCommand } from './command';
import { keepVersion } from './keepVersion';
import { readSite } from './readSite';
import { onStopSignal } from './stopping';

const help = `Saves the current docs and description as a version of their own, beside the current one.

  npm run docs:version 1.0`;

const keep = async ([name = '']: string[]): Promise<number> => {
  // A signal ends Docusaurus, and then everything that was created is removed.
  onStopSignal(() => undefined);
  const project = process.cwd();
  const keepDocs = () => runCommand(docusaurusCommand(['docs:version', name]));
  const code = await keepVersion(project, await readSite(project), name, keepDocs);
  if (code !== 0) return code;
  const openapi = path.join('openapi_versions', name);
  print(`The description of version ${name} is in ${openapi}, its guides are in versioned_docs/version-${name}.`);
  return 0;
};

main(keep, { help, places: 1 });
