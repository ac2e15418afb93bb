import { placesIn } from '../src/machine/main';
import { print } from '../src/machine/print';
import { checkLeaksUsage, runCheckLeaks } from './leaks/runCheckLeaks';
import { command } from './portalCommand';
import { readSite } from './readSite';

const checkLeaks = async (args: string[]): Promise<number> => {
  const [, named] = placesIn(args, checkLeaksUsage);
  return runCheckLeaks(args, {
    project: process.cwd(),
    site: await readSite(process.cwd(), named),
    env: named === undefined ? process.env : { ...process.env, OPENAPI_SPEC: named },
    print,
  });
};

command(checkLeaks, checkLeaksUsage);
