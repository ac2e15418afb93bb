import { expect, it } from 'vitest';
import { writeFiles } from '../../../reference/load/__tests__/files';
import { postsIn } from '../guideFiles';

it.each<[what: string, posts: string | undefined, want: string[]]>([
  ['are named in order', 'blog', ['blog/2026/b.mdx', 'blog/a.md']],
  ['are none where the folder is missing', 'news', []],
  ['are none where the site names no folder', undefined, []],
])('posts %s', async (_, posts, want) => {
  const folder = writeFiles({ 'blog/a.md': '', 'blog/2026/b.mdx': '', 'blog/a.png': '' });
  expect(await postsIn(folder, posts)).toEqual(want);
});
