import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/** A program that the tests need and that npm does not install. */
interface Needed {
  /** Name of the program in messages. */
  what: string;
  /** Possible paths, the preferred first. */
  candidates: string[];
  /** The Debian package that contains it, and its path there. */
  debian: { package: string; file: string };
  /** What to do, in one line, if it is neither found nor installed. */
  remedy: string;
}

/** What a search for a program needs from the machine. */
export interface Machine {
  isExecutable: (file: string) => boolean;
  /** Whether packages can be installed: as root on Debian or a derivative. */
  canInstall: () => boolean;
  /** Installs Debian packages. */
  install: (...packageNames: string[]) => void;
}

/** The machine that this process runs on. */
export const thisMachine: Machine = {
  isExecutable: (file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      // A path that does not exist or is not executable is no candidate.
      return false;
    }
  },
  canInstall: () => process.getuid?.() === 0 && existsSync('/etc/debian_version'),
  install: (...packageNames) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packageNames]]) {
      spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env });
    }
  },
};

/** Finds a program or installs it where possible; otherwise throws an Error that says what to do. */
export function findProgram({ what, candidates, debian, remedy }: Needed, machine: Machine = thisMachine): string {
  const found = candidates.find(machine.isExecutable);
  if (found !== undefined) return found;
  if (machine.canInstall()) {
    machine.install(debian.package);
    if (machine.isExecutable(debian.file)) return debian.file;
  }
  throw new Error(`The tests need ${what}: ${remedy}`);
}

/** Every file with one of these names in the folders of PATH. */
export function inPath(names: string[], folders = process.env.PATH ?? ''): string[] {
  return names.flatMap((name) =>
    folders
      .split(path.delimiter)
      .filter(Boolean)
      .map((folder) => path.join(folder, name)),
  );
}
