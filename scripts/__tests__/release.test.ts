import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anchorFor } from '../../src/reference/pages/__tests__/anchorFor';
import { runRelease } from '../release/runRelease';
import { site } from './site';

let project = '';
const folder = () => path.join(project, 'openapi', 'releases');

beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'release-test-'));
  mkdirSync(folder(), { recursive: true });
  describeVersion('1.4.0');
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

function describeVersion(version: string): void {
  const paths =
    'paths:\n  /a:\n    get: {operationId: getA, tags: [A], description: Gets., responses: {200: {description: A}}}\n';
  const text = `openapi: 3.1.0\ninfo:\n  title: A\n  version: ${version}\ntags: [{name: A}]\n${paths}`;
  writeFileSync(path.join(project, 'openapi', 'openapi.yaml'), text);
}

async function run(...args: string[]): Promise<{ code: number; output: string }> {
  const printed: string[] = [];
  const code = await runRelease(args, {
    project,
    site,
    env: {},
    today: '2026-03-01',
    print: (text) => printed.push(text),
  });
  return { code, output: printed.join('\n') };
}

it('records the description and its addresses, the same each time', async () => {
  const { code, output } = await run('1.4.0');
  expect(code).toBe(0);
  expect(output).toBe(
    'Version 1.4.0 of 2026-03-01 is recorded in openapi/releases/1.4.0.json, and its addresses in openapi/releases/addresses.json.',
  );
  const files = ['1.4.0.json', 'addresses.json'].map((name) => path.join(folder(), name));
  const written = files.map((file) => readFileSync(file, 'utf8'));
  expect(JSON.parse(written[0] ?? '')).toMatchObject({ info: { version: '1.4.0', 'x-release-date': '2026-03-01' } });
  expect(JSON.parse(written[1] ?? '')).toEqual({
    version: '1.4.0',
    pages: { '/docs/api_reference/api/a': [anchorFor('getA')] },
  });
  for (const file of files) rmSync(file);
  await run('1.4.0', '--date=2026-03-01');
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(written);
});

it('records a version once where it is released several times at once', async () => {
  const runs = await Promise.allSettled([1, 2, 3].map((day) => run('1.4.0', '--date', `2026-03-0${day}`)));
  const refused = runs.flatMap((each) => (each.status === 'rejected' ? [(each.reason as Error).message] : []));
  expect(refused).toHaveLength(2);
  for (const message of refused)
    expect(message).toMatch(/Version 1\.4\.0 is recorded already|Process \d+ writes to the same folder/);
  expect(readdirSync(path.join(project, 'openapi'))).toEqual(['openapi.yaml', 'releases']);
});

const recorded = (version: string) =>
  JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version, 'x-release-date': '2026-01-01' } });

it.each<[string[], Record<string, string>, RegExp]>([
  [[], {}, /^Name the version that is released\./],
  [['1.4'], {}, /^"1\.4" is not a version\. Write it as MAJOR\.MINOR\.PATCH/],
  [['v1.4.0'], {}, /^"v1\.4\.0" is not a version\./],
  [['1.4.0', '--date', 'soon'], {}, /^"soon" is not a day\. Write it as in 2026-03-01\.$/],
  [['1.4.0', '--date'], {}, /^--date needs a value\.$/],
  [['1.5.0'], {}, /openapi\.yaml:4:3 {2}#\/info\/version\n.*The description says that it is version 1\.4\.0\./],
  [
    ['1.4.0'],
    { '1.4.0.json': recorded('1.4.0') },
    /Version 1\.4\.0 is recorded already: openapi\/releases\/1\.4\.0\.json\n/,
  ],
  [['1.4.0'], { '2.0.0.json': recorded('2.0.0') }, /Version 1\.4\.0 is earlier than 2\.0\.0, the last release/],
  [['1.4.0'], { '1.3.0.json': '{}' }, /releases\/1\.3\.0\.json:1:1 {2}#\n.*is not an OpenAPI 3 description/],
])('records nothing for %j beside %j', async (args, files, want) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder(), name), text);
  const message = await run(...args).then(
    () => 'nothing',
    (error: Error) => error.message,
  );
  expect(message).toMatch(want);
  expect(readdirSync(folder())).toEqual(Object.keys(files));
  for (const [name, text] of Object.entries(files)) expect(readFileSync(path.join(folder(), name), 'utf8')).toBe(text);
});

it('records nothing of a description that is not there', async () => {
  rmSync(path.join(project, 'openapi', 'openapi.yaml'));
  await expect(run('1.4.0')).rejects.toThrow(/neither a file nor a git revision nor a release/);
  expect(existsSync(path.join(folder(), '1.4.0.json'))).toBe(false);
});
