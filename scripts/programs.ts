import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/** A program that the tests need and that npm does not install. */
export interface Program {
  /** Its name in messages. */
  what: string;
  /** What to run: a path, or the name of a command. Undefined where the machine does not have it. */
  find: (machine: Machine) => string | undefined;
  /** The Debian packages that install it. */
  debian: readonly string[];
  /** Whether the tests run without it, too. */
  isOptional?: boolean;
}

/** What a search for a program needs from the machine. */
export interface Machine {
  isExecutable: (file: string) => boolean;
  /** Whether a command ends with the exit code 0. */
  succeeds: (command: readonly string[]) => boolean;
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
  succeeds: ([program = '', ...args]) => spawnSync(program, args, { stdio: 'ignore', timeout: 30_000 }).status === 0,
  canInstall: () => process.getuid?.() === 0 && existsSync('/etc/debian_version'),
  install: (...packageNames) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packageNames]]) {
      spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env });
    }
  },
};

/** What to run for a program. Throws an Error that names the command that installs it. */
export function findProgram(program: Program, machine: Machine = thisMachine): string {
  const found = program.find(machine);
  if (found !== undefined) return found;
  throw missingError([program]);
}

/** Throws an Error that names all programs that are missing, and the command that installs them. */
export function requirePrograms(programs: readonly Program[], machine: Machine = thisMachine): void {
  const missing = missingPrograms(programs, machine).filter(({ isOptional }) => !isOptional);
  if (missing.length > 0) throw missingError(missing);
}

/**
 * Installs the programs that are missing, and prints what it does. Throws an Error with the packages to install where it
 * cannot: only root installs packages, and only on Debian.
 */
export function installPrograms(programs: readonly Program[], machine: Machine, print: (line: string) => void): void {
  const missing = missingPrograms(programs, machine);
  if (missing.length === 0) {
    print('The tests have all the programs that they need.');
    return;
  }
  if (machine.canInstall()) {
    print(`Installing with apt-get: ${packagesOf(missing)}`);
    // One package that a release of the system does not have would keep apt-get from installing the others.
    for (const optional of [false, true]) {
      const group = missing.filter(({ isOptional = false }) => isOptional === optional);
      if (group.length > 0) machine.install(...group.flatMap(({ debian }) => debian));
    }
  }
  const left = missingPrograms(missing, machine).filter(({ isOptional }) => !isOptional);
  if (left.length === 0) return;
  throw new Error(`The tests need ${namesOf(left)}. On Debian or Ubuntu: sudo apt-get install ${packagesOf(left)}`);
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

function missingPrograms(programs: readonly Program[], machine: Machine): Program[] {
  return programs.filter(({ find }) => find(machine) === undefined);
}

function missingError(missing: readonly Program[]): Error {
  return new Error(`The tests need ${namesOf(missing)}. Install what is missing: npm run setup`);
}

function namesOf(programs: readonly Program[]): string {
  return programs.map(({ what }) => what).join(', ');
}

function packagesOf(programs: readonly Program[]): string {
  return programs.flatMap(({ debian }) => debian).join(' ');
}
