import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PackageSource, packageSource } from '../packageSource';

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'package-source-'));
  mkdirSync(path.join(root, 'node_modules'));
});

afterAll(() => rmSync(root, { recursive: true }));

const keep = (installed: object): void =>
  writeFileSync(
    path.join(root, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/portal': installed } }),
  );

it.each<[installed: object, want: (root: string) => PackageSource]>([
  [{ version: '1.2.0', resolved: 'https://packages.example.com/portal-1.2.0.tgz' }, () => ({ version: '^1.2.0' })],
  [{ version: '1.2.0', resolved: 'file:../portal.tgz' }, (root) => ({ tarball: path.resolve(root, '../portal.tgz') })],
])('%j', (installed, want) => {
  keep(installed);
  expect(packageSource(root, 'portal')).toEqual(want(root));
});

it.each([{}, { version: '1.2.0', resolved: '../portal', link: true }])(
  'does not know where %j is from',
  (installed) => {
    keep(installed);
    expect(() => packageSource(root, 'portal')).toThrow('It is not known where portal was installed from.');
  },
);
