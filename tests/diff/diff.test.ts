import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site } from '../../scripts/__tests__/site';
import { runDiff } from '../../scripts/diff/runDiff';
import { anchorFor } from '../../src/reference/pages/__tests__/anchorFor';
import { breakDescription } from '../ci/breakDescription';

const root = path.resolve(__dirname, '../..');
const today = '2026-03-01';
let project = '';

beforeAll(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'diff-test-'));
  git('init', '--quiet');
  commit('empty', { 'README.md': 'Nothing yet.' });
  cpSync(path.join(root, 'openapi'), path.join(project, 'openapi'), { recursive: true });
  cpSync(path.join(root, 'docs'), path.join(project, 'docs'), { recursive: true });
  commit('first', {});
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

function git(...args: string[]): void {
  const author = ['-c', 'user.name=Author', '-c', 'user.email=author@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...author, ...args], { cwd: project, stdio: 'ignore' });
}

function commit(tag: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) write(name, text);
  git('add', '--all');
  git('commit', '--quiet', '--message', tag);
  git('tag', tag);
}

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
  writeFileSync(path.join(project, name), text);
}

function edit(name: string, change: (text: string) => string): void {
  const before = readFileSync(path.join(project, name), 'utf8');
  const after = change(before);
  expect(after, `${name} has what is edited`).not.toBe(before);
  write(name, after);
}

async function run(...args: string[]): Promise<{ code: number; output: string }> {
  return runWith({}, ...args);
}

async function runWith(env: Record<string, string>, ...args: string[]): Promise<{ code: number; output: string }> {
  const printed: string[] = [];
  const code = await runDiff(args, { project, site, env, today, print: (text) => printed.push(text) });
  return { code, output: printed.join('\n') };
}

describe('our description', () => {
  it('has no change when nothing was changed', async () => {
    const { code, output } = await run('first');
    expect(output).toMatch(
      /^first \((.+)\) → openapi\/openapi\.yaml \(\1\): 0 changes, 0 breaking, 0 risky, 0 safe\.$/,
    );
    expect(code).toBe(0);
  });

  it('with a field renamed, a value removed and a parameter required has these three findings', async () => {
    const breaks = breakDescription(project);
    const { code, output } = await run('first', '--format', 'json');
    expect(code).toBe(1);
    const { changes } = JSON.parse(output) as { changes: Found[] };
    const found = changes.map(({ rule, place: { file, line } }) => ({ rule, file, line }));
    expect(found.sort((a, b) => (a.rule < b.rule ? -1 : 1))).toEqual(breaks);
    expect(changes.map(({ verdict }) => verdict)).toEqual(breaks.map(() => 'breaking'));
    const guides = changes.map(({ rule, touched }) => [rule, [...new Set(touched.map(({ file }) => file))]]);
    expect(Object.fromEntries(guides)).toMatchObject({
      'parameter-became-required': expect.arrayContaining(['docs/docs/pagination.md']),
      'property-renamed': expect.arrayContaining(['docs/docs/getting_started.md', 'docs/docs/webhooks.md']),
      'value-removed': ['docs/docs/data_model.md', 'docs/docs/pagination.md'],
    });
    const recipes = changes.map(({ rule, touched }) => [
      rule,
      touched.filter(({ kind }) => kind === 'recipe' || kind === 'zap').map(({ file }) => path.basename(file)),
    ]);
    expect(Object.fromEntries(recipes)).toEqual({
      'parameter-became-required': expect.arrayContaining(['first-task.arazzo.yaml', 'zapier.yaml']),
      'property-renamed': [],
      'value-removed': [],
    });
    expect(changes.find(({ rule }) => rule === 'property-renamed')?.page).toBe(
      `/docs/api_reference/models/tasks/task#${anchorFor('Task', 'deadline')}`,
    );
  });

  it('may break when its major version is raised', async () => {
    edit('openapi/openapi.yaml', (text) => text.replace(/^( {2}version: )\d+/m, '$19'));
    const { code, output } = await run('first');
    expect(code).toBe(0);
    expect(output).toMatch(/The major version was raised, so that breaking changes are allowed\.$/);
  });
});

describe('with the calls of a reader', () => {
  const list = 'GET https://api.example.com/v1/orgstruct/shops?page=2\n/no-such-path\n';

  it('has only the changes that touch them', async () => {
    write('calls.txt', list);
    const { code, output } = await run('first', '--format', 'json', '--calls', 'calls.txt');
    const { changes } = JSON.parse(output) as { changes: Found[] };
    expect(changes.filter(({ rule }) => rule !== 'documentation-changed').map(({ rule }) => rule)).toEqual([
      'parameter-became-required',
    ]);
    expect(code).toBe(0);
  });

  it.each<[string, string | undefined, RegExp]>([
    ['no file', undefined, /^ {2}calls\.har is not a file\./],
    ['no requests', '{"log": {"entries": []}}', /^ {2}calls\.har:1:1\n {4}This HAR file has no requests/],
    ['prose', '/a\nHello', /^ {2}calls\.har:2:1\n {4}"Hello" is not a path\./],
    [
      '50 MB',
      ' '.repeat(50 * 1024 * 1024),
      /^ {2}calls\.har:1:1\n {4}The file has 50 MB; fewer than 50 MB are read\.\n/,
    ],
  ])('refuses %s', async (_, text, want) => {
    if (text !== undefined) write('calls.har', text);
    await expect(run('first', '--calls', 'calls.har')).rejects.toThrow(want);
  });
});

describe('in CI', () => {
  const old =
    'openapi: 3.1.0\ninfo: {title: A, version: 1.0.0}\npaths:\n  /a:\n    get: {responses: {200: {description: A}}}\n';
  const read = (name: string): string => readFileSync(path.join(project, name), 'utf8');

  it('prints annotations, writes files and adds to the summary of the job', async () => {
    write('old.yaml', old);
    write('new.yaml', old.replace('/a:', '/b:'));
    write('summary', '# Before\n');
    const env = {
      ...{ GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: path.join(project, 'summary') },
      SITE_URL: 'https://developers.example.com/',
    };
    const outputs = ['--output', 'reports/api.md', '--output=reports/api.json', '--output', 'reports/api.sarif'];
    const { code, output } = await runWith(env, 'old.yaml', 'new.yaml', ...outputs);
    expect(code).toBe(1);
    expect(output).toMatch(/^::error file=new\.yaml,line=3,col=1,title=breaking%3A operation-removed::GET \/a: /);
    expect(read('reports/api.md')).toMatch(/^# Changes of the API\n[\s\S]*\n## Breaking\n\n- \*\*`GET \/a`\*\*/);
    expect(read('reports/api.md')).toContain('(https://developers.example.com/docs/api_reference/');
    expect(read('summary')).toBe(`# Before\n${read('reports/api.md')}`);
    expect(JSON.parse(read('reports/api.json'))).toMatchObject({ count: { breaking: 1 } });
    expect(JSON.parse(read('reports/api.sarif'))).toMatchObject({ version: '2.1.0' });
    const { output: text } = await runWith(env, 'old.yaml', 'new.yaml', '--format', 'text');
    expect(text).toMatch(/^breaking {2}GET \/a\n/);
  });

  it.each<[string[], RegExp]>([
    [['no.yaml'], /"no\.yaml" is neither a file/],
    [['old.yaml', '--output', 'api.pdf'], /^"api\.pdf" has no format\. Give it one of these endings: \.md, \.json, /],
    [['old.yaml', '--output', 'folder.md'], /^"folder\.md" is not a file\. Name another one\.$/],
    [['old.yaml', '--output', 'old.yaml/api.md'], /api\.md cannot be written: .*Check the permissions and the space/],
  ])('writes nothing with %j', async (args, want) => {
    write('old.yaml', old);
    write('kept.md', 'Kept.');
    mkdirSync(path.join(project, 'folder.md'), { recursive: true });
    const outputs = args.includes('--output') ? [] : ['--output', 'kept.md'];
    await expect(run(...args, ...outputs)).rejects.toThrow(want);
    expect(read('kept.md')).toBe('Kept.');
  });
});

describe('a recorded release', () => {
  beforeAll(() => {
    const recorded = JSON.parse(readFileSync(path.join(project, 'openapi/releases/1.3.0.json'), 'utf8'));
    delete recorded.info['x-release-date'];
    write('released.json', JSON.stringify(recorded));
  });

  it('is compared without texts', async () => {
    const { output } = await run('1.2.0', '1.3.0', '--format', 'json');
    const { changes } = JSON.parse(output) as { changes: Found[] };
    expect(changes.map(({ rule }) => rule)).toContain('operation-added');
    expect(changes.filter(({ place }) => !place.file.endsWith('releases/1.3.0.json'))).toEqual([]);
  });

  it('differs from the description in nothing that only a release has', async () => {
    const { output } = await run('openapi/releases/1.3.0.json', 'released.json', '--format', 'json');
    expect(JSON.parse(output)).toMatchObject({ changes: [] });
  });
});

interface Found {
  rule: string;
  verdict: string;
  place: { file: string; line: number };
  page?: string;
  touched: { kind: string; file: string }[];
}

const broken = { 'broken.yaml': 'openapi: 3.1.0\ninfo: [', 'list.yaml': '- a\n', 'lost.yaml': lost() };

function lost(): string {
  return 'openapi: 3.1.0\ninfo: {title: A, version: 1.0.0}\npaths:\n  /a:\n    get:\n      responses:\n        200: {$ref: "#/b"}\n';
}

it.each<[string[], RegExp[]]>([
  [[], [/^Name what to compare with\./]],
  [['--format'], [/^--format needs a value\.$/]],
  [['first', '--format', 'pdf'], [/^There is no format "pdf"\. Name one of text, markdown, json, github, sarif\.$/]],
  [
    ['v9'],
    [/"v9" is neither a file nor a git revision nor a release\.\n {4}Name a file, a recorded release, or a revision/],
  ],
  [['empty'], [/The git revision "empty" has no openapi\/openapi\.yaml\./]],
  [
    ['v8', 'v9'],
    [/"v8" is neither/, /"v9" is neither/],
  ],
  [
    ['broken.yaml', 'list.yaml'],
    [/"broken\.yaml" cannot be compared:\n {2}broken\.yaml:2:\d+ {2}#/, /"list\.yaml" cannot be/],
  ],
  [['lost.yaml', 'first'], [/ {2}lost\.yaml:7:\d+ {2}#\/paths/]],
])('refuses %j', async (args, wanted) => {
  for (const [name, text] of Object.entries(broken)) write(name, text);
  const message = await run(...args).then(
    () => 'nothing',
    (error: Error) => error.message,
  );
  for (const want of wanted) expect(message).toMatch(want);
});
