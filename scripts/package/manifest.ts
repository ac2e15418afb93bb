import { isBuiltin } from 'node:module';

/** What a package states of itself, as far as it matters here. */
export interface Manifest {
  name: string;
  version: string;
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  engines?: Record<string, string>;
}

/** Modules that Docusaurus or a bundler makes, and components of the theme. */
const madeByBuild = /^(?:\.|@theme\/|@theme-init\/|@theme-original\/|@generated\/|@api-reference\/|sandbox:)/;

/** Modules that Docusaurus documents as its client API, which come with `@docusaurus/core`. */
const clientApi =
  /^@docusaurus\/(?:BrowserOnly|ErrorBoundary|Head|Interpolate|Link|Translate|constants|router|use[A-Z]\w+)$/;

/** The package that a module is of; undefined for one of Node.js, of ours and of those that a build makes. */
export function packageOf(module: string): string | undefined {
  if (isBuiltin(module) || madeByBuild.test(module)) return undefined;
  if (clientApi.test(module)) return '@docusaurus/core';
  return /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0];
}

/**
 * The dependencies of the package, from the modules that its files name: packages at the versions that the project is tested
 * with or later, but no other major version. Peers are the site's. Throws an Error with the packages that the project does not name.
 */
export function dependenciesOf(modules: string[], own: Manifest, project: Manifest): Record<string, string> {
  const peers = Object.keys(own.peerDependencies ?? {});
  const named = new Set(modules.flatMap((module) => packageOf(module) ?? []));
  const packages = [...named].filter((name) => !peers.includes(name)).sort();
  const versions: Record<string, string> = { ...project.devDependencies, ...project.dependencies };
  const missing = packages.filter((name) => versions[name] === undefined);
  if (missing.length > 0)
    throw new Error(`package.json does not name ${missing.join(', ')}. Add each as a dependency.`);
  return Object.fromEntries(packages.map((name) => [name, rangeOf(name, versions[name] ?? '')]));
}

/** Packages that may change what we use of them with any version. */
const exact = ['@hyperjump/json-schema'];

function rangeOf(name: string, version: string): string {
  return exact.includes(name) || !/^\d/.test(version) ? version : `^${version}`;
}
