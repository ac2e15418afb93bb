import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import semver from 'semver';

/** The name that this plugin is known by to Docusaurus. */
export const pluginName = 'openapi-reference';

/** The versions of Docusaurus that the reference works with. */
const supported = '^3.10.0';

/** Packages of the site that the reference takes its frame from. */
const peers = ['@docusaurus/theme-common', '@docusaurus/plugin-content-docs', 'react', 'react-dom'];

/** Throws an Error where the reference cannot work in a site, with every reason and what is to be done. */
export function checkSite({ siteDir, siteConfig }: Pick<LoadContext, 'siteDir' | 'siteConfig'>): void {
  const problems = [
    ...versionProblems(coreVersion(siteDir)),
    ...peerProblems((name) => require.resolve(name)),
    ...(siteConfig.future.experimental_router === 'hash'
      ? [
          'The API reference does not work with `future.experimental_router: "hash"`: such a site has one HTML file, and the reference reads its pages from theirs. Remove the option.',
        ]
      : []),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** What is wrong with a version of Docusaurus. */
export function versionProblems(version: string): string[] {
  if (semver.satisfies(version, supported, { includePrerelease: true })) return [];
  return [
    `The API reference needs Docusaurus ${supported}, and the site has ${version}. Give all packages @docusaurus/* in package.json the version 3.10, and install them.`,
  ];
}

/** The packages that are missing; `resolve` throws for one that is not there. */
export function peerProblems(resolve: (name: string) => string): string[] {
  const missing = peers.filter((name) => {
    try {
      return resolve(name) === '';
    } catch {
      return true;
    }
  });
  if (missing.length === 0) return [];
  return [`The API reference needs packages that are not installed. Install them: npm install ${missing.join(' ')}`];
}

/** The version of Docusaurus that builds a site. */
function coreVersion(siteDir: string): string {
  const file = createRequire(path.join(siteDir, 'package.json')).resolve('@docusaurus/core/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
