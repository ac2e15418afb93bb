import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { listTree } from '../../files';
import type { ProjectFolders } from '../facts';
import { writeMarker } from '../marker';

/** A folder for one test, with a project that has sources, an empty home directory, and what a test puts beside them. */
export class World implements ProjectFolders {
  readonly folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'portal-out-dir-')));
  project = this.at('project');
  home = this.at('home');

  constructor() {
    onTestFinished(() => rmSync(this.folder, { recursive: true, force: true }));
    for (const name of ['project/openapi', 'project/docs', 'project/static', 'project/.git', 'home']) this.dir(name);
  }

  /** The absolute path of something in the folder. */
  at(name: string): string {
    return path.resolve(this.folder, name);
  }

  dir(name: string): this {
    mkdirSync(this.at(name), { recursive: true });
    return this;
  }

  /** Writes a file of this text, by default its own name. */
  file(name: string, text = name): this {
    this.dir(path.dirname(name));
    writeFileSync(this.at(name), text);
    return this;
  }

  remove(name: string): this {
    rmSync(this.at(name), { recursive: true });
    return this;
  }

  read(name: string): string {
    return readFileSync(this.at(name), 'utf8');
  }

  link(name: string, target: string): this {
    symlinkSync(target, this.at(name));
    return this;
  }

  /** A folder as a build leaves it. */
  built(name: string): this {
    this.file(`${name}/index.html`, 'earlier').file(`${name}/docs/page.html`, 'earlier');
    writeMarker(this.at(name));
    return this;
  }

  /** The folder `name.partial` as a build leaves it that was killed. */
  partial(name: string): this {
    this.dir(`${name}.partial`);
    writeMarker(this.at(`${name}.partial`));
    return this.file(`${name}.partial/site/half.html`);
  }

  /** A lock of a build, signed by this process. */
  lock(name: string, holder: object): this {
    return this.file(name, JSON.stringify({ madeBy: 'npm run build of the developer portal', ...holder }));
  }

  /** Names another project or home directory. */
  where(folders: Partial<ProjectFolders>): this {
    return Object.assign(this, folders);
  }

  /** Everything in the folder, sorted: `name/`, `name -> target`, `name: text`. */
  tree(): string[] {
    return listTree(this.folder)
      .map((entry) => lineOf(this.folder, path.join(entry.parentPath, entry.name)))
      .sort();
  }
}

function lineOf(folder: string, file: string): string {
  const name = path.relative(folder, file);
  const stat = lstatSync(file);
  if (stat.isSymbolicLink()) return `${name} -> ${readlinkSync(file)}`;
  return stat.isDirectory() ? `${name}/` : `${name}: ${readFileSync(file, 'utf8')}`;
}
