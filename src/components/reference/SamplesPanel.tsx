import type { OperationSection } from '../../reference/page';
import { BodyExamples } from './BodyExamples';
import { examplesOf } from './examplesOf';
import type { HeadingLevel } from './Heading';
import { RequestSamples } from './RequestSamples';
import { ResponseSamples } from './ResponseSamples';

/** Whether there is anything to show beside an operation. */
export function hasSamples({ samples, requestBody, responses }: OperationSection): boolean {
  const bodies = [requestBody?.mediaTypes ?? [], ...responses.map(({ mediaTypes }) => mediaTypes)];
  return samples.length > 0 || bodies.some((mediaTypes) => examplesOf(mediaTypes).length > 0);
}

/** Beside an operation: the request in each language, examples of its body, and of the responses. */
export function SamplesPanel({ operation, level }: { operation: OperationSection; level: HeadingLevel }) {
  return (
    <div className="beside samples">
      <RequestSamples operation={operation} level={level} />
      <BodyExamples
        body={operation.requestBody}
        title={operation.kind === 'operation' ? 'Request body' : 'Payload'}
        isSent={operation.request !== undefined}
        level={level}
      />
      <ResponseSamples responses={operation.responses} anchor={operation.anchor} level={level} />
    </div>
  );
}
