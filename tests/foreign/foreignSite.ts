import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { generatedFilesIn } from '../../src/platform/processes';
import type { ReferenceIndex } from '../../src/reference/outputs/referenceIndex';
import { listFiles, repository, routeOf } from '../site/builtSite';

/** A site that was built around a third-party description. */
export interface ForeignSite {
  folder: string;
  index: ReferenceIndex;
  read: (file: string) => string;
  /** Routes of all pages. */
  routes: string[];
  remove: () => void;
}

/** Runs `npm run build` with OPENAPI_SPEC. Throws with the output when the build fails. */
export async function buildForeign(description: string, name: string): Promise<ForeignSite> {
  const folder = path.join(repository, '.cache/foreign', name);
  const env = {
    ...process.env,
    OPENAPI_SPEC: description,
    ...generatedFilesIn(`.cache/foreign/${name}-generated`),
  };
  const options = { cwd: repository, env, maxBuffer: 64_000_000 };
  await promisify(execFile)('npm', ['run', 'build', '--', '--out-dir', folder], options);
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  return {
    folder,
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

/** Operations and fields of the index whose anchor is not on their page. */
export function missingAnchors({ index, read }: ForeignSite): string[] {
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
