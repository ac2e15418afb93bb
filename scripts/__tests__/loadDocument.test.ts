import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDocument } from '../loadDocument';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
});
afterAll(() => rm(folder, { recursive: true }));

it.each<[name: string, text: string | undefined, told: RegExp]>([
  ['no file', undefined, /openapi\.yaml:1:1/],
  ['no YAML', 'openapi: 3.1.0\ninfo: {title: [', /openapi\.yaml:2:\d+/],
  ['another version', 'openapi: 4.0.0\ninfo: {title: T, version: "1"}\npaths: {}\n', /openapi\.yaml:1:1[\s\S]*4\.0\.0/],
  [
    'no operation',
    'openapi: 3.1.0\ninfo: {title: T, version: "1"}\npaths: {}\n',
    /openapi\.yaml:3:\d+[\s\S]*has no operation[\s\S]*Add one under "paths"/,
  ],
])('says where and why a description with %s cannot be served', async (_name, text, told) => {
  const file = path.join(folder, 'openapi.yaml');
  await rm(file, { force: true });
  if (text !== undefined) await writeFile(file, text);
  await expect(loadDocument('openapi.yaml', folder)).rejects.toThrow(told);
});

it('reads one as its overlays change it', async () => {
  await writeFile(path.join(folder, 'openapi.yaml'), 'openapi: 3.1.0\ninfo: {title: T, version: "1"}\npaths: {}\n');
  const update = '{/b: {get: {responses: {"204": {description: b}}}}}';
  await writeFile(
    path.join(folder, 'public.yaml'),
    `overlay: 1.0.0\ninfo: {title: P, version: "1"}\nactions:\n  - target: $.paths\n    update: ${update}\n`,
  );
  expect(await loadDocument('openapi.yaml', folder, { overlays: ['public.yaml'] })).toHaveProperty('paths./b.get');
  const refused = loadDocument('openapi.yaml', folder, { overlays: ['gone.yaml'] });
  await expect(refused).rejects.toThrow(/gone\.yaml:1:1[\s\S]*gone\.yaml is not there/);
});

it('reads one that can be', async () => {
  const text =
    'openapi: 3.1.0\ninfo: {title: T, version: "1"}\npaths: {/a: {get: {responses: {"204": {description: a}}}}}\n';
  await writeFile(path.join(folder, 'openapi.yaml'), text);
  expect(await loadDocument('openapi.yaml', folder)).toHaveProperty('paths./a.get');
});
