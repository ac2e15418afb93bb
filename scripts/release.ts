import { placesIn } from '../src/machine/main';
import { print } from '../src/machine/print';
import { command } from './portalCommand';
import { readSite } from './readSite';
import { releaseUsage, runRelease } from './release/runRelease';

const release = async (args: string[]): Promise<number> => {
  const [, named] = placesIn(args, releaseUsage);
  return runRelease(args, {
    project: process.cwd(),
    site: await readSite(process.cwd(), named),
    env: named === undefined ? process.env : { ...process.env, OPENAPI_SPEC: named },
    print,
    today: new Date().toISOString().slice(0, 10),
  });
};

command(release, releaseUsage);
