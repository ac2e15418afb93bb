import { statSync } from 'node:fs';
import { placesIn } from '../src/machine/main';
import { print } from '../src/machine/print';
import { configFile } from '../src/platform/docusaurus/siteConfig';
import { diffUsage, runDiff } from './diff/runDiff';
import { command } from './portalCommand';
import { readSite } from './readSite';

const diff = async (args: string[]): Promise<number> =>
  runDiff(args, {
    project: process.cwd(),
    site: await readSite(process.cwd(), namedDescription(args)),
    env: process.env,
    print,
    today: new Date().toISOString().slice(0, 10),
  });

/** The later of two files, or without a site the only one; undefined: the description is that of the site. */
function namedDescription(args: string[]): string | undefined {
  const files = placesIn(args, diffUsage).filter((place) => statSync(place, { throwIfNoEntry: false })?.isFile());
  return files.length === 2 || configFile(process.cwd()) === undefined ? files.at(-1) : undefined;
}

command(diff, diffUsage);
