import { expect, it } from 'vitest';
import { identify } from '../../../src/machine/processIdentity';
import { buildSite } from '../../buildSite';
import { readFacts } from '../facts';
import { checks, refusalOf } from '../refusal';
import { World } from './world';

type Given = (world: World) => World;

/**
 * What is there, the path that is named with `--out-dir`, the check that refuses it, and what the message says. Whatever
 * is there stays as it is.
 */
const refused: readonly [name: string, given: Given, outDir: string, check: string, says: RegExp][] = [
  [
    'a folder with a file',
    (w) => w.file('out/important.txt'),
    'out',
    'other files',
    /contains important\.txt\. Name another/,
  ],
  ['a folder with a hidden file', (w) => w.file('out/.env'), 'out', 'other files', /contains \.env/],
  ['a folder with an empty folder', (w) => w.dir('out/photos'), 'out', 'other files', /contains photos/],
  [
    'a folder with many files',
    (w) => ['1', '2', '3', '4', '5'].reduce((all, n) => all.file(`out/${n}`), w),
    'out',
    'other files',
    /contains 1, 2, 3 and 2 more/,
  ],
  [
    'a folder with a file that is named like the marker',
    (w) => w.file('out/.portal-build'),
    'out',
    'other files',
    /contains \.portal-build/,
  ],
  [
    'a folder with a marker that another program wrote',
    (w) => w.file('out/.portal-build', '{"files":[]}'),
    'out',
    'other files',
    /contains \.portal-build/,
  ],
  [
    'a file that was added to an earlier build',
    (w) => w.built('out').file('out/docs/important.txt'),
    'out',
    'added files',
    /no build wrote: docs\/important\.txt/,
  ],
  [
    'a link that was added to an earlier build',
    (w) => w.built('out').link('out/latest', '/'),
    'out',
    'added files',
    /no build wrote: latest/,
  ],
  [
    'an earlier build that was copied among other files',
    (w) => w.file('out/important.txt').built('copy').file('out/.portal-build', w.read('copy/.portal-build')),
    'out',
    'added files',
    /no build wrote: important\.txt/,
  ],
  [
    'an earlier build with a repository in it',
    (w) => w.built('out').file('out/.git/HEAD'),
    'out',
    'added files',
    /no build wrote: \.git\/HEAD/,
  ],
  [
    'a folder with sources of something else',
    (w) => w.dir('out/src').dir('out/.git'),
    'out',
    'holds sources',
    /contains sources: \.git, src\. Name another/,
  ],
  ['a file', (w) => w.file('out'), 'out', 'file', /It is a file/],
  [
    'a link to an earlier build',
    (w) => w.built('real').link('out', 'real'),
    'out',
    'link',
    /link to .*\/real\. Name that folder/,
  ],
  ['a link to an empty folder', (w) => w.dir('real').link('out', w.at('real')), 'out', 'link', /link to .*\/real/],
  ['a link to nothing', (w) => w.link('out', 'nothing'), 'out', 'link', /link to .*\/nothing/],
  ['a link with a slash at its end', (w) => w.dir('real').link('out', 'real'), 'out/', 'link', /link to/],
  ['the project', (w) => w, 'project', 'project', /folder of this project/],
  [
    'the project, even if a build made all of it',
    (w) => w.built('made').where({ project: w.at('made') }),
    'made',
    'project',
    /folder of this project/,
  ],
  [
    'the project, even if it is empty',
    (w) => w.dir('new').where({ project: w.at('new') }),
    'new',
    'project',
    /folder of this project/,
  ],
  ['a folder above the project', (w) => w.where({ home: '/nowhere' }), '.', 'project', /or contains it/],
  ['the project by way of a link', (w) => w.link('way', '.'), 'way/project', 'project', /folder of this project/],
  ['the documentation', (w) => w, 'project/docs', 'inside sources', /docs contains sources/],
  ['a new folder in the documentation', (w) => w, 'project/docs/site', 'inside sources', /docs contains sources/],
  ['a new folder in the description', (w) => w, 'project/openapi/site', 'inside sources', /openapi contains sources/],
  ['a new folder in the static files', (w) => w, 'project/static/a/b', 'inside sources', /static contains sources/],
  [
    'a new folder in the packages',
    (w) => w,
    'project/node_modules/.cache/site',
    'inside sources',
    /node_modules contains sources/,
  ],
  ['a new folder in the repository', (w) => w, 'project/.git/site', 'inside sources', /\.git contains sources/],
  [
    'a new folder in sources by way of a link',
    (w) => w.link('way', 'project/docs'),
    'way/site',
    'inside sources',
    /docs contains sources/,
  ],
  ['the root', (w) => w, '/', 'root', /root of the file system/],
  ['the home directory, even if it is empty', (w) => w, 'home', 'home', /home directory/],
  [
    'a folder above the home directory',
    (w) => w.dir('users/me').where({ home: w.at('users/me') }),
    'users',
    'home',
    /or contains it/,
  ],
  [
    'a folder below a file',
    (w) => w.file('important.txt'),
    'important.txt/site',
    'below a file',
    /important\.txt is not a folder/,
  ],
  [
    'a folder below a link to nothing',
    (w) => w.link('gone', 'nothing'),
    'gone/site',
    'below a file',
    /gone is not a folder/,
  ],
  [
    'a folder in an earlier build',
    (w) => w.built('other'),
    'other/docs/site',
    'inside a build',
    /inside .*\/other, the output/,
  ],
  [
    'a folder in one that a build is making',
    (w) => w.partial('other'),
    'other.partial/site',
    'inside a build',
    /inside .*other\.partial/,
  ],
  [
    'a name that another build takes for the earlier site',
    (w) => w,
    'other.previous',
    'reserved name',
    /\.previous or \.lock/,
  ],
  [
    'a name that another build takes for its own folder',
    (w) => w,
    'other.partial',
    'reserved name',
    /\.previous or \.lock/,
  ],
  ['a name that another build takes for its lock', (w) => w, 'other.lock', 'reserved name', /\.previous or \.lock/],
  ['a mounted file system', (w) => w, '/dev', 'mount point', /mounted there/],
  [
    'other files in X.partial',
    (w) => w.file('out.partial/important.txt'),
    'out',
    'partial',
    /needs .*out\.partial, but.*contains important\.txt/,
  ],
  [
    'other files beside a half-made site',
    (w) => w.partial('out').file('out.partial/important.txt'),
    'out',
    'partial',
    /contains important\.txt/,
  ],
  ['a file X.partial', (w) => w.file('out.partial'), 'out', 'partial', /out\.partial.*It is a file/],
  [
    'a link X.partial',
    (w) => w.partial('real').link('out.partial', 'real.partial'),
    'out',
    'partial',
    /out\.partial.*link to .*real/,
  ],
  [
    'other files in X.previous',
    (w) => w.file('out.previous/important.txt'),
    'out',
    'previous',
    /needs .*out\.previous, but/,
  ],
  [
    'a file that was added to X.previous',
    (w) => w.built('out.previous').file('out.previous/important.txt'),
    'out',
    'previous',
    /contains important\.txt/,
  ],
  ['a link X.previous', (w) => w.built('real').link('out.previous', 'real'), 'out', 'previous', /link to .*real/],
  ['a file X.lock of another program', (w) => w.file('out.lock'), 'out', 'other lock', /out\.lock is needed as a lock/],
  ['a folder X.lock', (w) => w.dir('out.lock'), 'out', 'other lock', /out\.lock is needed as a lock/],
  [
    'a build at work',
    (w) => w.built('out').lock('out.lock', identify(process.pid)),
    'out',
    'held lock',
    new RegExp(`Process ${process.pid} writes to`),
  ],
];

it.each(refused)('refuses %s', async (_name, given, name, check, says) => {
  const world = given(new World());
  const outDir = world.at(name) + (name.endsWith('/') ? '/' : '');
  const before = world.tree();
  let built = 0;
  const build = async (): Promise<number> => {
    built += 1;
    return 1;
  };
  await expect(buildSite(outDir, build, world)).rejects.toThrow(says);
  expect(built).toBe(0);
  expect(world.tree()).toEqual(before);

  // The check named here is the one that does it: without it, this would be built, or refused for another reason.
  const facts = readFacts(world.at(name), world);
  const others = checks.filter((each) => each.name !== check);
  expect(others).toHaveLength(checks.length - 1);
  expect(refusalOf(facts)?.check).toBe(check);
  expect(refusalOf(facts, others)?.check).not.toBe(check);
  expect(refusalOf(facts)?.message).toContain(world.at(name));
});

it('has a row for each check', () => {
  expect(new Set(refused.map(([, , , check]) => check))).toEqual(new Set(checks.map(({ name }) => name)));
});
