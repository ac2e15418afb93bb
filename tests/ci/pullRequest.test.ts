import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repository } from '../site/builtSite';
import { copySite, type SiteCopy } from '../support/siteCopy';
import { breakDescription } from './breakDescription';

let site: SiteCopy;

beforeAll(async () => {
  site = await copySite(`pull-request-${process.pid}`);
  const author = ['-c', 'user.name=Author', '-c', 'user.email=author@example.com', '-c', 'commit.gpgsign=false'];
  const git = (...args: string[]) => execFileSync('git', [...author, ...args], { cwd: site.folder, stdio: 'ignore' });
  git('init', '--quiet');
  git('add', 'openapi');
  git('commit', '--quiet', '--message', 'Base');
  git('tag', 'base');
});

afterAll(() => site.remove());

/** The commands of the workflow's job for owners of the API that look at the API: not what installs or lints code. */
function commandsOfChanges(): string[] {
  const { jobs } = parse(readFileSync(path.join(repository, '.github/workflows/portal.yml'), 'utf8')) as {
    jobs: Record<string, { steps: { run?: string }[] }>;
  };
  return (jobs.changes?.steps ?? []).flatMap(({ run }) =>
    run === undefined || ['npm ci', 'npm run lint'].includes(run) ? [] : [run],
  );
}

interface Ran {
  code: number | null;
  annotations: string[];
}

/** Runs a command as GitHub Actions does. */
function run(command: string): Ran {
  const env = { ...process.env, GITHUB_ACTIONS: 'true', BASE: 'base', NO_COLOR: '1' };
  const { status, stdout } = spawnSync('bash', ['-e', '-c', command], { cwd: site.folder, env, encoding: 'utf8' });
  return { code: status, annotations: stdout.split('\n').filter((line) => line.startsWith('::')) };
}

it('shows owners what a pull request breaks, at the lines and with the guides', { timeout: 600_000 }, () => {
  const breaks = breakDescription(site.folder);
  const ran = new Map<string, Ran>();
  for (const command of commandsOfChanges()) ran.set(/^npm run (\S+)/.exec(command)?.[1] ?? command, run(command));

  expect([...ran].map(([name, { code }]) => [name, code])).toEqual([
    ['lint:api', 1],
    ['diff', 1],
    ['build', 1],
  ]);
  const found = ran
    .get('diff')
    ?.annotations.map((line) => /^::error file=(.+?),line=(\d+),col=\d+,title=breaking%3A (.+?)::/.exec(line));
  expect(found?.map((match) => match && { rule: match[3], file: match[1], line: Number(match[2]) })).toEqual(
    expect.arrayContaining(breaks),
  );
  expect(found).toHaveLength(breaks.length);

  // A step that leaves out what is needed now.
  const step = expect.stringMatching(
    /^::error file=openapi\/workflows\/first-task\.arazzo\.yaml,line=\d+,col=\d+::The step gives no value for the required query parameter "sort"/,
  );
  // A guide that says the old name.
  const guide = expect.stringMatching(
    /^::error file=docs\/docs\/getting_started\.md,line=\d+,col=\d+::`deadlineDate` is not a field of the response of createTask\./,
  );
  for (const name of ['lint:api', 'build']) {
    expect(ran.get(name)?.annotations, name).toEqual(expect.arrayContaining([step, guide]));
  }
  expect(existsSync(path.join(site.folder, 'build'))).toBe(false);

  const comment = readFileSync(path.join(site.folder, 'reports/api-changes.md'), 'utf8');
  expect(comment.match(/^- \*\*/gm)).toHaveLength(breaks.length);
  for (const { file, line } of breaks) expect(comment).toContain(`\n  - Place: \`${file}:${line}\`\n`);
  expect(comment).toMatch(/ {2}- Guides: .*`docs\/docs\/getting_started\.md:[\d,]+`/);
  for (const ending of ['json', 'sarif']) {
    expect(existsSync(path.join(site.folder, `reports/api-changes.${ending}`)), ending).toBe(true);
  }
});
