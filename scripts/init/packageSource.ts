import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the package that runs was installed from. */
export type PackageSource = { version: string } | { tarball: string };

/**
 * Where our package in `root` (absolute), a folder with `node_modules`, was installed from: a registry that has its version, or a
 * file (absolute path). Throws an Error where npm does not say.
 */
export function packageSource(root: string, name: string): PackageSource {
  const { resolved = '', version } = installedPackage(root, name) ?? {};
  if (/^https?:/.test(resolved) && version !== undefined) return { version: `^${version}` };
  const [, file] = /^file:(.+\.tgz)$/.exec(resolved) ?? [];
  if (file !== undefined) return { tarball: path.resolve(root, file) };
  throw new Error(
    `It is not known where ${name} was installed from. Install it with npm, from its .tgz file or from a registry.`,
  );
}

interface Installed {
  version?: string;
  resolved?: string;
}

/** What npm keeps of the packages that it has installed. */
function installedPackage(root: string, name: string): Installed | undefined {
  try {
    const text = readFileSync(path.join(root, 'node_modules/.package-lock.json'), 'utf8');
    const { packages } = JSON.parse(text) as { packages?: Record<string, Installed> };
    return packages?.[`node_modules/${name}`];
  } catch {
    return undefined;
  }
}
