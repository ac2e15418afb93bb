import type { ReactNode } from 'react';
import type { ApiPage as ApiPageData, ServerView } from '../../reference/page';
import { sampleBasesOf } from '../../reference/words';
import { narrowRoom, withBreaks } from '../code/withBreaks';
import { PageBase, sharedServers } from './BaseUrl';
import { Operation } from './Operation';
import { OperationLinks } from './OperationLinks';
import { Overview } from './Overview';
import { Crumbs } from './PageLinks';
import { ExternalDocsLink, RichTextBlock } from './RichTextBlock';
import { SectionHead } from './SectionHead';
import { SharedAnchors } from './SharedAnchors';

interface ApiPageProps {
  page: ApiPageData;
  actions?: ReactNode;
}

/** The page of one tag: what it is about, the list of its operations, and the operations. */
export function ApiPage({ page, actions }: ApiPageProps) {
  const { operations, seeAlso } = page;
  const servers = sharedServers(operations);
  return (
    <>
      <ApiPageHead page={page} actions={actions} servers={servers} />
      {operations.map((operation) => (
        <Operation key={operation.anchor} operation={operation} areServersShared={servers.length > 0} />
      ))}
      {seeAlso.length > 0 && (
        <section className="see-also">
          <SectionHead level={2} title="See also" />
          <OperationLinks operations={seeAlso} />
        </section>
      )}
      <SharedAnchors shared={page.sharedAnchors} />
    </>
  );
}

/** Text at the left, base URL beside it; the list of operations is as wide as both, so that nothing is empty beside it. */
function ApiPageHead({ page, actions, servers }: ApiPageProps & { servers: ServerView[] }) {
  const { operations } = page;
  const hasBase = servers.length > 0 || sampleBasesOf(operations).length > 0;
  return (
    <header className="page-head">
      <div className={hasBase ? 'columns' : undefined}>
        <div className="text">
          <Crumbs links={page.breadcrumbs} />
          <h1>{withBreaks(page.title, narrowRoom)}</h1>
          {actions}
          {page.notes?.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <RichTextBlock text={page.description} className="lead" />
          <ExternalDocsLink docs={page.externalDocs} />
          {operations.length > 0 && <p className="legend">Fields without a mark are optional and never null.</p>}
          {operations.length + page.seeAlso.length === 0 && !page.sharedAnchors && !page.parts && (
            <p className="empty">No operations have this tag.</p>
          )}
        </div>
        {hasBase && <PageBase servers={servers} operations={operations} />}
      </div>
      <Overview page={page} />
    </header>
  );
}
