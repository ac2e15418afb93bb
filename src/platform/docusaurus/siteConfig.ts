import type { DocusaurusConfig } from '@docusaurus/types';

/** Settings that only the build reads. Their paths may be absolute, and name folders of the build machine. */
const ofTheBuild = ['plugins', 'presets', 'themes', 'staticDirectories'] as const;

/**
 * Keeps settings of the build out of the site's script. Docusaurus writes its whole configuration there as JSON, which
 * leaves out what is not enumerable; the build still reads it.
 */
export function hideBuildSettings(siteConfig: DocusaurusConfig): void {
  for (const name of ofTheBuild) Object.defineProperty(siteConfig, name, { enumerable: false });
}
