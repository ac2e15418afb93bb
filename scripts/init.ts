import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { takeOption } from '../src/machine/arguments';
import type { Usage } from '../src/machine/main';
import { print } from '../src/machine/print';
import { unwritten } from '../src/machine/unwritten';
import { printable } from '../src/reference/printable';
import { toSlug } from '../src/reference/slug';
import { readCommand } from './command';
import { copyDescription, readCopied } from './init/copiedDescription';
import { exampleDescription } from './init/exampleDescription';
import { packageSource } from './init/packageSource';
import { refuseFiles } from './init/refuseFiles';
import { repositoryFiles } from './init/repositoryFiles';
import { packagesFolder } from './namedSite';
import { command } from './portalCommand';

const ownPackage = 'docusaurus-openapi-portal';

const usage: Usage = {
  help: `Writes a small repository for a developer portal, and installs its packages.

  npx openapi-portal init portal                       with an example to replace, in the folder "portal"
  npx openapi-portal init portal --spec orders.yaml    with a copy of a description and of the files that it refers to
  npx openapi-portal init --spec orders.yaml           in the working folder, which has to be empty but for .git
  npx openapi-portal init portal --no-install          the files alone`,
  options: ['spec'],
  flags: ['no-install'],
  places: 1,
};

const init = async (args: string[]): Promise<number> => {
  const { value: spec, rest } = takeOption(args, 'spec');
  const [named = '.'] = rest.filter((arg) => arg !== '--no-install');
  const folder = path.resolve(named);
  refuseFiles(folder, named);
  const copied = spec === undefined ? undefined : await readCopied(path.resolve(spec));
  const title = copied?.title ?? 'Orders API';
  const name = toSlug(title).replace(/[^a-z0-9-]+/g, '') || 'api';
  const found = packageSource(packagesFolder(), ownPackage);
  mkdirSync(folder, { recursive: true });
  const source = 'version' in found ? found.version : copyPackage(found.tarball, folder);
  const description = copied ? path.posix.join('openapi', copied.main) : 'openapi/openapi.yaml';
  const files = repositoryFiles({ title, name: `${name}-portal`, description, source, peers: peers() });
  for (const [file, text] of files) write(path.join(folder, file), text);
  if (copied) copyDescription(copied, path.join(folder, 'openapi'));
  else write(path.join(folder, description), exampleDescription);
  if (!args.includes('--no-install') && !(await install(folder))) return 1;
  const enter = folder === process.cwd() ? '' : `cd ${named}\n  `;
  print(`${printable(title)} has a portal in ${named}.

Next:
  ${enter}npm start          shows it on http://localhost:3000

Edit ${printable(description)}, the guides in docs/, and docusaurus.config.ts. README.md has all commands.`);
  return 0;
};

/** Copies the package into the repository, which can then be installed anywhere; returns what `package.json` says of it. */
function copyPackage(tarball: string, folder: string): string {
  const copy = path.posix.join('packages', path.basename(tarball));
  mkdirSync(path.join(folder, 'packages'), { recursive: true });
  cpSync(tarball, path.join(folder, copy));
  return `file:${copy}`;
}

/** The packages beside ours that a portal needs, at the versions that ours is made for. */
function peers(): Record<string, string> {
  const manifest = path.join(packagesFolder(), 'node_modules', ownPackage, 'package.json');
  const { peerDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    peerDependencies?: Record<string, string>;
  };
  const names = ['@docusaurus/core', '@docusaurus/faster', 'react', 'react-dom'];
  const newest = (range: string): string => range.split('||').at(-1)?.trim() ?? range;
  return Object.fromEntries(names.map((name) => [name, newest(peerDependencies[name] ?? '*')]));
}

async function install(folder: string): Promise<boolean> {
  print('Installing packages…');
  const { code, output } = await readCommand({
    file: 'npm',
    args: ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel', 'error'],
  });
  if (code !== 0) print(`${output}\nThe files are in ${folder}. Run "npm install" there.`);
  return code === 0;
}

function write(file: string, text: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    throw unwritten(file, error);
  }
}

command(init, usage);
