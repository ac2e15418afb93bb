import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadDocument } from '../../scripts/loadDocument';
import { withTemporaryFolder } from '../../scripts/temporaryFolder';
import { type CodeBlock, readGuide } from '../../src/guides/readGuide';
import { nameOf } from './guideSteps';
import { linkPackages } from './runGuide';

const guide = readFileSync('docs/integrations/index.md', 'utf8');
const blocks = readGuide(guide).filter((part): part is CodeBlock => part.kind === 'block');
const commands = blocks.filter(({ language }) => language === 'bash').flatMap(({ text }) => text.split('\n'));

/** The program of the page that is in a file of this name. */
function programOf(name: string): string {
  const program = blocks.find((block) => nameOf(block) === name);
  if (program === undefined) throw new Error(`The page has no program ${name}.`);
  return program.text;
}

/** Runs a command of the page that begins with `npx`, with the package that is installed, for the programs given. */
function runTool(tool: string, folder: string, programs: string[] = []): Promise<{ code: number; output: string }> {
  const command = commands.find((line) => line.startsWith(`npx ${tool}`));
  if (command === undefined) throw new Error(`The page has no "npx ${tool}".`);
  const [, , ...args] = command.split(' ');
  return new Promise((resolve) => {
    execFile(
      path.resolve('node_modules/.bin', tool),
      [...args, ...programs],
      { cwd: folder },
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr });
      },
    );
  });
}

/** What the page says is not noticed: a query parameter that there is not, and a rule between fields. */
const unnoticed = `
await client.GET('/tasks', { params: { query: { shopId: [679], page: 1, size: 1000 } } });
await client.POST('/orgstruct/regions', { body: { name: 'Harbour', active: true } });
`;

/** Bodies with rules between their fields, each with a misspelled one. */
const misspelled = `
await client.POST('/orgstruct/regions', { body: { name: 'Harbour', actve: true } });
await client.PUT('/orgstruct/shops-bulk', { body: [{ localty: 'Linden Mall' }] });
await client.POST('/orgstruct/users', { body: { logn: 'anna' } });
`;

/** A request that leaves out every field that has a default. */
const withoutDefaults = `
await client.POST('/tasks', {
  body: { name: 'Window', taskType: 'COMMON', description: '', deadlineDate: 0, executors: { id: 3011 } },
});
`;

it('the page makes a typed client, which compiles and knows the fields', { timeout: 240_000 }, async () => {
  const program = programOf('open-tasks.mts');
  const wrong = program.replace('task.name', 'task.nmae');
  expect(wrong).not.toBe(program);
  await withTemporaryFolder('typed-client-', async (folder) => {
    linkPackages(folder);
    const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
    write('openapi.yaml', JSON.stringify(await loadDocument('openapi/openapi.yaml', process.cwd())));
    expect(await runTool('openapi-typescript', folder)).toMatchObject({ code: 0 });
    write('open-tasks.mts', program + withoutDefaults + unnoticed);
    write('add-photo.mts', programOf('add-photo.mts'));
    write('wrong.mts', wrong + misspelled);
    const { code, output } = await runTool('tsc', folder, ['add-photo.mts', 'wrong.mts']);
    expect(code).toBe(2);
    const errors = output.split('\n').filter((line) => /: error /.test(line));
    expect(errors.filter((line) => !line.startsWith('wrong.mts'))).toEqual([]);
    for (const name of ['actve', 'localty', 'logn']) expect(output).toContain(`'${name}' does not exist`);
    expect(output).toContain("Property 'nmae' does not exist");
  });
});

it('the page names the versions that were tried', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const named = [...guide.matchAll(/(openapi-(?:typescript|fetch))@(\S+)/g)];
  expect(named.map(([, name]) => name)).toEqual(['openapi-typescript', 'openapi-fetch']);
  for (const [, name = '', version] of named) expect(`${devDependencies[name]}.`).toMatch(`${version}.`);
});
