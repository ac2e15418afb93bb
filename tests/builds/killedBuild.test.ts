import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeSite } from '../../scripts/bench/makeSite';
import { writeMarker } from '../../scripts/outDir/marker';
import { repository } from '../site/builtSite';
import { untilPrinted } from '../support/untilPrinted';

/**
 * A site of one page whose parts stop the build, each at its point: they say their name and wait, or, when it is not
 * their point, do nothing.
 */
const config = `
const wait = (point) => {
  if (process.env.STOP_AT !== point) return undefined;
  require('node:fs').writeSync(1, 'at ' + point);
  return new Promise((resolve) => setTimeout(resolve, 600_000));
};
module.exports = async () => {
  await wait('start');
  return {
    title: 'Killed',
    url: 'https://killed.example.com',
    baseUrl: '/',
    future: { v4: true, faster: { rspackPersistentCache: false } },
    plugins: [
      '@docusaurus/plugin-content-pages',
      () => ({
        name: 'points',
        loadContent: () => wait('generating'),
        postBuild: () => wait('after postBuild'),
        getClientModules: () => [require.resolve('./rendering.js')],
      }),
    ],
    themes: ['@docusaurus/theme-classic'],
  };
};
`;

/** Keeps rendering a page until the file is there that LET_GO names; signals are read after it. */
const rendering = `
if (typeof window === 'undefined' && process.env.STOP_AT === 'rendering') {
  process.stdout.write('at rendering');
  const { existsSync } = process.getBuiltinModule('node:fs');
  while (!existsSync(process.env.LET_GO)) {}
}
`;

const build = `
const { buildSite } = require(process.env.SCRIPTS + '/buildSite.ts');
const { runCommand, siteBuildCommand } = require(process.env.SCRIPTS + '/command.ts');
buildSite(__dirname + '/build', (folder) => {
  const { env, ...command } = siteBuildCommand(folder, []);
  return runCommand(command, env, __dirname);
}).then((code) => { process.exitCode = code; });
`;

const site = path.join(repository, '.cache', `killed-build-${process.pid}`);
const outDir = path.join(site, 'build');
const letGo = path.join(site, 'let-go');

beforeAll(() =>
  makeSite(site, {
    'src/pages/index.md': '# New\n',
    'docusaurus.config.js': config,
    'rendering.js': rendering,
    'build.cjs': build,
  }),
);
afterAll(() => rmSync(site, { recursive: true, force: true }));

beforeEach(() => {
  rmSync(outDir, { recursive: true, force: true });
  rmSync(letGo, { force: true });
  mkdirSync(outDir);
  writeFileSync(path.join(outDir, 'index.html'), 'the earlier site');
  writeMarker(outDir);
});

function start(stopAt: string): ChildProcess {
  const scripts = path.join(repository, 'scripts');
  const env = { ...process.env, NO_COLOR: '1', STOP_AT: stopAt, LET_GO: letGo, SCRIPTS: scripts };
  const script = ['--import', 'tsx', path.join(site, 'build.cjs')];
  const child = spawn(process.execPath, script, {
    cwd: site,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  children.push(child);
  return child;
}

/** What a failed test leaves running. */
const children: ChildProcess[] = [];
afterEach(() => {
  for (const { pid, exitCode, signalCode } of children.splice(0))
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
});

const ended = (child: ChildProcess): Promise<number | null> => new Promise((resolve) => child.once('exit', resolve));

const points = ['start', 'generating', 'rendering', 'after postBuild'];
const signals: NodeJS.Signals[] = ['SIGKILL', 'SIGTERM', 'SIGINT'];

it.each(points.flatMap((point) => signals.map((signal) => [point, signal] as const)))(
  'a build that is stopped at the point "%s" by %s leaves the earlier site',
  { timeout: 120_000 },
  async (point, signal) => {
    const child = start(point);
    const end = ended(child);
    await untilPrinted(child, `at ${point}`);
    process.kill(-(child.pid ?? 0), signal);
    writeFileSync(letGo, '');
    expect(await end).not.toBe(0);
    expect(readdirSync(outDir)).toEqual(['.portal-build', 'index.html']);
    expect(readFileSync(path.join(outDir, 'index.html'), 'utf8')).toBe('the earlier site');
  },
);

it('the next build succeeds and leaves nothing of those that were stopped', { timeout: 120_000 }, async () => {
  const child = start('generating');
  const end = ended(child);
  await untilPrinted(child, 'at generating');
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await end;
  expect(readdirSync(site)).toContain('build.partial');
  expect(await ended(start('nowhere'))).toBe(0);
  expect(readFileSync(path.join(outDir, 'index.html'), 'utf8')).toContain('New');
  expect(readdirSync(site).filter((name) => /^build\./.test(name))).toEqual(['build.cjs']);
});
