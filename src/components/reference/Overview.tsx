import { displayMethod } from '../../reference/methods';
import type { ApiPage, OperationLink, PagePart } from '../../reference/page';
import { counted } from '../../reference/words';
import { withBreaks } from '../code/withBreaks';
import { Method } from './Badges';
import { DeprecatedMark } from './SchemaLine';

/** Up to this many operations are all visible; of more, the first `shown`, so that unfolding is worthwhile. */
const maxVisible = 15;
const shown = 12;

/** The operations of the page, one line each; a long list folds. Those that were on it before are with their pages. */
export function Overview({ page }: { page: ApiPage }) {
  const operations = page.operations.map(
    ({ anchor, kind, method, title, path, deprecated }): OperationLink => ({
      ...{ label: title, href: `#${anchor}`, path, deprecated },
      method: displayMethod({ kind, method }),
    }),
  );
  const visible = operations.length > maxVisible ? shown : operations.length;
  const folded = operations.slice(visible);
  const { parts = [] } = page;
  const all = parts.reduce((sum, part) => sum + part.operations.length, operations.length);
  if (operations.length + parts.length === 0) return null;
  return (
    <nav className="overview" aria-label="Operations">
      {operations.length > 0 && <h2>{parts.length > 0 ? 'Operations on this page' : 'Operations'}</h2>}
      {operations.length > 0 && <OverviewList operations={operations.slice(0, visible)} />}
      {folded.length > 0 && (
        <details className="more">
          <summary>
            <span className="when-closed">{counted(folded.length, 'more operation')}</span>{' '}
            <span className="when-open">Fewer operations</span>
          </summary>
          <OverviewList operations={folded} />
        </details>
      )}
      {parts.length > 0 && <h2>Pages</h2>}
      {parts.map((part) => (
        <OverviewPart key={part.href} part={part} isOpen={all <= maxVisible} />
      ))}
    </nav>
  );
}

/** A page with operations that were on this one: a link to one of them stays, and the script follows it (`followMoved.ts`). */
function OverviewPart({ part: { label, href, operations }, isOpen }: { part: PagePart; isOpen: boolean }) {
  return (
    <details className="more part" data-moved="" open={isOpen}>
      <summary>
        <span>
          <a href={href}>{label}</a>, {counted(operations.length, 'operation')}
        </span>
      </summary>
      <OverviewList operations={operations} />
    </details>
  );
}

function OverviewList({ operations }: { operations: (OperationLink & { anchor?: string })[] }) {
  return (
    <ul className={operations.length === 1 ? 'single' : undefined}>
      {operations.map(({ href, method, label, path, deprecated, anchor }) => (
        <li key={href} id={anchor}>
          <a href={href}>
            <Method method={method} badge />
            <span className="title">
              {deprecated ? <s>{withBreaks(label)}</s> : withBreaks(label)} {deprecated && <DeprecatedMark />}
            </span>
            <code className="path">{withBreaks(path)}</code>
          </a>
        </li>
      ))}
    </ul>
  );
}
