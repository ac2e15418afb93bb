import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dependenciesOf, type Manifest } from '../manifest';
import { bundledModules, nodeModules } from '../modules';

const project = path.resolve(__dirname, '../../..');
const read = <Value>(file: string): Value => JSON.parse(readFileSync(path.join(project, file), 'utf8')) as Value;

/** What an install of the package may bring beside Docusaurus and React: packages, and megabytes of their files. */
const maxPackages = 150;
const maxMegabytes = 110;

/** An installed package, as `package-lock.json` has it. */
interface Installed {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const { packages } = read<{ packages: Record<string, Installed> }>('package-lock.json');

/** The place of the package that a package gets by a name: in its own folder, or in one around it. */
function find(from: string, name: string): string | undefined {
  const place = path.posix.join(from, 'node_modules', name);
  if (packages[place]) return place;
  return from === '' ? undefined : find(from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name);
}

/** The places of packages with all that they need. */
function closure(names: string[]): Set<string> {
  const places = new Set<string>();
  const add = (from: string, name: string): void => {
    const place = find(from, name);
    if (place === undefined || places.has(place) || !existsSync(path.join(project, place))) return;
    places.add(place);
    const {
      dependencies,
      optionalDependencies,
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = packages[place] ?? {};
    const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
    for (const each of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) add(place, each);
  };
  for (const name of names) add('', name);
  return places;
}

/** The bytes of a package's files, without the packages in it. */
function bytesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? sum : sum + bytesIn(file);
    return entry.isFile() ? sum + statSync(file).size : sum;
  }, 0);
}

it('an install brings few packages beside Docusaurus', async () => {
  const own = read<Manifest>('src/package/package.json');
  const modules = [...(await nodeModules(project)).packages, ...(await bundledModules(project)).packages];
  const dependencies = Object.keys(dependenciesOf(modules, own, read<Manifest>('package.json')));
  const ofSite = closure(Object.keys(own.peerDependencies ?? {}).filter((name) => !name.includes('openapi')));
  const brought = [...closure(dependencies)].filter((place) => !ofSite.has(place));
  const megabytes = brought.reduce((sum, place) => sum + bytesIn(path.join(project, place)), 0) / 1e6;
  expect(brought.length).toBeGreaterThan(dependencies.length / 2);
  expect(brought.length).toBeLessThanOrEqual(maxPackages);
  expect(megabytes).toBeLessThanOrEqual(maxMegabytes);
});
