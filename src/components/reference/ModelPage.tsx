import type { ReactNode } from 'react';
import type { ModelPage as ModelPageData } from '../../reference/page';
import { narrowRoom, withBreaks } from '../code/withBreaks';
import { CodeButtons } from './Code';
import { Examples } from './Examples';
import { ModelFields } from './ModelFields';
import { Crumbs } from './PageLinks';
import { ExternalDocsLink, RichTextBlock } from './RichTextBlock';
import { SharedAnchors } from './SharedAnchors';
import { UsedBy, usedByInWords } from './UsedBy';

/** The page of one model: its fields, an example beside them, and where it is used. */
export function ModelPage({ page, actions }: { page: ModelPageData; actions?: ReactNode }) {
  const hasExamples = page.examples.length > 0;
  return (
    <div className={hasExamples ? 'columns' : undefined}>
      <div className="text">
        <ModelHead page={page} actions={actions} />
      </div>
      {hasExamples && <ModelExamples page={page} />}
      <div className="text">
        <ModelFields page={page} />
        <UsedBy usedBy={page.usedBy} />
        <SharedAnchors shared={page.sharedAnchors} />
      </div>
    </div>
  );
}

function ModelHead({ page, actions }: { page: ModelPageData; actions: ReactNode }) {
  const usedBy = usedByInWords(page.usedBy);
  return (
    <>
      <Crumbs links={page.breadcrumbs} />
      <h1>{withBreaks(page.title, narrowRoom)}</h1>
      {actions}
      <RichTextBlock text={page.description} className="lead" />
      <ExternalDocsLink docs={page.externalDocs} />
      {usedBy && (
        <p className="usedby-line">
          <a href="#used-by">Used by {usedBy}</a>
        </p>
      )}
    </>
  );
}

function ModelExamples({ page: { examples, title } }: { page: ModelPageData }) {
  const labelled = examples.map((example, index) => ({
    key: `${index}`,
    label: example.label || example.name || `Example ${index + 1}`,
    example,
  }));
  return (
    <div className="beside samples single">
      <section className="panel">
        <div className="panel-head">
          <h2 className="panel-title">Example</h2>
          <CodeButtons label="Copy the example" />
        </div>
        <Examples examples={labelled} name="examples:example" label={`Example of ${title}`} />
      </section>
    </div>
  );
}
