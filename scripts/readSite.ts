import path from 'node:path';
import type { Config } from '@docusaurus/types';
import { loadConfig } from '../src/platform/docusaurus/siteConfig';
import type { Options } from '../src/plugins/api-reference/options';
import { referenceFolder } from '../src/plugins/api-reference/standalone/config';
import type { Options as PresetOptions } from '../src/preset';

/** What the commands need to know of a site. Paths are relative to its folder, addresses have no base URL. */
export interface Site {
  /** The OpenAPI description. */
  description: string;
  /** Overlays that change it. */
  overlays?: string[];
  /** For whom the site is. */
  audience?: Options['audience'];
  /** Folder of the guides; undefined: there are none. */
  guides?: string;
  /** What of the guides is checked against the description; undefined: nothing. */
  checked?: Options['guides'];
  /** Address of the docs. */
  docsPath: string;
  /** Address below which the pages of the reference are. */
  referencePath: string;
  /** The environment variable that samples read the base URL from. */
  addressVariable?: string;
}

/**
 * Reads the configuration of Docusaurus in the folder of a site (absolute): the site that it has without OPENAPI_SPEC, which asks for
 * one around another description. With a description that is named, the configuration is not read, which would run it: the site is the
 * one that a build makes around the description. Throws an Error where it has no API reference.
 */
export async function readSite(folder: string, named?: string): Promise<Site> {
  if (named !== undefined) return { description: named, docsPath: '/', referencePath: `/${referenceFolder}` };
  const { OPENAPI_SPEC: spec } = process.env;
  delete process.env.OPENAPI_SPEC;
  try {
    return toSite(await loadConfig(folder));
  } finally {
    if (spec !== undefined) process.env.OPENAPI_SPEC = spec;
  }
}

/** What the commands need to know of a site, by the options of its preset. */
export function toSite({ presets = [] }: Pick<Config, 'presets'>): Site {
  const given = presets.flatMap((preset) => (Array.isArray(preset) && isOurs(preset[0]) ? [preset[1]] : []))[0];
  if (!given) throw new Error(`docusaurus.config has no API reference. Add the preset ${ours}, with its options.`);
  const { reference } = given as unknown as PresetOptions;
  const { description, overlays, audience, folder, docs = {}, guides, samples } = reference;
  const docsPath = `/${(docs.routeBasePath ?? 'docs').replace(/^\/|\/$/g, '')}`;
  return {
    ...{ description, docsPath, guides: docs.path ?? 'docs' },
    referencePath: path.posix.join(docsPath, folder),
    ...(overlays ? { overlays } : {}),
    ...(audience ? { audience } : {}),
    ...(guides ? { checked: guides } : {}),
    ...(samples ? { addressVariable: samples.baseUrlVariable } : {}),
  };
}

/** What the preset is called where this runs: in the project, or where the package is installed. */
const ours = path.extname(__filename) === '.js' ? 'docusaurus-openapi-portal/preset' : 'src/preset';

function isOurs(preset: unknown): boolean {
  return (
    typeof preset === 'string' &&
    /(?:^|[\\/])(?:src|docusaurus-openapi-portal)[\\/]preset(?:[\\/]index(?:\.[jt]s)?)?$/.test(preset)
  );
}
