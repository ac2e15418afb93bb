import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { startDevServer } from '../../tests/support/devServer';
import { copySite } from '../../tests/support/siteCopy';
import { browserArguments, findBrowser } from '../browser';
import { median } from './median';
import type { Subject } from './subjects';

/** A file that is edited, the title of an operation in it, and the route of the page that shows it. */
interface Edit {
  file: string;
  text: string;
  route: string;
}

/** Seconds from an edit of the description until the page in the browser shows it, the median of `runs` edits. */
export async function measureEdit(subject: Subject, runs: number, folder: string): Promise<number> {
  const site = await copySite(`bench-${process.pid}`);
  const edit = subject.alone ? await editOfCopy(subject, folder) : editOfPortal(site.folder);
  const server = await startDevServer(site.folder, subject.alone ? { OPENAPI_SPEC: edit.file } : {});
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments() });
  try {
    const page = await browser.newPage();
    await page.goto(`${server.url}${edit.route}`);
    await titleOf(page, edit.text).waitFor({ state: 'attached', timeout: 120_000 });
    const times: number[] = [];
    for (let run = 0; run <= runs; run += 1) times.push(await timeEdit(page, edit, run));
    // The first edit meets code that has not run before.
    return median(times.slice(1));
  } finally {
    await browser.close();
    await server.stop();
    await site.remove();
  }
}

function editOfPortal(site: string): Edit {
  return {
    file: path.join(site, 'openapi/paths/tasks/tasks.yaml'),
    text: 'Get tasks',
    route: '/docs/api_reference/api/tasks/tasks_create_view',
  };
}

/** GitHub's description in a folder where it may be changed. */
async function editOfCopy({ description }: Subject, folder: string): Promise<Edit> {
  const file = path.join(folder, 'edited.json');
  await writeFile(file, await readFile(description));
  return { file, text: 'GitHub API Root', route: '/api_reference/api/meta' };
}

async function timeEdit(page: Page, { file, text }: Edit, run: number): Promise<number> {
  const before = await readFile(file, 'utf8');
  const shown = run === 0 ? text : `${text}, edit ${run}`;
  const wanted = `${text}, edit ${run + 1}`;
  if (!before.includes(shown)) throw new Error(`${file} does not hold "${shown}".`);
  const start = performance.now();
  await writeFile(file, before.replace(shown, wanted));
  await titleOf(page, wanted).waitFor({ state: 'attached', timeout: 120_000 });
  return (performance.now() - start) / 1000;
}

/** The heading of an operation: to look for a text in all of a large page would cost more than the edit. */
function titleOf(page: Page, text: string): Locator {
  return page.locator('h2', { hasText: text }).first();
}
