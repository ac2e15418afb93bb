import type { OperationSection } from '../../reference/page';
import { DeprecatedMark } from './Marks';
import { Method } from './Method';
import { counted } from './words';

const most = 12;

/** The operations of the page, one line each; a long list folds. */
export function Overview({ operations }: { operations: OperationSection[] }) {
  if (operations.length === 0) return null;
  const folded = operations.slice(most);
  return (
    <nav className="overview" aria-label="Operations of this page">
      <h2>Operations</h2>
      <OverviewList operations={operations.slice(0, most)} />
      {folded.length > 0 && (
        <details className="more">
          <summary>
            <span className="when-closed">{counted(folded.length, 'more operation')}</span>{' '}
            <span className="when-open">Fewer operations</span>
          </summary>
          <OverviewList operations={folded} />
        </details>
      )}
    </nav>
  );
}

function OverviewList({ operations }: { operations: OperationSection[] }) {
  return (
    <ul>
      {operations.map(({ anchor, kind, method, title, path, deprecated }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>
            <Method method={kind === 'webhook' ? 'EVENT' : method} />
            <span className="title">
              {deprecated ? <s>{title}</s> : title} {deprecated && <DeprecatedMark />}
            </span>
            <code className="path">{path}</code>
          </a>
        </li>
      ))}
    </ul>
  );
}
