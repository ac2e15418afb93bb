import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listTree } from '../../files';
import { withTemporaryFolder } from '../../temporaryFolder';

it('lists what is below a folder, and not what a link leads to', () =>
  withTemporaryFolder('portal-tree-', async (folder) => {
    mkdirSync(path.join(folder, 'site/docs'), { recursive: true });
    mkdirSync(path.join(folder, 'elsewhere'));
    for (const file of ['site/a.html', 'site/docs/b.html', 'elsewhere/c.html'])
      writeFileSync(path.join(folder, file), '');
    symlinkSync('../elsewhere', path.join(folder, 'site/link'));
    const found = listTree(path.join(folder, 'site')).map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)),
    );
    expect(found.sort()).toEqual(['site/a.html', 'site/docs', 'site/docs/b.html', 'site/link']);
  }));
