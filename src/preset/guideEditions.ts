import path from 'node:path';
import type { LoadContext, MarkdownConfig } from '@docusaurus/types';
import { editGuide, type GuideEdition } from '../guides/guideEdition';
import { type Audience, audienceMarks } from '../reference/internal/audience';
import { DescriptionError } from '../reference/report';

/**
 * How Docusaurus reads the Markdown files of an edition, in every plugin: guides and posts for others are drafts, which builds leave out,
 * and parts for others are not there. Throws a DescriptionError for marks of a file that are wrong.
 */
export function editionMarkdown(
  { siteDir, siteConfig: { markdown } }: Pick<LoadContext, 'siteDir' | 'siteConfig'>,
  audience: Audience | undefined,
): Pick<MarkdownConfig, 'parseFrontMatter' | 'preprocessor'> {
  const marks = audience && audienceMarks(audience);
  const edit = (filePath: string, text: string): GuideEdition => {
    const file = path.relative(siteDir, filePath).split(path.sep).join('/');
    const edition = editGuide({ file, text }, marks);
    if (edition.problems.length > 0) throw new DescriptionError(edition.problems, 'The guides have');
    return edition;
  };
  return {
    parseFrontMatter: async (params) => {
      const { text, hiddenBy } = edit(params.filePath, params.fileContent);
      const parsed = await markdown.parseFrontMatter({ ...params, fileContent: text });
      if (!marks) return parsed;
      const { audience: stated, unlisted, ...shown } = parsed.frontMatter;
      if (hiddenBy !== undefined) return { ...parsed, frontMatter: { ...shown, audience: stated, draft: true } };
      return { ...parsed, frontMatter: { ...shown, ...(unlisted === undefined ? {} : { unlisted }) } };
    },
    preprocessor: ({ filePath, fileContent }) => {
      const { text } = edit(filePath, fileContent);
      return markdown.preprocessor?.({ filePath, fileContent: text }) ?? text;
    },
  };
}
