import { existsSync } from 'node:fs';
import { placesIn } from '../src/machine/main';
import { print } from '../src/machine/print';
import { diffUsage, runDiff } from './diff/runDiff';
import { command } from './portalCommand';
import { readSite } from './readSite';

const diff = async (args: string[]): Promise<number> =>
  runDiff(args, {
    project: process.cwd(),
    // Without a site, the description is the later file.
    site: await readSite(
      process.cwd(),
      placesIn(args, diffUsage)
        .filter((place) => existsSync(place))
        .at(-1),
    ),
    env: process.env,
    print,
    today: new Date().toISOString().slice(0, 10),
  });

command(diff, diffUsage);
