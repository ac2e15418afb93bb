import fs from 'node:fs';
import path from 'node:path';
import { buildSite } from '../../scripts/buildSite';

/** How the build changes the disk. */
const changes = ['mkdirSync', 'writeFileSync', 'renameSync', 'rmSync', 'rmdirSync'] as const;

/** A build of three files that kills its own process just before its nth change of the disk. */
const [outDir = '', nth = '0'] = process.argv.slice(2);
let left = Number(nth);
for (const name of changes) {
  const change = fs[name] as (...args: unknown[]) => unknown;
  const killing = (...args: unknown[]): unknown => {
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    return change(...args);
  };
  Object.assign(fs, { [name]: killing });
}

void buildSite(outDir, async (folder) => {
  fs.mkdirSync(folder);
  for (const file of ['a.html', 'b.html', 'index.html']) fs.writeFileSync(path.join(folder, file), 'new');
  return 0;
}).then((code) => {
  process.exitCode = code;
});
