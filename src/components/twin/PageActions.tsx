import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { twinAddress } from '../../reference/twinAddress';

interface PageActionsProps {
  /** Address of the Markdown twin. */
  twin: string;
  /** Where the page's source is edited; a page that is made of several has none. */
  editUrl?: string | null;
}

/** What can be done with a page: copy its Markdown twin, which takes a script, open it, and edit its source. */
export function PageActions({ twin, editUrl }: PageActionsProps) {
  return (
    <div className="page-actions" data-markdown-ignore="">
      <button type="button" data-copy-page={twin} aria-live="polite">
        Copy page as Markdown
      </button>
      <a href={twin} rel="alternate" type="text/markdown">
        View as Markdown
      </a>
      {editUrl && <a href={editUrl}>Edit this page</a>}
    </div>
  );
}

/** The actions with a page of the site and its twin, which the head of the page names as well. */
export function TwinActions({ page, editUrl }: { page: string; editUrl?: string | null }): ReactNode {
  const twin = twinAddress(page, useBaseUrl('/'));
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={twin} />
      </Head>
      <PageActions twin={twin} editUrl={editUrl} />
    </>
  );
}

/** The same for pages that have a twin in the built site alone: those of the blog, and those without a Markdown source. */
export function BuiltTwinActions({ page }: { page: string }): ReactNode {
  return process.env.NODE_ENV === 'development' ? null : <TwinActions page={page} />;
}
