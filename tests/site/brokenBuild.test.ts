import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles, repository } from './builtSite';

/** A copy of the site's sources: inside the repository, so that the bundler finds the packages in their place. */
const site = path.join(repository, '.cache', `broken-build-${process.pid}`);
const sources = ['openapi', 'docs', 'blog', 'src', 'static', 'scripts', 'docusaurus.config.ts', 'sidebars.ts', 'redocly.yaml', 'package.json', 'tsconfig.json'];
const earlier = path.join(site, 'build/index.html');

function runBuild(args: string[] = []) {
  const env = { ...process.env, NO_COLOR: '1', NODE_ENV: 'production' };
  const result = spawnSync('npm', ['run', 'build', '--', ...args], { cwd: site, env, encoding: 'utf8', timeout: 280_000 });
  return { code: result.status, output: `${result.stdout}${result.stderr}` };
}

function breakTasks(): void {
  const file = path.join(site, 'openapi/paths/tasks/tasks.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('operationId: createTask', 'operationId: getTask'));
}

describe('npm run build over a broken description', () => {
  beforeAll(() => {
    rmSync(site, { recursive: true, force: true });
    mkdirSync(path.dirname(earlier), { recursive: true });
    for (const name of sources) cpSync(path.join(repository, name), path.join(site, name), { recursive: true });
    symlinkSync(path.join(repository, 'node_modules'), path.join(site, 'node_modules'), 'dir');
    writeFileSync(earlier, 'the site as it was built before');
    breakTasks();
  });
  afterAll(() => rmSync(site, { recursive: true, force: true }));

  it('exits with 1, prints the report and leaves the earlier build as it was', { timeout: 300_000 }, () => {
    mkdirSync(path.join(site, 'build.partial/left/over'), { recursive: true });
    const { code, output } = runBuild();
    expect(code).toBe(1);
    expect(output).toMatch(/openapi\/paths\/tasks\/task\.yaml:\d+:\d+/);
    expect(output).toContain('The operationId "getTask" is used');
    expect(listFiles(path.join(site, 'build'))).toEqual(['index.html']);
    expect(readFileSync(earlier, 'utf8')).toBe('the site as it was built before');
    expect(existsSync(path.join(site, 'build.partial'))).toBe(false);
  });
});
