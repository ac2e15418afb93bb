import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runDeploy } from '../deploy/runDeploy';
import { writeMarker } from '../outDir/marker';

let project = '';
const at = (name: string): string => path.join(project, name);
const start = Date.parse('2026-11-01T12:00:00Z');

beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'deploy-test-'));
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

/** Makes a build with a page that names its assets. */
function build(...assets: string[]): void {
  rmSync(at('build'), { recursive: true, force: true });
  mkdirSync(at('build/assets/js'), { recursive: true });
  writeFileSync(at('build/index.html'), assets.join(' '));
  for (const name of assets) writeFileSync(at(`build/assets/js/${name}.js`), name);
  writeMarker(at('build'));
}

/** Deploys a number of days after the first of the month. */
async function deploy(days: number, ...args: string[]): Promise<string> {
  const printed: string[] = [];
  const now = new Date(start + days * 86_400_000);
  const given = args.length > 0 ? args : ['build', 'www/site'];
  expect(await runDeploy(given, { project, now, print: (text) => printed.push(text) })).toBe(0);
  return printed.join('\n');
}

const served = (): string[] => readdirSync(at('www/site/assets/js')).sort();
const releases = (): string[] => readdirSync(at('www/site.releases')).sort();

it('puts a build in place, where the link leads', async () => {
  build('a', 'b');
  expect(await deploy(0)).toBe(
    '4 files of the build are in place at www/site.\n0 assets of earlier builds kept.\n0 assets removed that no build has had for 7 days.',
  );
  expect(readlinkSync(at('www/site'))).toBe('site.releases/20261101T120000Z/site');
  expect(readFileSync(at('www/site/index.html'), 'utf8')).toBe('a b');
  expect(readdirSync(at('www')).sort()).toEqual(['site', 'site.releases']);
});

it('keeps assets for seven days after the last build that had them', async () => {
  build('a', 'b');
  await deploy(0);
  build('b', 'c');
  // `a` was current for five days, and is kept from now on.
  expect(await deploy(5)).toContain('1 asset of earlier builds kept, the first until 2026-11-13 12:00 UTC.');
  expect(served()).toEqual(['a.js', 'b.js', 'c.js']);
  build('d');
  await deploy(12);
  expect(served()).toEqual(['a.js', 'b.js', 'c.js', 'd.js']);
  build('e');
  expect(await deploy(13)).toContain('1 asset removed that no build has had for 7 days.');
  expect(served()).toEqual(['b.js', 'c.js', 'd.js', 'e.js']);
  expect(readFileSync(at('www/site/assets/js/c.js'), 'utf8')).toBe('c');
});

it('never removes what the current build has, and counts from when it is replaced', async () => {
  build('a');
  await deploy(0);
  build('b');
  await deploy(1);
  build('a');
  await deploy(30);
  expect(served()).toEqual(['a.js', 'b.js']);
  expect(readFileSync(at('www/site/index.html'), 'utf8')).toBe('a');
  build('c');
  await deploy(31);
  expect(served()).toContain('a.js');
});

it('can be repeated: the same build changes nothing, and does not make assets younger', async () => {
  build('a');
  await deploy(0);
  build('b');
  await deploy(1);
  await deploy(1);
  await deploy(7);
  expect(served()).toEqual(['a.js', 'b.js']);
  await deploy(8.5);
  expect(served()).toEqual(['b.js']);
  expect(releases()).toHaveLength(2);
});

it('removes what an earlier run left halfway, and keeps the release before the current one', async () => {
  build('a');
  await deploy(0);
  mkdirSync(at('www/site.releases/20261101T130000Z/site/assets'), { recursive: true });
  writeFileSync(at('www/site.releases/20261101T130000Z/site/assets/half.js'), 'half');
  symlinkSync('nowhere', at('www/site.next'));
  build('b');
  await deploy(1);
  expect(served()).toEqual(['a.js', 'b.js']);
  expect(releases()).toEqual(['20261101T120000Z', '20261102T120000Z']);
  expect(existsSync(at('www/site.next'))).toBe(false);
});

it('keeps later releases after the link was set back', async () => {
  build('a');
  await deploy(0);
  build('b');
  await deploy(1);
  rmSync(at('www/site'));
  symlinkSync('site.releases/20261101T120000Z/site', at('www/site'));
  build('c');
  await deploy(2);
  expect(served()).toEqual(['a.js', 'b.js', 'c.js']);
  // What the link was set back to was current until the second day, although the later release says the first.
  build('d');
  await deploy(8.5);
  expect(served()).toContain('a.js');
});

it('goes by the latest release where the link is gone', async () => {
  build('a');
  await deploy(0);
  build('b');
  await deploy(1);
  rmSync(at('www/site'));
  build('c');
  expect(await deploy(2)).toContain('2 assets of earlier builds kept, the first until 2026-11-09 12:00 UTC.');
});

describe('refuses', () => {
  const refusal = async (...args: string[]): Promise<string> => {
    build('a');
    mkdirSync(at('folder'));
    writeFileSync(at('file'), '');
    symlinkSync('folder', at('link'));
    const context = { project, now: new Date(start), print: () => undefined };
    return runDeploy(args, context).then(
      () => '',
      (error: Error) => error.message.replaceAll(project, ''),
    );
  };

  it.each<[string[], RegExp]>([
    [[], /^Name the folder of the build and the place of the site\./],
    [['build'], /^Name the folder of the build/],
    [['folder', 'www'], /^Nothing was deployed\. No build made \/folder\. Run "npm run build" first/],
    [['build', 'folder'], /\/folder is a folder, and a deployment puts a link there\. Move it/],
    [['build', 'file'], /\/file is a file/],
    [['build', 'link'], /\/link leads to folder, which is not a deployed site\. Remove it/],
    [['build', 'build/www'], /overlap\. Name a place outside the build\./],
  ])('%j', async (args, want) => expect(await refusal(...args)).toMatch(want));

  it('a build that has lost files, and leaves the site as it was', async () => {
    build('a');
    await deploy(0);
    rmSync(at('build/assets/js/a.js'));
    await expect(deploy(1)).rejects.toThrow(/1, such as assets\/js\/a\.js\. Build it again\.$/);
    expect(readlinkSync(at('www/site'))).toBe('site.releases/20261101T120000Z/site');
  });

  it('a place at which another process puts a site', async () => {
    build('a');
    mkdirSync(at('www'));
    const holder = JSON.stringify({ madeBy: 'npm run build of the developer portal', pid: process.ppid, started: '' });
    writeFileSync(at('www/site.lock'), holder);
    await expect(deploy(0)).rejects.toThrow(`Process ${process.ppid}`);
    expect(existsSync(at('www/site'))).toBe(false);
  });
});
