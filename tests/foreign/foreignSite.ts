import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { generatedFilesIn } from '../../src/platform/processes';
import type { ReferenceIndex } from '../../src/reference/outputs/referenceIndex';
import { filesThatName, listFiles, repository, routeOf } from '../site/builtSite';

/** A site that was built around a third-party description. */
export interface ForeignSite {
  folder: string;
  /** The path of its description. */
  description: string;
  index: ReferenceIndex;
  read: (file: string) => string;
  /** Routes of all pages. */
  routes: string[];
  remove: () => void;
}

/** Runs `npm run build` with OPENAPI_SPEC, for a base URL. Throws with the output when the build fails. */
export async function buildForeign(description: string, name: string, baseUrl = '/'): Promise<ForeignSite> {
  const folder = path.join(repository, '.cache/foreign', name);
  const env = {
    ...process.env,
    ...{ OPENAPI_SPEC: description, SITE_BASE_URL: baseUrl },
    ...generatedFilesIn(`.cache/foreign/${name}-generated`),
  };
  const options = { cwd: repository, env, maxBuffer: 64_000_000 };
  await promisify(execFile)('npm', ['run', 'build', '--', '--out-dir', folder], options);
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  return {
    folder,
    description,
    index: JSON.parse(read('reference-index.json')) as ReferenceIndex,
    read,
    routes: listFiles(folder)
      .filter((file) => file.endsWith('index.html'))
      .map(routeOf),
    remove: () => {
      for (const left of [folder, `${folder}-generated`]) rmSync(left, { recursive: true, force: true });
    },
  };
}

/**
 * Fails unless a site has every page, operation and field of its index, no script for a changelog, which it does not
 * have, and no path of the machine that built it.
 */
export function expectWhole(site: ForeignSite): void {
  expect(missingAnchors(site)).toEqual([]);
  expect(site.index.pages.map(({ url }) => url).filter((url) => !site.routes.includes(url))).toEqual([]);
  const scripts = listFiles(site.folder).filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => site.read(file).includes('form.mine'))).toEqual([]);
  expect(filesThatName([repository, path.dirname(site.description)], site.folder)).toEqual([]);
}

/** Operations and fields of the index whose anchor is not on their page. */
function missingAnchors({ index, read }: ForeignSite): string[] {
  const wanted = [...index.operations, ...index.webhooks, ...index.fields];
  const pages = new Map<string, Set<string>>();
  for (const { page } of wanted) {
    if (!pages.has(page)) {
      const html = read(`${page.slice(1)}/index.html`);
      pages.set(page, new Set([...html.matchAll(/ id="?([^" >]+)/g)].map(([, anchor = '']) => anchor)));
    }
  }
  return wanted
    .filter(({ page, anchor }) => !pages.get(page)?.has(anchor))
    .map(({ page, anchor }) => `${page}#${anchor}`);
}
