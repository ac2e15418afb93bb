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

/** Beside an operation, in one box that scrolls: the choice of a body, the request in each language, the responses. */
export function SamplesPanel({ operation, level }: { operation: OperationSection; level: HeadingLevel }) {
  return (
    <div className="beside samples">
      <BodyExamples operation={operation} level={level} />
      <RequestSamples operation={operation} level={level} />
      <ResponseSamples responses={operation.responses} anchor={operation.anchor} level={level} />
    </div>
  );
}
