import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { writeFiles } from '../../__tests__/files';
import { loadDescription } from '../../description';
import { loadWorkflows } from '../../workflowFiles';
import { createLoadConfig } from '../loadConfig';
import { ownConfig } from '../ownConfig';

const program = "require('node:fs').writeFileSync(__dirname + '/ran', ''); module.exports = { id: 'theirs' };";
const workflow = `arazzo: 1.0.1
info: {title: A, version: '1'}
sourceDescriptions: [{name: api, url: ./openapi.yaml, type: openapi}]
workflows: []
`;

/** A working folder in which everything that Redocly takes for a program of the project says that it ran. */
const hostile = (): string =>
  writeFiles({
    'openapi.yaml': "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths: {}\n",
    'a.arazzo.yaml': workflow,
    'redocly.yaml': 'plugins: [./@theme/plugin.cjs]\n',
    ...Object.fromEntries(['js', 'cjs', 'mjs'].map((ending) => [`@theme/plugin.${ending}`, program])),
  });

it.each<[what: string, run: (folder: string) => Promise<unknown>]>([
  ['the reading of a description', (folder) => loadDescription(path.join(folder, 'openapi.yaml'), folder)],
  ['the reading of workflows', (folder) => loadWorkflows(path.join(folder, 'openapi.yaml'), folder)],
  ['how a description is bundled', () => createLoadConfig(() => ({}), false)],
  // The rules are made once in a process, maybe before this test.
  ['how the rules are made', () => ownConfig({})],
])('%s runs no program of the working folder', async (_what, run) => {
  const folder = hostile();
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  await run(folder).finally(() => vi.restoreAllMocks());
  expect(existsSync(path.join(folder, '@theme/ran'))).toBe(false);
});
