// Swizzled: under a guide's title are what can be done with the page, and its list of headings, where that does not fit
// beside the text. One with lists rather than prose (`wide: true`) has the width of a wide window.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { MarkdownActions } from '../../../../components/page-actions/PageActions';
import { StructuredData } from '../../../../components/StructuredData';
import { UnderTitle } from '../../MDXComponents';

/** A guide: the title of its front matter, unless it has one of its own or hides it, and its text. */
export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter, contentTitle } = useDoc();
  const hasTitle = !frontMatter.hide_title && contentTitle === undefined;
  const underTitle = (
    <>
      <MarkdownActions page={metadata.permalink} editUrl={metadata.editUrl} />
      <FoldedHeadings />
    </>
  );
  const { wide } = frontMatter as { wide?: unknown };
  const page = (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <StructuredData
        type="TechArticle"
        title={metadata.title}
        description={metadata.description}
        url={metadata.permalink}
      />
      {hasTitle && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      {contentTitle === undefined && underTitle}
      <UnderTitle value={underTitle}>
        <MDXContent>{children}</MDXContent>
      </UnderTitle>
    </div>
  );
  return wide === true ? <HtmlClassNameProvider className="wide-page">{page}</HtmlClassNameProvider> : page;
}

/** "On this page", folded where the list does not fit beside the text. The theme's own opens with a script only. */
function FoldedHeadings(): ReactNode {
  const { toc, frontMatter } = useDoc();
  if (frontMatter.hide_table_of_contents || toc.length === 0) return null;
  return (
    <details className="toc-fold">
      <summary>On this page</summary>
      <TOCItems
        toc={toc}
        minHeadingLevel={frontMatter.toc_min_heading_level}
        maxHeadingLevel={frontMatter.toc_max_heading_level}
      />
    </details>
  );
}
