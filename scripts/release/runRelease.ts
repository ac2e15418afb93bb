import path from 'node:path';
import { indexSite } from '../../src/diff/pages';
import { takeOption } from '../../src/machine/arguments';
import { takeLock } from '../../src/machine/lock';
import type { Usage } from '../../src/machine/main';
import type { Description } from '../../src/reference/load/description';
import { formatProblems } from '../../src/reference/report';
import { addressesText, recordAddresses } from '../../src/releases/addresses';
import { addressesFile, type ReleaseFile, readReleases, releasesFolder } from '../../src/releases/readReleases';
import { compareVersions, isDate, isVersion, recordRelease } from '../../src/releases/release';
import { editionOptions, statedDescription, takeEdition } from '../arguments';
import type { CommandContext } from '../commandContext';
import { readSide } from '../diff/readSide';
import { replaceFile } from '../files';

const help = `Records the description as it is now as a release of the API, in the folder "releases" beside it.

  npm run release -- 1.4.0                       released today
  npm run release -- 1.4.0 orders.yaml           another description; a docusaurus.config is not read
  npm run release -- 1.4.0 --date 2026-03-01     released on another day
  npm run release -- 1.4.0 --internal unlist     with internal schemas where something public uses them
  npm run release -- 1.4.0 --overlay public.yaml as an Overlay changes it; may be given several times
  npm run release -- 1.4.0 --audience partner    what is for an audience

The description says the version itself (info.version). From the releases come the changelog, the marks "since 1.4" and
the addresses that the site has to keep. To keep whole pages of an earlier version, use npm run docs:version.
OPENAPI_SPEC names another description, too.`;

export const releaseUsage: Usage = { help, options: ['date', ...editionOptions], places: 2 };

/** Runs `npm run release` and returns its exit code. Throws with every reason why nothing was recorded. */
export async function runRelease(args: string[], context: CommandContext): Promise<number> {
  const { project, site, env, print, today } = context;
  const { version, date, ...asked } = readArguments(args, today);
  const stated = statedDescription(site, env, asked);
  const folder = releasesFolder(stated.file);
  const { description } = await readSide(undefined, { project, folder: project, ...stated });
  const written = path.join(folder, `${version}.json`);
  const edition = { audience: stated.audience?.is, overlays: stated.overlays };
  const recorded = `${JSON.stringify(recordRelease(description.document, { version, date, ...edition }), null, 1)}\n`;
  const addresses = addressesText(recordAddresses(indexSite(description, site.referencePath), version));
  // What other runs record at the same time is among the releases, or not written yet.
  const unlock = await takeLock(path.resolve(project, `${folder}.lock`));
  try {
    refuse(project, folder, version, description);
    await replaceFile(path.resolve(project, written), recorded);
    await replaceFile(path.resolve(project, folder, addressesFile), addresses);
  } finally {
    unlock();
  }
  print(
    `Version ${version} of ${date} is recorded in ${written}, and its addresses in ${path.join(folder, addressesFile)}.`,
  );
  return 0;
}

/** Throws with every reason why a version cannot be recorded. */
function refuse(project: string, folder: string, version: string, description: Description): void {
  const { releases, problems } = readReleases(project, folder);
  const reasons = [
    ...(problems.length > 0 ? [formatProblems(problems)] : []),
    ...otherVersion(description, version),
    ...notNewer(version, releases),
  ];
  if (reasons.length > 0) throw new Error(`Nothing was recorded:\n\n${reasons.join('\n\n')}`);
}

function readArguments(args: string[], today: string) {
  const { edition, rest: others } = takeEdition(args);
  const { value: date = today, rest } = takeOption(others, 'date');
  const [version] = rest;
  if (version === undefined) throw new Error(`Name the version that is released.\n\n${help}`);
  if (!isVersion(version)) {
    throw new Error(`"${version}" is not a version. Write it as MAJOR.MINOR.PATCH, as in 1.4.0 (semver.org).`);
  }
  if (!isDate(date)) throw new Error(`"${date}" is not a day. Write it as in 2026-03-01.`);
  return { version, date, ...edition };
}

function otherVersion({ document, locate }: Description, version: string): string[] {
  const stated = String(document.info?.version ?? '');
  if (stated === version) return [];
  const place = locate('#/info/version');
  const message = `The description says that it is version ${stated}.`;
  return [
    formatProblems([
      { severity: 'error', place, message, remedy: `Set info.version to ${version}, or name ${stated}.` },
    ]),
  ];
}

function notNewer(version: string, releases: ReleaseFile[]): string[] {
  const same = releases.find((release) => compareVersions(release.version, version) === 0);
  if (same)
    return [
      `  Version ${version} is recorded already: ${same.file}\n    Name a later version, or delete that file first.`,
    ];
  const later = releases.at(-1);
  if (!later || compareVersions(later.version, version) < 0) return [];
  return [
    `  Version ${version} is earlier than ${later.version}, the last release: ${later.file}\n    Name a later version.`,
  ];
}
