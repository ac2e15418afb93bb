import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { withTemporaryFolder } from '../temporaryFolder';
import { siteStep } from '../testSteps';

it('with --built a missing site fails, and says what to do', () =>
  withTemporaryFolder('site-step-', async (folder) => {
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    const run = () => siteStep(['--built']).run();
    expect(await run()).toMatchObject({ failed: 1, note: expect.stringContaining('npm run build') });
    mkdirSync(path.join(folder, 'build'));
    writeFileSync(path.join(folder, 'build/index.html'), '');
    expect(await run()).toMatchObject({ passed: 1, failed: 0 });
    vi.restoreAllMocks();
  }));
