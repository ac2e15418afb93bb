import path from 'node:path';
import { takeOption } from './arguments';
import { buildSite } from './buildSite';
import { packageCommand, runCommand } from './command';
import { main } from './main';

main((args) => {
  const { value = 'build', rest } = takeOption(args, 'out-dir');
  return buildSite(path.resolve(value), (folder) =>
    runCommand(packageCommand('@docusaurus/core', 'docusaurus', ['build', '--out-dir', folder, ...rest])),
  );
});
