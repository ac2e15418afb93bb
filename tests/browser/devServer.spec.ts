import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DevServer, startDevServer } from '../support/devServer';
import { copySite, type SiteCopy } from '../support/siteCopy';
import { expect, forgive, test as withBrowser } from './fixtures';
import { tasks } from './pageHelpers';
import { anchored } from './reference/referenceHelpers';

const tasksFile = 'openapi/paths/tasks/tasks.yaml';
const rebuilt = { timeout: 180_000 };

/** Code before the linter's rules, with which it waits for a file before it begins. */
const waiting = `import { existsSync } from 'node:fs';
while (!existsSync('linter-may-go')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
`;

interface DevFixtures {
  /** A copy of the site that a test may change. */
  site: SiteCopy;
  /** Runs `npm start` in it. */
  startServer: () => Promise<DevServer>;
}

const test = withBrowser.extend<DevFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures off this pattern
  site: async ({}, use, { workerIndex }) => {
    const site = await copySite(`dev-server-${workerIndex}`);
    await use(site);
    await site.remove();
  },

  startServer: async ({ page, site, complaints }, use, { errors }) => {
    let server: DevServer | undefined;
    await use(async () => {
      server = await startDevServer(site.folder);
      return server;
    });
    // What the server reports may say why the test failed.
    if (server && errors.length > 0) complaints.push(...(server.output().match(/^.*error.*$/gim) ?? []));
    // A page that is still open would ask for the server and complain.
    await page.close();
    await server?.stop();
  },
});

test('npm start shows each change without a restart, and a broken description leaves the last good reference up', {
  tag: '@long',
}, async ({ page, complaints, site, startServer }) => {
  test.setTimeout(1_200_000);
  await site.edit('openapi/lint/retail-rules.mjs', '// @ts-check\n', waiting);
  const server = await startServer();
  await test.step('the site is up before the linter has finished', async () => {
    await page.goto(`${server.url}${tasks}`);
    await expect(anchored(page, 'listTasks')).toContainText('Get tasks', rebuilt);
    expect(server.output()).not.toContain('Your API description is valid');
    writeFileSync(path.join(site.folder, 'linter-may-go'), '');
    await expect.poll(server.output, rebuilt).toContain('Your API description is valid');
    expect(server.output()).toMatch(/^Reads openapi[\s\S]+ running at[\s\S]+^Edit openapi[\s\S]+ is valid/m);
  });

  await test.step('the server responds to this machine alone', async () => {
    const ask = async (name: string, headers = {}): Promise<[number, string | undefined]> => {
      const response = await page.request.get(`${server.url}${name}`, { headers, maxRetries: 1 });
      return [response.status(), response.headers()['access-control-allow-origin']];
    };
    expect(await ask('/', { Origin: 'http://localhost:5173' })).toEqual([200, undefined]);
    expect(await ask('/', { Host: 'localhost.evil.example' })).toEqual([403, undefined]);
    expect(await ask('/', { Origin: 'https://evil.example' })).toEqual([403, undefined]);
    expect((await ask('/webpack-dev-server/open-editor?fileName=README.md'))[0]).toBe(403);
    const { 'content-security-policy': policy, 'x-frame-options': frames } = (
      await page.request.get(server.url)
    ).headers();
    expect([policy, frames]).toEqual(["frame-ancestors 'none'", 'DENY']);
  });

  await test.step('the linter runs again on each edit, beside the server', async () => {
    await site.edit(tasksFile, 'summary: Get tasks', 'summary: 7');
    await expect.poll(server.output, rebuilt).toContain('Expected type `string` but got `integer`');
    const before = server.output().length;
    await site.edit(tasksFile, 'summary: 7', 'summary: Get tasks');
    await expect.poll(() => server.output().slice(before), rebuilt).toContain('Your API description is valid');
    await expect(anchored(page, 'listTasks')).toContainText('Get tasks', rebuilt);
  });

  // The server closes a connection that was not used for five seconds, maybe while it is asked again.
  const read = async (address: string): Promise<string> =>
    (await page.request.get(`${server.url}${address}`, { maxRetries: 1 })).text();

  await test.step('Markdown pages and files to download follow the pages', async () => {
    await expect.poll(() => read(`${tasks}.md`), rebuilt).toContain('## Get tasks');
    await expect.poll(() => read('/openapi.yaml'), rebuilt).toContain('summary: Get tasks');
  });

  await test.step('a change in openapi/ shows', async () => {
    await site.edit(tasksFile, 'summary: Get tasks', 'summary: Get every task');
    await expect(anchored(page, 'listTasks')).toContainText('Get every task', rebuilt);
    await expect(page.locator('.menu-operations')).toContainText('Get every task');
    await expect.poll(() => read(`${tasks}.md`), rebuilt).toContain('## Get every task');
  });

  await test.step('a page that was left shows what was changed since', async () => {
    await page.locator('.navbar').getByRole('link', { name: 'Integrations', exact: true }).click();
    await expect(anchored(page, 'listTasks')).toHaveCount(0);
    await site.edit(tasksFile, 'summary: Get every task', 'summary: Get all tasks');
    await expect.poll(() => read(`${tasks}.md`), rebuilt).toContain('## Get all tasks');
    await page.goBack();
    await expect(anchored(page, 'listTasks')).toContainText('Get all tasks', rebuilt);
    await site.edit(tasksFile, 'summary: Get all tasks', 'summary: Get every task');
    await expect(anchored(page, 'listTasks')).toContainText('Get every task', rebuilt);
  });

  await test.step('a broken description is reported and changes nothing', async () => {
    await site.edit(tasksFile, 'operationId: createTask', 'operationId: getTask');
    await expect(page.getByRole('alert')).toContainText('The operationId "getTask" is used', rebuilt);
    await expect(anchored(page, 'listTasks')).toContainText('Get every task');
    await expect(anchored(page, 'createTask')).toBeAttached();
    await expect.poll(server.output, rebuilt).toMatch(/openapi\/paths\/tasks\/task\.yaml:\d+:\d+/);
  });

  await test.step('a corrected description takes the report away', async () => {
    await site.edit(tasksFile, 'operationId: getTask', 'operationId: createTask');
    await expect(page.getByRole('alert')).toHaveCount(0, rebuilt);
  });

  await test.step('the request builder opens', async () => {
    await page.getByRole('button', { name: 'Build and check: Create task', exact: true }).click();
    await expect(page.getByRole('dialog').locator('pre')).toContainText('curl', rebuilt);
    await page.keyboard.press('Escape');
  });

  await test.step('a change in docs/ shows', async () => {
    await page.goto(`${server.url}/docs/docs/getting_started`);
    await site.edit('docs/docs/getting_started.md', '\n## ', '\nThis sentence is new.\n\n## ');
    await expect(page.getByText('This sentence is new.')).toBeVisible(rebuilt);
  });

  await test.step('a change in src/ shows', async () => {
    await page.goto(server.url);
    await site.edit('src/css/base/tokens.css', ':root {', ':root { --test-mark: 7px;');
    const mark = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--test-mark'));
    await expect.poll(mark, rebuilt).toBe('7px');
  });
  // The bundler warns when an edit replaces what the page is still loading after the one before, and loads it all the same.
  forgive(complaints, /\[HMR\] unexpected require\(.*\) from disposed module/);
});

test('npm start reloads the open page when the code of the generator changes', {
  tag: '@long',
}, async ({ page, complaints, site, startServer }) => {
  test.setTimeout(600_000);
  const server = await startServer();
  await page.goto(`${server.url}${tasks}`);
  await expect(anchored(page, 'listTasks')).toContainText('Get tasks', { timeout: 120_000 });
  const file = 'src/reference/pages/operationSection.ts';
  await site.edit(file, 'title: titleOfOperation(operation),', 'title: `${titleOfOperation(operation)} (new)`,');
  await expect(anchored(page, 'listTasks')).toContainText('Get tasks (new)', { timeout: 180_000 });
  // While the server starts again, its connections are refused.
  forgive(complaints, /ERR_|WebSocket|webpack-dev-server|HMR/);
});
