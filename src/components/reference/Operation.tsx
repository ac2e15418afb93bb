import type { CallbackView, OperationSection, ParameterGroup } from '../../reference/page';
import { hasSamples } from '../../reference/words';
import { Servers } from './BaseUrl';
import { Endpoint } from './Endpoint';
import { Heading, type HeadingLevel, levelBelow } from './Heading';
import { OperationActions } from './OperationActions';
import { OperationBar } from './OperationBar';
import { OperationFacts } from './OperationFacts';
import { RequestBody } from './RequestBody';
import { Responses } from './Responses';
import { RichTextBlock } from './RichTextBlock';
import { FoldedSamples, SamplesPanel } from './SamplesPanel';
import { Fields } from './SchemaBody';
import { DeprecatedMark } from './SchemaLine';
import { haveFolds, SectionHead } from './SectionHead';

interface ServedOperation {
  operation: OperationSection;
  /** Whether the head of the page shows the base URLs of all its operations. */
  areServersShared: boolean;
}

/** An operation or webhook of an API page: text, parameters and body, samples beside them, then responses. */
export function Operation({ operation, areServersShared }: ServedOperation) {
  const isSampled = hasSamples(operation);
  return (
    <article className="op" aria-labelledby={operation.anchor}>
      <OperationHeading operation={operation} level={2} />
      <OperationBar operation={operation} />
      <div className={isSampled ? 'columns' : undefined}>
        <div className="text">
          <OperationIntro operation={operation} areServersShared={areServersShared} />
        </div>
        {isSampled && <FoldedSamples operation={operation} />}
        <div className="text">
          <OperationInput operation={operation} level={3} />
          <OperationOutput operation={operation} level={3} />
        </div>
      </div>
    </article>
  );
}

interface OperationProps {
  operation: OperationSection;
  level: HeadingLevel;
}

function OperationHeading({ operation: { anchor, title, deprecated, badges }, level }: OperationProps) {
  return (
    <Heading level={level} anchor={anchor} title={title} deprecated={deprecated} className="op-title">
      {deprecated && <DeprecatedMark />}
      {badges?.map((badge) => (
        <b className="mark" key={badge}>
          {badge}
        </b>
      ))}
    </Heading>
  );
}

/** Description and facts. */
function OperationIntro({ operation, areServersShared }: ServedOperation) {
  return (
    <>
      <RichTextBlock text={operation.description} className="op-text" />
      <OperationFacts operation={operation} />
      <Servers operation={operation} areShared={areServersShared} />
      <OperationActions operation={operation} />
    </>
  );
}

/** What the operation takes. */
function OperationInput({ operation, level }: OperationProps) {
  const { parameters, requestBody, method, kind } = operation;
  return (
    <>
      <Parameters groups={parameters} level={level} />
      <RequestBody body={requestBody} method={kind === 'operation' ? method : ''} level={level} />
    </>
  );
}

/** What the operation returns, and what it calls. */
function OperationOutput({ operation, level }: OperationProps) {
  const { responses, callbacks, sectionAnchors } = operation;
  return (
    <>
      <Responses responses={responses} anchor={sectionAnchors?.responses} level={level} />
      <Callbacks callbacks={callbacks} level={level} />
    </>
  );
}

/** Requests that the platform sends back while it serves an operation, each folded. */
function Callbacks({ callbacks, level }: { callbacks: CallbackView[]; level: HeadingLevel }) {
  if (callbacks.length === 0) return null;
  return (
    <section>
      <SectionHead level={level} title="Callbacks" foldable>
        <span className="count">{callbacks.length}</span>
      </SectionHead>
      {callbacks.map(({ name, anchor, description, operations }) => (
        <details className="response callback" key={anchor} id={anchor}>
          <summary>
            <code className="what">{name}</code>
          </summary>
          <div className="response-body">
            <RichTextBlock text={description} />
            {operations.map((operation) => (
              <CallbackOperation key={operation.anchor} operation={operation} level={levelBelow(level)} />
            ))}
          </div>
        </details>
      ))}
    </section>
  );
}

/** An operation inside a callback: everything in one column, headings one step lower. */
function CallbackOperation({ operation, level }: OperationProps) {
  return (
    <article className="callback-op" aria-labelledby={operation.anchor}>
      <OperationHeading operation={operation} level={level} />
      <Endpoint operation={operation} />
      <OperationIntro operation={operation} areServersShared={false} />
      <OperationInput operation={operation} level={levelBelow(level)} />
      {hasSamples(operation) && <SamplesPanel operation={operation} level={levelBelow(level)} />}
      <OperationOutput operation={operation} level={levelBelow(level)} />
    </article>
  );
}

/** Parameters, by the place where they are sent. */
function Parameters({ groups, level }: { groups: ParameterGroup[]; level: HeadingLevel }) {
  return groups
    .filter(({ fields }) => fields.length > 0)
    .map(({ place, title, anchor, fields }) => (
      <section key={place}>
        <SectionHead level={level} anchor={anchor} title={title} foldable={haveFolds(fields)}>
          <span className="count">{fields.length}</span>
        </SectionHead>
        <Fields fields={fields} />
      </section>
    ));
}
