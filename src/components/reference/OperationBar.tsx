import type { OperationSection } from '../../reference/page';
import { Endpoint } from './Endpoint';

/** Method and path with links to the sections of an operation; at the top of the window while the operation is read. */
export function OperationBar({ operation }: { operation: OperationSection }) {
  return (
    <div className="op-bar">
      <Endpoint operation={operation} />
      <p className="jumps">
        {jumpsOf(operation).map(({ label, anchor }) => (
          <a key={label} href={`#${anchor}`}>
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}

function jumpsOf(operation: OperationSection): { label: string; anchor: string }[] {
  const { parameters, requestBody, sectionAnchors } = operation;
  const all = [
    { label: 'Parameters', anchor: parameters.find(({ fields }) => fields.length > 0)?.anchor },
    { label: 'Body', anchor: requestBody?.anchor },
    { label: 'Responses', anchor: sectionAnchors?.responses },
    { label: 'Sample', anchor: sectionAnchors?.sample },
  ];
  return all.flatMap(({ label, anchor }) => (anchor === undefined ? [] : [{ label, anchor }]));
}
