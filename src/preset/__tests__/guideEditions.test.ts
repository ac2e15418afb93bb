import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { editionMarkdown } from '../guideEditions';

it.each<[file: string, parsed: object, want: object | RegExp]>([
  ['---\ntitle: A\n---\n', { title: 'A' }, { title: 'A' }],
  ['---\naudience: partner\n---\n', { audience: 'partner' }, { audience: 'partner', draft: true }],
  ['---\ntitle: A\n---\n', { audience: 'public' }, {}],
  ['---\ntitle: A\n---\n', { audience: 'partner' }, /docs\/a\.md:1:1[\s\S]*parseFrontMatter/],
])('a guide %j of which a site reads %j', async (fileContent, frontMatter, want) => {
  const parse = async () => ({ frontMatter: { ...frontMatter }, content: '' });
  const context = { siteDir: '/site', siteConfig: { markdown: { parseFrontMatter: parse } } } as unknown as LoadContext;
  const { parseFrontMatter } = editionMarkdown(context, { is: 'public', of: ['public', 'partner'] });
  const params = { filePath: '/site/docs/a.md', fileContent, defaultParseFrontMatter: parse };
  const read = async () => (await parseFrontMatter(params)).frontMatter;
  if (want instanceof RegExp) await expect(read()).rejects.toThrow(want);
  else expect(await read()).toEqual(want);
});
