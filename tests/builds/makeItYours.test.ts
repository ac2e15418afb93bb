import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFiles, repository } from '../site/builtSite';
import { copySite, type SiteCopy } from '../support/siteCopy';

const run = promisify(execFile);

const description = `openapi: 3.1.0
info: { title: Orders API, version: 1.4.0, description: Orders of a shop. }
servers: [{ url: https://orders.example.com/v1 }]
security: [{ token: [] }]
tags: [{ name: Orders, description: What customers have ordered. }]
paths:
  /orders/{orderId}:
    get:
      operationId: getOrder
      summary: Get order
      tags: [Orders]
      parameters:
        - { name: orderId, in: path, required: true, schema: { type: integer }, example: 7 }
      responses:
        '200':
          description: The order
          content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } }
        '404': { description: There is no such order }
components:
  securitySchemes: { token: { type: http, scheme: bearer } }
  schemas:
    Order: { type: object, required: [id], properties: { id: { type: integer }, note: { type: string } } }
`;

/** The files that the steps write, by the words above the block that has them. */
const written: [words: RegExp, language: string, file: string][] = [
  [/`redocly\.yaml`:/, 'yaml', 'redocly.yaml'],
  [/`docusaurus\.config\.ts` is the site:/, 'ts', 'docusaurus.config.ts'],
  [/`sidebars\.ts` has/, 'ts', 'sidebars.ts'],
  [/A guide, `index\.md`/, 'md', 'docs/index.md'],
  [/`api\/overview\.md`/, 'md', 'docs/api/overview.md'],
];

/** What only our portal says or shows. */
const ours = /retail|checklist|survey|tasks_create_view|Send work to every store/i;

let copy: SiteCopy;
beforeAll(async () => {
  copy = await copySite('yours', [
    'tests',
    'nginx',
    '.github',
    'biome.json',
    'vitest.config.mts',
    'package-lock.json',
    'README.md',
    'Dockerfile',
    '.dockerignore',
  ]);
  const steps = await readFile(path.join(repository, 'README.md'), 'utf8');
  await run('sh', ['-ec', blockAfter(steps, /^1\. Remove/m, 'sh')], { cwd: copy.folder });
  for (const [words, language, file] of written) {
    await mkdir(path.dirname(path.join(copy.folder, file)), { recursive: true });
    await writeFile(path.join(copy.folder, file), blockAfter(steps, words, language));
  }
  await writeFile(path.join(copy.folder, 'openapi/openapi.yaml'), description);
}, 300_000);
afterAll(() => copy.remove());

/** The first block of code in a language after some words, without its indentation. */
function blockAfter(text: string, words: RegExp, language: string): string {
  const rest = text.slice(text.search(words));
  const [, code = ''] = new RegExp(`^   \`\`\`${language}\\n([\\s\\S]*?)^   \`\`\`$`, 'm').exec(rest) ?? [];
  return code.replace(/^ {3}/gm, '');
}

/** What a command of the copy printed; throws with that when it fails. */
async function npm(...args: string[]): Promise<string> {
  const options = { cwd: copy.folder, maxBuffer: 64_000_000 };
  const { stdout, stderr } = await run('npm', args, options).catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`npm ${args.join(' ')} failed:\n${error.stdout?.slice(-4000)}\n${error.stderr?.slice(-2000)}`);
  });
  return stdout + stderr;
}

it.each<[check: string, args: string[]]>([
  ['lint', []],
  ['typecheck', []],
  ['lint:api', []],
  // The tests in `src/` read nothing that the steps change, and have been run before.
  ['test:unit', ['scripts/', 'tests/']],
])('npm run check is green after the steps: %s', { timeout: 900_000 }, async (check, args) => {
  await expect(npm('run', check, '--', ...args)).resolves.toBeDefined();
});

it('no file of the built site holds a word, a picture or a mark of our portal', async () => {
  await npm('run', 'build');
  const build = path.join(copy.folder, 'build');
  const files = listFiles(build);
  expect(existsSync(path.join(build, 'api/overview/index.html')) || files.includes('api/overview.html')).toBe(true);
  const texts = files.filter((file) => /\.(?:html|md|txt|json|xml|js|css|svg|yaml|mjs|conf)$|^_/.test(file));
  const found: string[] = [];
  for (const file of texts) if (ours.test(await readFile(path.join(build, file), 'utf8'))) found.push(file);
  expect(found).toEqual([]);
  expect(files.filter((file) => file.startsWith('img/'))).toEqual([]);
});
