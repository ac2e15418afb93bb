import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { identify } from '../../../src/machine/processIdentity';
import { buildSite } from '../../buildSite';
import { World } from './world';

/** A process that is gone. */
function goneProcess(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

async function succeed(folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), 'new');
  return 0;
}

type Given = (world: World) => World;

/** What is there, and the path that is named with `--out-dir`. */
const built: readonly [name: string, given: Given, outDir: string][] = [
  ['a path that does not exist', (w) => w, 'out'],
  ['a path of which no part exists', (w) => w, 'a/b/c'],
  ['a path with spaces, dots and letters of all kinds', (w) => w, "a ..b/it's été.site"],
  ['a path that goes up and down again', (w) => w, 'home/../out'],
  ['a new folder in the project', (w) => w, 'project/build'],
  ['a new folder in the home directory', (w) => w, 'home/site'],
  ['an empty folder', (w) => w.dir('out'), 'out'],
  ['an earlier build', (w) => w.built('out'), 'out'],
  ['an earlier build of which a file was changed', (w) => w.built('out').file('out/docs/page.html', 'changed'), 'out'],
  [
    'an earlier build with packed files and what a file manager leaves',
    (w) => w.built('out').file('out/index.html.gz').file('out/docs/.DS_Store'),
    'out',
  ],
  ['a folder behind a link', (w) => w.dir('real').link('way', 'real'), 'way/out'],
  ['half a site that a killed build left', (w) => w.built('out').partial('out'), 'out'],
  ['a folder for half a site that a killed build had not marked yet', (w) => w.dir('out.partial'), 'out'],
  ['a marker that a killed build had not written yet', (w) => w.file('out.partial/.portal-build', ''), 'out'],
  ['the earlier site that a killed build did not remove', (w) => w.built('out').built('out.previous'), 'out'],
  [
    'an earlier site of which a killed build removed a part',
    (w) => w.built('out').built('out.previous').remove('out.previous/docs'),
    'out',
  ],
  [
    'an earlier site of which a killed build removed all but the folder',
    (w) => w.built('out').dir('out.previous'),
    'out',
  ],
  [
    'the earlier site that a killed build left under another name',
    (w) => w.built('out.previous').partial('out'),
    'out',
  ],
  [
    'the lock of a build that is gone',
    (w) => w.built('out').lock('out.lock', { pid: goneProcess(), started: '1' }),
    'out',
  ],
  [
    'the lock of a build whose process id another program has now',
    (w) => w.lock('out.lock', { ...identify(process.pid), started: '1' }),
    'out',
  ],
  ['a lock that a killed build had not signed yet', (w) => w.file('out.lock', ''), 'out'],
  [
    'a lock that a killed build was taking over',
    (w) => w.lock('out.lock.123', { pid: goneProcess(), started: '1' }),
    'out',
  ],
];

it.each(built)('builds to %s, and leaves nothing beside it', async (_name, given, name) => {
  const world = given(new World());
  expect(await buildSite(world.at(name), succeed, world)).toBe(0);
  expect(readdirSync(world.at(name))).toEqual(['.portal-build', 'index.html']);
  expect(world.tree().filter((line) => /\.(partial|previous|lock)/.test(line))).toEqual([]);
  expect(await buildSite(world.at(name), succeed, world)).toBe(0);
});

const kept: readonly [name: string, given: Given][] = [
  ['stays in place', (w) => w.built('out')],
  ['comes back from its other name', (w) => w.built('out.previous')],
  ['comes back in place of an empty folder', (w) => w.built('out.previous').dir('out')],
  ['comes back when half a site is there, too', (w) => w.built('out.previous').partial('out')],
];

it.each(kept)('the earlier build %s when the new one fails', async (_name, given) => {
  const world = given(new World());
  expect(await buildSite(world.at('out'), async () => 1, world)).toBe(1);
  const outside = world.tree().filter((line) => !/^(project|home)/.test(line) && !line.includes('.portal-build'));
  expect(outside).toEqual(['out/', 'out/docs/', 'out/docs/page.html: earlier', 'out/index.html: earlier']);
});

it('does not touch what is beside it under a similar name', async () => {
  const world = new World();
  const others = ['out.lock.txt', 'out.lock.7', 'out.partially/a', 'out.previous.zip', 'outer/b'];
  for (const other of others) world.file(other);
  await buildSite(world.at('out'), succeed, world);
  for (const other of others) expect(world.tree()).toContain(`${other}: ${other}`);
});

it('notices what is added to the folder while the site is built', async () => {
  const world = new World().built('out');
  const adding = (folder: string): Promise<number> => {
    world.file('out/important.txt');
    return succeed(folder);
  };
  await expect(buildSite(world.at('out'), adding, world)).rejects.toThrow(/important\.txt/);
  expect(world.tree()).toContain('out/important.txt: out/important.txt');
  expect(world.tree()).toContain('out/index.html: earlier');
});

it.each([
  ['nothing at all', async () => 0],
  ['a folder without a home page', async (folder: string) => (mkdirSync(folder, { recursive: true }) ? 0 : 1)],
])('keeps the earlier build when the new one ends with 0 and %s', async (_name, build) => {
  const world = new World().built('out');
  await expect(buildSite(world.at('out'), build, world)).rejects.toThrow('The build produced no site');
  expect(world.tree()).toContain('out/index.html: earlier');
});
