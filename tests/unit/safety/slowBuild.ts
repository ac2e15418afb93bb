import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../../../scripts/buildSite';

/** A build that writes half a site, says so, and never ends. */
void buildSite(process.argv[2] ?? '', async (folder) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), 'half');
  process.stdout.write('half');
  await new Promise((resolve) => setTimeout(resolve, 3_600_000));
  return 0;
});
