import path from 'node:path';
import { takeOption, toPort } from '../src/machine/arguments';
import { servedFolder } from './outDir/facts';
import { command } from './portalCommand';
import { basePathOf, createSiteServer, listen } from './siteServer';

const help = `Serves a built site on this machine; every address responds as in production.

  npm run serve                          the site in build/, on http://localhost:3000
  npm run serve -- site --port 4000      the site in another folder, on another port`;

const serve = async (args: string[]): Promise<number> => {
  const { value: port = '3000', rest } = takeOption(args, 'port');
  const dir = path.resolve(rest[0] ?? 'build');
  if (servedFolder(dir) === undefined) throw new Error(`There is no site in ${dir}: run "npm run build" first.`);
  const listening = await listen(createSiteServer(dir), toPort(port));
  console.log(`http://localhost:${listening}${basePathOf(dir).replace(/\/$/, '')}`);
  return 0;
};

command(serve, { help, options: ['port'], places: 1 });
