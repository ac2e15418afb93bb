import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileForBundlers, compileForNode } from './compile';
import { dependenciesOf, type Manifest } from './manifest';
import { bundledModules, nodeModules, plainFiles } from './modules';
import { declarationsOf, modulesIn } from './types';

/** The modules whose types a configuration may import; `exports` of the package names them. */
const typed = [
  ...['src/plugins/host-reference/index.ts', 'src/preset/index.ts', 'src/preset/future.ts'],
  'src/plugins/api-reference/standalone/config.ts',
];

const ownTexts = ['LICENSE', ...['README.md', 'NOTICES.md', 'UPGRADING.md'].map((file) => `src/package/${file}`)];

/**
 * Writes the files of the package to a folder (absolute), which is emptied before: what is compiled, the types of what a
 * configuration imports, style sheets and other files that are read at run time, and what the package says of itself.
 */
export async function makePackage(project: string, folder: string): Promise<Manifest> {
  rmSync(folder, { recursive: true, force: true });
  const [forNode, forBundlers] = [await nodeModules(project), await bundledModules(project)];
  const node = path.join(folder, 'lib/node');
  await compileForNode(project, forNode.files, node);
  await compileForBundlers(project, forBundlers.files, path.join(folder, 'lib/bundled'));
  for (const file of plainFiles(project)) cpSync(path.join(project, file), path.join(node, file));
  const declarations = declarationsOf(project, typed);
  for (const [file, text] of declarations) write(path.join(node, file), text);
  const modules = [...forNode.packages, ...forBundlers.packages, ...[...declarations.values()].flatMap(modulesIn)];
  const manifest = completeManifest(project, modules);
  write(path.join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  for (const file of ownTexts) cpSync(path.join(project, file), path.join(folder, path.basename(file)));
  return manifest;
}

/** What the package states of itself, with what follows from its files and from the project. */
function completeManifest(project: string, modules: string[]): Manifest {
  const [ofPackage, ofProject] = ['src/package/package.json', 'package.json'].map(
    (file) => JSON.parse(readFileSync(path.join(project, file), 'utf8')) as Manifest,
  ) as [Manifest, Manifest];
  return { ...ofPackage, engines: ofProject.engines, dependencies: dependenciesOf(modules, ofPackage, ofProject) };
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
