import { buildSite } from '../../scripts/buildSite';
import { runCommand } from '../../scripts/command';

/** Writes half a site, says so, and never ends; signals end it with code 0, as they end Docusaurus. */
const half = `
  const fs = require('node:fs');
  fs.mkdirSync(process.argv[1], { recursive: true });
  fs.writeFileSync(process.argv[1] + '/index.html', 'half');
  process.stdout.write('half');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0));
  setInterval(() => {}, 1000);
`;

const [outDir = ''] = process.argv.slice(2);

void buildSite(outDir, (folder) => runCommand({ file: process.execPath, args: ['-e', half, folder] })).then((code) => {
  process.exitCode = code;
});
