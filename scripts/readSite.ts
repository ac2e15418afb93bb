import path from 'node:path';
import type { Config } from '@docusaurus/types';
import type { Options } from '../src/plugins/api-reference/options';

/** What the commands need to know of a site. Paths are relative to its folder, addresses have no base URL. */
export interface Site {
  /** The OpenAPI description. */
  description: string;
  /** Folder of the guides. */
  guides: string;
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
 * Reads `docusaurus.config.ts` in the folder of a site (absolute): the site that it has without OPENAPI_SPEC, which asks for
 * one around another description. Throws an Error where it has no API reference.
 */
export async function readSite(folder: string): Promise<Site> {
  const { OPENAPI_SPEC: spec } = process.env;
  delete process.env.OPENAPI_SPEC;
  try {
    const { default: config } = (await import(path.join(folder, 'docusaurus.config.ts'))) as { default: Config };
    return toSite(config);
  } finally {
    if (spec !== undefined) process.env.OPENAPI_SPEC = spec;
  }
}

/** What the commands need to know of a site, by its configuration. */
export function toSite({ plugins = [] }: Pick<Config, 'plugins'>): Site {
  const options = plugins.flatMap((plugin) => (Array.isArray(plugin) && isReference(plugin[0]) ? [plugin[1]] : []))[0];
  if (!options)
    throw new Error('docusaurus.config.ts has no API reference. Add the plugin api-reference, with its options.');
  const { description, folder, docs = {}, guides, samples } = options as unknown as Options;
  const docsPath = `/${(docs.routeBasePath ?? 'docs').replace(/^\/|\/$/g, '')}`;
  return {
    ...{ description, docsPath, guides: docs.path ?? 'docs' },
    referencePath: path.posix.join(docsPath, folder),
    ...(guides ? { checked: guides } : {}),
    ...(samples ? { addressVariable: samples.baseUrlVariable } : {}),
  };
}

function isReference(plugin: unknown): boolean {
  return typeof plugin === 'string' && /(?:^|\/)plugins\/api-reference(?:\/index(?:\.ts)?)?$/.test(plugin);
}
