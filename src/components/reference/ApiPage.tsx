import type { ReactNode } from 'react';
import type { ApiPage as ApiPageData } from '../../reference/page';
import { Crumbs } from './Crumbs';
import { ExternalDocsLink } from './ExternalDocsLink';
import { Operation } from './Operation';
import { OperationLinks } from './OperationLinks';
import { Overview } from './Overview';
import { PageBase } from './PageBase';
import { RichTextBlock } from './RichTextBlock';
import { SectionHead } from './SectionHead';

/** The page of one tag: what it is about, the list of its operations, and the operations. */
export function ApiPage({ page, actions }: { page: ApiPageData; actions?: ReactNode }) {
  const { operations, seeAlso } = page;
  return (
    <>
      <header className={operations.length > 0 ? 'columns page-head' : 'page-head'}>
        <div className="text">
          <Crumbs links={page.breadcrumbs} />
          <h1>{page.title}</h1>
          {page.notes?.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <RichTextBlock text={page.description} className="lead" />
          <ExternalDocsLink docs={page.externalDocs} />
          <PageBase operations={operations} />
          {operations.length > 0 && <p className="legend">Fields without a mark are optional and never null.</p>}
          {operations.length === 0 && <p className="empty">No operation has this tag.</p>}
          {actions}
        </div>
        {operations.length > 0 && (
          <div className="beside">
            <Overview page={page} />
          </div>
        )}
      </header>
      {operations.map((operation) => (
        <Operation key={operation.anchor} operation={operation} />
      ))}
      {seeAlso.length > 0 && (
        <section className="see-also">
          <SectionHead level={2} title="See also" />
          <OperationLinks operations={seeAlso} />
        </section>
      )}
    </>
  );
}
