import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../src/reference/load/__tests__/files';
import { runDiff } from '../diff/runDiff';
import { site } from './site';

const description = (more = '') => `openapi: 3.1.0
info: {title: A, version: 1.0.0}
paths:
  /a: {get: {responses: {204: {description: d}}}}
  /secret: {get: {responses: {204: {description: d}}}}${more}
`;
const overlay = `overlay: 1.0.0
info: {title: Public, version: '1'}
extends: ../openapi/openapi.yaml
actions: [{target: "$.paths['/secret', '/other']", remove: true}]
`;

it('compares the editions that overlays make, each with those of its revision', async () => {
  const project = writeFiles({ 'openapi/openapi.yaml': description(), 'overlays/public.yaml': overlay });
  const git = (...args: string[]): Buffer =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: project });
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'Begin');
  writeFileSync(
    path.join(project, 'openapi/openapi.yaml'),
    description(
      '\n  /other: {get: {responses: {204: {description: d}}}}\n  /b: {get: {responses: {204: {description: d}}}}',
    ),
  );
  writeFileSync(path.join(project, 'old.yaml'), description());
  const printed: string[] = [];
  const context = { project, site, env: {}, today: '2026-03-01', print: (text: string) => printed.push(text) };
  for (const base of ['main', 'old.yaml']) {
    printed.length = 0;
    expect(await runDiff([base, '--overlay', 'overlays/public.yaml'], context)).toBe(0);
    expect(printed.join('\n')).toContain('/b');
    expect(printed.join('\n')).not.toMatch(/secret|other/);
  }
});
