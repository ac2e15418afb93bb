import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readReleases } from '../readReleases';

let project = '';

beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'releases-test-'));
  mkdirSync(path.join(project, 'releases'));
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

function write(name: string, content: string): void {
  writeFileSync(path.join(project, 'releases', name), content);
}

function release(version: unknown, date: unknown = '2026-03-01'): string {
  const info = { title: 'Tasks', version, 'x-release-date': date };
  return JSON.stringify({ openapi: '3.1.0', info, paths: {} }, null, 1);
}

it('reads releases by their precedence', () => {
  for (const version of ['1.10.0', '1.9.0']) write(`${version}.json`, release(version));
  write('addresses.json', '{}');
  write('notes.md', '');
  const { releases, problems } = readReleases(project, 'releases');
  expect(problems).toEqual([]);
  expect(releases.map(({ version, date, file }) => [version, date, file])).toEqual([
    ['1.9.0', '2026-03-01', 'releases/1.9.0.json'],
    ['1.10.0', '2026-03-01', 'releases/1.10.0.json'],
  ]);
});

it('finds none where there is no folder', () => {
  expect(readReleases(project, 'none')).toEqual({ releases: [], problems: [] });
});

it.each<[string, Record<string, string>, string[]]>([
  ['no JSON', { '1.0.0.json': '{\n "openapi": \n' }, ['1.0.0.json:3 # This release is no JSON: ']],
  ['no description', { '1.0.0.json': '{"a": 1}' }, ['1.0.0.json:1 # This release is not an OpenAPI 3 description']],
  ['a list', { '1.0.0.json': '[]' }, ['1.0.0.json:1 # This release is not an OpenAPI 3 description']],
  ['no version', { '1.0.json': release('1.0') }, ['1.0.json:5 #/info/version "1.0" is not a version.']],
  ['a number as version', { '1.json': release(1) }, ['1.json:5 #/info/version "1" is not a version.']],
  [
    'a file of another name',
    { 'first.json': release('1.0.0') },
    ['first.json:5 #/info/version This is version 1.0.0, in a file called first.json.'],
  ],
  [
    'no day',
    { '1.0.0.json': release('1.0.0', 'March') },
    ['1.0.0.json:6 #/info/x-release-date It is not stated when this version was released.'],
  ],
  [
    'one version twice, and all problems at once',
    { '1.0.0+a.json': release('1.0.0+a'), '1.0.0+b.json': release('1.0.0+b'), '2.0.0.json': '' },
    [
      '1.0.0+b.json:5 #/info/version Version 1.0.0+a is recorded in releases/1.0.0+a.json as well.',
      '2.0.0.json:1 # This release is no JSON',
    ],
  ],
])('reports %s', (_, files, wanted) => {
  for (const [name, content] of Object.entries(files)) write(name, content);
  const found = readReleases(project, 'releases').problems.map(
    ({ place: { file, line, pointer }, message }) => `${file.replace('releases/', '')}:${line} ${pointer} ${message}`,
  );
  expect(found).toHaveLength(wanted.length);
  for (const [index, want] of wanted.entries()) expect(found[index]).toContain(want);
});
