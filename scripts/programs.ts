import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/** A program that the tests need and npm does not bring. */
export interface Needed {
  /** What the program is called in a message. */
  what: string;
  /** Files that may be it, the best first. */
  candidates: string[];
  /** The Debian package that brings it, and the file it then is. */
  debian: { package: string; file: string };
  /** What to do about it, in one line, where nothing could be done. */
  remedy: string;
}

/** What a search for a program asks of the machine. */
export interface Machine {
  isExecutable: (file: string) => boolean;
  /** Whether packages can be installed: root on Debian or what descends from it. */
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
      // Not there, or not ours to run: either way it is no candidate.
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

/** Finds a program, installs it where that is possible, or throws one line that says what to do. */
export function findProgram({ what, candidates, debian, remedy }: Needed, machine: Machine = thisMachine): string {
  const found = candidates.find(machine.isExecutable);
  if (found !== undefined) return found;
  if (machine.canInstall()) {
    machine.install(debian.package);
    if (machine.isExecutable(debian.file)) return debian.file;
  }
  throw new Error(`The tests need ${what}: ${remedy}`);
}

/** Every file of one of these names in the folders of PATH. */
export function inPath(names: string[], folders = process.env.PATH ?? ''): string[] {
  return names.flatMap((name) =>
    folders
      .split(path.delimiter)
      .filter(Boolean)
      .map((folder) => path.join(folder, name)),
  );
}
