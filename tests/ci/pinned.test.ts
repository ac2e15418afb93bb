import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../site/builtSite';

const read = (file: string): string => readFileSync(path.join(repository, file), 'utf8');

/** Every line of a workflow or an action of ours that runs an action of somebody else. */
const uses = readdirSync(path.join(repository, '.github'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ya?ml$/.test(file))
  .flatMap((file) => read(path.join('.github', file)).split('\n'))
  .filter((line) => /^\s*(?:- )?["']?uses["']?\s*:/.test(line))
  .map((line) => line.trim().replace(/^- /, ''))
  .filter((line) => !/^uses: \.\//.test(line));

describe('what a run of the workflows loads', () => {
  it('is an action by its commit, with the tag as a comment: a tag can be moved', () => {
    expect(uses.length).toBeGreaterThan(5);
    const pinned = /^uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(uses.filter((line) => !pinned.test(line))).toEqual([]);
  });

  it('is one commit of each action', () => {
    const commits = new Map(uses.map((line) => [line.split('@')[0], line]));
    expect(new Set(uses)).toEqual(new Set(commits.values()));
  });
});

interface Locked {
  integrity?: string;
  resolved?: string;
}

describe('package-lock.json', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
  const installed = Object.entries(packages).filter(([place]) => place !== '');

  it('has the hash of every package, those for other machines included', () => {
    expect(installed.length).toBeGreaterThan(1000);
    const without = installed.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
    expect(without.map(([place]) => place)).toEqual([]);
  });

  it('names no registry: npm asks the one of whoever installs', () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([place]) => place)).toEqual([]);
  });
});
