import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { referenceFolder } from '../../src/plugins/api-reference/standalone/config';
import { type DevServer, startDevServer } from '../../tests/support/devServer';
import { copySite } from '../../tests/support/siteCopy';
import { browserArguments, findBrowser } from '../browser';
import { median } from './measure';
import type { Subject } from './subjects';

/** A file that is edited, the title of an operation in it, and the route of the page that shows it. */
interface Edit {
  file: string;
  text: string;
  route: string;
}

/** Medians in seconds: from the start of the dev server, and from an edit, until a browser shows the page. */
export interface DevServerTimes {
  start: number;
  edit: number;
}

/** Starts the dev server `runs` times in a copy of the site, and edits the description as often in the last one. */
export async function measureDevServer(subject: Subject, runs: number, folder: string): Promise<DevServerTimes> {
  const site = await copySite(`bench-${process.pid}`);
  const edit = subject.alone ? await editOfCopy(subject, folder) : editOfPortal(site.folder);
  const environment: Record<string, string> = subject.alone ? { OPENAPI_SPEC: edit.file } : {};
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments() });
  try {
    const starts: number[] = [];
    for (let run = 1; run < runs; run += 1) {
      const opened = await openFirstPage(site.folder, environment, browser, edit);
      starts.push(opened.seconds);
      // A page whose server has stopped keeps requesting it.
      await opened.page.close();
      await opened.server.stop();
    }
    const { page, server, seconds } = await openFirstPage(site.folder, environment, browser, edit);
    try {
      return { start: median([...starts, seconds]), edit: await measureEdits(page, edit, runs) };
    } finally {
      await server.stop();
    }
  } finally {
    await browser.close();
    await site.remove();
  }
}

/** Starts the server as `npm start` does, and opens the page that will be edited in a browser. */
async function openFirstPage(
  folder: string,
  environment: Record<string, string>,
  browser: Browser,
  { route, text }: Edit,
): Promise<{ page: Page; server: DevServer; seconds: number }> {
  const start = performance.now();
  const server = await startDevServer(folder, environment);
  const page = await browser.newPage();
  await page.goto(`${server.url}${route}`);
  await titleOf(page, text).waitFor({ state: 'attached', timeout: 120_000 });
  return { page, server, seconds: (performance.now() - start) / 1000 };
}

/** The first edit is not measured: it runs code for the first time. */
async function measureEdits(page: Page, edit: Edit, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run <= runs; run += 1) times.push(await timeEdit(page, edit, run));
  return median(times.slice(1));
}

function editOfPortal(site: string): Edit {
  return {
    file: path.join(site, 'openapi/paths/tasks/tasks.yaml'),
    text: 'Get tasks',
    route: '/docs/api_reference/api/tasks/tasks_create_view',
  };
}

/** A copy of GitHub's description that may be edited. */
async function editOfCopy({ description }: Subject, folder: string): Promise<Edit> {
  const file = path.join(folder, 'edited.json');
  await writeFile(file, await readFile(description));
  return { file, text: 'GitHub API Root', route: `/${referenceFolder}/api/meta` };
}

async function timeEdit(page: Page, { file, text }: Edit, run: number): Promise<number> {
  const before = await readFile(file, 'utf8');
  const shown = run === 0 ? text : `${text}, edit ${run}`;
  const wanted = `${text}, edit ${run + 1}`;
  if (!before.includes(shown)) throw new Error(`${file} does not contain "${shown}".`);
  const start = performance.now();
  await writeFile(file, before.replace(shown, wanted));
  await titleOf(page, wanted).waitFor({ state: 'attached', timeout: 120_000 });
  return (performance.now() - start) / 1000;
}

/** The heading of an operation: searching all of a large page for a text would take longer than the edit. */
function titleOf(page: Page, text: string): Locator {
  return page.locator('h2', { hasText: text }).first();
}
