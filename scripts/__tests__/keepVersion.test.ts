import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepVersion } from '../keepVersion';
import { site } from './site';

let project = '';
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'portal-version-'));
  write('openapi/openapi.yaml', 'description: See [tasks](/docs/docs/tasks).');
  write('openapi/README.md', '[the sandbox](../src/sandbox/README.md)');
  write('docs/a.md', '[b](/docs/docs/b)');
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
  writeFileSync(path.join(project, name), text);
}

const tree = (): string[] =>
  readdirSync(project, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => `${path.relative(project, file)}: ${readFileSync(file, 'utf8')}`)
    .sort();

/** Writes what Docusaurus writes, and gives this exit code. */
const docusaurus = (code: number) => async (): Promise<number> => {
  write('versioned_docs/version-1.0/a.md', '[b](/docs/docs/b)');
  write('versioned_sidebars/version-1.0-sidebars.json', '{}');
  write('versions.json', '["1.0", "0.9"]');
  return code;
};

it('keeps the docs and the description, with links to their own version', async () => {
  expect(await keepVersion(project, site, '1.0', docusaurus(0))).toBe(0);
  expect(readFileSync(path.join(project, 'openapi_versions/1.0/openapi.yaml'), 'utf8')).toContain(
    '/docs/1.0/docs/tasks',
  );
  expect(existsSync(path.join(project, 'openapi_versions/1.0/README.md'))).toBe(false);
  expect(readFileSync(path.join(project, 'versioned_docs/version-1.0/a.md'), 'utf8')).toContain('/docs/1.0/docs/b');
  expect(readFileSync(path.join(project, 'docs/a.md'), 'utf8')).toBe('[b](/docs/docs/b)');
});

it.each(['', 'x', '../1.0', '1/../../x', '1.0/..', '1\u0000', '1.', '1 0', `1${'0'.repeat(60)}`])(
  'refuses the name %j and touches nothing',
  async (name) => {
    const before = tree();
    await expect(keepVersion(project, site, name, docusaurus(0))).rejects.toThrow(
      'is not the name of a version. It begins with a digit',
    );
    expect(tree()).toEqual(before);
  },
);

it.each([
  'openapi_versions/1.0/important.txt',
  'versioned_docs/version-1.0/important.md',
  'versioned_sidebars/version-1.0-sidebars.json',
])('refuses a version when there is %s, which stays as it is', async (file) => {
  write(file, 'important');
  const before = tree();
  await expect(keepVersion(project, site, '1.0', docusaurus(0))).rejects.toThrow(
    /Version 1\.0 is not made: .*Name another/,
  );
  expect(tree()).toEqual(before);
});

it.each([
  ['fails', docusaurus(1)],
  ['cannot be started', () => docusaurus(0)().then(() => Promise.reject(new Error('no such program')))],
])('leaves the project as it was when Docusaurus %s', async (_case, keepDocs) => {
  write('versions.json', '["0.9"]');
  write('openapi_versions/0.9/openapi.yaml', 'earlier');
  const before = tree();
  await keepVersion(project, site, '1.0', keepDocs).catch(() => 1);
  expect(tree()).toEqual(before);
});

it('leaves the project as it was when the description cannot be copied', async () => {
  rmSync(path.join(project, 'openapi'), { recursive: true });
  const before = tree();
  await expect(keepVersion(project, site, '1.0', docusaurus(0))).rejects.toThrow('openapi');
  expect(tree()).toEqual(before);
  expect(existsSync(path.join(project, 'versions.json'))).toBe(false);
});
