import path from 'node:path';
import type { LoadContext, MarkdownConfig } from '@docusaurus/types';
import { editGuide, type GuideEdition } from '../guides/guideEdition';
import { field } from '../guides/guideMarks';
import { type Audience, audienceMarks } from '../reference/internal/audience';
import type { Problem } from '../reference/problems';
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
  const fileOf = (filePath: string): string => path.relative(siteDir, filePath).split(path.sep).join('/');
  const edit = (filePath: string, text: string): GuideEdition => {
    const edition = editGuide({ file: fileOf(filePath), text }, marks);
    refuse(edition.problems);
    return edition;
  };
  /** Guides are left out by what their files say, so that nothing else may. */
  const refuseOther = (stated: unknown, filePath: string): void => {
    if (stated === undefined || !marks?.read(stated, field).isHidden) return;
    const place = { file: fileOf(filePath), line: 1, column: 1, pointer: '' };
    const message = `parseFrontMatter of this site says "${field}" of this guide, and its file does not.`;
    refuse([{ severity: 'error', place, message, remedy: `Write "${field}" in the front matter of the file.` }]);
  };
  return {
    parseFrontMatter: async (params) => {
      const { text, hiddenBy } = edit(params.filePath, params.fileContent);
      const parsed = await markdown.parseFrontMatter({ ...params, fileContent: text });
      if (!marks) return parsed;
      const { audience: stated, unlisted, ...shown } = parsed.frontMatter;
      if (hiddenBy !== undefined) return { ...parsed, frontMatter: { ...shown, audience: stated, draft: true } };
      refuseOther(stated, params.filePath);
      return { ...parsed, frontMatter: { ...shown, ...(unlisted === undefined ? {} : { unlisted }) } };
    },
    preprocessor: ({ filePath, fileContent }) => {
      const { text } = edit(filePath, fileContent);
      return markdown.preprocessor?.({ filePath, fileContent: text }) ?? text;
    },
  };
}

function refuse(problems: Problem[]): void {
  if (problems.length > 0) throw new DescriptionError(problems, 'The guides have');
}
