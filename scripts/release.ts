import { print } from '../src/machine/print';
import { command } from './portalCommand';
import { readSite } from './readSite';
import { releaseUsage, runRelease } from './release/runRelease';

const release = async (args: string[]): Promise<number> =>
  runRelease(args, {
    project: process.cwd(),
    site: await readSite(process.cwd()),
    env: process.env,
    print,
    today: new Date().toISOString().slice(0, 10),
  });

command(release, releaseUsage);
