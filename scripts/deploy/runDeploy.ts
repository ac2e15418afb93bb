import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { counted } from '../../src/reference/words';
import type { Usage } from '../main';
import { takeLock } from '../outDir/lock';
import { type Deployed, deploySite, keptDays } from './deploySite';
import { checkPlaces } from './places';

const help = `Deploys a built site in one step, and keeps the assets of earlier builds for ${keptDays} days, so that pages which are
still open find their scripts.

  npm run deploy -- build /srv/portal/site

/srv/portal/site becomes a link to a folder in /srv/portal/site.releases, which has one for this build and one for the
build before it. It can be repeated: an interrupted run leaves the site unchanged. Afterwards reload nginx, which
reads server.conf and redirects.conf: nginx -s reload.`;

export const deployUsage: Usage = { help, places: 2 };

/** What a deployment depends on besides its arguments. */
interface DeployContext {
  /** Folder that paths are relative to, absolute. */
  project: string;
  now: Date;
  print: (text: string) => void;
}

/**
 * Runs `npm run deploy` and returns its exit code. Throws an Error that says why nothing was deployed, and what to do.
 */
export async function runDeploy(args: string[], { project, now, print }: DeployContext): Promise<number> {
  const [build, target] = args;
  if (build === undefined || target === undefined) {
    throw new Error(`Name the folder of the build and the place of the site.\n\n${help}`);
  }
  const places = checkPlaces(path.resolve(project, build), path.resolve(project, target));
  // While both locks are held, no build replaces the folder and no other deployment changes the target.
  const releaseBuild = await takeLock(`${places.build}.lock`);
  try {
    await mkdir(path.dirname(places.link), { recursive: true });
    const releasePlace = await takeLock(`${places.link}.lock`);
    try {
      print(report(await deploySite(places, now), target));
    } finally {
      releasePlace();
    }
  } finally {
    releaseBuild();
  }
  return 0;
}

function report({ files, kept, expired }: Deployed, target: string): string {
  return [
    `${counted(files, 'file')} of the build ${files === 1 ? 'is' : 'are'} in place at ${target}.`,
    `${counted(kept.length, 'asset')} of earlier builds kept${kept.length > 0 ? `, the first until ${firstEnd(kept)}` : ''}.`,
    `${counted(expired.length, 'asset')} removed that no build has had for ${keptDays} days.`,
  ].join('\n');
}

/** When the first of the kept assets will be removed: `2026-11-30 02:30 UTC`. */
function firstEnd(kept: readonly { until: Date }[]): string {
  const first = new Date(Math.min(...kept.map(({ until }) => until.getTime())));
  return `${first.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
