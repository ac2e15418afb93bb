import { existsSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { statOf } from '../files';
import { readMarker } from '../outDir/marker';
import { isAtOrAbove } from '../outDir/refusal';

/** The source and target of a deployment. Paths are absolute. */
export interface Places {
  build: string;
  /** What the server serves: a link to the current release. */
  link: string;
  /** The folder that contains a folder for each release. */
  releases: string;
}

/**
 * The paths of a deployment. Throws an Error where there is no build, or where the link would replace something else.
 */
export function checkPlaces(build: string, link: string): Places {
  const places = { build, link, releases: `${link}.releases` };
  const marker = readMarker(build);
  if (!marker) refuse(`No build made ${build}. Run "npm run build" first, or name the folder that it wrote.`);
  const missing = [...marker.files].filter((file) => !existsSync(path.join(build, file)));
  const [first] = missing;
  if (first !== undefined) {
    refuse(`${build} lacks files that the build wrote: ${missing.length}, such as ${first}. Build it again.`);
  }
  if (isAtOrAbove(build, link) || isAtOrAbove(link, build) || isAtOrAbove(places.releases, build)) {
    refuse(`${link} and ${build} overlap. Name a place outside the build.`);
  }
  const stat = statOf(link);
  if (stat && !stat.isSymbolicLink()) {
    const what = stat.isDirectory() ? 'a folder' : 'a file';
    refuse(`${link} is ${what}, and a deployment puts a link there. Move it, or name another place.`);
  }
  if (stat && !isAtOrAbove(places.releases, path.resolve(path.dirname(link), readlinkSync(link)))) {
    refuse(`${link} leads to ${readlinkSync(link)}, which is not a deployed site. Remove it, or name another place.`);
  }
  return places;
}

function refuse(reason: string): never {
  throw new Error(`Nothing was deployed. ${reason}`);
}
