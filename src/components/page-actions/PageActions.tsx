import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { markdownAddress } from '../../reference/markdownAddress';

interface PageActionsProps {
  /** Address of the Markdown page. */
  markdownPage: string;
  /** Where the page's source is edited; a page that is made of several has none. */
  editUrl?: string | null;
}

/** What can be done with a page: copy its Markdown page, which takes a script, open it, and edit its source. */
export function PageActions({ markdownPage, editUrl }: PageActionsProps) {
  return (
    <div className="page-actions" data-markdown-ignore="">
      <button type="button" data-copy-page={markdownPage} aria-live="polite">
        Copy page as Markdown
      </button>
      <a href={markdownPage} rel="alternate" type="text/markdown">
        View as Markdown
      </a>
      {editUrl && <a href={editUrl}>Edit this page</a>}
    </div>
  );
}

/** The actions with a page of the site and its Markdown page, which the head of the page names as well. */
export function MarkdownActions({ page, editUrl }: { page: string; editUrl?: string | null }): ReactNode {
  const markdownPage = markdownAddress(page, useBaseUrl('/'));
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownPage} />
      </Head>
      <PageActions markdownPage={markdownPage} editUrl={editUrl} />
    </>
  );
}

/** The same for pages that have a Markdown page in the built site alone: those of the blog, and those without a Markdown source. */
export function BuiltPageActions({ page }: { page: string }): ReactNode {
  return process.env.NODE_ENV === 'development' ? null : <MarkdownActions page={page} />;
}
