/** What the blog's loader says of a post. */
interface PostMetadata {
  permalink: string;
  title: string;
  description: string;
  /** ISO 8601. */
  date: string;
}

interface PostFolder {
  keys(): string[];
  (key: string): { metadata: PostMetadata };
}

/** The bundler's own way to import a folder; the types of Node's `require` lack it. */
declare const require: { context(folder: string, deep: boolean, files: RegExp): PostFolder };

const folder = require.context('../../../blog', false, /\.mdx?$/);

/** The newest posts of the blog first. */
export function latestPosts(count: number): PostMetadata[] {
  return folder
    .keys()
    .map((key) => folder(key).metadata)
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, count);
}
