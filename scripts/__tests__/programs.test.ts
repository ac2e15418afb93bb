import { describe, expect, it } from 'vitest';
import { findProgram, installPrograms, type Machine, type Program, requirePrograms } from '../programs';

const program = (what: string, isOptional = false): Program => ({
  ...{ what, isOptional, debian: [`${what}-package`] },
  find: ({ isExecutable }) => [`/usr/bin/${what}`].find(isExecutable),
});
const programs = [program('nginx'), program('brotli', true), program('rsync')];

/** A machine with some programs; an installation brings those of `brings`, undefined where nothing can be installed. */
function machine(has: string[], brings?: string[]): Machine & { installed: string[][] } {
  const present = new Set(has);
  const installed: string[][] = [];
  return {
    ...{ installed, isExecutable: (file) => present.has(file.replace('/usr/bin/', '')), succeeds: () => false },
    canInstall: () => brings !== undefined,
    install: (...names) => {
      installed.push(names);
      for (const name of names.map((each) => each.replace('-package', '')))
        if (brings?.includes(name)) present.add(name);
    },
  };
}

describe('without what they need, the tests name it and the command that installs it', () => {
  it.each<[has: string[], want: string | undefined]>([
    [['nginx', 'rsync'], undefined],
    [['rsync'], 'The tests need nginx. Install what is missing: npm run setup'],
    [[], 'The tests need nginx, rsync. Install what is missing: npm run setup'],
  ])('%j', (has, want) => {
    const here = machine(has, ['nginx', 'rsync']);
    const run = () => requirePrograms(programs, here);
    if (want === undefined) expect(run).not.toThrow();
    else expect(run).toThrow(want);
    expect(here.installed).toEqual([]);
  });

  it('one program', () => {
    expect(findProgram(program('nginx'), machine(['nginx']))).toBe('/usr/bin/nginx');
    expect(() => findProgram(program('nginx'), machine([]))).toThrow('npm run setup');
  });
});

describe('npm run setup', () => {
  const all = ['nginx', 'brotli', 'rsync'];

  it.each<[has: string[], brings: string[], printed: string, installed: string[][]]>([
    [all, all, 'The tests have all the programs that they need.', []],
    [['nginx', 'brotli'], all, 'Installing with apt-get: rsync-package', [['rsync-package']]],
    [
      ['rsync'],
      ['nginx'],
      'Installing with apt-get: nginx-package brotli-package',
      [['nginx-package'], ['brotli-package']],
    ],
  ])('with %j, where %j can be installed', (has, brings, printed, installed) => {
    const here = machine(has, brings);
    const lines: string[] = [];
    installPrograms(programs, here, (line) => lines.push(line));
    expect(lines).toEqual([printed]);
    expect(here.installed).toEqual(installed);
  });

  it.each<[why: string, brings: string[] | undefined, want: string]>([
    ['it is not root on Debian', undefined, 'sudo apt-get install nginx-package rsync-package'],
    [
      'the installation fails',
      ['nginx'],
      'The tests need rsync. On Debian or Ubuntu: sudo apt-get install rsync-package',
    ],
  ])('says what to install where %s', (_, brings, want) => {
    expect(() => installPrograms(programs, machine([], brings), () => undefined)).toThrow(want);
  });
});
