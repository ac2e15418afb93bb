import path from 'node:path';
import { takeOption, toPort } from './arguments';
import { main } from './main';
import { servedFolder } from './outDir/servedFolder';
import { createSiteServer, listen } from './siteServer';

main(async (args) => {
  const { value: port = '3000', rest } = takeOption(args, 'port');
  const dir = path.resolve(rest[0] ?? 'build');
  if (servedFolder(dir) === undefined) throw new Error(`There is no site in ${dir}: run "npm run build" first.`);
  const listening = await listen(createSiteServer(dir), toPort(port));
  console.log(`http://localhost:${listening}`);
  return 0;
});
