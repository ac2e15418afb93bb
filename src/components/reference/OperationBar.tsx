import clsx from 'clsx';
import { displayPath } from '../../reference/methods';
import type { OperationSection } from '../../reference/page';
import { withBreaks } from '../code/withBreaks';
import { Endpoint } from './Endpoint';

/** Columns of a path for which the bar has room on a phone, wherever it is beside the links, and in a wide window. */
const room = { phone: 30, beside: 64, wide: 96 };

/**
 * Method and path with links to the sections of an operation; at the top of the window while the operation is read. The bar
 * has one line for each, so that what is below it begins at a known height: a longer path is whole under the bar, too.
 */
export function OperationBar({ operation }: { operation: OperationSection }) {
  const path = displayPath(operation);
  const columns = columnsOf(path);
  return (
    <>
      <div className="op-bar">
        <Endpoint operation={operation} isOnOneLine />
        <p className="jumps">
          {jumpsOf(operation).map(({ label, anchor }) => (
            <a key={label} href={`#${anchor}`}>
              {label}
            </a>
          ))}
        </p>
      </div>
      {columns > room.phone && (
        <p className={clsx('whole-path', columns <= room.beside ? 'narrow' : columns <= room.wide && 'medium')}>
          <code>{withBreaks(path)}</code>
        </p>
      )}
    </>
  );
}

/** The columns that a text takes in a fixed-width font, where the letters of many scripts take two. */
function columnsOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (character < '\u1100' ? 1 : 2), 0);
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
