import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../src/reference/load/__tests__/files';
import { beginReport } from '../removedFile';

function begin(name: string, files: Record<string, string> = {}): () => string {
  const folder = writeFiles({ 'site/index.html': '', ...files });
  symlinkSync('site', path.join(folder, 'link'));
  return () => beginReport(path.join(folder, name), path.join(folder, 'site'));
}

it('begins a report, and again in the next build', () => {
  const first = begin('removed.txt');
  const file = first();
  expect(readFileSync(file, 'utf8')).toMatch(/^# What a build has left out/);
  expect(first()).toBe(file);
});

it.each<[what: string, name: string, want: string]>([
  ['a file in the site', 'site/removed.txt', 'would be in the site'],
  ['one that begins with two dots', 'site/..removed', 'would be in the site'],
  ['one behind a link', 'link/removed.txt', 'would be in the site'],
  ['a file of somebody', 'api.yaml', 'is there already, and no report of a build. Name a new file.'],
])('refuses %s', (_what, name, want) => {
  expect(begin(name, { 'api.yaml': 'openapi: 3.1.0' })).toThrow(want);
});
