import { print } from '../src/machine/print';
import { diffUsage, runDiff } from './diff/runDiff';
import { command } from './portalCommand';
import { readSite } from './readSite';

const diff = async (args: string[]): Promise<number> =>
  runDiff(args, {
    project: process.cwd(),
    site: await readSite(process.cwd()),
    env: process.env,
    print,
    today: new Date().toISOString().slice(0, 10),
  });

command(diff, diffUsage);
