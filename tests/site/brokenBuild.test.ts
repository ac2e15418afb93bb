import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeMarker } from '../../scripts/outDir/marker';
import { freePort } from '../../src/machine/ports';
import { copySite, type SiteCopy } from '../support/siteCopy';
import { listFiles, repository } from './builtSite';

/** Builds the site in a folder, as a deployment does, and returns how that ended and all that it printed. */
function build(folder: string): { status: number | null; output: string } {
  const env = { ...process.env, NO_COLOR: '1', NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: folder, env, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

describe('npm run build over a broken description', () => {
  const state: { site?: SiteCopy } = {};

  beforeAll(async () => {
    state.site = await copySite(`broken-build-${process.pid}`);
    await state.site.edit('openapi/paths/tasks/tasks.yaml', 'operationId: createTask', 'operationId: getTask');
  });
  afterAll(() => state.site?.remove());

  it('exits with 1, prints the report and leaves the earlier build as it was', { timeout: 300_000 }, () => {
    const folder = state.site?.folder ?? '';
    const earlier = path.join(folder, 'build/index.html');
    mkdirSync(path.dirname(earlier), { recursive: true });
    writeFileSync(earlier, 'the site as it was built before');
    writeMarker(path.dirname(earlier));
    mkdirSync(path.join(folder, 'build.partial'));
    writeMarker(path.join(folder, 'build.partial'));
    mkdirSync(path.join(folder, 'build.partial/site/left/over'), { recursive: true });

    const { status, output } = build(folder);

    expect(status).toBe(1);
    expect(output).toMatch(/openapi\/paths\/tasks\/task\.yaml:\d+:\d+/);
    expect(output).toContain('The operationId "getTask" is used');
    expect(listFiles(path.dirname(earlier))).toEqual(['.portal-build', 'index.html']);
    expect(readFileSync(earlier, 'utf8')).toBe('the site as it was built before');
    expect(existsSync(path.join(folder, 'build.partial'))).toBe(false);
  });
});

describe('npm run build when the description renames what guides name', () => {
  const state: { site?: SiteCopy } = {};

  beforeAll(async () => {
    state.site = await copySite(`renamed-${process.pid}`);
    const shop = 'openapi/components/schemas/orgstructure/Shop.yaml';
    await state.site.edit(shop, '\n  longitude:', '\n  lng:');
    await state.site.edit(shop, 'latitude, longitude]', 'latitude, lng]');
  });
  afterAll(() => state.site?.remove());

  it('exits with 1 and names every place of the guides', { timeout: 300_000 }, () => {
    const { status, output } = build(state.site?.folder ?? '');

    expect(status).toBe(1);
    expect(output).toContain('Compared with the API description, the guides have');
    expect(output).toMatch(/docs\/docs\/pagination\.md:\d+:\d+ {2}#\/longitude/);
    expect(output).toContain('`longitude` is not a field of the response of getShop.');
  });
});

describe('npm run build when a text of the description links to what is not there', () => {
  const state: { site?: SiteCopy } = {};

  beforeAll(async () => {
    state.site = await copySite(`wrong-links-${process.pid}`);
    const links = '[a page](/no-such-page), [an anchor](/integrations#no-such-anchor)';
    await state.site.edit('openapi/openapi.yaml', 'A checklist is one', `${links}. A checklist is one`);
    // A wrong link would end the build before anchors are looked at.
    await state.site.edit('docusaurus.config.ts', "onBrokenLinks: 'throw'", "onBrokenLinks: 'warn'");
  });
  afterAll(() => state.site?.remove());

  it('exits with 1 and names the page, the link and the anchor', { timeout: 300_000 }, () => {
    const { status, output } = build(state.site?.folder ?? '');

    expect(status).toBe(1);
    expect(output).toContain('/docs/api_reference/api/checklists/checklists_create_view');
    expect(output).toContain('linking to /no-such-page');
    expect(output).toContain('linking to /integrations#no-such-anchor');
  });
});

describe('--strict', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-strict-'));
  const description = path.join(folder, 'openapi.yaml');
  const site = path.join(folder, 'site');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    { command: 'npm run build', args: ['run', 'build', '--', '--strict', '--out-dir', site], mode: 'production' },
    { command: 'npm start', args: ['start', '--', '--strict'], mode: 'development' },
  ])(
    '$command refuses what breaks the specification, says it once, and exits with 1',
    { timeout: 300_000 },
    async (given) => {
      writeFileSync(description, 'openapi: 3.2.0\ninfo: {title: T, version: "1"}\npaths: {}\nservers: {url: /v1}\n');
      const env = { ...process.env, NO_COLOR: '1', NODE_ENV: given.mode, OPENAPI_SPEC: description };
      const args = given.mode === 'development' ? [...given.args, '--port', String(await freePort())] : given.args;
      const { status, stdout, stderr } = spawnSync('npm', args, { cwd: repository, env, encoding: 'utf8' });
      const output = `${stdout}${stderr}`;

      expect(output).toMatch(/openapi\.yaml:4:1 +#\/servers\s+Expected type "array" but/);
      expect(output.match(/Expected type "array" but/g)).toHaveLength(1);
      expect(status).toBe(1);
      expect(existsSync(site)).toBe(false);
    },
  );
});
