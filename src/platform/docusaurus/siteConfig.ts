import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config, DocusaurusConfig } from '@docusaurus/types';
import { loadFreshModule } from '@docusaurus/utils';

/** Settings that only the build reads. Their paths may be absolute, and name folders of the build machine. */
const ofTheBuild = ['plugins', 'presets', 'themes', 'staticDirectories'] as const;

/**
 * Keeps settings of the build out of the site's script. Docusaurus writes its whole configuration there as JSON, which
 * leaves out what is not enumerable; the build still reads it.
 */
export function hideBuildSettings(siteConfig: DocusaurusConfig): void {
  for (const name of ofTheBuild) Object.defineProperty(siteConfig, name, { enumerable: false });
}

/** The endings of the configuration, in the order in which Docusaurus looks for them. */
const endings = ['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs'];

/** The file with the configuration of the site in a folder (absolute); undefined where there is none. */
export function configFile(folder: string): string | undefined {
  return endings.map((ending) => path.join(folder, `docusaurus.config${ending}`)).find((each) => existsSync(each));
}

/** As `configFile`, but throws an Error where there is none. */
export function requireConfig(folder: string): string {
  const file = configFile(folder);
  if (file !== undefined) return file;
  throw new Error(
    `${folder} has no docusaurus.config. Run the command in the folder of a site, or name an OpenAPI description.`,
  );
}

/**
 * The configuration of the site in a folder (absolute), as Docusaurus reads it, before it is checked. Throws an Error where there
 * is none.
 */
export async function loadConfig(folder: string): Promise<Config> {
  const exported = await (loadFreshModule(requireConfig(folder)) as Promise<Config | (() => Config | Promise<Config>)>);
  return typeof exported === 'function' ? exported() : exported;
}
