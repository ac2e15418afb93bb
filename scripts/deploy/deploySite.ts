import { existsSync, readlinkSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../outDir/marker';
import type { Places } from './places';

/** How long assets of earlier builds are kept, in days. */
export const keptDays = 7;
const day = 86_400_000;

/** Files with a content hash in their name: an old page requests those that it was built with. */
const assetsFolder = 'assets/';

/**
 * The file beside the site of a release that lists its assets of earlier builds, each with the last time at which a
 * build had it (ISO 8601).
 */
const keptFile = 'kept-assets.json';
type LastCurrent = Record<string, string>;

/** An asset of an earlier build, in the folder of a site. */
interface Asset {
  file: string;
  site: string;
  lastCurrent: Date;
}

/** The result of a deployment. */
export interface Deployed {
  /** Number of files of the build. */
  files: number;
  /** Assets of earlier builds that are still there, each with the time at which it will be removed. */
  kept: (Asset & { until: Date })[];
  expired: Asset[];
}

/**
 * Deploys a build. The next release is prepared in a folder of its own, and renaming a link makes it the current one,
 * so that a server always finds a complete site. Remains of an interrupted run are removed.
 */
export async function deploySite({ build, link, releases }: Places, now: Date): Promise<Deployed> {
  const previous = await currentRelease(link);
  const release = await newFolder(releases, now);
  const site = siteOf(release);
  await cp(build, site, { recursive: true, preserveTimestamps: true });
  const files = listFiles(site);
  const own = new Set(files);
  const earlier = (await earlierAssets(releases, previous, now)).filter(({ file }) => !own.has(file));
  const all = earlier.map((asset) => ({ ...asset, until: new Date(asset.lastCurrent.getTime() + keptDays * day) }));
  const kept = all.filter(({ until }) => until >= now);
  for (const asset of kept) {
    await mkdir(path.dirname(path.join(site, asset.file)), { recursive: true });
    await cp(path.join(asset.site, asset.file), path.join(site, asset.file), { preserveTimestamps: true });
  }
  const times = Object.fromEntries(kept.map(({ file, lastCurrent }) => [file, lastCurrent.toISOString()]));
  await writeFile(path.join(release, keptFile), `${JSON.stringify(times, null, 1)}\n`);
  await switchLink(link, site);
  await removeOthers(releases, [release, previous]);
  const expired = all.filter(({ until, site: from }) => until < now && from === siteOf(previous));
  return { files: files.length, kept, expired };
}

/** The folder of the release that is served; undefined where none is. */
async function currentRelease(link: string): Promise<string | undefined> {
  try {
    const site = path.resolve(path.dirname(link), readlinkSync(link));
    return existsSync(site) ? path.dirname(site) : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The assets of the current release (`current`) and of the other releases that exist: after the link has been set back
 * to one of them, assets of later releases are still needed. The assets of a release's own build were current until
 * now, unless the release says otherwise.
 */
async function earlierAssets(releases: string, current: string | undefined, now: Date): Promise<Asset[]> {
  const names = (await readdir(releases)).sort().reverse();
  const whole = names.map((name) => path.join(releases, name)).filter((each) => existsSync(path.join(each, keptFile)));
  const assets = new Map<string, Asset>();
  for (const release of [...whole.filter((each) => each === current), ...whole.filter((each) => each !== current)]) {
    const times = await readTimes(path.join(release, keptFile));
    const site = siteOf(release);
    for (const file of listFiles(site).filter((each) => each.startsWith(assetsFolder) && !assets.has(each)))
      assets.set(file, { file, site, lastCurrent: Object.hasOwn(times, file) ? new Date(times[file] ?? now) : now });
  }
  return [...assets.values()];
}

async function readTimes(file: string): Promise<LastCurrent> {
  return JSON.parse(await readFile(file, 'utf8')) as LastCurrent;
}

function siteOf(release = ''): string {
  return path.join(release, 'site');
}

/** A new folder named after the time, `20261123T023000Z`, with a number if that name is taken. */
async function newFolder(releases: string, now: Date): Promise<string> {
  await mkdir(releases, { recursive: true });
  const name = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const taken = new Set(await readdir(releases));
  const free = Array.from({ length: taken.size + 1 }, (_, index) => (index === 0 ? name : `${name}-${index + 1}`));
  const folder = path.join(releases, free.find((each) => !taken.has(each)) ?? name);
  await mkdir(folder);
  return folder;
}

/**
 * Points the link to a site. Renaming replaces the link atomically; because it is relative, it can be moved together
 * with its releases.
 */
async function switchLink(link: string, site: string): Promise<void> {
  const next = `${link}.next`;
  await rm(next, { force: true });
  await symlink(path.relative(path.dirname(link), site), next, 'dir');
  await rename(next, link);
}

/** The previous release stays: a server may still be reading it, and the link can be set back to it. */
async function removeOthers(releases: string, kept: (string | undefined)[]): Promise<void> {
  for (const name of await readdir(releases)) {
    const folder = path.join(releases, name);
    if (!kept.includes(folder)) await rm(folder, { recursive: true });
  }
}
