import type { OperationSection } from '../../reference/page';
import { BodyExamples } from './BodyExamples';
import type { HeadingLevel } from './Heading';
import { RequestSamples } from './RequestSamples';
import { ResponseSamples } from './ResponseSamples';

/** The samples beside an operation. On a phone they follow its description, folded. */
export function FoldedSamples({ operation }: { operation: OperationSection }) {
  return (
    <details className="beside more" id={operation.sectionAnchors?.sample}>
      <summary>Sample</summary>
      <SamplesPanel operation={operation} level={3} />
    </details>
  );
}

/** In one box that scrolls: the choice of a body, the request in each language, the responses. */
export function SamplesPanel({ operation, level }: { operation: OperationSection; level: HeadingLevel }) {
  return (
    <div className="samples">
      <BodyExamples operation={operation} level={level} />
      <RequestSamples operation={operation} level={level} />
      <ResponseSamples responses={operation.responses} anchor={operation.anchor} level={level} />
    </div>
  );
}
