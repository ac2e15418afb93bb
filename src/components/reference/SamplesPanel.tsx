import type { OperationSection } from '../../reference/page';
import { BodyExamples } from './BodyExamples';
import { examplesOf } from './Examples';
import type { HeadingLevel } from './Heading';
import { RequestSamples } from './RequestSamples';
import { ResponseSamples } from './ResponseSamples';

/** Whether there is anything to show beside an operation. */
export function hasSamples({ samples, requestBody, responses }: OperationSection): boolean {
  const bodies = [requestBody?.mediaTypes ?? [], ...responses.map(({ mediaTypes }) => mediaTypes)];
  return samples.length > 0 || bodies.some((mediaTypes) => examplesOf(mediaTypes).length > 0);
}

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
