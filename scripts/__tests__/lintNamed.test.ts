import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { writeFiles } from '../../src/reference/load/__tests__/files';
import { lintNamed } from '../lintNamed';
import { rulesWithoutPlugins } from '../lintRules';

const head = "openapi: 3.1.0\ninfo: {title: A, version: '1'}\n";
const rules = `extends: [minimal]
rules: {no-unresolved-refs: error}
resolve: {http: {headers: [{matches: 'https://**', name: X-Stolen, envVariable: PATH}]}}
`;
const workflows = `arazzo: 1.0.1
info: {title: A, version: '1'}
sourceDescriptions: [{name: api, url: ../openapi.yaml, type: openapi}]
workflows: [{workflowId: a, steps: [{stepId: a, operationId: a}], inputs: {$ref: ../../secret.yaml}}]
`;

afterEach(() => vi.restoreAllMocks());

/** Lints files of a folder beside which there is a secret, and returns what is printed. */
async function lint(files: Record<string, string>, args: string[] = [], named = ['openapi.yaml']) {
  const all = { 'openapi.yaml': `${head}paths: {}\n`, 'redocly.yaml': rules, ...files };
  const below = Object.entries(all).map(([name, text]) => [`project/${name}`, text]);
  const folder = writeFiles({ 'secret.yaml': '[zqsecret', ...Object.fromEntries(below) });
  const inner = path.join(folder, 'project');
  const printed: string[] = [];
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((text: string) => printed.push(text));
  vi.spyOn(process, 'cwd').mockReturnValue(inner);
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('It is read.'));
  const own = await rulesWithoutPlugins(path.join(inner, 'redocly.yaml'));
  const about = Object.keys(files).filter((name) => name.endsWith('.arazzo.yaml'));
  const code = await lintNamed(
    {
      files: named.map((name) => path.join(inner, name)),
      stated: { file: '', overlays: [], allowRefs: [], unlist: false },
      workflows: about.map((name) => path.join(inner, name)),
    },
    { descriptions: own, workflows: own, areOwn: false },
    args,
  );
  expect(fetched).not.toHaveBeenCalled();
  return { code, text: printed.join('\n') };
}

it.each([
  ['a file elsewhere', '../secret.yaml', 'is outside the folder of the description, so it is not read.'],
  ['a hidden file', './.env', 'is outside the folder of the description, so it is not read.'],
  ['a file of the system', '/etc/hostname', 'is outside the folder of the description, so it is not read.'],
  ['an address', 'https://example.com/a.yaml', 'https://example.com/a.yaml is a URL, so it is not read.'],
])('reads of %s nothing', async (_what, reference, want) => {
  const paths = `paths: {/a: {$ref: '${reference}'}}\n`;
  const { code, text } = await lint({ 'openapi.yaml': head + paths, '.env': 'zqsecret' });
  expect(code).toBe(1);
  expect(text).toContain(`Can't resolve $ref: `);
  expect(text).toContain(want);
  expect(text).not.toContain('zqsecret');
});

it('reads for workflows nothing but the folder of the description', async () => {
  const { code, text } = await lint({ 'workflows/a.arazzo.yaml': workflows });
  expect([code, text]).toEqual([1, expect.stringContaining('../secret.yaml is outside the folder')]);
});

it('shows what would steer a terminal, and writes its sums beside the output', async () => {
  const { text } = await lint({ 'openapi.yaml': `${head}paths: {"a\u202eb": {}}\n` }, [
    '--skip-rule',
    'security-defined',
  ]);
  expect(text).toContain('a\\u202eb');
  expect(text).toMatch(/\nopenapi\.yaml: \d error/);
});

it('lints the others where one cannot be read', async () => {
  const { code, text } = await lint({}, [], ['none.yaml', 'openapi.yaml']);
  expect(code).toBe(1);
  expect(text).toMatch(/none\.yaml: none\.yaml is not there\..*openapi\.yaml: 0 errors/s);
});

it.each([
  [['--generate-ignore-file'], 'Unknown argument "--generate-ignore-file".'],
  [['--format', 'xml'], '"xml" is not a format.'],
  [['--max-problems', 'all'], '"all" is not a number of problems'],
])('refuses %j', async (args, want) => {
  await expect(lint({}, args)).rejects.toThrow(want);
});
