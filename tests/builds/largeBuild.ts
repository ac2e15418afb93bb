import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../../scripts/buildSite';
import { main } from '../../src/machine/main';

/** A build whose home page has a megabyte. */
main(([outDir = '']) =>
  buildSite(outDir, async (folder) => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'index.html'), 'new'.repeat(350_000));
    return 0;
  }),
);
