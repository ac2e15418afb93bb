import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFiles } from '../../../reference/load/__tests__/files';
import { refuseUsedFolder } from '../holdFolder';

describe('the folder of generated files', () => {
  it.each<[what: string, files: Record<string, string>, isRefused: boolean, name?: string]>([
    ['does not exist', {}, false],
    ['is one that Docusaurus generated', { 'g/docusaurus.config.mjs': '', 'g/routes.js': '' }, false],
    ['is one in which a run was stopped', { 'g/api-reference/lock': '' }, false],
    ['is the default one, left by docs:version', { '.docusaurus/plugin/a.json': '' }, false, '.docusaurus'],
    ['has sources', { 'g/api.ts': '' }, true],
    ['has sources beside a folder of our name', { 'g/api-reference/a.ts': '', 'g/b.ts': '' }, true],
  ])('%s', (_what, files, isRefused, name = 'g') => {
    const folder = path.join(writeFiles({ 'x.txt': '', ...files }), name);
    const refuse = (): void => refuseUsedFolder(folder, path.join(folder, 'api-reference'));
    if (isRefused) expect(refuse).toThrow('GENERATED_FILES_DIR_NAME names');
    else expect(refuse).not.toThrow();
  });
});
