import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeWellKnown } from '../api-reference/wellKnown';
import { openSiteFiles, type SiteFiles } from '../siteFiles';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'site-files-'));
});
afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

const blog = { routeBasePath: '/news', feedOptions: { type: ['atom', 'json'] } };

/** The files of a site with some in static folders (by their path from the site's source), two pages, feeds and a sitemap. */
function open(statics: string[], baseUrl = '/'): Promise<SiteFiles> {
  for (const file of statics) {
    mkdirSync(path.join(siteDir, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), 'author');
  }
  const site = {
    siteDir,
    outDir: path.join(siteDir, 'out'),
    baseUrl,
    routesPaths: ['', 'docs/a', '404.html'].map((route) => baseUrl + route),
    siteConfig: { staticDirectories: ['static', 'more', 'not-there'] },
    plugins: [
      { name: 'docusaurus-plugin-sitemap', options: { filename: 'sitemap.xml' } },
      { name: 'docusaurus-plugin-content-blog', options: blog },
      { name: 'another', options: {} },
    ],
  };
  return openSiteFiles(site as unknown as Props);
}

describe('a static file', () => {
  it.each([
    ['a page', 'static/docs/a/index.html', 'the page /docs/a'],
    ['the home page', 'static/index.html', 'the page /'],
    ['the not-found page', 'more/404.html', 'the page /404.html'],
    ['a page where case does not count', 'static/Docs/A/index.HTML', 'the page /docs/a'],
    ['the folder of a page', 'static/docs/a', 'the page /docs/a'],
    ['the sitemap', 'static/sitemap.xml', 'sitemap.xml of docusaurus-plugin-sitemap'],
    ['a feed', 'static/news/atom.xml', 'news/atom.xml of docusaurus-plugin-content-blog'],
    ['the list of the build', 'static/.portal-build', 'the list of what the build has made'],
    ['a packed page', 'static/docs/a/index.html.gz', 'the packed form of the page /docs/a'],
    ['a packed file of a static folder', 'more/img/a.svg.br', 'the packed form of static/img/a.svg'],
  ])('that %s would replace is named with it', async (_what, file, other) => {
    await expect(open(['static/img/a.svg', file])).rejects.toThrow(
      `Files of the site would replace each other:\n- ${file} would be replaced by ${other}. Remove ${file}, or give it another name.`,
    );
  });

  it.each([
    ['static/llms.txt', 'llms.txt'],
    ['more/openapi.yaml', 'openapi.yaml'],
    ['static/LLMS.txt', 'llms.txt'],
    ['static/e\u0301.md', '\u00e9.md'],
    ['static/search', 'search/start.json'],
    ['static/_headers/a', '_headers'],
    ['static/llms.txt.gz', 'llms.txt'],
  ])('%s is not replaced by the output %s', async (file, output) => {
    const { write } = await open([file]);
    await expect(write([{ path: output, content: 'ours' }])).rejects.toThrow(
      `${file} would be replaced by ${file.endsWith('.gz') ? 'the packed form of ' : ''}the output ${output}. Remove ${file}, or give it another name.`,
    );
    expect(readdirSync(siteDir)).not.toContain('out');
  });

  it('is in nobody’s way below a base URL', async () => {
    const { write } = await open(['static/docs/b/index.html', 'static/portal/index.html'], '/portal/');
    await write([{ path: 'a.json', content: 'ours' }]);
    expect(readFileSync(path.join(siteDir, 'out/a.json'), 'utf8')).toBe('ours');
  });

  it('called robots.txt is kept, and nothing is written in its place', async () => {
    const files = await open(['static/robots.txt']);
    await files.write([{ path: 'openapi.json', content: '{}' }]);
    const outDir = path.join(siteDir, 'out');
    await writeWellKnown(outDir, files, { site: 'https://a.example/', overview: '/' });
    expect(readdirSync(outDir)).toEqual(['.well-known', 'openapi.json']);
  });
});

describe('an output', () => {
  it.each([
    ['of the same name', ['a.md', 'a.md']],
    ['whose name differs in case', ['a.md', 'A.md']],
    ['below it', ['a', 'a/b.md']],
    ['that it is below', ['a/b.md', 'a']],
  ])('does not replace another one %s', async (_what, [first = '', second = '']) => {
    const { claim, write } = await open([]);
    claim([first]);
    await expect(write([{ path: second, content: '' }])).rejects.toThrow(
      `- the output ${first} would be replaced by the output ${second}.`,
    );
  });

  it('does not replace a page', async () => {
    const { claim } = await open([]);
    expect(() => claim(['docs/a/index.html', 'docs/A'])).toThrow(
      /^(?:.*\n)- the page \/docs\/a would be replaced by the output docs\/a\/index\.html\. Give the page another address\.\n- the page \/docs\/a would/,
    );
  });
});
