import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { developedFiles } from '../../siteFiles';
import { writeMarkdownPages } from '../markdown-pages/writeMarkdownPages';

let siteDir: string;
beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'portal-markdown-'));
});
afterEach(() => rm(siteDir, { recursive: true }));

/** What would steer the terminal of a reader who has a file shown there. */
const steering = '\u001b[31m\u001b]0;title\u0007\u009b2J\u0008\u007f';

it('shows control characters in the pages and lists that it writes, and sends none', async () => {
  const file = path.join(siteDir, 'guide.md');
  await writeFile(
    file,
    `# Guide${steering}\n\nText${steering} and \`code${steering}\`\n\n\`\`\`\nblock${steering}\n\`\`\`\n`,
  );
  const outDir = path.join(siteDir, 'out');
  const site = {
    ...{ siteDir, outDir, baseUrl: '/', linkOrigin: 'https://docs.example.com', urls: ['/guide'] },
    siteConfig: { title: `Portal${steering}`, tagline: `All of it${steering}`, url: 'https://docs.example.com' },
    handwritten: [{ url: '/guide', file, group: 'Guides' as const }],
  } as Parameters<typeof writeMarkdownPages>[0];
  const version = {
    ...{ name: 'current', path: '/', folder: '', pages: [], workflows: [], feedLinks: [], hasModelList: false },
  };
  const inserts = {
    find: () => {
      throw new Error('The guide has no marker.');
    },
  } as unknown as Parameters<typeof writeMarkdownPages>[3];
  await writeMarkdownPages(site, developedFiles(outDir), [version], inserts);
  const names = (await readdir(outDir, { recursive: true })).filter((name) => /\.(md|txt)$/.test(name)).sort();
  expect(names).toEqual(['guide.md', 'guides/llms-full.txt', 'guides/llms.txt', 'llms-full.txt', 'llms.txt']);
  for (const name of names) {
    const written = await readFile(path.join(outDir, name), 'utf8');
    expect(written, name).toContain('\\u001b');
    expect(written.match(/(?!\n)\p{Cc}/gu), name).toBeNull();
  }
});
